import type { EntityManager } from 'typeorm';
import type { EventType } from '../../generated/events.js';
import type { Database } from '../database/database.js';
import type { EventRow } from '../entities.js';
import { fromBin, newId, toBin } from '../database/ids.js';

/** An event as the log has it. */
export type LoggedEvent = Pick<EventRow, 'id' | 'type' | 'payload' | 'created_at'>;

/** A page of the event log. */
export interface EventPage {
  rows: LoggedEvent[];
  /** Whether events follow the page, as far as the log may be read now. */
  hasMore: boolean;
  /** The last event that was read, of another type where only one was asked for; null when there was none. */
  readTo: string | null;
}

/**
 * Events younger than this are not read yet. It covers the moment between the making of an id and its row, and clocks of
 * several machines that differ; transactions that take longer are seen by {@link readEvents}.
 */
const settleMs = 2_000;

/**
 * Reads the log after an event (null: from its beginning), oldest first, so that a reader who goes on from the last id
 * misses nothing.
 *
 * Ids order events by the time when they were made, but a transaction that made its event early may commit late: after a
 * reader has gone past. So the log ends, for now, at the first event that is written and not committed: a dirty read
 * sees it, the read of the rows does not. Nobody waits for anybody.
 */
export async function readEvents(
  database: Database,
  accountId: string,
  after: string | null,
  options: { type?: EventType; limit: number },
): Promise<EventPage> {
  const { limit, type } = options;
  const [account, from, until] = [
    toBin(accountId),
    after === null ? Buffer.alloc(16) : toBin(after),
    settledUntil(),
  ];
  const written = await database.manager.transaction('READ UNCOMMITTED', tx =>
    tx.query<{ id: Buffer }[]>(
      `SELECT id FROM events WHERE account_id = ? AND id > ? AND id < ? ${type ? 'AND type = ?' : ''}
       ORDER BY id LIMIT ?`,
      [account, from, until, ...(type ? [type] : []), limit + 1],
    ),
  );
  const found = await committedOf(database.manager, account, written);
  const open = written.findIndex(({ id }, index) => !found[index]?.id.equals(id));
  const committed = open < 0 ? found : found.slice(0, open);
  const [rows, hasMore] = [committed.slice(0, limit), committed.length > limit];
  // Where no other of the type may come, all others up to here are done with: a rare type's reader stays in the log.
  const isEnd = type !== undefined && open < 0 && !hasMore;
  const last = isEnd ? await lastEvent(database.manager, account, from, until) : rows.at(-1);
  return { rows, hasMore, readTo: last ? fromBin(last.id) : null };
}

async function committedOf(db: EntityManager, account: Buffer, written: readonly { id: Buffer }[]) {
  if (written.length === 0) return [];
  return db.query<LoggedEvent[]>(
    'SELECT id, type, payload, created_at FROM events WHERE account_id = ? AND id IN (?) ORDER BY id',
    [account, written.map(({ id }) => id)],
  );
}

async function lastEvent(db: EntityManager, account: Buffer, from: Buffer, until: Buffer) {
  const [last] = await db.query<{ id: Buffer }[]>(
    'SELECT id FROM events WHERE account_id = ? AND id > ? AND id < ? ORDER BY id DESC LIMIT 1',
    [account, from, until],
  );
  return last;
}

/** Whether the log can be read on after an event of the account: it holds it, or has forgotten none that came after it. */
export async function canReadAfter(db: EntityManager, accountId: string, id: string): Promise<boolean> {
  const key = [toBin(accountId), toBin(id)];
  const rows = await db.query<unknown[]>(
    `SELECT 1 FROM events WHERE account_id = ? AND id = ?
     UNION ALL SELECT 1 FROM event_logs WHERE account_id = ? AND forgotten_id = ?`,
    [...key, ...key],
  );
  return rows.length > 0;
}

/** The least id that an event made `settleMs` ago can have: ids carry the time of the machine, so this asks a new one. */
function settledUntil(): Buffer {
  const id = toBin(newId());
  const bound = Buffer.alloc(16);
  bound.writeUIntBE(id.readUIntBE(0, 6) - settleMs, 0, 6);
  return bound;
}

/**
 * Forgets at most `limit` events that happened before a time, with the attempts at their delivery, over all accounts;
 * answers how many. The ids of an account's events are in the order in which they happened: an index of their times would
 * be one entry more for each event to write.
 */
export async function purgeEvents(tx: EntityManager, before: Date, limit: number): Promise<number> {
  const accounts = await tx.query<{ id: Buffer }[]>(
    `SELECT id FROM accounts WHERE
       (SELECT created_at FROM events WHERE account_id = accounts.id ORDER BY events.id LIMIT 1) < ?`,
    [before],
  );
  let left = limit;
  for (const { id } of accounts) if (left > 0) left -= await purgeEventsOf(tx, id, before, left);
  return limit - left;
}

/** Forgets at most `limit` events of one account, as {@link purgeEvents} does. */
export async function purgeEventsOf(
  tx: EntityManager,
  accountId: Buffer,
  before: Date,
  limit: number,
): Promise<number> {
  const rows = await tx.query<{ id: Buffer; created_at: Date }[]>(
    'SELECT id, created_at FROM events WHERE account_id = ? ORDER BY id LIMIT ?',
    [accountId, limit],
  );
  const kept = rows.findIndex(row => row.created_at >= before);
  const ids = (kept < 0 ? rows : rows.slice(0, kept)).map(row => row.id);
  if (ids.length === 0) return 0;
  await tx.query('DELETE FROM webhook_attempts WHERE account_id = ? AND event_id IN (?)', [accountId, ids]);
  await tx.query('DELETE FROM events WHERE account_id = ? AND id IN (?)', [accountId, ids]);
  await tx.query(
    `INSERT INTO event_logs (account_id, forgotten_id) VALUES (?, ?)
     ON DUPLICATE KEY UPDATE forgotten_id = VALUES(forgotten_id)`,
    [accountId, ids.at(-1)],
  );
  return ids.length;
}
