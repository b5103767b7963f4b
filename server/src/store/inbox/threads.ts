import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import type { CampaignEntity, Flag, ThreadRow } from '../entities.js';
import { toBin } from '../database/ids.js';
import type { TagKind } from '../tags/entities.js';
import { tagListSql } from '../tags/queries.js';

/** The tags of threads. */
export const threadTagKind: TagKind = {
  tags: 'thread_tags',
  links: 'thread_tag_links',
  owner: 'thread_id',
};

/** A thread as lists and details show it, with the tags (see `presentTagList`). */
export type ThreadDetailRow = ThreadRow & {
  campaign_name: string | null;
  mailbox_email: string;
  lead_email: string;
  lead_name: string | null;
  tag_list: string | null;
};

/**
 * SELECT … FROM of threads `h` with what they show of their campaign, mailbox and lead. Servers would rather look through
 * the addresses of all mailboxes for each thread than read a mailbox by its key.
 */
export const threadDetailSql = `SELECT h.*, c.name AS campaign_name, m.email AS mailbox_email, l.email AS lead_email,
    COALESCE(l.name, NULLIF(CONCAT_WS(' ', l.first_name, l.last_name), '')) AS lead_name,
    ${tagListSql(threadTagKind, 'h')} AS tag_list
  FROM threads h
  JOIN campaigns c ON c.account_id = h.account_id AND c.id = h.campaign_id
  JOIN mailboxes m FORCE INDEX (PRIMARY) ON m.account_id = h.account_id AND m.id = h.mailbox_id
  JOIN leads l ON l.account_id = h.account_id AND l.id = h.lead_id`;

const readSql = `${threadDetailSql} WHERE h.account_id = ? AND h.id = ?`;

/** Reads a thread in one prepared statement; null when there is none. */
export async function readThread(
  database: Database,
  accountId: string,
  id: string,
): Promise<ThreadDetailRow | null> {
  const key = [toBin(accountId), toBin(id)];
  const [row] = await database.prepared<ThreadDetailRow>(readSql, key);
  return row ?? null;
}

/** As {@link readThread}, within a transaction: sees what it wrote. */
export async function readThreadIn(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<ThreadDetailRow | null> {
  const [row] = await tx.query<ThreadDetailRow[]>(readSql, [toBin(accountId), toBin(id)]);
  return row ?? null;
}

/** Whether there is a thread. */
export async function threadExists(db: EntityManager, accountId: string, id: string): Promise<boolean> {
  const rows = await db.query<unknown[]>('SELECT 1 FROM threads WHERE account_id = ? AND id = ?', [
    toBin(accountId),
    toBin(id),
  ]);
  return rows.length > 0;
}

/** Of the campaign of a thread: whether it is one of an external platform, which is only read here, and whether it was deleted. */
export async function threadCampaign(
  db: EntityManager,
  { account_id, campaign_id }: Pick<ThreadRow, 'account_id' | 'campaign_id'>,
): Promise<{ isExternal: boolean; isDeleted: boolean }> {
  const [row] = await db.query<Pick<CampaignEntity, 'source' | 'deleted_at'>[]>(
    'SELECT source, deleted_at FROM campaigns WHERE account_id = ? AND id = ?',
    [account_id, campaign_id],
  );
  return { isExternal: row?.source === 'external', isDeleted: row?.deleted_at != null };
}

/** How a thread is kept, beside its category. */
export interface ThreadTriage {
  conversation_status?: ThreadRow['conversation_status'];
  unread?: Flag;
}

/** Changes how a thread is kept that the transaction holds locked. */
export async function triageThread(
  tx: EntityManager,
  { account_id, id }: Pick<ThreadRow, 'account_id' | 'id'>,
  change: ThreadTriage,
  now: Date,
): Promise<void> {
  const columns = Object.keys(change);
  if (columns.length === 0) return;
  await tx.query(
    `UPDATE threads SET ${columns.map(column => `${column} = ?, `).join('')}updated_at = ?
     WHERE account_id = ? AND id = ?`,
    [...Object.values(change), now, account_id, id],
  );
}
