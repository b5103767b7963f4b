import type { EntityManager } from 'typeorm';
import { emailDomain } from '../domain/leads/email-address.js';
import type { WorsenedCheck } from '../generated/types.js';
import { emitEvent } from '../store/database/outbox/queries.js';
import type { MailboxEntity } from '../store/entities.js';

/** Emits that a mailbox rests, because servers refuse its messages. */
export async function emitMailboxGuard(
  tx: EntityManager,
  { account_id, id, email }: Pick<MailboxEntity, 'account_id' | 'id' | 'email'>,
  message: string,
  restsUntil: Date,
  now: Date,
): Promise<void> {
  const payload = {
    mailbox_id: id,
    mailbox_email: email,
    message,
    rests_until: restsUntil.toISOString(),
  };
  await emitEvent(tx, account_id, 'mailbox.guard_tripped', payload, now);
}

/** Emits that checks of the DNS of a mailbox became worse. */
export async function emitHealthWorsened(
  tx: EntityManager,
  { account_id, id, email }: Pick<MailboxEntity, 'account_id' | 'id' | 'email'>,
  checks: WorsenedCheck[],
  checkedAt: Date,
  now: Date,
): Promise<void> {
  const payload = {
    mailbox_id: id,
    mailbox_email: email,
    domain: emailDomain(email),
    checked_at: checkedAt.toISOString(),
    checks,
  };
  await emitEvent(tx, account_id, 'mailbox.health_worsened', payload, now);
}

/** Emits the event that tests an account's webhook; returns its id. */
export function emitWebhookTest(tx: EntityManager, accountId: string, now: Date): Promise<string> {
  const message = 'This is a test: your endpoint receives events.';
  return emitEvent(tx, accountId, 'webhook.test', { message }, now);
}
