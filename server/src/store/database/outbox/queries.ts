// SQL, because an event is inserted and matched with its account's webhook in one statement, in hot transactions.
import type { EntityManager } from 'typeorm';
import { selectorsOf } from '../../../domain/webhooks/webhook-settings.js';
import type { EventPayloads, EventType } from '../../../generated/events.js';
import { fromBin, toBin, newId } from '../ids.js';
import { insertRows } from '../bulk/queries.js';
import { NEVER } from '../sql.js';

/** An event to be written. */
export interface NewEvent<T extends EventType = EventType> {
  accountId: string;
  type: T;
  payload: EventPayloads[T];
}

type Identified = NewEvent & { id: string };

/** From so many events on, it is asked first which accounts have them enabled. */
const MANY = 20;

/**
 * The server looks up whose webhook has an event enabled while it inserts it: a statement of its own would make each
 * transaction wait for one response more. Selected and not among the values, it waits for nobody who changes settings.
 */
async function insertFew(tx: EntityManager, events: readonly Identified[], now: Date): Promise<void> {
  const selects = events.map(
    ({
      type,
    }) => `SELECT ?, ?, ?, ?, ?, IF(s.account_id IS NULL, ?, ?), IF(s.account_id IS NULL, NULL, 'pending')
      FROM (SELECT 1) one LEFT JOIN webhook_settings s ON s.account_id = ? AND ${isEnabled(type)}`,
  );
  await tx.query(
    `INSERT INTO events (account_id, id, type, payload, created_at, due_at, delivery_status)
     ${selects.join(' UNION ALL ')}`,
    events.flatMap(({ accountId, id, type, payload }) => {
      const account = toBin(accountId);
      return [account, toBin(id), type, JSON.stringify(payload), now, NEVER, now, account];
    }),
  );
}

async function insertMany(tx: EntityManager, events: readonly Identified[], now: Date): Promise<void> {
  const isDue = await enabledAmong(tx, events);
  const columns = ['account_id', 'id', 'type', 'payload', 'created_at', 'due_at', 'delivery_status'] as const;
  const rows = events.map(event => ({
    account_id: toBin(event.accountId),
    id: toBin(event.id),
    type: event.type,
    payload: JSON.stringify(event.payload),
    created_at: now,
    due_at: isDue(event) ? now : NEVER,
    delivery_status: isDue(event) ? 'pending' : null,
  }));
  await insertRows(tx, 'events', columns, rows);
}

/** Reads which types the accounts of these events have enabled. */
async function enabledAmong(
  tx: EntityManager,
  events: readonly Identified[],
): Promise<(event: Identified) => boolean> {
  const accounts = new Map<EventType, Set<string>>();
  for (const { type, accountId } of events)
    accounts.set(type, (accounts.get(type) ?? new Set()).add(accountId));
  const selects = [...accounts.keys()].map(
    type =>
      `SELECT account_id, '${type}' AS type FROM webhook_settings WHERE account_id IN (?) AND ${isEnabled(type)}`,
  );
  const found = await tx.query<{ account_id: Buffer; type: EventType }[]>(
    selects.join(' UNION ALL '),
    [...accounts.values()].map(ofType => [...ofType].map(toBin)),
  );
  const enabled = new Set(found.map(({ account_id, type }) => `${fromBin(account_id)} ${type}`));
  return ({ accountId, type }) => enabled.has(`${accountId} ${type}`);
}

/**
 * Of a row of `webhook_settings`: whether it delivers events of a type. A test is always delivered, whatever is enabled.
 * Types are names of the contract, so nothing in them needs escaping.
 */
function isEnabled(type: EventType): string {
  const named = selectorsOf(type).map(name => `LOCATE('"${name}"', enabled_events) > 0`);
  const enabled = type === 'webhook.test' ? 'TRUE' : `(${named.join(' OR ')})`;
  return `url IS NOT NULL AND disabled_at IS NULL AND ${enabled}`;
}

/**
 * Writes an event in the transaction that causes it, and makes it due when the account's webhook has events of this type
 * enabled; returns the event's id. The event log keeps it either way.
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

/** Writes events, of any accounts, as {@link emitEvent} does one; returns their ids. */
export async function emitEvents(
  tx: EntityManager,
  emitted: readonly NewEvent[],
  now: Date,
): Promise<string[]> {
  if (emitted.length === 0) return [];
  // Each id is later than all before it, those of other calls too: the log is read in their order.
  const events = emitted.map(event => ({ ...event, id: newId() }));
  await (events.length < MANY ? insertFew : insertMany)(tx, events, now);
  return events.map(({ id }) => id);
}
