import { table } from './table.js';

/** What happened, and whom it was told to. */
export const webhooks = [
  // Both secrets are sealed. A NULL url switches delivery off; disabled_at: the receiver made us stop.
  table(
    'webhook_settings',
    `
    account_id             BINARY(16)     NOT NULL,
    url                    VARCHAR(2048),
    secret                 VARBINARY(512) NOT NULL,
    previous_secret        VARBINARY(512),
    previous_secret_until  DATETIME(3),
    enabled_events         TEXT           NOT NULL,
    failing_since          DATETIME(3),
    disabled_at            DATETIME(3),
    disabled_reason        VARCHAR(20),
    created_at             DATETIME(3)    NOT NULL,
    updated_at             DATETIME(3)    NOT NULL,
    PRIMARY KEY (account_id)`,
  ),

  // Written in the transaction that caused it. Its id is the webhook-id that receivers dedupe by.
  table(
    'events',
    `
    account_id  BINARY(16)  NOT NULL,
    id          BINARY(16)  NOT NULL,
    type        VARCHAR(64) NOT NULL,
    payload     MEDIUMTEXT  NOT NULL,
    created_at  DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, id),
    KEY by_type (account_id, type),
    KEY by_age (created_at)`,
  ),

  // due_at: the next attempt or the lease's end, NULL once settled. attempts_before: those made before it was queued
  // again; the pauses between attempts count from there.
  table(
    'webhook_deliveries',
    `
    account_id       BINARY(16)  NOT NULL,
    id               BINARY(16)  NOT NULL,
    event_id         BINARY(16)  NOT NULL,
    event_type       VARCHAR(64) NOT NULL,
    status           VARCHAR(10) NOT NULL,
    attempts         SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    attempts_before  SMALLINT UNSIGNED NOT NULL DEFAULT 0,
    due_at           DATETIME(3),
    lease_owner      BINARY(16),
    response_status  SMALLINT UNSIGNED,
    latency_ms       INT UNSIGNED,
    last_error       VARCHAR(1000),
    last_attempt_at  DATETIME(3),
    delivered_at     DATETIME(3),
    created_at       DATETIME(3) NOT NULL,
    updated_at       DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, id),
    KEY of_event (account_id, event_id),
    KEY recent (account_id, created_at),
    KEY by_status (account_id, status, created_at),
    KEY by_type (account_id, event_type, created_at),
    KEY due (due_at),
    KEY by_age (created_at)`,
  ),

  table(
    'webhook_attempts',
    `
    account_id       BINARY(16)  NOT NULL,
    delivery_id      BINARY(16)  NOT NULL,
    attempt          SMALLINT UNSIGNED NOT NULL,
    response_status  SMALLINT UNSIGNED,
    latency_ms       INT UNSIGNED,
    error_message    VARCHAR(1000),
    attempted_at     DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, delivery_id, attempt)`,
  ),
];
