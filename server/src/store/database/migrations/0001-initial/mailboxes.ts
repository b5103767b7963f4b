import { table } from './table.js';

/** Mailboxes, their tags, how they are connected, and how far their mail has been read. */
export const mailboxes = [
  // settings: hosts, ports and user names as JSON; credentials: the passwords, sealed. sent_today counts sent_day.
  table(
    'mailboxes',
    `
    account_id                BINARY(16)   NOT NULL,
    id                        BINARY(16)   NOT NULL,
    email                     VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    display_name              VARCHAR(255),
    provider                  VARCHAR(20)  NOT NULL,
    settings                  TEXT         NOT NULL,
    credentials               VARBINARY(8192),
    status                    VARCHAR(12)  NOT NULL,
    status_reason             VARCHAR(1000),
    consecutive_failures      INT UNSIGNED NOT NULL DEFAULT 0,
    checked_at                DATETIME(3),
    sending_interval_seconds  INT UNSIGNED NOT NULL,
    daily_cap                 INT UNSIGNED,
    next_send_at              DATETIME(3)  NOT NULL,
    sent_today                INT UNSIGNED NOT NULL DEFAULT 0,
    sent_day                  DATE,
    last_sent_at              DATETIME(3),
    deleted_at                DATETIME(3),
    created_at                DATETIME(3)  NOT NULL,
    updated_at                DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE KEY address (account_id, email),
    KEY visible (account_id, deleted_at),
    KEY due (status, next_send_at)`,
  ),

  table(
    'mailbox_tags',
    `
    account_id  BINARY(16)   NOT NULL,
    id          BINARY(16)   NOT NULL,
    name        VARCHAR(100) NOT NULL,
    color       VARCHAR(64),
    created_at  DATETIME(3)  NOT NULL,
    updated_at  DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE KEY name (account_id, name)`,
  ),

  table(
    'mailbox_tag_links',
    `
    account_id  BINARY(16) NOT NULL,
    mailbox_id  BINARY(16) NOT NULL,
    tag_id      BINARY(16) NOT NULL,
    PRIMARY KEY (account_id, mailbox_id, tag_id),
    KEY tagged (account_id, tag_id, mailbox_id)`,
  ),

  // The page behind connect_url knows only the token in it, hence its key without account_id.
  table(
    'connect_sessions',
    `
    account_id     BINARY(16)   NOT NULL,
    id             BINARY(16)   NOT NULL,
    token_hash     BINARY(32)   NOT NULL,
    status         VARCHAR(10)  NOT NULL,
    input          TEXT,
    lookups        INT UNSIGNED NOT NULL DEFAULT 0,
    attempts       INT UNSIGNED NOT NULL DEFAULT 0,
    mailbox_id     BINARY(16),
    error_message  VARCHAR(1000),
    expires_at     DATETIME(3)  NOT NULL,
    created_at     DATETIME(3)  NOT NULL,
    updated_at     DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE KEY token (token_hash),
    KEY expired (expires_at)`,
  ),

  // last_uid counts within uid_validity (RFC 3501, 2.3.1.1); due_at is the next look or the lease's end.
  table(
    'inbound_cursors',
    `
    account_id    BINARY(16)      NOT NULL,
    mailbox_id    BINARY(16)      NOT NULL,
    folder        VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    uid_validity  BIGINT UNSIGNED,
    last_uid      BIGINT UNSIGNED NOT NULL DEFAULT 0,
    due_at        DATETIME(3),
    lease_owner   BINARY(16),
    checked_at    DATETIME(3),
    last_error    VARCHAR(1000),
    PRIMARY KEY (account_id, mailbox_id, folder),
    KEY due (due_at)`,
  ),

  // The sandbox's mail, as the recipients' mail servers would keep it: of no account, because it left ours. A second
  // arrival of the same mail is counted in deliveries, so that sending twice would be seen.
  table(
    'sandbox_messages',
    `
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
    KEY due (answer_due_at)`,
  ),
];
