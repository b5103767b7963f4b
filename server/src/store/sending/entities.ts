import {
  bytes,
  entity,
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Column,
  type Entity,
} from '../database/columns.js';

/** Message-IDs, separated by spaces in the table; NULL where there are none. */
const messageIds: Column<string[], string> = {
  options: {
    type: 'text',
    nullable: true,
    transformer: {
      to: (ids: string[] | undefined) => ids && (ids.join(' ') || null),
      from: (stored: string | null) => (stored ? stored.split(' ') : []),
    },
  },
};

/**
 * `queued`: waits for another try after a failure. `unknown`: the connection broke in the middle of DATA and the Sent folder
 * could not tell; never sent again.
 */
export type SendState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';

/** A message of a campaign, or a reply or forward that a person wrote. */
export type SendKind = 'campaign' | 'manual';

/** The send ledger, stored before SMTP begins: one row per enrollment and node, and one per message job, which has its id. */
export const sends = entity('sends', {
  account_id: key(uuid),
  id: key(uuid),
  kind: oneOf<SendKind>(),
  enrollment_id: nullable(uuid),
  node_id: nullable(text),
  campaign_id: uuid,
  lead_id: uuid,
  global_lead_id: hash,
  mailbox_id: uuid,
  thread_id: nullable(uuid),
  variant_id: nullable(uuid),
  step_number: nullable(integer),
  /** The Message-ID header with its angle brackets; the hash is of that text. */
  message_id: text,
  message_id_hash: hash,
  in_reply_to: nullable(text),
  reference_ids: messageIds,
  from_email: text,
  from_name: nullable(text),
  to_email: text,
  to_name: nullable(text),
  cc: nullable(json<string[]>()),
  subject: text,
  body_text: nullable(text),
  body_html: nullable(text),
  raw: nullable(bytes),
  state: oneOf<SendState>(),
  attempts: integer,
  due_at: nullable(timestamp),
  lease_owner: nullable(uuid),
  smtp_code: nullable(integer),
  smtp_response: nullable(text),
  error_message: nullable(text),
  started_at: nullable(timestamp),
  sent_at: nullable(timestamp),
  failed_at: nullable(timestamp),
  bounced_at: nullable(timestamp),
  /** When its recipient reported it as spam. */
  complained_at: nullable(timestamp),
  /** When a person replied whose last email it was. */
  replied_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type SendEntity = Entity<typeof sends>;

/** What the ledger records of the hand-over of a message. */
type HandOver =
  | 'thread_id'
  | 'state'
  | 'attempts'
  | 'due_at'
  | 'lease_owner'
  | 'smtp_code'
  | 'smtp_response'
  | 'error_message'
  | 'started_at'
  | 'sent_at'
  | 'failed_at'
  | 'bounced_at'
  | 'complained_at'
  | 'replied_at'
  | 'created_at'
  | 'updated_at';
type Message = Omit<SendEntity, HandOver>;
type Step = { enrollment_id: string; node_id: string; variant_id: string; step_number: number };
/** A message of a campaign as the ledger has it before SMTP begins. */
export type CampaignSend = Message & Step & { kind: 'campaign' };
/** A reply or forward that a person wrote; its id is that of its message job. */
export type ManualSend = Message & { kind: 'manual' };
export type SendMessage = CampaignSend | ManualSend;

/** Messages that have left, and that go into the Sent folder of their mailbox. */
export const sentCopies = entity('sent_filings', {
  account_id: key(uuid),
  /** Of the send or the message job. */
  id: key(uuid),
  mailbox_id: uuid,
  /** With angle brackets. */
  message_id: text,
  raw: bytes,
  sent_at: timestamp,
  attempts: integer,
  due_at: timestamp,
  lease_owner: nullable(uuid),
});
export type SentCopyEntity = Entity<typeof sentCopies>;
