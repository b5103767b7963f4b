import type { BlockListEntry } from '../generated/types.js';
import type { BlockListEntryEntity } from '../store/block-list/repository.js';

/** A block-list entry as the contract shows it. */
export function presentBlockListEntry(row: BlockListEntryEntity): BlockListEntry {
  return {
    id: row.id,
    account_id: row.account_id,
    value: row.value,
    type: row.type,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
  };
}
