import type { LeadList } from '../generated/types.js';
import type { LeadListRow } from '../store/entities.js';
import { fromBin } from '../store/database/ids.js';
import { fromJson } from '../store/database/json.js';

/** A lead list as the contract shows it. */
export function presentLeadList(row: LeadListRow): LeadList {
  return {
    id: fromBin(row.id),
    account_id: fromBin(row.account_id),
    name: row.name,
    description: row.description,
    column_layout: fromJson<LeadList['column_layout']>(row.column_layout) ?? [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
