import { zeroCounts } from '../domain/jobs/job-state.js';
import type { Job, JobError, JobResult, BulkPreview } from '../generated/types.js';
import type { JobEntity, JobErrorEntity, BulkPreviewEntity } from '../store/entities.js';

/** What a job shows beside its row; lists leave it out. */
export interface JobDetail {
  errors?: readonly JobErrorEntity[];
  /** The rows that were given inline. */
  leads?: Record<string, unknown>[];
  /** The ids that were given inline, the first 1,000. */
  globalLeadIds?: string[];
  /** Where the file of the job can be had, and until when. */
  download?: { url: string; expiresAt: Date };
}

/** A job as the contract shows it. */
export function presentJob(row: JobEntity, detail: JobDetail = {}): Job {
  const { echo, plan } = row.input;
  const isStaged = row.operation === 'csv_lead_import_staged' && plan.uploadId === undefined;
  const errors = (detail.errors ?? []).map(presentError);
  return {
    id: row.id,
    account_id: row.account_id,
    campaign_id: row.campaign_id,
    created_by_api_key_id: row.created_by_api_key_id,
    status: row.status,
    progress: row.progress,
    cursor: row.row_cursor,
    input: {
      ...echo,
      // What was announced may have come out otherwise.
      ...(isStaged && { uploaded_count: row.uploaded_count }),
      ...(detail.leads && { leads: detail.leads }),
      ...(detail.globalLeadIds && { global_lead_ids: detail.globalLeadIds }),
    },
    result: row.started_at === null ? {} : presentResult(row, errors, detail.download),
    errors,
    cancel_requested_at: row.cancel_requested_at?.toISOString() ?? null,
    started_at: row.started_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

function presentResult(row: JobEntity, errors: JobError[], download: JobDetail['download']): JobResult {
  const { counts, fileSize } = row.result;
  return {
    ...zeroCounts(row.operation),
    ...counts,
    row_error_count: row.error_count,
    errors,
    ...(row.error_message !== null && { failure_reason: row.error_message }),
    ...(download && {
      download_url: download.url,
      download_expires_at: download.expiresAt.toISOString(),
      download_size_bytes: fileSize ?? 0,
    }),
  };
}

function presentError({ global_lead_id, row_index, message }: JobErrorEntity): JobError {
  return {
    ...(global_lead_id !== null && { globalLeadId: global_lead_id }),
    ...(row_index !== null && { index: row_index }),
    message,
  };
}

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
