import { bytes, instant, integer, json, key, nullable, oneOf, table, text, uuid, type Row } from './table.js';

export const webhookSettings = table('webhook_settings', {
  account_id: key(uuid),
  url: nullable(text),
  secret: bytes,
  previous_secret: nullable(bytes),
  previous_secret_until: nullable(instant),
  enabled_events: json,
  failing_since: nullable(instant),
  disabled_at: nullable(instant),
  disabled_reason: nullable(oneOf<'endpoint_gone' | 'endpoint_failing'>()),
  created_at: instant,
  updated_at: instant,
});
export type WebhookSettingsRow = Row<typeof webhookSettings>;

export const events = table('events', {
  account_id: key(uuid),
  id: key(uuid),
  type: text,
  payload: json,
  created_at: instant,
});
export type EventRow = Row<typeof events>;

export type DeliveryStatus = 'pending' | 'delivered' | 'failed';

export const webhookDeliveries = table('webhook_deliveries', {
  account_id: key(uuid),
  id: key(uuid),
  event_id: uuid,
  event_type: text,
  status: oneOf<DeliveryStatus>(),
  attempts: integer,
  attempts_before: integer,
  due_at: nullable(instant),
  lease_owner: nullable(uuid),
  response_status: nullable(integer),
  latency_ms: nullable(integer),
  last_error: nullable(text),
  last_attempt_at: nullable(instant),
  delivered_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type WebhookDeliveryRow = Row<typeof webhookDeliveries>;

export const webhookAttempts = table('webhook_attempts', {
  account_id: key(uuid),
  delivery_id: key(uuid),
  attempt: key(integer),
  response_status: nullable(integer),
  latency_ms: nullable(integer),
  error_message: nullable(text),
  attempted_at: instant,
});
export type WebhookAttemptRow = Row<typeof webhookAttempts>;
