import type { EntityManager } from 'typeorm';
import { ApiError, errorAt } from '../../domain/api/api-error.js';
import { layoutIssues } from '../../domain/csv/column-layout.js';
import { readBulkWork, type BulkRequest, type BulkWork } from '../../domain/jobs/bulk-request.js';
import { declaredFields } from '../../domain/flow/data.js';
import { limits } from '../../domain/api/limits.js';
import { keptUntil } from '../../domain/jobs/job-state.js';
import type { ErrorCode } from '../../generated/errors.js';
import type {
  BulkScope,
  ColumnLayout,
  Job,
  JobInput,
  LeadCreate,
  Projection,
} from '../../generated/types.js';
import { countPopulation } from '../../store/jobs/bulk/population/queries.js';
import { findCampaign } from '../../store/campaigns/repository.js';
import { savedFlow } from '../../store/flow/repository.js';
import { parseUuid } from '../../store/database/ids.js';
import { insertJobRows } from '../../store/jobs/contents/repository.js';
import type { JobPlan } from '../../store/jobs/entities.js';
import { lockJobQueue, countJobs, insertJob, readPreview, type NewJob } from '../../store/jobs/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { keepUpload } from '../../store/uploads/repository.js';
import { presentJob } from '../../present/job.js';
import type { OperationContext, Dependencies } from '../context.js';
import { listPeople } from './list-people.js';
import { keepExclusions, keepSelected } from './population.js';
import { requireReferences, requireUpload, type Asked } from './references.js';
import { canonicalHash } from '../../domain/shared/canonical-json.js';

/** A request that starts a job. */
export interface JobRequest extends BulkRequest {
  leads?: LeadCreate[];
  preview_id?: string;
  expected_count?: number;
  projection?: Projection;
  column_layout?: ColumnLayout;
  filename_base?: string;
}

/** Understands a request for bulk work, or refuses it. */
export function understand(request: BulkRequest, invalid: ErrorCode): BulkWork {
  const read = readBulkWork(request);
  if ('issues' in read) throw new ApiError(invalid, { details: read.issues });
  return read.work;
}

/** Queues a job; answers it as it is then. */
export async function startJob(
  deps: Dependencies,
  context: OperationContext,
  request: JobRequest,
  invalid: ErrorCode = 'invalid_request',
): Promise<Job> {
  const { database, clock } = deps;
  const { accountId, apiKeyId } = context;
  requireColumns(request, invalid);
  const work = understand(request, invalid);
  const leads = request.operation === 'api_lead_import' ? requireLeads(request, invalid) : [];
  const now = clock.now();
  await listPeople(deps, accountId, work, invalid);
  return transaction(database, async tx => {
    await lockJobQueue(tx, accountId);
    await requireReferences(tx, accountId, work, { now, invalid });
    if ((await countJobs(tx, accountId, 'queued')) >= limits.queuedJobs)
      throw new ApiError('job_quota_exceeded');
    if (request.preview_id !== undefined) await requirePreview(tx, accountId, request.preview_id, work, now);
    const { plan, total } = await planOf(tx, accountId, request, work, { now, invalid });
    const queued: NewJob = {
      operation: request.operation,
      campaign_id: work.campaignId ?? exportedCampaign(request, work),
      created_by_api_key_id: apiKeyId,
      status: 'queued',
      input: { echo: echoOf(request, work), plan },
      preview_id: request.preview_id === undefined ? null : parseUuid(request.preview_id),
      uploaded_count: leads.length,
      total_count: total,
    };
    const row = await insertJob(tx, accountId, queued, now);
    await insertJobRows(tx, row, 0, leads);
    const job = presentJob(row, {
      ...(leads.length > 0 && { leads: leads as Record<string, unknown>[] }),
      ...(work.scope?.kind === 'selection' && {
        globalLeadIds: work.scope.global_lead_ids?.slice(0, limits.bulkAsync),
      }),
    });
    await context.storeIdempotentResponse(tx, { status: 202, body: { data: job } });
    return job;
  });
}

/** The campaign that an export names as its own: the job is about it, though it changes nothing there. */
function exportedCampaign({ campaign_id }: JobRequest, { operation, scope }: BulkWork): string | null {
  return operation === 'export_leads' && scope?.campaign_id === campaign_id ? (campaign_id ?? null) : null;
}

/** Refuses columns that a file cannot be written or read with; other work looks at no columns. */
function requireColumns({ operation, column_layout, campaign_id }: JobRequest, invalid: ErrorCode): void {
  if (operation !== 'export_leads' && operation !== 'csv_lead_import_staged') return;
  const details = layoutIssues(column_layout, operation === 'export_leads' && campaign_id !== undefined);
  if (details.length > 0) throw new ApiError(invalid, { details });
}

function requireLeads({ leads }: JobRequest, invalid: ErrorCode): LeadCreate[] {
  if (leads && leads.length > 0) return leads;
  throw errorAt(invalid, 'leads', 'required', 'api_lead_import needs leads.');
}

/** What the job will do. Refuses people who are not as many as expected. */
async function planOf(
  tx: EntityManager,
  accountId: string,
  request: JobRequest,
  work: BulkWork,
  asked: Asked,
): Promise<{ plan: JobPlan; total: number }> {
  const { operation, column_layout: columnLayout, projection } = request;
  if (operation === 'api_lead_import') {
    const total = request.leads!.length;
    requireCount(request, total);
    return { plan: await keepExclusions(tx, accountId, work.exclusions), total };
  }
  if (operation === 'csv_lead_import_staged') {
    const uploadId = work.uploadId!;
    const total = await requireUpload(tx, accountId, uploadId, { ...asked, path: 'upload_id' });
    requireCount(request, total);
    await keepUpload(tx, accountId, uploadId, keptUntil(asked.now));
    const customKeys = await customKeysOf(tx, accountId, work.campaignId!);
    const excluded = await keepExclusions(tx, accountId, work.exclusions);
    return { plan: { uploadId, customKeys, ...(columnLayout && { columnLayout }), ...excluded }, total };
  }
  const scope = work.scope!;
  const { selected, setId } = await keepSelected(tx, accountId, scope, work.exclusions, asked.invalid);
  if (scope.upload_id !== undefined) await keepUpload(tx, accountId, scope.upload_id, keptUntil(asked.now));
  if (request.expected_count !== undefined) {
    const { actionable } = await countPopulation(tx, accountId, selected, work);
    requireCount(request, actionable);
  }
  const plan: JobPlan = {
    selected,
    ...(setId !== undefined && { setId }),
    ...(work.listId !== null && { targetListId: work.listId }),
    ...(projection && { projection }),
    ...(columnLayout && { columnLayout }),
  };
  return { plan, total: 0 };
}

/** The custom fields that a campaign asks for. */
async function customKeysOf(tx: EntityManager, accountId: string, campaignId: string): Promise<string[]> {
  const campaign = await findCampaign(tx, accountId, campaignId);
  return campaign ? declaredFields(savedFlow(campaign).flow).custom : [];
}

/** Refuses work on other numbers than the caller counted on. */
function requireCount({ expected_count }: JobRequest, found: number): void {
  if (expected_count === undefined || expected_count === found) return;
  throw new ApiError('count_mismatch', {
    message: `expected_count is ${expected_count}, but the number of people is ${found}.`,
  });
}

/** The request as the job shows it; what was given inline is kept beside it. */
function echoOf(
  request: JobRequest,
  { operation, scope, givenScope, exclusions, listId, uploadId }: BulkWork,
): JobInput {
  const given = <K extends keyof JobInput>(key: K, value: JobInput[K] | null | undefined) =>
    value == null ? {} : { [key]: value };
  return {
    operation,
    ...(givenScope && given('scope', withoutIds(givenScope))),
    ...given('exclusions', exclusions),
    ...given('saved_list_id', scope?.list_id),
    ...given('source_campaign_id', scope?.campaign_id),
    ...given('target_list_id', listId),
    ...given('list_id', request.list_id),
    ...given('upload_id', request.upload_id ?? scope?.upload_id ?? uploadId),
    ...given('total_count', request.leads?.length),
    ...given('preview_id', request.preview_id),
    ...given('expected_count', request.expected_count),
    ...given('projection', request.projection),
    ...given('query', scope?.query && Object.keys(scope.query).length > 0 ? scope.query : null),
    ...given('column_layout', request.column_layout),
    ...given('filename_base', request.filename_base),
  };
}

/** The ids of a selection are shown once, as `global_lead_ids`, and not all of them. */
function withoutIds({ global_lead_ids: _ids, ...scope }: BulkScope) {
  return scope;
}

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
async function requirePreview(
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
