import type { EntityManager } from 'typeorm';
import type { EventPayloads, EventType } from '../../generated/events.js';
import { newId } from './ids.js';
import { insertEvents, type NewEvent } from './outbox/queries.js';

export type { NewEvent };

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
  await insertEvents(tx, events, now);
  return events.map(({ id }) => id);
}
