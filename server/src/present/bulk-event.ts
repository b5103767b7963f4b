import type { BulkCompletedEvent } from '../generated/types.js';

/** Bulk work that an operation has done. */
export type SyncBulk = Pick<BulkCompletedEvent, 'operation' | 'counts'> &
  Partial<Pick<BulkCompletedEvent, 'campaign_id' | 'list_id' | 'errors'>> & {
    globalLeadIds: readonly string[];
  };

/** Most people, and most errors, that one event names. */
const MOST = 1000;

/** The event of bulk work that was done at once. */
export function presentSyncBulk({ globalLeadIds, errors = [], ...work }: SyncBulk): BulkCompletedEvent {
  return {
    job_id: null,
    source: 'sync',
    campaign_id: null,
    list_id: null,
    ...work,
    errors: errors.slice(0, MOST),
    global_lead_ids: globalLeadIds.slice(0, MOST),
  };
}
