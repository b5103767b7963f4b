// SQL, because the end of the log is found by a dirty read, and accounts to purge by their first event each.
import type { EntityManager } from 'typeorm';
import type { EventType } from '../../../generated/events.js';
import type { Row } from '../../database/columns.js';
import type { Database } from '../../database/database.js';
import { toEntities } from '../../database/entity.js';
import { fromBin, newIdBytes, toBin } from '../../database/ids.js';
import { erasedEvent, events, type EventEntity } from '../entities.js';

type LogColumn = 'id' | 'type' | 'payload' | 'created_at';

/** An event as the log has it. */
export type LoggedEvent = Pick<EventEntity, LogColumn>;

/** A page of the event log. */
export interface EventPage {
  rows: LoggedEvent[];
  /** Whether events follow the page, as far as the log may be read now. */
  hasMore: boolean;
  /** The last event that was read, of another type where only one was asked for; null when there was none. */
  readTo: string | null;
}

/**
 * Events younger than this are not read yet. It covers the time between the making of an id and its row, and clocks of
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
      `SELECT id FROM events WHERE account_id = ? AND id > ? AND id < ? AND ${type ? 'type = ?' : `type <> '${erasedEvent}'`}
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
  const readTo = last ? fromBin(last.id) : null;
  return { rows: toEntities(events, rows), hasMore, readTo };
}

async function committedOf(db: EntityManager, account: Buffer, written: readonly { id: Buffer }[]) {
  if (written.length === 0) return [];
  return db.query<Pick<Row<typeof events>, LogColumn>[]>(
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

/** The least id that an event made `settleMs` ago can have: ids carry the time of the machine, so this asks a new one. */
function settledUntil(): Buffer {
  const bound = Buffer.alloc(16);
  bound.writeUIntBE(newIdBytes().readUIntBE(0, 6) - settleMs, 0, 6);
  return bound;
}

/**
 * Returns accounts whose first event happened before a time. The ids of an account's events are in the order in which
 * they happened: an index of their times would be one entry more for each event to write.
 */
export async function accountsWithEventsBefore(db: EntityManager, before: Date): Promise<string[]> {
  const accounts = await db.query<{ id: Buffer }[]>(
    `SELECT id FROM accounts WHERE
       (SELECT created_at FROM events WHERE account_id = accounts.id ORDER BY events.id LIMIT 1) < ?`,
    [before],
  );
  return accounts.map(({ id }) => fromBin(id));
}
