import type { LeadList } from '../../generated/types.js';
import {
  entity,
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

export const leadLists = entity('lead_lists', {
  account_id: key(uuid),
  id: key(uuid),
  name: text,
  description: nullable(text),
  column_layout: nullable(json<LeadList['column_layout']>()),
  /** Kept, because a list is counted on every page of it. */
  member_count: integer,
  created_at: timestamp,
  updated_at: timestamp,
});
export type LeadListEntity = Entity<typeof leadLists>;

export const leadListMembers = entity('lead_list_members', {
  account_id: key(uuid),
  list_id: key(uuid),
  global_lead_id: key(hash),
  created_at: timestamp,
});
