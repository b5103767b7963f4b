import type { EntityManager } from 'typeorm';
import { selectorsOf } from '../domain/event-groups.js';
import { slices } from '../domain/slices.js';
import type { EventPayloads, EventType } from '../generated/events.js';
import type { EventRow } from './entities/index.js';
import { fromBin, newId, toBin } from './ids.js';
import { insertRows } from './insert-rows.js';
import { NEVER } from './webhook-queue.js';

/** An event to be written. */
export interface NewEvent<T extends EventType = EventType> {
  accountId: string;
  type: T;
  payload: EventPayloads[T];
}

/**
 * Writes an event in the transaction that causes it, and makes it due when the account's webhook takes events of this
 * type; answers the event's id. The event log keeps it either way.
 */
export async function emitEvent<T extends EventType>(
  tx: EntityManager,
  accountId: string,
  type: T,
  payload: EventPayloads[T],
  now: Date,
): Promise<string> {
  const [id] = await emitEvents(tx, [{ accountId, type, payload }], now);
  return id!;
}

/** Writes events, of any accounts, as {@link emitEvent} does one; answers their ids. */
export async function emitEvents(
  tx: EntityManager,
  emitted: readonly NewEvent[],
  now: Date,
): Promise<string[]> {
  if (emitted.length === 0) return [];
  // Each id is later than all before it, those of other calls too: the log is read in their order.
  const rows = emitted.map(({ accountId, type, payload }) => ({
    account_id: toBin(accountId),
    id: toBin(newId()),
    type,
    payload: JSON.stringify(payload),
    created_at: now,
  }));
  await (rows.length < MANY ? insertFew(tx, rows) : insertMany(tx, rows));
  return rows.map(({ id }) => fromBin(id));
}

type NewRow = Pick<EventRow, 'account_id' | 'id' | 'payload' | 'created_at'> & { type: EventType };

/** From so many events on, it is asked first who takes them. */
const MANY = 20;
/** Events asked about in one statement. */
const ASKED = 250;

/**
 * The server looks up who takes an event while it inserts it: a question of its own would make each transaction that
 * tells something wait for one answer more. Selected and not among the values, it waits for nobody who changes settings.
 */
async function insertFew(tx: EntityManager, rows: readonly NewRow[]): Promise<void> {
  const selects = rows.map(
    ({
      type,
    }) => `SELECT ?, ?, ?, ?, ?, IF(s.account_id IS NULL, ?, ?), IF(s.account_id IS NULL, NULL, 'pending')
      FROM (SELECT 1) one LEFT JOIN webhook_settings s ON s.account_id = ? AND ${takes(type)}`,
  );
  await tx.query(
    `INSERT INTO events (account_id, id, type, payload, created_at, due_at, delivery_status)
     ${selects.join(' UNION ALL ')}`,
    rows.flatMap(({ account_id, id, type, payload, created_at }) => {
      return [account_id, id, type, payload, created_at, NEVER, created_at, account_id];
    }),
  );
}

async function insertMany(tx: EntityManager, rows: readonly NewRow[]): Promise<void> {
  const taken = await takenOf(tx, rows);
  const columns = ['account_id', 'id', 'type', 'payload', 'created_at', 'due_at', 'delivery_status'] as const;
  const told = rows.map(row => {
    const isTaken = taken.has(keyOf(row));
    return { ...row, due_at: isTaken ? row.created_at : NEVER, delivery_status: isTaken ? 'pending' : null };
  });
  await insertRows(tx, 'events', columns, told);
}

/** Which types each account takes, of those that happened there. */
async function takenOf(tx: EntityManager, rows: readonly NewRow[]): Promise<Set<string>> {
  const kinds = [...new Map(rows.map(row => [keyOf(row), row])).values()];
  const taken = new Set<string>();
  for await (const slice of slices(kinds, ASKED)) {
    const found = await tx.query<Pick<NewRow, 'account_id' | 'type'>[]>(
      slice
        .map(({ type }) => {
          return `SELECT account_id, '${type}' AS type FROM webhook_settings s WHERE account_id = ? AND ${takes(type)}`;
        })
        .join(' UNION ALL '),
      slice.map(({ account_id }) => account_id),
    );
    for (const kind of found) taken.add(keyOf(kind));
  }
  return taken;
}

function keyOf({ account_id, type }: Pick<NewRow, 'account_id' | 'type'>): string {
  return `${account_id.toString('hex')} ${type}`;
}

/**
 * Whether settings `s` take events of a type. A test is always delivered, whatever is enabled. Types are names of the
 * contract, so nothing in them needs escaping.
 */
function takes(type: EventType): string {
  const named = selectorsOf(type).map(name => `LOCATE('"${name}"', s.enabled_events) > 0`);
  const enabled = type === 'webhook.test' ? 'TRUE' : `(${named.join(' OR ')})`;
  return `s.url IS NOT NULL AND s.disabled_at IS NULL AND ${enabled}`;
}
