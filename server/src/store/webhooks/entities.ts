import type { EventPayloads, EventType } from '../../generated/events.js';
import type { DisabledReason } from '../../domain/webhooks/webhook-settings.js';
import {
  bytes,
  entity,
  enumOf,
  timestamp,
  instantOrNever,
  integer,
  json,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

export const webhookSettings = entity('webhook_settings', {
  account_id: key(uuid),
  url: nullable(text),
  secret: bytes,
  previous_secret: nullable(bytes),
  previous_secret_until: nullable(timestamp),
  enabled_events: json<string[]>(),
  failing_since: nullable(timestamp),
  disabled_at: nullable(timestamp),
  disabled_reason: nullable(oneOf<DisabledReason>()),
  created_at: timestamp,
  updated_at: timestamp,
});
export type WebhookSettingsEntity = Entity<typeof webhookSettings>;

/** An event and its delivery. See migration 0010 for what columns hold while they mean nothing. */
export const events = entity('events', {
  account_id: key(uuid),
  id: key(uuid),
  type: oneOf<EventType>(),
  payload: json<EventPayloads[EventType]>(),
  created_at: timestamp,
  delivery_status: nullable(enumOf('pending', 'delivered', 'failed')),
  due_at: instantOrNever,
  attempts: integer,
  attempts_before: integer,
  response_status: integer,
  latency_ms: integer,
  attempted_at: timestamp,
  last_error: nullable(text),
});
export type EventEntity = Entity<typeof events>;

/** In the place of the type of an event about someone who was erased. Its row stays, so that whoever read the log up to it can go on. */
export const erasedEvent = 'erased';
export type DeliveryStatus = NonNullable<EventEntity['delivery_status']>;
/** The delivery of an event to the account's webhook. */
export type DeliveryEntity = Omit<EventEntity, 'payload'> & { delivery_status: DeliveryStatus };

/** The last event that an account's log has forgotten. */
export const eventLogs = entity('event_logs', {
  account_id: key(uuid),
  forgotten_id: uuid,
});

export const webhookAttempts = entity('webhook_attempts', {
  account_id: key(uuid),
  event_id: key(uuid),
  attempt: key(integer),
  response_status: nullable(integer),
  latency_ms: nullable(integer),
  error_message: nullable(text),
  attempted_at: timestamp,
});
export type WebhookAttemptEntity = Entity<typeof webhookAttempts>;
