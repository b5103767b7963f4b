import type { Event, EventType, WebhookDelivery, WebhookSettings } from '../generated/types.js';
import type { EventRow, WebhookDeliveryRow } from '../store/entities/index.js';
import { fromBin } from '../store/ids.js';
import { fromJson } from '../store/json.js';
import { isUnderWay } from '../store/webhook-deliveries.js';
import { currentSecret, type WebhookSettings as StoredSettings } from '../store/webhook-settings.js';

/** The webhook settings as they are at `now`. */
export function presentWebhookSettings(settings: StoredSettings, now: Date): WebhookSettings {
  const { url, disabledAt, disabledReason, formerSecrets } = settings;
  const lastEnd = formerSecrets[0]?.until;
  return {
    webhook_url: url,
    webhook_signing_secret: currentSecret(settings),
    webhook_enabled_events: settings.enabledEvents as WebhookSettings['webhook_enabled_events'],
    webhook_status: url !== null && disabledAt === null ? 'enabled' : 'disabled',
    disabled_reason: url === null ? 'no_url' : disabledReason,
    disabled_at: disabledAt && disabledAt.toISOString(),
    previous_secret_expires_at: lastEnd && lastEnd > now ? lastEnd.toISOString() : null,
  };
}

/**
 * A delivery as it is at `now`. What is due shows since when, also while its attempt is under way; where a worker of an
 * earlier release is at it, the stored time is the end of its lease and no attempt's.
 */
export function presentDelivery(row: WebhookDeliveryRow, now: Date): WebhookDelivery {
  const next = isUnderWay(row, now) ? null : row.due_at;
  return {
    id: fromBin(row.id),
    event_id: fromBin(row.event_id),
    event_type: row.event_type as EventType,
    status: row.status,
    attempts: row.attempts,
    response_status: row.response_status,
    latency_ms: row.latency_ms,
    error: row.last_error,
    next_attempt_at: next && next.toISOString(),
    delivered_at: row.delivered_at && row.delivered_at.toISOString(),
    created_at: row.created_at.toISOString(),
  };
}

/** An event of the log: what its webhook carries, and its id. */
export function presentEvent(row: EventRow): Event {
  return {
    id: fromBin(row.id),
    type: row.type as EventType,
    timestamp: row.created_at.toISOString(),
    data: fromJson<Event['data']>(row.payload),
  };
}
