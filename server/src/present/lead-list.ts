import type { LeadList } from '../generated/types.js';
import type { LeadListEntity } from '../store/lead-lists/repository.js';

/** A lead list as the contract shows it. */
export function presentLeadList(row: LeadListEntity): LeadList {
  return {
    id: row.id,
    account_id: row.account_id,
    name: row.name,
    description: row.description,
    column_layout: row.column_layout ?? [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
