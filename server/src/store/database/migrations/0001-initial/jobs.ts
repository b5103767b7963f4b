import { table } from './table.js';

/** Bulk work: jobs with their rows, errors and files, uploads, and previews that bind a later execution. */
export const jobs = [
  // purge_at is when to look whether what the job was given and made is still kept; NULL once it is forgotten.
  // row_cursor and population_cursor say how far the work is; they move in the transaction that did it.
  table(
    'jobs',
    `
    account_id             BINARY(16)   NOT NULL,
    id                     BINARY(16)   NOT NULL,
    operation              VARCHAR(32)  NOT NULL,
    campaign_id            BINARY(16),
    created_by_api_key_id  BINARY(16),
    status                 VARCHAR(10)  NOT NULL,
    progress               TINYINT UNSIGNED NOT NULL DEFAULT 0,
    row_cursor             INT UNSIGNED NOT NULL DEFAULT 0,
    population_cursor      VARBINARY(64),
    input                  LONGTEXT     NOT NULL,
    result                 MEDIUMTEXT   NOT NULL,
    error_count            INT UNSIGNED NOT NULL DEFAULT 0,
    error_message          VARCHAR(1000),
    uploaded_count         INT UNSIGNED NOT NULL DEFAULT 0,
    total_count            INT UNSIGNED NOT NULL DEFAULT 0,
    preview_id             BINARY(16),
    lease_owner            BINARY(16),
    lease_until            DATETIME(3),
    cancel_requested_at    DATETIME(3),
    started_at             DATETIME(3),
    completed_at           DATETIME(3),
    purge_at               DATETIME(3),
    created_at             DATETIME(3)  NOT NULL,
    updated_at             DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    KEY by_status (account_id, status),
    KEY by_operation (account_id, operation),
    KEY of_campaign (account_id, campaign_id),
    KEY claimable (status, lease_until),
    KEY purgeable (purge_at)`,
  ),

  table(
    'job_rows',
    `
    account_id  BINARY(16)   NOT NULL,
    job_id      BINARY(16)   NOT NULL,
    row_index   INT UNSIGNED NOT NULL,
    payload     MEDIUMTEXT   NOT NULL,
    PRIMARY KEY (account_id, job_id, row_index)`,
  ),

  table(
    'job_errors',
    `
    account_id      BINARY(16)   NOT NULL,
    job_id          BINARY(16)   NOT NULL,
    seq             INT UNSIGNED NOT NULL,
    row_index       INT UNSIGNED,
    global_lead_id  VARCHAR(64),
    message         VARCHAR(1000) NOT NULL,
    PRIMARY KEY (account_id, job_id, seq)`,
  ),

  // An export's file in pieces, so that any process can serve it.
  table(
    'job_files',
    `
    account_id  BINARY(16)   NOT NULL,
    job_id      BINARY(16)   NOT NULL,
    seq         INT UNSIGNED NOT NULL,
    content     MEDIUMBLOB   NOT NULL,
    PRIMARY KEY (account_id, job_id, seq)`,
  ),

  table(
    'uploads',
    `
    account_id    BINARY(16)   NOT NULL,
    id            BINARY(16)   NOT NULL,
    status        VARCHAR(10)  NOT NULL,
    filename      VARCHAR(255),
    content_type  VARCHAR(255),
    size_bytes    BIGINT UNSIGNED NOT NULL DEFAULT 0,
    row_count     INT UNSIGNED NOT NULL DEFAULT 0,
    expires_at    DATETIME(3)  NOT NULL,
    completed_at  DATETIME(3),
    created_at    DATETIME(3)  NOT NULL,
    updated_at    DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    KEY expired (expires_at)`,
  ),

  // What a finished upload holds, as the population of a scope. global_lead_id is NULL where the address is none.
  table(
    'upload_rows',
    `
    account_id      BINARY(16)   NOT NULL,
    upload_id       BINARY(16)   NOT NULL,
    row_index       INT UNSIGNED NOT NULL,
    global_lead_id  BINARY(32),
    payload         MEDIUMTEXT   NOT NULL,
    PRIMARY KEY (account_id, upload_id, row_index),
    KEY population (account_id, upload_id, global_lead_id)`,
  ),

  table(
    'bulk_previews',
    `
    account_id      BINARY(16)  NOT NULL,
    id              BINARY(16)  NOT NULL,
    operation       VARCHAR(32) NOT NULL,
    operation_hash  BINARY(32)  NOT NULL,
    scope           MEDIUMTEXT  NOT NULL,
    exclusions      MEDIUMTEXT,
    target          TEXT,
    counts          TEXT        NOT NULL,
    warnings        TEXT        NOT NULL,
    expires_at      DATETIME(3) NOT NULL,
    created_at      DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, id),
    KEY expired (expires_at)`,
  ),
];
