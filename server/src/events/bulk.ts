import type { EntityManager } from 'typeorm';
import { operationFacts, type CompletionEvent } from '../domain/jobs/job-state.js';
import type { BulkCompletedEvent } from '../generated/types.js';
import { emitEvent, type NewEvent } from '../store/database/outbox/queries.js';
import { leadIdentity } from '../domain/leads/email-address.js';
import type { LeadDetail } from '../store/leads/queries.js';

/** Most people, and most errors, that one event names. */
export const mostNamed = 1000;

/** Bulk work that an operation has done at once. */
type SyncBulk = Pick<BulkCompletedEvent, 'operation' | 'counts'> &
  Partial<Pick<BulkCompletedEvent, 'campaign_id' | 'list_id' | 'errors'>> & {
    globalLeadIds: readonly string[];
  };

/** Emits the completion of bulk work that an operation has done at once. */
export async function emitBulkCompleted(
  tx: EntityManager,
  accountId: string,
  now: Date,
  { globalLeadIds, errors = [], ...work }: SyncBulk,
): Promise<void> {
  const payload: BulkCompletedEvent = {
    job_id: null,
    source: 'sync',
    campaign_id: null,
    list_id: null,
    ...work,
    errors: errors.slice(0, mostNamed),
    global_lead_ids: globalLeadIds.slice(0, mostNamed),
  };
  await emitEvent(tx, accountId, operationFacts[work.operation].event, payload, now);
}

/** Returns the completion of a job, to be emitted. */
export function jobCompleted(
  accountId: string,
  job: Omit<BulkCompletedEvent, 'source'>,
): NewEvent<CompletionEvent> {
  return { accountId, type: operationFacts[job.operation].event, payload: { ...job, source: 'async' } };
}

/** Emits an event of a lead as it is then, or was before it was deleted. */
export async function emitLead(
  tx: EntityManager,
  type: 'lead.created' | 'lead.updated' | 'lead.deleted',
  lead: LeadDetail,
  campaign: { name: string | null },
  now: Date,
): Promise<void> {
  const payload = {
    ...leadIdentity(lead),
    campaign_id: lead.campaign_id,
    campaign_name: campaign.name,
    lead_id: lead.id,
    global_lead_id: lead.global_lead_id,
  };
  await emitEvent(tx, lead.account_id, type, payload, now);
}
