import type { BlockListEntry } from '../generated/types.js';
import type { BlockListEntryRow } from '../store/entities.js';
import { fromBin } from '../store/database/ids.js';

/** A block-list entry as the contract shows it. */
export function presentBlockListEntry(row: BlockListEntryRow): BlockListEntry {
  return {
    id: fromBin(row.id),
    account_id: fromBin(row.account_id),
    value: row.value,
    type: row.type,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  };
}
