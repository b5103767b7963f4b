import type { BulkExclusions, BulkPreview, BulkScope, JobOperation } from '../generated/types.js';
import type { BulkPreviewRow } from '../store/entities.js';
import { fromBin, hashFromBin } from '../store/database/ids.js';
import { fromJson } from '../store/database/json.js';

/** A preview as the contract shows it. */
export function presentPreview(row: BulkPreviewRow): BulkPreview {
  return {
    preview_id: fromBin(row.id),
    operation: row.operation as JobOperation,
    operation_hash: hashFromBin(row.operation_hash),
    expires_at: row.expires_at.toISOString(),
    counts: fromJson<BulkPreview['counts']>(row.counts),
    warnings: fromJson<string[]>(row.warnings),
    scope: fromJson<BulkScope | null>(row.scope),
    exclusions: fromJson<BulkExclusions>(row.exclusions),
    target: fromJson<BulkPreview['target']>(row.target) ?? { campaign_id: null, list_id: null },
  };
}
