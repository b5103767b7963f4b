import type { EntityManager } from 'typeorm';
import { selects } from '../domain/event-groups.js';
import type { EventPayloads, EventType } from '../generated/events.js';
import type { EventRow, WebhookSettingsRow } from './entities/index.js';
import { fromBin, newId, toBin } from './ids.js';
import { insertRows } from './insert-rows.js';
import { fromJson } from './json.js';

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
  const rows = emitted.map(({ accountId, type, payload }) => ({
    account_id: toBin(accountId),
    id: newId(),
    type,
    payload: JSON.stringify(payload),
    created_at: now,
  }));
  await insertRows(
    tx,
    'events',
    ['account_id', 'id', 'type', 'payload', 'created_at'],
    rows.map(row => ({ ...row, id: toBin(row.id) })),
  );
  const settings = await settingsOf(tx, rows);
  const taken = rows.filter(row => {
    const own = settings.get(fromBin(row.account_id));
    return own && takes(own, row.type);
  });
  await insertRows(
    tx,
    'webhook_deliveries',
    [
      'account_id', 'id', 'event_id', 'event_type', 'status', 'attempts', 'due_at', 'created_at', 'updated_at',
    ], // prettier-ignore
    taken.map(({ account_id, id, type }) => ({
      account_id,
      id: toBin(newId()),
      event_id: toBin(id),
      event_type: type,
      status: 'pending',
      attempts: 0,
      due_at: now,
      created_at: now,
      updated_at: now,
    })),
  );
  return rows.map(({ id }) => id);
}

/** By account, what webhooks are set to take; accounts that never set anything have none. */
async function settingsOf(
  tx: EntityManager,
  rows: readonly Pick<EventRow, 'account_id'>[],
): Promise<Map<string, Taking>> {
  const accounts = new Map(rows.map(({ account_id }) => [fromBin(account_id), account_id]));
  const found = await tx.query<(Taking & Pick<EventRow, 'account_id'>)[]>(
    'SELECT account_id, url, disabled_at, enabled_events FROM webhook_settings WHERE account_id IN (?)',
    [[...accounts.values()]],
  );
  return new Map(found.map(row => [fromBin(row.account_id), row]));
}

type Taking = Pick<WebhookSettingsRow, 'url' | 'disabled_at' | 'enabled_events'>;

/** A test is always delivered, whatever is enabled. */
function takes(settings: Taking, type: EventType): boolean {
  if (settings.url === null || settings.disabled_at !== null) return false;
  if (type === 'webhook.test') return true;
  return selects(fromJson<string[]>(settings.enabled_events), type);
}
