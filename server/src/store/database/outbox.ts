import type { EntityManager } from 'typeorm';
import { selectorsOf } from '../../domain/event-groups.js';
import type { EventPayloads, EventType } from '../../generated/events.js';
import type { EventRow } from '../entities.js';
import { fromBin, newIdBytes, toBin } from './ids.js';
import { insertRows } from './bulk/queries.js';
import { NEVER } from './never.js';
import { DELIVERING } from '../webhooks/settings.js';

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
  return fromBin(id!);
}

/** Writes events, of any accounts, as {@link emitEvent} does one; answers their ids as id columns hold them. */
export async function emitEvents(
  tx: EntityManager,
  emitted: readonly NewEvent[],
  now: Date,
): Promise<Buffer[]> {
  if (emitted.length === 0) return [];
  // Each id is later than all before it, those of other calls too: the log is read in their order.
  const rows = emitted.map(({ accountId, type, payload }) => ({
    accountId,
    account_id: toBin(accountId),
    id: newIdBytes(),
    type,
    payload: JSON.stringify(payload),
    created_at: now,
  }));
  await (rows.length < MANY ? insertFew(tx, rows) : insertMany(tx, rows));
  return rows.map(({ id }) => id);
}

type NewRow = Pick<EventRow, 'account_id' | 'id' | 'payload' | 'created_at'> & {
  accountId: string;
  type: EventType;
};

/** From so many events on, it is asked first who takes them. */
const MANY = 20;

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
  const isTaken = await takersOf(tx, rows);
  const columns = ['account_id', 'id', 'type', 'payload', 'created_at', 'due_at', 'delivery_status'] as const;
  const told = rows.map(row => {
    const { account_id, id, type, payload, created_at } = row;
    const [due_at, delivery_status] = isTaken(row) ? [created_at, 'pending'] : [NEVER, null];
    return { account_id, id, type, payload, created_at, due_at, delivery_status };
  });
  await insertRows(tx, 'events', columns, told);
}

/** Asks which types each account takes, of those that happened there; answers whether an event is taken. */
async function takersOf(tx: EntityManager, rows: readonly NewRow[]): Promise<(row: NewRow) => boolean> {
  const accounts = new Map<EventType, Map<string, Buffer>>();
  for (const { type, accountId, account_id } of rows) {
    const ofType = accounts.get(type) ?? new Map<string, Buffer>();
    accounts.set(type, ofType.set(accountId, account_id));
  }
  const selects = [...accounts.keys()].map(
    type =>
      `SELECT account_id, '${type}' AS type FROM webhook_settings WHERE account_id IN (?) AND ${takes(type)}`,
  );
  const found = await tx.query<Pick<NewRow, 'account_id' | 'type'>[]>(
    selects.join(' UNION ALL '),
    [...accounts.values()].map(ofType => [...ofType.values()]),
  );
  const taken = new Set(found.map(({ account_id, type }) => `${fromBin(account_id)} ${type}`));
  return ({ accountId, type }) => taken.has(`${accountId} ${type}`);
}

/**
 * Of a row of `webhook_settings`: whether it takes events of a type. A test is always delivered, whatever is enabled.
 * Types are names of the contract, so nothing in them needs escaping.
 */
function takes(type: EventType): string {
  const named = selectorsOf(type).map(name => `LOCATE('"${name}"', enabled_events) > 0`);
  const enabled = type === 'webhook.test' ? 'TRUE' : `(${named.join(' OR ')})`;
  return `${DELIVERING} AND ${enabled}`;
}
