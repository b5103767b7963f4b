import type { ThreadCategory } from '../../domain/inbox/category.js';
import type { Truncation } from '../../domain/inbox/mail-message.js';
import {
  bytes,
  day,
  entity,
  flag,
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

export const threads = entity('threads', {
  account_id: key(uuid),
  id: key(uuid),
  /** Assigned by the database: words of threads refer to it. */
  number: integer,
  campaign_id: uuid,
  mailbox_id: uuid,
  lead_id: uuid,
  enrollment_id: nullable(uuid),
  global_lead_id: hash,
  provider_thread_id: nullable(text),
  subject: text,
  /** The beginning of the latest message. */
  snippet: text,
  message_count: integer,
  last_message_at: timestamp,
  last_inbound_at: nullable(timestamp),
  category: nullable(oneOf<ThreadCategory>()),
  conversation_status: oneOf<'open' | 'closed'>(),
  unread: flag,
  /** A person replied; automatic replies do not count. */
  has_reply: flag,
  replied_on: nullable(day),
  positive_on: nullable(day),
  out_of_office_at: nullable(timestamp),
  resume_mode: nullable(oneOf<'scheduled' | 'instant' | 'none'>()),
  resume_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ThreadEntity = Entity<typeof threads>;

/** The words under which threads are found. */
export const threadTokens = entity('thread_tokens', {
  account_id: key(uuid),
  token: key(text),
  number: key(integer),
});

export const messages = entity('messages', {
  account_id: key(uuid),
  id: key(uuid),
  thread_id: uuid,
  mailbox_id: uuid,
  direction: oneOf<'sent' | 'received'>(),
  kind: oneOf<'campaign' | 'reply' | 'forward' | 'auto_reply' | 'bounce'>(),
  send_id: nullable(uuid),
  message_job_id: nullable(uuid),
  message_id: text,
  message_id_hash: hash,
  in_reply_to: nullable(text),
  reference_ids: nullable(text),
  subject: text,
  from_email: nullable(text),
  from_name: nullable(text),
  /** Where replies go, when that is not the sender. */
  reply_to: nullable(text),
  to_email: nullable(text),
  to_name: nullable(text),
  to_emails: nullable(json<string[]>()),
  cc: nullable(json<string[]>()),
  body_text: nullable(text),
  body_html: nullable(text),
  display_text: nullable(text),
  /** What of a received mail was left out. */
  truncated: nullable(json<Truncation[]>()),
  /** `body_html` is as it is shown. */
  html_sanitized: flag,
  /** It claims a bounce, a complaint or an opt-out without proof, so nothing follows from it. */
  unproven: flag,
  received_at: nullable(timestamp),
  occurred_at: timestamp,
  created_at: timestamp,
});
export type MessageEntity = Entity<typeof messages>;

export const attachments = entity('attachments', {
  account_id: key(uuid),
  id: key(uuid),
  message_id: uuid,
  filename: nullable(text),
  content_type: text,
  content_id: nullable(text),
  is_inline: flag,
  size_bytes: integer,
  content: nullable(bytes),
  created_at: timestamp,
});
export type AttachmentEntity = Entity<typeof attachments>;

export type MessageJobStatus = 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';
export type SendWaitReason = 'mailbox_interval' | 'mailbox_unavailable' | 'retry_backoff';

/** What is to be sent, and what became of it; each hand-over is in the ledger under the same id. */
export const messageJobs = entity('message_jobs', {
  account_id: key(uuid),
  id: key(uuid),
  thread_id: uuid,
  mailbox_id: uuid,
  message_type: oneOf<'reply' | 'forward'>(),
  status: oneOf<MessageJobStatus>(),
  status_reason: nullable(text),
  send_wait_reason: nullable(oneOf<SendWaitReason>()),
  error_message: nullable(text),
  /** The message that this one replies to or forwards. */
  source_message_id: nullable(uuid),
  subject: nullable(text),
  body_text: nullable(text),
  body_html: nullable(text),
  to_email: text,
  to_name: nullable(text),
  cc: nullable(json<string[]>()),
  expedited: flag,
  attempts: integer,
  scheduled_at: nullable(timestamp),
  due_at: nullable(timestamp),
  created_by_api_key_id: nullable(uuid),
  created_at: timestamp,
  updated_at: timestamp,
});
export type MessageJobEntity = Entity<typeof messageJobs>;
