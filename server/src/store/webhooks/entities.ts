import {
  bytes,
  enumOf,
  instant,
  integer,
  jsonText,
  key,
  nullable,
  oneOf,
  table,
  text,
  uuid,
  type Row,
} from '../database/columns.js';

export const webhookSettings = table('webhook_settings', {
  account_id: key(uuid),
  url: nullable(text),
  secret: bytes,
  previous_secret: nullable(bytes),
  previous_secret_until: nullable(instant),
  enabled_events: jsonText,
  failing_since: nullable(instant),
  disabled_at: nullable(instant),
  disabled_reason: nullable(oneOf<'endpoint_gone' | 'endpoint_failing'>()),
  created_at: instant,
  updated_at: instant,
});
export type WebhookSettingsRow = Row<typeof webhookSettings>;

/** An event and its delivery. See migration 0010 for what columns hold while they mean nothing. */
export const events = table('events', {
  account_id: key(uuid),
  id: key(uuid),
  type: text,
  payload: jsonText,
  created_at: instant,
  delivery_status: nullable(enumOf('pending', 'delivered', 'failed')),
  due_at: instant,
  attempts: integer,
  attempts_before: integer,
  response_status: integer,
  latency_ms: integer,
  attempted_at: instant,
  last_error: nullable(text),
});
export type EventRow = Row<typeof events>;
export type DeliveryStatus = NonNullable<EventRow['delivery_status']>;
/** The delivery of an event, which a webhook took. */
export type DeliveryRow = Omit<EventRow, 'payload'> & { delivery_status: DeliveryStatus };

/** What an account's event log has forgotten last. */
export const eventLogs = table('event_logs', {
  account_id: key(uuid),
  forgotten_id: uuid,
});

export const webhookAttempts = table('webhook_attempts', {
  account_id: key(uuid),
  event_id: key(uuid),
  attempt: key(integer),
  response_status: nullable(integer),
  latency_ms: nullable(integer),
  error_message: nullable(text),
  attempted_at: instant,
});
export type WebhookAttemptRow = Row<typeof webhookAttempts>;
