-- The whole schema, for MySQL and MariaDB. Every statement may run again after a crash.
--
-- Ids are UUIDv7 in BINARY(16), hashes BINARY(32), times DATETIME(3) in UTC, always written by the caller's clock. The key
-- and the indexes of a tenant's table begin with account_id, and InnoDB ends every index with the primary key: an index on
-- (account_id, x) is thus ordered by x, then id, that is by age. Structured values are JSON in text columns, because
-- MySQL's JSON type reorders keys. There are no foreign keys: the schema shards by account. Names are unique whatever their
-- case, and no more: the generated `…_key` columns compare byte by byte, the default collation also ignores accents.

-- == Accounts, their keys, remembered requests and stored counts.

CREATE TABLE IF NOT EXISTS accounts (
  id          BINARY(16)   NOT NULL,
  name        VARCHAR(200) NOT NULL,
  created_at  DATETIME(3)  NOT NULL,
  updated_at  DATETIME(3)  NOT NULL,
  PRIMARY KEY (id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Authentication finds a key by its secret, and notes its use by its id, before and beside any account.
CREATE TABLE IF NOT EXISTS api_keys (
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
  KEY used (id),
  KEY revoked (revoked_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- request_hash covers method, path and Idempotency-Key; owner and lease_until fence a request that is running.
CREATE TABLE IF NOT EXISTS idempotency_keys (
  account_id        BINARY(16)        NOT NULL,
  request_hash      BINARY(32)        NOT NULL,
  method            VARCHAR(8)        NOT NULL,
  path              VARCHAR(512)      NOT NULL,
  body_hash         BINARY(32)        NOT NULL,
  state             VARCHAR(8)        NOT NULL,
  owner             BINARY(16)        NOT NULL,
  lease_until       DATETIME(3)       NOT NULL,
  response_status   SMALLINT UNSIGNED,
  response_headers  TEXT,
  response_body     MEDIUMTEXT,
  created_at        DATETIME(3)       NOT NULL,
  expires_at        DATETIME(3)       NOT NULL,
  PRIMARY KEY (account_id, request_hash),
  KEY expired (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- For lists too long to count on every page, such as people and threads.
CREATE TABLE IF NOT EXISTS account_counts (
  account_id  BINARY(16)  NOT NULL,
  name        VARCHAR(40) NOT NULL,
  value       BIGINT      NOT NULL,
  PRIMARY KEY (account_id, name)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Requests that processes have reserved of an account's minute.
CREATE TABLE IF NOT EXISTS rate_windows (
  account_id  BINARY(16)  NOT NULL,
  starts_at   DATETIME(3) NOT NULL,
  reserved    BIGINT      NOT NULL,
  PRIMARY KEY (account_id, starts_at),
  KEY by_age (starts_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == Campaigns, their tags and mailboxes, and their statistics.

-- start_at and pause_at are derived from the lifecycle dates and zone; the worker watches them over all accounts.
-- mailbox_list and tag_list repeat what the links say, so that the hottest read is one row by its key.
CREATE TABLE IF NOT EXISTS campaigns (
  account_id                BINARY(16)   NOT NULL,
  id                        BINARY(16)   NOT NULL,
  name                      VARCHAR(255),
  status                    VARCHAR(10)  NOT NULL,
  source                    VARCHAR(10)  NOT NULL,
  schedule                  TEXT,
  sending_interval_seconds  INT UNSIGNED NOT NULL,
  lifecycle_time_zone       VARCHAR(64),
  lifecycle_start_on        DATE,
  lifecycle_pause_on        DATE,
  start_at                  DATETIME(3),
  pause_at                  DATETIME(3),
  bucket_id                 BINARY(16)   NOT NULL,
  flow_data                 LONGTEXT,
  flow_revision             CHAR(64),
  mailbox_list              MEDIUMTEXT,
  tag_list                  MEDIUMTEXT,
  launched_at               DATETIME(3),
  deleted_at                DATETIME(3),
  created_at                DATETIME(3)  NOT NULL,
  updated_at                DATETIME(3)  NOT NULL,
  PRIMARY KEY (account_id, id),
  KEY visible (account_id, deleted_at),
  KEY by_status (account_id, status, deleted_at),
  KEY to_start (status, start_at),
  KEY to_pause (status, pause_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS campaign_tags (
  account_id  BINARY(16)   NOT NULL,
  id          BINARY(16)   NOT NULL,
  name        VARCHAR(100) NOT NULL,
  color       VARCHAR(64),
  created_at  DATETIME(3)  NOT NULL,
  updated_at  DATETIME(3)  NOT NULL,
  name_key    VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (LOWER(name)) VIRTUAL,
  PRIMARY KEY (account_id, id),
  KEY name (account_id, name),
  UNIQUE KEY name_key (account_id, name_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS campaign_tag_links (
  account_id   BINARY(16) NOT NULL,
  campaign_id  BINARY(16) NOT NULL,
  tag_id       BINARY(16) NOT NULL,
  PRIMARY KEY (account_id, campaign_id, tag_id),
  KEY tagged (account_id, tag_id, campaign_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- last_sent_at: for the round robin among the campaigns of one mailbox.
CREATE TABLE IF NOT EXISTS campaign_mailboxes (
  account_id    BINARY(16)  NOT NULL,
  campaign_id   BINARY(16)  NOT NULL,
  mailbox_id    BINARY(16)  NOT NULL,
  last_sent_at  DATETIME(3),
  created_at    DATETIME(3) NOT NULL,
  PRIMARY KEY (account_id, campaign_id, mailbox_id),
  KEY of_mailbox (account_id, mailbox_id, campaign_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Days are cut in the campaign's zone.
CREATE TABLE IF NOT EXISTS campaign_daily_stats (
  account_id      BINARY(16)   NOT NULL,
  campaign_id     BINARY(16)   NOT NULL,
  day             DATE         NOT NULL,
  sent            INT UNSIGNED NOT NULL DEFAULT 0,
  replied         INT UNSIGNED NOT NULL DEFAULT 0,
  positive_reply  INT UNSIGNED NOT NULL DEFAULT 0,
  bounce          INT UNSIGNED NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, campaign_id, day)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS campaign_totals (
  account_id                  BINARY(16)   NOT NULL,
  campaign_id                 BINARY(16)   NOT NULL,
  lead_count                  INT UNSIGNED NOT NULL DEFAULT 0,
  sent_count                  INT UNSIGNED NOT NULL DEFAULT 0,
  replied_count               INT UNSIGNED NOT NULL DEFAULT 0,
  positive_reply_count        INT UNSIGNED NOT NULL DEFAULT 0,
  bounce_count                INT UNSIGNED NOT NULL DEFAULT 0,
  last_bounce_at              DATETIME(3),
  enrollment_count            INT UNSIGNED NOT NULL DEFAULT 0,
  terminal_enrollment_count   INT UNSIGNED NOT NULL DEFAULT 0,
  contacted_enrollment_count  INT UNSIGNED NOT NULL DEFAULT 0,
  PRIMARY KEY (account_id, campaign_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Which bodies of variants the service derived, so that saving a flow again does not take an old one for its author's.
CREATE TABLE IF NOT EXISTS derived_bodies (
  account_id  BINARY(16) NOT NULL,
  body_key    BINARY(32) NOT NULL,
  PRIMARY KEY (account_id, body_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == People, known account-wide by the hash of their address, their tags and the lists they are kept in.

-- One index per sort of the people explorer; by_activity holds what filters need. email_domain finds whom a blocked domain
-- concerns.
-- words: those of people_tokens, each after a space, to check the other words of a search along by_activity.
CREATE TABLE IF NOT EXISTS people (
  account_id                    BINARY(16)    NOT NULL,
  global_lead_id                BINARY(32)    NOT NULL,
  email                         VARCHAR(320)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  name                          VARCHAR(255),
  first_name                    VARCHAR(255),
  last_name                     VARCHAR(255),
  company_name                  VARCHAR(255),
  website                       VARCHAR(2048),
  linkedin_url                  VARCHAR(2048),
  company_linkedin_url          VARCHAR(2048),
  phone_number                  VARCHAR(64),
  mobile_phone_number           VARCHAR(64),
  custom_lead_data              MEDIUMTEXT,
  email_domain                  VARCHAR(255)  NOT NULL,
  words                         VARCHAR(680)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
  verification_status           VARCHAR(12),
  verification_quality          VARCHAR(255),
  verification_provider         VARCHAR(255),
  verified_at                   DATETIME(3),
  is_free                       BOOLEAN,
  is_role                       BOOLEAN,
  campaign_count                INT UNSIGNED  NOT NULL DEFAULT 0,
  has_reply                     BOOLEAN       NOT NULL DEFAULT FALSE,
  latest_activity_at            DATETIME(3),
  newest_membership_created_at  DATETIME(3),
  created_at                    DATETIME(3)   NOT NULL,
  updated_at                    DATETIME(3)   NOT NULL,
  PRIMARY KEY (account_id, global_lead_id),
  KEY by_creation (account_id, created_at),
  KEY by_update (account_id, updated_at),
  KEY by_email (account_id, email),
  KEY by_name (account_id, name),
  KEY by_campaign_count (account_id, campaign_count),
  KEY by_domain (account_id, email_domain),
  KEY by_activity (account_id, latest_activity_at, global_lead_id, has_reply, verification_status, words),
  KEY by_standing (account_id, has_reply, verification_status)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Folded words of address and name, looked up by prefix.
CREATE TABLE IF NOT EXISTS people_tokens (
  account_id      BINARY(16)  NOT NULL,
  token           VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  global_lead_id  BINARY(32)  NOT NULL,
  PRIMARY KEY (account_id, token, global_lead_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS person_tags (
  account_id  BINARY(16)   NOT NULL,
  id          BINARY(16)   NOT NULL,
  name        VARCHAR(100) NOT NULL,
  color       VARCHAR(64),
  created_at  DATETIME(3)  NOT NULL,
  updated_at  DATETIME(3)  NOT NULL,
  name_key    VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (LOWER(name)) VIRTUAL,
  PRIMARY KEY (account_id, id),
  KEY name (account_id, name),
  UNIQUE KEY name_key (account_id, name_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Other names under which an import finds a tag.
CREATE TABLE IF NOT EXISTS person_tag_aliases (
  account_id  BINARY(16)   NOT NULL,
  alias       VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  tag_id      BINARY(16)   NOT NULL,
  created_at  DATETIME(3)  NOT NULL,
  alias_key   VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (LOWER(alias)) VIRTUAL,
  PRIMARY KEY (account_id, alias),
  KEY of_tag (account_id, tag_id),
  UNIQUE KEY alias_key (account_id, alias_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS person_tag_links (
  account_id      BINARY(16) NOT NULL,
  global_lead_id  BINARY(32) NOT NULL,
  tag_id          BINARY(16) NOT NULL,
  PRIMARY KEY (account_id, global_lead_id, tag_id),
  KEY tagged (account_id, tag_id, global_lead_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS lead_lists (
  account_id     BINARY(16)   NOT NULL,
  id             BINARY(16)   NOT NULL,
  name           VARCHAR(200) NOT NULL,
  description    TEXT,
  column_layout  MEDIUMTEXT,
  member_count   INT UNSIGNED NOT NULL DEFAULT 0,
  created_at     DATETIME(3)  NOT NULL,
  updated_at     DATETIME(3)  NOT NULL,
  name_key       VARCHAR(200) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (LOWER(name)) VIRTUAL,
  PRIMARY KEY (account_id, id),
  KEY name (account_id, name),
  UNIQUE KEY name_key (account_id, name_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Bulk work walks the primary key, pages of the list walk newest_first.
CREATE TABLE IF NOT EXISTS lead_list_members (
  account_id      BINARY(16)  NOT NULL,
  list_id         BINARY(16)  NOT NULL,
  global_lead_id  BINARY(32)  NOT NULL,
  created_at      DATETIME(3) NOT NULL,
  PRIMARY KEY (account_id, list_id, global_lead_id),
  KEY newest_first (account_id, list_id, created_at),
  KEY lists_of (account_id, global_lead_id, list_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- A domain entry means its exact host. Address and domain share the index that the search by prefix walks.
CREATE TABLE IF NOT EXISTS block_list_entries (
  account_id  BINARY(16)   NOT NULL,
  id          BINARY(16)   NOT NULL,
  value       VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  type        VARCHAR(6)   NOT NULL,
  reason      VARCHAR(500),
  origin      VARCHAR(16)  NOT NULL,
  created_at  DATETIME(3)  NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY value (account_id, value, type),
  KEY by_type (account_id, type)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == A person's row in one campaign, the way through its flow, and the ledger of what was sent on the way.

-- retired_at: a replacement ended this row; replaced_by_lead_id names the row that the conversation moved to.
-- is_incomplete: a declared custom key is missing, so that nothing is sent until it is fixed.
CREATE TABLE IF NOT EXISTS leads (
  account_id            BINARY(16)    NOT NULL,
  id                    BINARY(16)    NOT NULL,
  campaign_id           BINARY(16)    NOT NULL,
  global_lead_id        BINARY(32)    NOT NULL,
  email                 VARCHAR(320)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  name                  VARCHAR(255),
  first_name            VARCHAR(255),
  last_name             VARCHAR(255),
  company_name          VARCHAR(255),
  website               VARCHAR(2048),
  linkedin_url          VARCHAR(2048),
  company_linkedin_url  VARCHAR(2048),
  phone_number          VARCHAR(64),
  mobile_phone_number   VARCHAR(64),
  custom_lead_data      MEDIUMTEXT,
  source                VARCHAR(20)   NOT NULL,
  is_incomplete         BOOLEAN       NOT NULL DEFAULT FALSE,
  retired_at            DATETIME(3),
  replaced_by_lead_id   BINARY(16),
  deleted_at            DATETIME(3),
  created_at            DATETIME(3)   NOT NULL,
  updated_at            DATETIME(3)   NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY person (account_id, campaign_id, global_lead_id),
  KEY visible (account_id, campaign_id, deleted_at),
  KEY by_email (account_id, campaign_id, email),
  KEY incomplete (account_id, campaign_id, is_incomplete, deleted_at),
  KEY memberships (account_id, global_lead_id, campaign_id, deleted_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- awaits: 'flow' the runner (the current node is done, go on from it), 'send' a mailbox, 'sending' a completed send,
-- 'data' a dataSender's request, 'reply' an answer to be categorized, 'resume' the end of a pause, NULL nothing.
-- "sendable" serves the dispatcher: follow-ups of one mailbox, first touches where mailbox_id is NULL.
-- "due" serves the runner over all accounts.
CREATE TABLE IF NOT EXISTS enrollments (
  account_id       BINARY(16)        NOT NULL,
  id               BINARY(16)        NOT NULL,
  campaign_id      BINARY(16)        NOT NULL,
  lead_id          BINARY(16)        NOT NULL,
  global_lead_id   BINARY(32)        NOT NULL,
  state            VARCHAR(10)       NOT NULL,
  reason           VARCHAR(20),
  current_node_id  VARCHAR(255)      CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  awaits           VARCHAR(8),
  next_action_at   DATETIME(3),
  mailbox_id       BINARY(16),
  thread_id        BINARY(16),
  steps_sent       SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  last_sent_at     DATETIME(3),
  attempts         SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  last_error       VARCHAR(1000),
  lease_owner      BINARY(16),
  lease_until      DATETIME(3),
  ended_at         DATETIME(3),
  created_at       DATETIME(3)       NOT NULL,
  updated_at       DATETIME(3)       NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY lead_row (account_id, lead_id),
  KEY of_person (account_id, global_lead_id, state),
  KEY by_state (account_id, campaign_id, state, current_node_id),
  KEY sendable (account_id, campaign_id, mailbox_id, awaits, next_action_at),
  KEY due (awaits, next_action_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The row exists before SMTP begins, once per enrollment and node: nothing is sent twice.
-- due_at: the lease's end while sending; NULL once completed, and while queued, when the enrollment says when to retry.
CREATE TABLE IF NOT EXISTS sends (
  account_id       BINARY(16)        NOT NULL,
  id               BINARY(16)        NOT NULL,
  enrollment_id    BINARY(16)        NOT NULL,
  node_id          VARCHAR(255)      CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  campaign_id      BINARY(16)        NOT NULL,
  lead_id          BINARY(16)        NOT NULL,
  global_lead_id   BINARY(32)        NOT NULL,
  mailbox_id       BINARY(16)        NOT NULL,
  thread_id        BINARY(16),
  variant_id       BINARY(16)        NOT NULL,
  step_number      SMALLINT UNSIGNED NOT NULL,
  message_id       VARCHAR(512)      NOT NULL,
  message_id_hash  BINARY(32)        NOT NULL,
  in_reply_to      VARCHAR(998),
  reference_ids    TEXT,
  from_email       VARCHAR(320)      NOT NULL,
  from_name        VARCHAR(255),
  to_email         VARCHAR(320)      CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  to_name          VARCHAR(255),
  subject          VARCHAR(998)      NOT NULL,
  body_text        MEDIUMTEXT,
  body_html        MEDIUMTEXT,
  raw              MEDIUMBLOB,
  state            VARCHAR(10)       NOT NULL,
  attempts         SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  due_at           DATETIME(3),
  lease_owner      BINARY(16),
  smtp_code        SMALLINT UNSIGNED,
  smtp_response    VARCHAR(1000),
  error_message    VARCHAR(1000),
  started_at       DATETIME(3),
  sent_at          DATETIME(3),
  failed_at        DATETIME(3),
  bounced_at       DATETIME(3),
  created_at       DATETIME(3)       NOT NULL,
  updated_at       DATETIME(3)       NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY once (account_id, enrollment_id, node_id),
  UNIQUE KEY message (account_id, message_id_hash),
  KEY by_state (account_id, campaign_id, state),
  KEY to_person (account_id, global_lead_id, mailbox_id),
  KEY of_thread (account_id, thread_id),
  KEY due (due_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS lead_replacements (
  account_id             BINARY(16)   NOT NULL,
  id                     BINARY(16)   NOT NULL,
  thread_id              BINARY(16)   NOT NULL,
  campaign_id            BINARY(16)   NOT NULL,
  old_lead_id            BINARY(16)   NOT NULL,
  new_lead_id            BINARY(16)   NOT NULL,
  target_lead_id         BINARY(16),
  enrollment_id          BINARY(16),
  mode                   VARCHAR(10)  NOT NULL,
  reason                 VARCHAR(20)  NOT NULL,
  reason_note            TEXT,
  source_message_id      BINARY(16),
  forward_job_id         BINARY(16),
  retired_sibling_count  INT UNSIGNED NOT NULL DEFAULT 0,
  created_at             DATETIME(3)  NOT NULL,
  PRIMARY KEY (account_id, id),
  KEY of_thread (account_id, thread_id),
  KEY of_old_lead (account_id, old_lead_id),
  KEY of_new_lead (account_id, new_lead_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == Mailboxes, their tags, how they are connected, and how far their mail has been read.

-- settings: hosts, ports and user names as JSON; credentials: the passwords, sealed. sent_today counts sent_day.
CREATE TABLE IF NOT EXISTS mailboxes (
  account_id                BINARY(16)      NOT NULL,
  id                        BINARY(16)      NOT NULL,
  email                     VARCHAR(320)    CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  display_name              VARCHAR(255),
  provider                  VARCHAR(20)     NOT NULL,
  settings                  TEXT            NOT NULL,
  credentials               VARBINARY(8192),
  status                    VARCHAR(12)     NOT NULL,
  status_reason             VARCHAR(1000),
  trouble                   ENUM('sending', 'sending_login', 'reading', 'reading_login'),
  consecutive_failures      INT UNSIGNED    NOT NULL DEFAULT 0,
  checked_at                DATETIME(3),
  sending_interval_seconds  INT UNSIGNED    NOT NULL,
  daily_cap                 INT UNSIGNED,
  next_send_at              DATETIME(3)     NOT NULL,
  sent_today                INT UNSIGNED    NOT NULL DEFAULT 0,
  sent_day                  DATE,
  last_sent_at              DATETIME(3),
  deleted_at                DATETIME(3),
  created_at                DATETIME(3)     NOT NULL,
  updated_at                DATETIME(3)     NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY address (account_id, email),
  KEY visible (account_id, deleted_at),
  KEY due (status, next_send_at),
  KEY active (last_sent_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS mailbox_tags (
  account_id  BINARY(16)   NOT NULL,
  id          BINARY(16)   NOT NULL,
  name        VARCHAR(100) NOT NULL,
  color       VARCHAR(64),
  created_at  DATETIME(3)  NOT NULL,
  updated_at  DATETIME(3)  NOT NULL,
  name_key    VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (LOWER(name)) VIRTUAL,
  PRIMARY KEY (account_id, id),
  KEY name (account_id, name),
  UNIQUE KEY name_key (account_id, name_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS mailbox_tag_links (
  account_id  BINARY(16) NOT NULL,
  mailbox_id  BINARY(16) NOT NULL,
  tag_id      BINARY(16) NOT NULL,
  PRIMARY KEY (account_id, mailbox_id, tag_id),
  KEY tagged (account_id, tag_id, mailbox_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The page behind connect_url knows only the token in it, hence its key without account_id.
CREATE TABLE IF NOT EXISTS connect_sessions (
  account_id     BINARY(16)    NOT NULL,
  id             BINARY(16)    NOT NULL,
  token_hash     BINARY(32)    NOT NULL,
  status         VARCHAR(10)   NOT NULL,
  input          TEXT,
  lookups        INT UNSIGNED  NOT NULL DEFAULT 0,
  attempts       INT UNSIGNED  NOT NULL DEFAULT 0,
  mailbox_id     BINARY(16),
  error_message  VARCHAR(1000),
  expires_at     DATETIME(3)   NOT NULL,
  created_at     DATETIME(3)   NOT NULL,
  updated_at     DATETIME(3)   NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY token (token_hash),
  KEY expired (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- last_uid counts within uid_validity (RFC 3501, 2.3.1.1); due_at is the next poll or the lease's end.
CREATE TABLE IF NOT EXISTS inbound_cursors (
  account_id    BINARY(16)      NOT NULL,
  mailbox_id    BINARY(16)      NOT NULL,
  folder        VARCHAR(255)    CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  uid_validity  BIGINT UNSIGNED,
  last_uid      BIGINT UNSIGNED NOT NULL DEFAULT 0,
  due_at        DATETIME(3),
  lease_owner   BINARY(16),
  checked_at    DATETIME(3),
  last_error    VARCHAR(1000),
  PRIMARY KEY (account_id, mailbox_id, folder),
  KEY due (due_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Which worker waits at which inbox for new mail (IMAP IDLE), until its lease ends.
CREATE TABLE IF NOT EXISTS inbox_watches (
  account_id  BINARY(16)  NOT NULL,
  mailbox_id  BINARY(16)  NOT NULL,
  owner       BINARY(16)  NOT NULL,
  until       DATETIME(3) NOT NULL,
  PRIMARY KEY (account_id, mailbox_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Messages that have left and are still to be copied to the Sent folder of their mailbox, whose server does not do it.
-- id: of the send or the message job. due_at: the next attempt or the lease's end.
CREATE TABLE IF NOT EXISTS sent_filings (
  account_id   BINARY(16)        NOT NULL,
  id           BINARY(16)        NOT NULL,
  mailbox_id   BINARY(16)        NOT NULL,
  message_id   VARCHAR(998)      NOT NULL,
  raw          MEDIUMBLOB        NOT NULL,
  sent_at      DATETIME(3)       NOT NULL,
  attempts     SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  due_at       DATETIME(3)       NOT NULL,
  lease_owner  BINARY(16),
  PRIMARY KEY (account_id, id),
  KEY of_mailbox (account_id, mailbox_id, due_at),
  KEY due (due_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The sandbox's mail, as the recipients' mail servers would keep it: of no account, because it left ours. A second
-- arrival of the same mail is counted in deliveries, so that sending twice would be seen.
CREATE TABLE IF NOT EXISTS sandbox_messages (
  id               BINARY(16)   NOT NULL,
  message_id       VARCHAR(998) NOT NULL,
  message_id_hash  BINARY(32)   NOT NULL,
  envelope_from    VARCHAR(320) NOT NULL,
  envelope_to      VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  raw              MEDIUMBLOB   NOT NULL,
  behaviour        VARCHAR(20)  NOT NULL,
  deliveries       INT UNSIGNED NOT NULL DEFAULT 1,
  accepted_at      DATETIME(3)  NOT NULL,
  answer_due_at    DATETIME(3),
  answered_at      DATETIME(3),
  PRIMARY KEY (id),
  UNIQUE KEY mail (message_id_hash, envelope_to),
  KEY due (answer_due_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == Conversations and what was said in them.

-- Every list of threads is sorted by last_inbound_at, and one index per filter keeps that order. A thread with a
-- reply of any kind has a last_inbound_at: has_reply_only is "IS NOT NULL" on the same index.
-- positive_on, replied_on: the day of the stats that this thread was counted in, so that it can be taken back.
CREATE TABLE IF NOT EXISTS threads (
  account_id           BINARY(16)   NOT NULL,
  id                   BINARY(16)   NOT NULL,
  campaign_id          BINARY(16)   NOT NULL,
  mailbox_id           BINARY(16)   NOT NULL,
  lead_id              BINARY(16)   NOT NULL,
  enrollment_id        BINARY(16),
  global_lead_id       BINARY(32)   NOT NULL,
  provider_thread_id   VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
  subject              VARCHAR(998) NOT NULL,
  snippet              VARCHAR(255) NOT NULL DEFAULT '',
  message_count        INT UNSIGNED NOT NULL DEFAULT 0,
  last_message_at      DATETIME(3)  NOT NULL,
  last_inbound_at      DATETIME(3),
  category             VARCHAR(16),
  conversation_status  VARCHAR(8)   NOT NULL,
  unread               BOOLEAN      NOT NULL DEFAULT FALSE,
  has_reply            BOOLEAN      NOT NULL DEFAULT FALSE,
  replied_on           DATE,
  positive_on          DATE,
  out_of_office_at     DATETIME(3),
  resume_mode          VARCHAR(10),
  resume_at            DATETIME(3),
  created_at           DATETIME(3)  NOT NULL,
  updated_at           DATETIME(3)  NOT NULL,
  number               INT UNSIGNED NOT NULL AUTO_INCREMENT,
  PRIMARY KEY (account_id, id),
  KEY of_lead (account_id, lead_id),
  KEY of_person (account_id, global_lead_id, mailbox_id),
  KEY of_provider (account_id, mailbox_id, provider_thread_id),
  KEY numbered (number, last_inbound_at),
  KEY newest (account_id, last_inbound_at, id, number),
  KEY of_campaign (account_id, campaign_id, last_inbound_at, id, unread, category, conversation_status, number),
  KEY of_mailbox (account_id, mailbox_id, last_inbound_at, id, unread, category, conversation_status, number),
  KEY by_category (account_id, category, last_inbound_at, id, unread, conversation_status, number),
  KEY by_unread (account_id, unread, last_inbound_at, id, conversation_status, number),
  KEY by_status (account_id, conversation_status, last_inbound_at, id, number),
  KEY of_campaign_category (account_id, campaign_id, category, last_inbound_at, id, unread, conversation_status, number)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Folded words of subject, participants, lead and bodies, looked up by prefix.
CREATE TABLE IF NOT EXISTS thread_tokens (
  account_id  BINARY(16)   NOT NULL,
  token       VARCHAR(40)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  number      INT UNSIGNED NOT NULL,
  PRIMARY KEY (account_id, token, number),
  KEY of_thread (account_id, number, token)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS thread_tags (
  account_id  BINARY(16)   NOT NULL,
  id          BINARY(16)   NOT NULL,
  name        VARCHAR(100) NOT NULL,
  color       VARCHAR(64),
  created_at  DATETIME(3)  NOT NULL,
  updated_at  DATETIME(3)  NOT NULL,
  name_key    VARCHAR(100) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin GENERATED ALWAYS AS (LOWER(name)) VIRTUAL,
  PRIMARY KEY (account_id, id),
  KEY name (account_id, name),
  UNIQUE KEY name_key (account_id, name_key)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS thread_tag_links (
  account_id  BINARY(16) NOT NULL,
  thread_id   BINARY(16) NOT NULL,
  tag_id      BINARY(16) NOT NULL,
  PRIMARY KEY (account_id, thread_id, tag_id),
  KEY tagged (account_id, tag_id, thread_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The hash is of the Message-ID header, or of the whole mail where it has none: the same mail is stored once per
-- mailbox. display_text is the body without quotes and signature. occurred_at orders the thread.
CREATE TABLE IF NOT EXISTS messages (
  account_id       BINARY(16)   NOT NULL,
  id               BINARY(16)   NOT NULL,
  thread_id        BINARY(16)   NOT NULL,
  mailbox_id       BINARY(16)   NOT NULL,
  direction        VARCHAR(8)   NOT NULL,
  kind             VARCHAR(12)  NOT NULL,
  send_id          BINARY(16),
  message_job_id   BINARY(16),
  message_id       VARCHAR(998) NOT NULL,
  message_id_hash  BINARY(32)   NOT NULL,
  in_reply_to      VARCHAR(998),
  reference_ids    TEXT,
  subject          VARCHAR(998) NOT NULL,
  from_email       VARCHAR(320),
  from_name        VARCHAR(255),
  reply_to         VARCHAR(320),
  to_email         VARCHAR(320),
  to_name          VARCHAR(255),
  to_emails        TEXT,
  cc               TEXT,
  body_text        MEDIUMTEXT,
  body_html        MEDIUMTEXT,
  display_text     MEDIUMTEXT,
  received_at      DATETIME(3),
  occurred_at      DATETIME(3)  NOT NULL,
  created_at       DATETIME(3)  NOT NULL,
  truncated        TEXT,
  html_sanitized   BOOLEAN      NOT NULL DEFAULT FALSE,
  unproven         BOOLEAN      NOT NULL DEFAULT FALSE,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY message (account_id, message_id_hash, mailbox_id),
  KEY of_thread (account_id, thread_id, occurred_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS attachments (
  account_id    BINARY(16)   NOT NULL,
  id            BINARY(16)   NOT NULL,
  message_id    BINARY(16)   NOT NULL,
  filename      VARCHAR(255),
  content_type  VARCHAR(255) NOT NULL,
  content_id    VARCHAR(255),
  is_inline     BOOLEAN      NOT NULL DEFAULT FALSE,
  size_bytes    INT UNSIGNED NOT NULL,
  content       LONGBLOB,
  created_at    DATETIME(3)  NOT NULL,
  PRIMARY KEY (account_id, id),
  KEY of_message (account_id, message_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Manual messages: replies and forwards that a person wrote. due_at: the next attempt or the lease's end, NULL once completed.
CREATE TABLE IF NOT EXISTS message_jobs (
  account_id             BINARY(16)        NOT NULL,
  id                     BINARY(16)        NOT NULL,
  thread_id              BINARY(16)        NOT NULL,
  mailbox_id             BINARY(16)        NOT NULL,
  message_type           VARCHAR(8)        NOT NULL,
  status                 VARCHAR(10)       NOT NULL,
  status_reason          VARCHAR(255),
  send_wait_reason       VARCHAR(24),
  error_message          VARCHAR(1000),
  source_message_id      BINARY(16),
  sent_message_id        BINARY(16),
  subject                VARCHAR(998),
  body_text              MEDIUMTEXT,
  body_html              MEDIUMTEXT,
  to_email               VARCHAR(320)      NOT NULL,
  to_name                VARCHAR(255),
  cc                     TEXT,
  message_id             VARCHAR(512)      NOT NULL,
  message_id_hash        BINARY(32)        NOT NULL,
  raw                    MEDIUMBLOB,
  expedited              BOOLEAN           NOT NULL DEFAULT FALSE,
  attempts               SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  scheduled_at           DATETIME(3),
  due_at                 DATETIME(3),
  lease_owner            BINARY(16),
  smtp_response          VARCHAR(1000),
  sent_at                DATETIME(3),
  created_by_api_key_id  BINARY(16),
  created_at             DATETIME(3)       NOT NULL,
  updated_at             DATETIME(3)       NOT NULL,
  PRIMARY KEY (account_id, id),
  UNIQUE KEY message (account_id, message_id_hash),
  KEY of_thread (account_id, thread_id),
  KEY due (due_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == Bulk work: jobs with their rows, errors and files, uploads, and previews that bind a later execution.

-- purge_at: when to delete what the job received and made; NULL once that is done. started_at and completed_at hold the
-- far-future sentinel until they are known, because a row that grows costs twice as much to write.
-- row_cursor and population_cursor say how far the work is; they move in the transaction that did it.
CREATE TABLE IF NOT EXISTS jobs (
  account_id             BINARY(16)       NOT NULL,
  id                     BINARY(16)       NOT NULL,
  operation              VARCHAR(32)      NOT NULL,
  campaign_id            BINARY(16),
  created_by_api_key_id  BINARY(16),
  status                 ENUM('uploading', 'queued', 'running', 'completed', 'failed', 'cancelled') NOT NULL,
  progress               TINYINT UNSIGNED NOT NULL DEFAULT 0,
  row_cursor             INT UNSIGNED     NOT NULL DEFAULT 0,
  population_cursor      VARBINARY(64),
  file_cursor            BIGINT UNSIGNED,
  input                  LONGTEXT         NOT NULL,
  result                 MEDIUMTEXT       NOT NULL,
  error_count            INT UNSIGNED     NOT NULL DEFAULT 0,
  error_message          VARCHAR(1000),
  uploaded_count         INT UNSIGNED     NOT NULL DEFAULT 0,
  total_count            INT UNSIGNED     NOT NULL DEFAULT 0,
  preview_id             BINARY(16),
  lease_owner            BINARY(16),
  lease_until            DATETIME(3),
  cancel_requested_at    DATETIME(3),
  started_at             DATETIME(3)      NOT NULL DEFAULT '9999-01-01',
  completed_at           DATETIME(3)      NOT NULL DEFAULT '9999-01-01',
  purge_at               DATETIME(3),
  created_at             DATETIME(3)      NOT NULL,
  updated_at             DATETIME(3)      NOT NULL,
  PRIMARY KEY (account_id, id),
  KEY by_operation (account_id, operation),
  KEY of_campaign (account_id, campaign_id),
  KEY purgeable (purge_at),
  KEY by_status (status, account_id),
  KEY claimable (lease_until)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS job_rows (
  account_id  BINARY(16)   NOT NULL,
  job_id      BINARY(16)   NOT NULL,
  row_index   INT UNSIGNED NOT NULL,
  payload     MEDIUMTEXT   NOT NULL,
  PRIMARY KEY (account_id, job_id, row_index)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS job_errors (
  account_id      BINARY(16)    NOT NULL,
  job_id          BINARY(16)    NOT NULL,
  seq             INT UNSIGNED  NOT NULL,
  row_index       INT UNSIGNED,
  global_lead_id  VARCHAR(200),
  message         VARCHAR(1000) NOT NULL,
  PRIMARY KEY (account_id, job_id, seq)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The file of an export in chunks, so that any process can serve it.
CREATE TABLE IF NOT EXISTS job_files (
  account_id  BINARY(16)   NOT NULL,
  job_id      BINARY(16)   NOT NULL,
  seq         INT UNSIGNED NOT NULL,
  content     MEDIUMBLOB   NOT NULL,
  PRIMARY KEY (account_id, job_id, seq)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS uploads (
  account_id    BINARY(16)      NOT NULL,
  id            BINARY(16)      NOT NULL,
  status        VARCHAR(10)     NOT NULL,
  file_store    VARCHAR(10),
  file_id       BINARY(16),
  filename      VARCHAR(255),
  content_type  VARCHAR(255),
  size_bytes    BIGINT UNSIGNED NOT NULL DEFAULT 0,
  row_count     INT UNSIGNED    NOT NULL DEFAULT 0,
  listed_at     DATETIME(3),
  expires_at    DATETIME(3)     NOT NULL,
  completed_at  DATETIME(3),
  created_at    DATETIME(3)     NOT NULL,
  updated_at    DATETIME(3)     NOT NULL,
  PRIMARY KEY (account_id, id),
  KEY expired (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- What a finished upload holds, as the population of a scope. global_lead_id is NULL where the address is invalid.
CREATE TABLE IF NOT EXISTS upload_rows (
  account_id      BINARY(16)   NOT NULL,
  upload_id       BINARY(16)   NOT NULL,
  row_index       INT UNSIGNED NOT NULL,
  global_lead_id  BINARY(32),
  payload         MEDIUMTEXT   NOT NULL,
  PRIMARY KEY (account_id, upload_id, row_index),
  KEY population (account_id, upload_id, global_lead_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The files of uploads and exports that are kept in the database, in chunks.
CREATE TABLE IF NOT EXISTS files (
  account_id  BINARY(16)      NOT NULL,
  owner_id    BINARY(16)      NOT NULL,
  file_id     BINARY(16)      NOT NULL,
  size_bytes  BIGINT UNSIGNED NOT NULL,
  PRIMARY KEY (account_id, owner_id, file_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS file_pieces (
  account_id  BINARY(16)      NOT NULL,
  owner_id    BINARY(16)      NOT NULL,
  file_id     BINARY(16)      NOT NULL,
  from_byte   BIGINT UNSIGNED NOT NULL,
  content     MEDIUMBLOB      NOT NULL,
  PRIMARY KEY (account_id, owner_id, file_id, from_byte)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS bulk_previews (
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
  KEY expired (expires_at)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- == Events, and their deliveries to webhooks.

-- Both secrets are sealed. A NULL url switches delivery off; disabled_at: the receiver made us stop.
CREATE TABLE IF NOT EXISTS webhook_settings (
  account_id             BINARY(16)      NOT NULL,
  url                    VARCHAR(2048),
  secret                 VARBINARY(512)  NOT NULL,
  previous_secret        VARBINARY(4096),
  previous_secret_until  DATETIME(3),
  enabled_events         TEXT            NOT NULL,
  failing_since          DATETIME(3),
  disabled_at            DATETIME(3),
  disabled_reason        VARCHAR(20),
  created_at             DATETIME(3)     NOT NULL,
  updated_at             DATETIME(3)     NOT NULL,
  PRIMARY KEY (account_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- Written in the transaction that caused it, with its delivery. Its id is the webhook-id that receivers dedupe by.
-- delivery_status: NULL where no webhook received the event. due_at: the next attempt, the far-future sentinel where there
-- is none. attempts_before: those made before it was queued again. response_status: 0 without a response. All that a
-- delivery writes has a fixed size from the beginning, because a row that grows costs four times as much to write.
CREATE TABLE IF NOT EXISTS events (
  account_id       BINARY(16)        NOT NULL,
  id               BINARY(16)        NOT NULL,
  type             VARCHAR(64)       NOT NULL,
  payload          MEDIUMTEXT        NOT NULL,
  created_at       DATETIME(3)       NOT NULL,
  delivery_status  ENUM('pending', 'delivered', 'failed'),
  due_at           DATETIME(3)       NOT NULL DEFAULT '9999-01-01',
  attempts         SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  attempts_before  SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  response_status  SMALLINT UNSIGNED NOT NULL DEFAULT 0,
  latency_ms       INT UNSIGNED      NOT NULL DEFAULT 0,
  attempted_at     DATETIME(3)       NOT NULL DEFAULT '2000-01-01',
  last_error       VARCHAR(1000),
  PRIMARY KEY (account_id, id),
  KEY by_type (account_id, type),
  KEY due (due_at),
  KEY by_delivery (account_id, delivery_status, created_at, id, type)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

CREATE TABLE IF NOT EXISTS webhook_attempts (
  account_id       BINARY(16)        NOT NULL,
  event_id         BINARY(16)        NOT NULL,
  attempt          SMALLINT UNSIGNED NOT NULL,
  response_status  SMALLINT UNSIGNED,
  latency_ms       INT UNSIGNED,
  error_message    VARCHAR(1000),
  attempted_at     DATETIME(3)       NOT NULL,
  PRIMARY KEY (account_id, event_id, attempt)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;

-- The event that an account's log has dropped last: whoever has read so far may go on, and has missed nothing.
CREATE TABLE IF NOT EXISTS event_logs (
  account_id    BINARY(16) NOT NULL,
  forgotten_id  BINARY(16) NOT NULL,
  PRIMARY KEY (account_id)
) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci;
