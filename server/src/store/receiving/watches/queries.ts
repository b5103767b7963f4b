// SQL, because the join must follow the index of recent activity, and a watch changes hands by comparing what it sets.
import type { EntityManager } from 'typeorm';
import { inboxWatches, inbox } from '../repository.js';
import type { Entity, Row } from '../../database/columns.js';
import { toEntities } from '../../database/entity.js';
import { toBin } from '../../database/ids.js';
import { keyRows } from '../../database/sql.js';
import { mailboxes } from '../../entities.js';

/** A mailbox at which one worker waits for new mail. Ids are UUIDs. */
export interface WatchKey {
  accountId: string;
  mailboxId: string;
}

/** Which worker has a watch, and until when: after that any worker may acquire it. */
export interface WatchLease {
  owner: string;
  until: Date;
}

/** A mailbox that has sent nothing for as long hardly expects a reply. */
const activeMs = 30 * 24 * 60 * 60_000;

/** Mailboxes whose mail is read without trouble, and that no other worker watches. */
const watchable = `FROM mailboxes m FORCE INDEX (%)
  JOIN inbound_cursors c ON c.account_id = m.account_id AND c.mailbox_id = m.id AND c.folder = ?
  LEFT JOIN inbox_watches w ON w.account_id = m.account_id AND w.mailbox_id = m.id
 WHERE m.last_sent_at > ? AND m.status IN ('connected', 'paused') AND m.deleted_at IS NULL
   AND c.due_at IS NOT NULL AND c.last_error IS NULL AND (w.until IS NULL OR w.until <= ? OR w.owner = ?)`;

type WatchableMailbox = Entity<typeof mailboxes>;

/** Returns mailboxes that `owner` watches or may watch, the most recently active first. */
export async function watchableInboxes(
  db: EntityManager,
  owner: string,
  now: Date,
  limit: number,
): Promise<WatchableMailbox[]> {
  const rows = await db.query<Row<typeof mailboxes>[]>(
    `SELECT STRAIGHT_JOIN m.* ${watchable.replace('%', 'active')} ORDER BY m.last_sent_at DESC LIMIT ?`,
    [...bounds(owner, now), limit],
  );
  return toEntities(mailboxes, rows);
}

/** Returns those of some mailboxes that `owner` may keep watching. */
export async function watchableAmong(
  db: EntityManager,
  owner: string,
  keys: readonly WatchKey[],
  now: Date,
): Promise<WatchableMailbox[]> {
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

/** Returns the key of a mailbox's watch. */
export function watchKey({ account_id, id }: Pick<WatchableMailbox, 'account_id' | 'id'>): WatchKey {
  return { accountId: account_id, mailboxId: id };
}

/** Acquires a watch that is free or has expired; false when another worker has it. */
export async function takeWatch(
  db: EntityManager,
  { accountId, mailboxId }: WatchKey,
  { owner, until }: WatchLease,
  now: Date,
): Promise<boolean> {
  await db.query(
    `INSERT INTO inbox_watches (account_id, mailbox_id, owner, until) VALUES (?, ?, ?, ?)
     ON DUPLICATE KEY UPDATE
       owner = IF(until <= ?, VALUES(owner), owner),
       until = IF(owner = VALUES(owner), VALUES(until), until)`,
    [toBin(accountId), toBin(mailboxId), toBin(owner), until, now],
  );
  const watch = { account_id: accountId, mailbox_id: mailboxId, owner };
  return db.getRepository(inboxWatches).existsBy(watch);
}

/** Renews watches, except those that another worker has acquired. */
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

/** Ends a watch; does nothing when another worker has it by now. */
export async function releaseWatch(
  db: EntityManager,
  { accountId, mailboxId }: WatchKey,
  owner: string,
): Promise<void> {
  await db.getRepository(inboxWatches).delete({ account_id: accountId, mailbox_id: mailboxId, owner });
}

function keyPairs(keys: readonly WatchKey[]): readonly Buffer[][] {
  return keyRows(keys.map(({ accountId, mailboxId }) => [toBin(accountId), toBin(mailboxId)]));
}
