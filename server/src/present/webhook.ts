import type { WebhookSettings as StoredSettings } from '../domain/webhooks/webhook-settings.js';
import type {
  LoggedEvent as PresentedEvent,
  WebhookAttempt,
  WebhookDelivery,
  WebhookSettings,
} from '../generated/types.js';
import type { Attempt } from '../store/webhooks/deliveries/repository.js';
import type { DeliveryEntity } from '../store/webhooks/entities.js';
import type { LoggedEvent } from '../store/webhooks/log/queries.js';
import { currentSecret } from '../store/webhooks/settings/repository.js';

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

/** A delivery; its id is the event's. What is due shows since when, also while its attempt is under way. */
export function presentDelivery(row: DeliveryEntity): WebhookDelivery {
  const { id, delivery_status: status, attempts } = row;
  return {
    id,
    event_id: id,
    event_type: row.type,
    status,
    attempts,
    response_status: row.response_status || null,
    latency_ms: attempts > 0 ? row.latency_ms : null,
    error: row.last_error,
    next_attempt_at: status === 'pending' ? row.due_at!.toISOString() : null,
    delivered_at: status === 'delivered' ? answeredAt(row).toISOString() : null,
    created_at: row.created_at.toISOString(),
  };
}

/** One attempt of a delivery. */
export function presentAttempt(row: Attempt): WebhookAttempt {
  return {
    attempt: row.attempt,
    attempted_at: row.attempted_at.toISOString(),
    response_status: row.response_status,
    latency_ms: row.latency_ms ?? 0,
    error: row.error_message,
  };
}

function answeredAt({ attempted_at, latency_ms }: DeliveryEntity): Date {
  return new Date(attempted_at.getTime() + latency_ms);
}

/** An event of the log: what its webhook carries, and its id. */
export function presentEvent(row: LoggedEvent): PresentedEvent {
  return {
    id: row.id,
    type: row.type,
    timestamp: row.created_at.toISOString(),
    data: row.payload,
  };
}
