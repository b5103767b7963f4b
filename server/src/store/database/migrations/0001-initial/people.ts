import { table } from './table.js';

/** What is known of someone; a lead carries its own copy beside the person's. */
export const contactColumns = `
    email                 VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    name                  VARCHAR(255),
    first_name            VARCHAR(255),
    last_name             VARCHAR(255),
    company_name          VARCHAR(255),
    website               VARCHAR(2048),
    linkedin_url          VARCHAR(2048),
    company_linkedin_url  VARCHAR(2048),
    phone_number          VARCHAR(64),
    mobile_phone_number   VARCHAR(64),
    custom_lead_data      MEDIUMTEXT,`;

/** People, known account-wide by the hash of their address, their tags and the lists they are kept in. */
export const people = [
  // One index per sort of the people explorer, and the filters in its default order. email_domain finds whom a blocked domain concerns.
  // words: those of people_tokens, each after a space, to check one word when another has led to the person, and along by_activity.
  table(
    'people',
    `
    account_id                    BINARY(16)   NOT NULL,
    global_lead_id                BINARY(32)   NOT NULL,
    ${contactColumns}
    email_domain                  VARCHAR(255) NOT NULL,
    words                         VARCHAR(680) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL DEFAULT '',
    verification_status           VARCHAR(12),
    verification_quality          VARCHAR(255),
    verification_provider         VARCHAR(255),
    verified_at                   DATETIME(3),
    is_free                       BOOLEAN,
    is_role                       BOOLEAN,
    campaign_count                INT UNSIGNED NOT NULL DEFAULT 0,
    has_reply                     BOOLEAN      NOT NULL DEFAULT FALSE,
    latest_activity_at            DATETIME(3),
    newest_membership_created_at  DATETIME(3),
    created_at                    DATETIME(3)  NOT NULL,
    updated_at                    DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, global_lead_id),
    KEY by_activity (account_id, latest_activity_at, global_lead_id, words),
    KEY by_creation (account_id, created_at),
    KEY by_update (account_id, updated_at),
    KEY by_email (account_id, email),
    KEY by_name (account_id, name),
    KEY by_campaign_count (account_id, campaign_count),
    KEY by_reply (account_id, has_reply, latest_activity_at),
    KEY by_verification (account_id, verification_status, latest_activity_at),
    KEY by_domain (account_id, email_domain)`,
  ),

  // Folded words of address and name, looked up by prefix.
  table(
    'people_tokens',
    `
    account_id      BINARY(16)  NOT NULL,
    token           VARCHAR(40) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    global_lead_id  BINARY(32)  NOT NULL,
    PRIMARY KEY (account_id, token, global_lead_id)`,
  ),

  table(
    'person_tags',
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

  // Other names under which an import finds a tag.
  table(
    'person_tag_aliases',
    `
    account_id  BINARY(16)   NOT NULL,
    alias       VARCHAR(100) NOT NULL,
    tag_id      BINARY(16)   NOT NULL,
    created_at  DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, alias),
    KEY of_tag (account_id, tag_id)`,
  ),

  table(
    'person_tag_links',
    `
    account_id      BINARY(16) NOT NULL,
    global_lead_id  BINARY(32) NOT NULL,
    tag_id          BINARY(16) NOT NULL,
    PRIMARY KEY (account_id, global_lead_id, tag_id),
    KEY tagged (account_id, tag_id, global_lead_id)`,
  ),

  table(
    'lead_lists',
    `
    account_id     BINARY(16)   NOT NULL,
    id             BINARY(16)   NOT NULL,
    name           VARCHAR(200) NOT NULL,
    description    TEXT,
    column_layout  MEDIUMTEXT,
    member_count   INT UNSIGNED NOT NULL DEFAULT 0,
    created_at     DATETIME(3)  NOT NULL,
    updated_at     DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE KEY name (account_id, name)`,
  ),

  // Bulk work walks the primary key, pages of the list walk newest_first.
  table(
    'lead_list_members',
    `
    account_id      BINARY(16)  NOT NULL,
    list_id         BINARY(16)  NOT NULL,
    global_lead_id  BINARY(32)  NOT NULL,
    created_at      DATETIME(3) NOT NULL,
    PRIMARY KEY (account_id, list_id, global_lead_id),
    KEY newest_first (account_id, list_id, created_at),
    KEY lists_of (account_id, global_lead_id, list_id)`,
  ),

  // A domain stands for its exact host. Address and domain share the index that the search by prefix walks.
  table(
    'block_list_entries',
    `
    account_id      BINARY(16)   NOT NULL,
    id              BINARY(16)   NOT NULL,
    value           VARCHAR(320) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
    type            VARCHAR(6)   NOT NULL,
    reason          VARCHAR(500),
    origin          VARCHAR(16)  NOT NULL,
    created_at      DATETIME(3)  NOT NULL,
    PRIMARY KEY (account_id, id),
    UNIQUE KEY value (account_id, value, type),
    KEY by_type (account_id, type)`,
  ),
];
