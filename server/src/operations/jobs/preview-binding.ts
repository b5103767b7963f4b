import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import type { BulkWork } from '../../domain/jobs/bulk-request.js';
import { canonicalHash } from '../../domain/shared/canonical-json.js';
import { readPreview } from '../../store/jobs/repository.js';
import { parseUuid } from '../../store/database/ids.js';

/**
 * What a job must have in common with the preview that it names: operation, people or file, exclusions and
 * target.
 */
export function operationHash({
  operation,
  scope,
  exclusions,
  campaignId,
  listId,
  uploadId,
}: BulkWork): string {
  return canonicalHash({
    operation,
    scope,
    exclusions: exclusions && Object.keys(exclusions).length > 0 ? exclusions : null,
    campaign_id: campaignId?.toLowerCase() ?? null,
    list_id: listId?.toLowerCase() ?? null,
    upload_id: uploadId?.toLowerCase() ?? null,
  });
}

/** Refuses work that is not what the preview was made for, or whose preview is over. */
export async function requirePreview(
  tx: EntityManager,
  accountId: string,
  previewId: string,
  work: BulkWork,
  now: Date,
): Promise<void> {
  const id = parseUuid(previewId);
  const preview = id && (await readPreview(tx, accountId, id));
  // Previews are forgotten some time after they expire.
  if (!preview || preview.expires_at <= now) throw new ApiError('preview_expired');
  if (preview.operation_hash !== operationHash(work)) throw new ApiError('preview_mismatch');
}
