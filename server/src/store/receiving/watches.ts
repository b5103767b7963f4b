import type { EntityManager } from 'typeorm';
import { mailboxes, type MailboxEntity } from '../entities.js';
import type { Row } from '../database/columns.js';
import { toEntities } from '../database/entity.js';
import { toBin } from '../database/ids.js';
import { inbox } from './cursors.js';

/** A mailbox that one worker waits at for word of new mail. Ids are UUIDs. */
export interface WatchKey {
  accountId: string;
  mailboxId: string;
}

/** Whose a watch is, and until when: after that any worker may take it. */
export interface WatchLease {
  owner: string;
  until: Date;
}

/** A mailbox that nothing has left for as long has hardly an answer to wait for. */
const activeMs = 30 * 24 * 60 * 60_000;

/** Mailboxes whose mail is read without trouble, and that no other worker watches. */
const watchable = `FROM mailboxes m FORCE INDEX (%)
  JOIN inbound_cursors c ON c.account_id = m.account_id AND c.mailbox_id = m.id AND c.folder = ?
  LEFT JOIN inbox_watches w ON w.account_id = m.account_id AND w.mailbox_id = m.id
 WHERE m.last_sent_at > ? AND m.status IN ('connected', 'paused') AND m.deleted_at IS NULL
   AND c.due_at IS NOT NULL AND c.last_error IS NULL AND (w.until IS NULL OR w.until <= ? OR w.owner = ?)`;

/** Mailboxes that `owner` watches or may watch, those that were at work last first. */
export async function watchableInboxes(
  db: EntityManager,
  owner: string,
  now: Date,
  limit: number,
): Promise<MailboxEntity[]> {
  const rows = await db.query<Row<typeof mailboxes>[]>(
    `SELECT STRAIGHT_JOIN m.* ${watchable.replace('%', 'active')} ORDER BY m.last_sent_at DESC LIMIT ?`,
    [...bounds(owner, now), limit],
  );
  return toEntities(mailboxes, rows);
}

/** Those among some mailboxes that `owner` may watch on. */
export async function watchableAmong(
  db: EntityManager,
  owner: string,
  keys: readonly WatchKey[],
  now: Date,
): Promise<MailboxEntity[]> {
  if (keys.length === 0) return [];
  const rows = await db.query<Row<typeof mailboxes>[]>(
    `SELECT STRAIGHT_JOIN m.* ${watchable.replace('%', 'PRIMARY')} AND (m.account_id, m.id) IN (?)`,
    [...bounds(owner, now), keyPairs(keys)],
  );
  return toEntities(mailboxes, rows);
}

function bounds(owner: string, now: Date): unknown[] {
  return [inbox, new Date(now.getTime() - activeMs), now, toBin(owner)];
}

/** The watch that a mailbox's row is about. */
export function watchKey({ account_id, id }: Pick<MailboxEntity, 'account_id' | 'id'>): WatchKey {
  return { accountId: account_id, mailboxId: id };
}

/** Takes a watch that is free or has run out; false when another worker has it. */
export async function takeWatch(
  db: EntityManager,
  { accountId, mailboxId }: WatchKey,
  { owner, until }: WatchLease,
  now: Date,
): Promise<boolean> {
  const key = [toBin(accountId), toBin(mailboxId)];
  await db.query(
    `INSERT INTO inbox_watches (account_id, mailbox_id, owner, until) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE
       owner = IF(until <= ?, VALUES(owner), owner),
       until = IF(owner = VALUES(owner), VALUES(until), until)`,
    [...key, toBin(owner), until, now],
  );
  const [row] = await db.query<{ owner: Buffer }[]>(
    'SELECT owner FROM inbox_watches WHERE account_id = ? AND mailbox_id = ?',
    key,
  );
  return row !== undefined && row.owner.equals(toBin(owner));
}

/** Makes watches last longer; of those that another worker has taken it changes nothing. */
export async function renewWatches(
  db: EntityManager,
  keys: readonly WatchKey[],
  { owner, until }: WatchLease,
): Promise<void> {
  if (keys.length === 0) return;
  await db.query('UPDATE inbox_watches SET until = ? WHERE owner = ? AND (account_id, mailbox_id) IN (?)', [
    until,
    toBin(owner),
    keyPairs(keys),
  ]);
}

/** Gives a watch back; nothing happens when another worker has it by now. */
export async function releaseWatch(
  db: EntityManager,
  { accountId, mailboxId }: WatchKey,
  owner: string,
): Promise<void> {
  await db.query('DELETE FROM inbox_watches WHERE account_id = ? AND mailbox_id = ? AND owner = ?', [
    toBin(accountId),
    toBin(mailboxId),
    toBin(owner),
  ]);
}

function keyPairs(keys: readonly WatchKey[]): Buffer[][] {
  return keys.map(({ accountId, mailboxId }) => [toBin(accountId), toBin(mailboxId)]);
}
