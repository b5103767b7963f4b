import type { EntityManager } from 'typeorm';
import { sendingStates } from '../../domain/mailbox-pace.js';
import { fromBin, toBin } from '../database/ids.js';
import { uuidText } from '../database/sql.js';

/** Which of these mailboxes exist. */
export async function existingMailboxes(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.query<{ id: Buffer }[]>(
    'SELECT id FROM mailboxes WHERE account_id = ? AND id IN (?) AND deleted_at IS NULL',
    [toBin(accountId), ids.map(toBin)],
  );
  return new Set(rows.map(row => fromBin(row.id)));
}

/** Whether a mailbox that sends is attached to the campaign, also one that rests after trouble: it sends again by itself. */
export async function hasSendingMailbox(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<boolean> {
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM campaign_mailboxes l
       JOIN mailboxes m ON m.account_id = l.account_id AND m.id = l.mailbox_id
      WHERE l.account_id = ? AND l.campaign_id = ? AND m.status IN (?) AND m.deleted_at IS NULL LIMIT 1`,
    [toBin(accountId), toBin(campaignId), sendingStates],
  );
  return rows.length > 0;
}

/** Makes these the only mailboxes of a campaign; those that it had already keep their place. */
export async function replaceMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxIds: readonly string[],
  now: Date,
): Promise<void> {
  const kept = mailboxIds.length > 0 ? 'AND mailbox_id NOT IN (?)' : '';
  await tx.query(`DELETE FROM campaign_mailboxes WHERE account_id = ? AND campaign_id = ? ${kept}`, [
    toBin(accountId),
    toBin(campaignId),
    ...(mailboxIds.length > 0 ? [mailboxIds.map(toBin)] : []),
  ]);
  await addMailboxes(tx, accountId, campaignId, mailboxIds, now);
  if (mailboxIds.length === 0) await repeatMailboxes(tx, accountId, campaignId);
}

/** Attaches mailboxes to a campaign; those that it has already stay. */
export async function addMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxIds: readonly string[],
  now: Date,
): Promise<void> {
  if (mailboxIds.length === 0) return;
  const [account, campaign] = [toBin(accountId), toBin(campaignId)];
  await tx.query(
    'INSERT IGNORE INTO campaign_mailboxes (account_id, campaign_id, mailbox_id, created_at) VALUES ?',
    [mailboxIds.map(id => [account, campaign, toBin(id), now])],
  );
  await repeatMailboxes(tx, accountId, campaignId);
}

/** Takes mailboxes off a campaign. People who were written to from one of them keep it. */
export async function removeMailboxes(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  mailboxIds: readonly string[],
): Promise<void> {
  if (mailboxIds.length === 0) return;
  await tx.query(
    'DELETE FROM campaign_mailboxes WHERE account_id = ? AND campaign_id = ? AND mailbox_id IN (?)',
    [toBin(accountId), toBin(campaignId), mailboxIds.map(toBin)],
  );
  await repeatMailboxes(tx, accountId, campaignId);
}

/** Writes the list of a campaign's mailboxes into its row, where reads find it. */
async function repeatMailboxes(tx: EntityManager, accountId: string, campaignId: string): Promise<void> {
  await tx.query(
    `UPDATE campaigns c SET c.mailbox_list =
        (SELECT GROUP_CONCAT(${uuidText('m.mailbox_id')} ORDER BY m.created_at, m.mailbox_id)
           FROM campaign_mailboxes m WHERE m.account_id = c.account_id AND m.campaign_id = c.id)
      WHERE c.account_id = ? AND c.id = ?`,
    [toBin(accountId), toBin(campaignId)],
  );
}
