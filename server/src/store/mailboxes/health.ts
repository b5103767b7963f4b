import { In, IsNull, LessThanOrEqual, Not, type EntityManager } from 'typeorm';
import { emailDomain } from '../../domain/leads/email-address.js';
import { withSeenKeys } from '../../domain/mailbox-health/domain-checks.js';
import type { KnownResults } from '../../domain/mailbox-health/health.js';
import { sendingStates } from '../../domain/sending/mailbox-pace.js';
import { mailboxes, type MailboxEntity } from './entities.js';
import { lockMailbox } from './repository.js';

/** A mailbox whose DNS is to be checked. */
export type UncheckedMailbox = Pick<
  MailboxEntity,
  'account_id' | 'id' | 'email' | 'settings' | 'health_checked_at'
>;

/**
 * Returns connected mailboxes of all accounts whose DNS was last checked at a time or before, those first that were never
 * checked. Reads the whole table, which is small, a few times an hour: no index is kept for it.
 */
export function listUncheckedMailboxes(
  db: EntityManager,
  before: Date,
  limit: number,
): Promise<UncheckedMailbox[]> {
  const connected = { provider: Not('sandbox' as const), status: In(sendingStates), deleted_at: IsNull() };
  return db.getRepository(mailboxes).find({
    select: { account_id: true, id: true, email: true, settings: true, health_checked_at: true },
    where: [
      { ...connected, health_checked_at: IsNull() },
      { ...connected, health_checked_at: LessThanOrEqual(before) },
    ],
    order: { health_checked_at: 'ASC' },
    take: limit,
  });
}

/** Stores what is known of the DNS of a mailbox, and when it was checked. */
export async function storeHealth(
  tx: EntityManager,
  { account_id, id }: Pick<MailboxEntity, 'account_id' | 'id'>,
  health: KnownResults,
  checkedAt: Date,
): Promise<void> {
  await tx.getRepository(mailboxes).update({ account_id, id }, { health, health_checked_at: checkedAt });
}

/** Notes the DKIM keys of a mail that a mailbox sent to itself, by the names of their records. */
export async function noteDkimKeys(
  tx: EntityManager,
  { accountId, id }: { accountId: string; id: string },
  seen: readonly string[],
): Promise<void> {
  const mailbox = await lockMailbox(tx, accountId, id);
  if (!mailbox) return;
  const { settings, email } = mailbox;
  const dkim_keys = withSeenKeys(emailDomain(email), settings.dkim_keys ?? [], seen);
  if (String(dkim_keys) === String(settings.dkim_keys ?? [])) return;
  await tx
    .getRepository(mailboxes)
    .update({ account_id: accountId, id }, { settings: { ...settings, dkim_keys } });
}
