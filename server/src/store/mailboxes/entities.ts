import {
  bytes,
  day,
  hash,
  instant,
  integer,
  jsonText,
  key,
  nullable,
  oneOf,
  table,
  text,
  uuid,
  type Row,
} from '../database/columns.js';

export type MailboxStatus = 'connected' | 'paused' | 'error' | 'disconnected';

export const mailboxes = table('mailboxes', {
  account_id: key(uuid),
  id: key(uuid),
  email: text,
  display_name: nullable(text),
  provider: text,
  settings: jsonText,
  credentials: nullable(bytes),
  status: oneOf<MailboxStatus>(),
  status_reason: nullable(text),
  consecutive_failures: integer,
  checked_at: nullable(instant),
  sending_interval_seconds: integer,
  /** NULL: no cap. */
  daily_cap: nullable(integer),
  next_send_at: instant,
  sent_today: integer,
  sent_day: nullable(day),
  last_sent_at: nullable(instant),
  deleted_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type MailboxRow = Row<typeof mailboxes>;

export const mailboxTagLinks = table('mailbox_tag_links', {
  account_id: key(uuid),
  mailbox_id: key(uuid),
  tag_id: key(uuid),
});
export type MailboxTagLinkRow = Row<typeof mailboxTagLinks>;

export const connectSessions = table('connect_sessions', {
  account_id: key(uuid),
  id: key(uuid),
  token_hash: hash,
  status: oneOf<'pending' | 'completed' | 'expired' | 'failed'>(),
  input: nullable(jsonText),
  /** How often the page has looked for servers, and how often it has tried them. */
  lookups: integer,
  attempts: integer,
  mailbox_id: nullable(uuid),
  error_message: nullable(text),
  expires_at: instant,
  created_at: instant,
  updated_at: instant,
});
export type ConnectSessionRow = Row<typeof connectSessions>;

export const sentFilings = table('sent_filings', {
  account_id: key(uuid),
  id: key(uuid),
  mailbox_id: uuid,
  message_id: text,
  raw: bytes,
  sent_at: instant,
  attempts: integer,
  due_at: instant,
  lease_owner: nullable(uuid),
});
export type SentFilingRow = Row<typeof sentFilings>;

export const sandboxMessages = table('sandbox_messages', {
  id: key(uuid),
  message_id: text,
  message_id_hash: hash,
  envelope_from: text,
  envelope_to: text,
  raw: bytes,
  behaviour: text,
  deliveries: integer,
  accepted_at: instant,
  /** NULL once the recipient has acted, or when it stays silent. */
  answer_due_at: nullable(instant),
  answered_at: nullable(instant),
});
export type SandboxMessageRow = Row<typeof sandboxMessages>;
