import type { EntityManager } from 'typeorm';
import { selects } from '../domain/event-groups.js';
import type { EventPayloads, EventType } from '../generated/events.js';
import { events, webhookDeliveries, webhookSettings, type WebhookSettingsRow } from './entities/index.js';
import { fromJson } from './json.js';
import { newId, toBin } from './ids.js';

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
  const id = newId();
  const account_id = toBin(accountId);
  const event = { account_id, id: toBin(id), type, payload: JSON.stringify(payload), created_at: now };
  await tx.getRepository(events).insert(event);
  const settings = await tx.getRepository(webhookSettings).findOneBy({ account_id });
  if (settings && takes(settings, type)) {
    await tx.getRepository(webhookDeliveries).insert({
      account_id,
      id: toBin(newId()),
      event_id: event.id,
      event_type: type,
      status: 'pending',
      attempts: 0,
      due_at: now,
      created_at: now,
      updated_at: now,
    });
  }
  return id;
}

/** A test is always delivered, whatever is enabled. */
function takes(settings: WebhookSettingsRow, type: EventType): boolean {
  if (settings.url === null || settings.disabled_at !== null) return false;
  if (type === 'webhook.test') return true;
  return selects(fromJson<string[]>(settings.enabled_events), type);
}
