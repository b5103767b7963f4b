import type { EntityManager } from 'typeorm';
import { selectorsOf } from '../domain/event-groups.js';
import { slices } from '../domain/slices.js';
import type { EventPayloads, EventType } from '../generated/events.js';
import type { EventRow } from './entities/index.js';
import { fromBin, newId, toBin } from './ids.js';
import { insertRows } from './insert-rows.js';
import { tableSql } from './values-sql.js';

/** An event to be written. */
export interface NewEvent<T extends EventType = EventType> {
  accountId: string;
  type: T;
  payload: EventPayloads[T];
}

/**
 * Writes an event in the transaction that causes it, and its delivery when the account's webhook takes events of this
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
  await insertRows(tx, 'events', ['account_id', 'id', 'type', 'payload', 'created_at'], rows);
  const heard = rows.length < MANY ? rows : await withReceiver(tx, rows);
  for await (const slice of slices(heard, deliveriesAtOnce))
    if (slice.length > 0) await insertDeliveries(tx, slice, now);
  return rows.map(({ id }) => fromBin(id));
}

/** Rows of one statement. */
const deliveriesAtOnce = 250;
/** From so many events on, it is asked first who has a webhook at all. */
const MANY = 20;

/** Those events whose account has a webhook. */
async function withReceiver(tx: EntityManager, events: readonly EventColumns[]): Promise<EventColumns[]> {
  const accounts = new Map(events.map(({ account_id }) => [fromBin(account_id), account_id]));
  const listening = await tx.query<{ account_id: Buffer }[]>(
    'SELECT account_id FROM webhook_settings WHERE account_id IN (?) AND url IS NOT NULL AND disabled_at IS NULL',
    [[...accounts.values()]],
  );
  const ids = new Set(listening.map(({ account_id }) => fromBin(account_id)));
  return events.filter(({ account_id }) => ids.has(fromBin(account_id)));
}

type EventColumns = Pick<EventRow, 'account_id' | 'id' | 'type'>;

/**
 * Makes a delivery of each event that its account's webhook takes. The server looks that up while it inserts: a question
 * of its own would make each transaction that tells something wait for one answer more.
 */
async function insertDeliveries(
  tx: EntityManager,
  events: readonly EventColumns[],
  now: Date,
): Promise<void> {
  const wanted = events.map(({ account_id, id, type }) => ({
    account_id,
    id: toBin(newId()),
    event_id: id,
    event_type: type,
  }));
  const types = [...new Set(events.map(({ type }) => type as EventType))];
  await tx.query(
    `INSERT INTO webhook_deliveries
       (account_id, id, event_id, event_type, status, attempts, due_at, created_at, updated_at)
     SELECT s.account_id, w.id, w.event_id, w.event_type, 'pending', 0, ?, ?, ?
     FROM ? w STRAIGHT_JOIN webhook_settings s ON s.account_id = w.account_id
     WHERE s.url IS NOT NULL AND s.disabled_at IS NULL AND (${types.map(takenSql).join(' OR ')})`,
    [...[now, now, now], tableSql(['account_id', 'id', 'event_id', 'event_type'], wanted)],
  );
}

/** Types are names of the contract, so nothing in them needs escaping. A test is always delivered, whatever is enabled. */
function takenSql(type: EventType): string {
  const named = selectorsOf(type).map(name => `LOCATE('"${name}"', s.enabled_events) > 0`);
  const enabled = type === 'webhook.test' ? 'TRUE' : `(${named.join(' OR ')})`;
  return `w.event_type = '${type}' AND ${enabled}`;
}
