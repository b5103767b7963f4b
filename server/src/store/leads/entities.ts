import type { ReplaceReason } from '../../domain/leads/replace-lead.js';
import { contactColumns } from '../people/entities.js';
import {
  entity,
  flag,
  hash,
  timestamp,
  integer,
  key,
  nullable,
  oneOf,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

export const leads = entity('leads', {
  account_id: key(uuid),
  id: key(uuid),
  campaign_id: uuid,
  global_lead_id: hash,
  ...contactColumns,
  source: text,
  is_incomplete: flag,
  retired_at: nullable(timestamp),
  replaced_by_lead_id: nullable(uuid),
  deleted_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type LeadEntity = Entity<typeof leads>;

export const leadReplacements = entity('lead_replacements', {
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
  created_at: timestamp,
});
export type LeadReplacementEntity = Entity<typeof leadReplacements>;
