import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { sendingStates } from '../../domain/sending/mailbox-pace.js';
import { mailboxes } from '../mailboxes/entities.js';
import { campaignMailboxes } from './entities.js';
import { writeMailboxList } from './queries.js';

/** Returns the ids of those of these mailboxes that exist. */
export async function existingMailboxes(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const found = await db.getRepository(mailboxes).find({
    select: { id: true },
    where: { account_id: accountId, id: In([...ids]), deleted_at: IsNull() },
  });
  return new Set(found.map(({ id }) => id));
}

/** Whether a mailbox that sends is attached to the campaign; one that rests after trouble counts, as it recovers by itself. */
export function hasSendingMailbox(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<boolean> {
  return db
    .getRepository(campaignMailboxes)
    .createQueryBuilder('link')
    .innerJoin(
      'mailboxes',
      'mailbox',
      'mailbox.account_id = link.account_id AND mailbox.id = link.mailbox_id',
    )
    .where({ account_id: accountId, campaign_id: campaignId })
    .andWhere('mailbox.status IN (:...sendingStates) AND mailbox.deleted_at IS NULL', { sendingStates })
    .getExists();
}

/** Makes these the only mailboxes of a campaign; those that it had already keep their place. */
export async function replaceMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxIds: readonly string[],
  now: Date,
): Promise<void> {
  const others = mailboxIds.length > 0 ? { mailbox_id: Not(In([...mailboxIds])) } : {};
  const campaign = { account_id: accountId, campaign_id: campaignId };
  await tx.getRepository(campaignMailboxes).delete({ ...campaign, ...others });
  await addMailboxes(tx, accountId, campaignId, mailboxIds, now);
  if (mailboxIds.length === 0) await writeMailboxList(tx, accountId, campaignId);
}

/** Attaches mailboxes to a campaign; those that it had already stay. */
export async function addMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxIds: readonly string[],
  now: Date,
): Promise<void> {
  if (mailboxIds.length === 0) return;
  const added = { account_id: accountId, campaign_id: campaignId, created_at: now };
  await tx
    .createQueryBuilder()
    .insert()
    .into(campaignMailboxes)
    .values(mailboxIds.map(mailbox_id => ({ ...added, mailbox_id })))
    .orIgnore()
    .execute();
  await writeMailboxList(tx, accountId, campaignId);
}

/** Detaches mailboxes from a campaign. People who were written to from one of them keep it. */
export async function removeMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxIds: readonly string[],
): Promise<void> {
  if (mailboxIds.length === 0) return;
  const links = { account_id: accountId, campaign_id: campaignId, mailbox_id: In([...mailboxIds]) };
  await tx.getRepository(campaignMailboxes).delete(links);
  await writeMailboxList(tx, accountId, campaignId);
}
