import type { BulkPreview } from '../generated/types.js';
import type { BulkPreviewEntity } from '../store/entities.js';

/** A preview as the contract shows it. */
export function presentPreview(preview: BulkPreviewEntity): BulkPreview {
  return {
    preview_id: preview.id,
    operation: preview.operation,
    operation_hash: preview.operation_hash,
    expires_at: preview.expires_at.toISOString(),
    counts: preview.counts,
    warnings: preview.warnings,
    scope: preview.scope,
    exclusions: preview.exclusions,
    target: preview.target ?? { campaign_id: null, list_id: null },
  };
}
