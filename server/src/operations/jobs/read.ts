import { ApiError } from '../../domain/api-error.js';
import { cancelEffect } from '../../domain/job-state.js';
import { limits } from '../../domain/limits.js';
import { isKept } from '../../domain/retention.js';
import type { JobsOperations } from '../../generated/operations.js';
import type { Job } from '../../generated/types.js';
import { presentJob } from '../../present/job.js';
import type { JobRow } from '../../store/entities.js';
import { forgetExclusions, readSet } from '../../store/database/id-sets.js';
import { readJobErrors } from '../../store/jobs/errors.js';
import { readJobRows } from '../../store/jobs/rows.js';
import { jobIds, listJobs, readJob, updateJob, type StoredInput } from '../../store/jobs/jobs.js';
import { fromJson } from '../../store/database/json.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { downloadOf } from './links.js';
import { stateConflict } from './state-conflict.js';

type Operations = JobsOperations<OperationContext>;

/** Most errors, leads and ids that a job shows. */
const MOST = limits.bulkAsync;

/** Operations that show jobs, and end them. */
export function readOperations(deps: Dependencies): Pick<Operations, 'listJobs' | 'getJob' | 'cancelJob'> {
  const { database, clock } = deps;
  return {
    async listJobs({ query }, { accountId }) {
      const { limit, offset, status, operation, campaign_id: campaignId } = query;
      const filter = {
        ...(status !== undefined && { status }),
        ...(operation !== undefined && { operation }),
        ...(campaignId !== undefined && { campaignId }),
      };
      const { rows, total } = await listJobs(database.manager, accountId, filter, { limit, offset });
      const data = rows.map(row => presentJob(row));
      return { status: 200, body: { data, limit, offset, total_count: total } };
    },

    async getJob({ params }, context) {
      const row = requireJob(await readJob(database.manager, context.accountId, params.id));
      return { status: 200, body: { data: await showJob(deps, context, row) } };
    },

    async cancelJob({ params }, context) {
      const now = clock.now();
      const row = await transaction(database, async tx => {
        const job = requireJob(await readJob(tx, context.accountId, params.id, 'FOR UPDATE'));
        const effect = cancelEffect(job.status);
        if (effect === 'refused') throw stateConflict(job, 'there is nothing left to cancel');
        if (effect === 'none' || job.cancel_requested_at !== null) return job;
        const change: Partial<JobRow> = {
          cancel_requested_at: now,
          updated_at: now,
          ...(effect === 'end' && { status: 'cancelled', completed_at: now }),
        };
        await updateJob(tx, job, change);
        if (effect === 'end')
          await forgetExclusions(tx, context.accountId, fromJson<StoredInput>(job.input).plan);
        return { ...job, ...change };
      });
      return { status: 200, body: { data: await showJob(deps, context, row) } };
    },
  };
}

/** A job with its errors, what was given inline, and where its file is. */
export async function showJob(
  deps: Dependencies,
  { accountId, baseUrl }: Pick<OperationContext, 'accountId' | 'baseUrl'>,
  row: JobRow,
): Promise<Job> {
  const db = deps.database.manager;
  const { jobId } = jobIds(row);
  const { plan } = fromJson<StoredInput>(row.input);
  const isThere = isKept(row.completed_at, deps.clock.now());
  const errors = row.error_count > 0 ? await readJobErrors(db, accountId, jobId, 0, MOST) : [];
  const leads =
    isThere && row.operation === 'api_lead_import'
      ? await readJobRows(db, accountId, jobId, 0, MOST)
      : undefined;
  const globalLeadIds = isThere && plan.setId ? await readSet(db, accountId, plan.setId, MOST) : undefined;
  const download = downloadOf(deps, baseUrl, row);
  return presentJob(row, {
    errors,
    ...(leads && { leads: leads.map(each => fromJson<Record<string, unknown>>(each.payload)) }),
    ...(globalLeadIds && { globalLeadIds }),
    ...(download && { download }),
  });
}

/** The job that was read, or the refusal that there is none. */
export function requireJob(job: JobRow | null): JobRow {
  if (!job) throw new ApiError('job_not_found');
  return job;
}
