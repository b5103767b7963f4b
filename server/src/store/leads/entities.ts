import { contactColumns } from '../people/entities.js';
import {
  bytes,
  flag,
  hash,
  instant,
  integer,
  key,
  nullable,
  oneOf,
  table,
  text,
  uuid,
  type Row,
} from '../database/columns.js';

export const leads = table('leads', {
  account_id: key(uuid),
  id: key(uuid),
  campaign_id: uuid,
  global_lead_id: hash,
  ...contactColumns,
  source: text,
  is_incomplete: flag,
  retired_at: nullable(instant),
  replaced_by_lead_id: nullable(uuid),
  deleted_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type LeadRow = Row<typeof leads>;

/** `unknown`: the connection broke in the middle of DATA and the Sent folder could not tell; never sent again. */
export type SendState = 'queued' | 'sending' | 'sent' | 'failed' | 'unknown' | 'cancelled';

export const sends = table('sends', {
  account_id: key(uuid),
  id: key(uuid),
  enrollment_id: uuid,
  node_id: text,
  campaign_id: uuid,
  lead_id: uuid,
  global_lead_id: hash,
  mailbox_id: uuid,
  thread_id: nullable(uuid),
  variant_id: uuid,
  step_number: integer,
  /** The Message-ID header with its angle brackets; the hash is of that text. */
  message_id: text,
  message_id_hash: hash,
  in_reply_to: nullable(text),
  reference_ids: nullable(text),
  from_email: text,
  from_name: nullable(text),
  to_email: text,
  to_name: nullable(text),
  subject: text,
  body_text: nullable(text),
  body_html: nullable(text),
  raw: nullable(bytes),
  state: oneOf<SendState>(),
  attempts: integer,
  due_at: nullable(instant),
  lease_owner: nullable(uuid),
  smtp_code: nullable(integer),
  smtp_response: nullable(text),
  error_message: nullable(text),
  started_at: nullable(instant),
  sent_at: nullable(instant),
  failed_at: nullable(instant),
  bounced_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type SendRow = Row<typeof sends>;

export type ReplaceReason =
  'auto_reply_forward' | 'manual_referral' | 'wrong_contact' | 'role_change' | 'other';

export const leadReplacements = table('lead_replacements', {
  account_id: key(uuid),
  id: key(uuid),
  thread_id: uuid,
  campaign_id: uuid,
  old_lead_id: uuid,
  new_lead_id: uuid,
  target_lead_id: nullable(uuid),
  enrollment_id: nullable(uuid),
  mode: oneOf<'created' | 'attached'>(),
  reason: oneOf<ReplaceReason>(),
  reason_note: nullable(text),
  source_message_id: nullable(uuid),
  forward_job_id: nullable(uuid),
  retired_sibling_count: integer,
  created_at: instant,
});
export type LeadReplacementRow = Row<typeof leadReplacements>;
