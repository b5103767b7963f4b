import { table } from './table.js';

/** Accounts, their keys, remembered requests and counts that are kept rather than counted. */
export const accounts = [
  table(
    'accounts',
    `
    id          BINARY(16)   NOT NULL,
    name        VARCHAR(200) NOT NULL,
    created_at  DATETIME(3)  NOT NULL,
    updated_at  DATETIME(3)  NOT NULL,
    PRIMARY KEY (id)`,
  ),

  // Authentication finds a key by its secret, and notes its use by its id, before and beside any account.
  table(
    'api_keys',
    `
    account_id     BINARY(16)   NOT NULL,
    id             BINARY(16)   NOT NULL,
    name           VARCHAR(200) NOT NULL,
    secret_prefix  VARCHAR(24)  NOT NULL,
    secret_hash    BINARY(32)   NOT NULL,
    expires_at     DATETIME(3),
    last_used_at   DATETIME(3),
    revoked_at     DATETIME(3),
    created_at     DATETIME(3)  NOT NULL,
    updated_at     DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE KEY secret (secret_hash),
    KEY used (id)`,
  ),

  // request_hash covers method, path and Idempotency-Key; owner and lease_until fence a request that is running.
  table(
    'idempotency_keys',
    `
    account_id        BINARY(16)   NOT NULL,
    request_hash      BINARY(32)   NOT NULL,
    method            VARCHAR(8)   NOT NULL,
    path              VARCHAR(512) NOT NULL,
    body_hash         BINARY(32)   NOT NULL,
    state             VARCHAR(8)   NOT NULL,
    owner             BINARY(16)   NOT NULL,
    lease_until       DATETIME(3)  NOT NULL,
    response_status   SMALLINT UNSIGNED,
    response_headers  TEXT,
    response_body     MEDIUMTEXT,
    created_at        DATETIME(3)  NOT NULL,
    expires_at        DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, request_hash),
    KEY expired (expires_at)`,
  ),

  // For lists too long to count on every page, such as people and threads.
  table(
    'account_counts',
    `
    account_id  BINARY(16)  NOT NULL,
    name        VARCHAR(40) NOT NULL,
    value       BIGINT      NOT NULL,
    PRIMARY KEY (account_id, name)`,
  ),
];
