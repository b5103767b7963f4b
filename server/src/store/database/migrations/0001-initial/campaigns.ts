import { table } from './table.js';

/** Campaigns, their tags and mailboxes, and their figures. */
export const campaigns = [
  // start_at and pause_at are derived from the lifecycle dates and zone; the worker watches them over all accounts.
  // mailbox_list and tag_list repeat what the links say, so that the hottest read is one row by its key.
  table(
    'campaigns',
    `
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
    KEY to_pause (status, pause_at)`,
  ),

  table(
    'campaign_tags',
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
    'campaign_tag_links',
    `
    account_id   BINARY(16) NOT NULL,
    campaign_id  BINARY(16) NOT NULL,
    tag_id       BINARY(16) NOT NULL,
    PRIMARY KEY (account_id, campaign_id, tag_id),
    KEY tagged (account_id, tag_id, campaign_id)`,
  ),

  // last_sent_at: whose turn it is among the campaigns of one mailbox.
  table(
    'campaign_mailboxes',
    `
    account_id    BINARY(16)  NOT NULL,
    campaign_id   BINARY(16)  NOT NULL,
    mailbox_id    BINARY(16)  NOT NULL,
    last_sent_at  DATETIME(3),
    created_at    DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, campaign_id, mailbox_id),
    KEY of_mailbox (account_id, mailbox_id, campaign_id)`,
  ),

  // Days are cut in the campaign's zone.
  table(
    'campaign_daily_stats',
    `
    account_id      BINARY(16)   NOT NULL,
    campaign_id     BINARY(16)   NOT NULL,
    day             DATE         NOT NULL,
    sent            INT UNSIGNED NOT NULL DEFAULT 0,
    replied         INT UNSIGNED NOT NULL DEFAULT 0,
    positive_reply  INT UNSIGNED NOT NULL DEFAULT 0,
    bounce          INT UNSIGNED NOT NULL DEFAULT 0,
    PRIMARY KEY (account_id, campaign_id, day)`,
  ),

  table(
    'campaign_totals',
    `
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
    PRIMARY KEY (account_id, campaign_id)`,
  ),
];
