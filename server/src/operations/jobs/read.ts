import { ApiError } from '../../domain/api/api-error.js';
import { cancelEffect, isKept } from '../../domain/jobs/job-state.js';
import { limits } from '../../domain/api/limits.js';
import type { JobsOperations } from '../../generated/operations.js';
import type { Job } from '../../generated/types.js';
import { presentJob } from '../../present/job.js';
import type { JobEntity } from '../../store/entities.js';
import { readJobRows } from '../../store/jobs/contents/queries.js';
import { deleteExclusions, readJobErrors } from '../../store/jobs/contents/repository.js';
import { listJobs, lockJob, readJob, updateJob } from '../../store/jobs/repository.js';
import { readSet } from '../../store/uploads/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { stateConflict } from './references.js';
import { signLink } from '../../domain/api/signed-link.js';

type Operations = JobsOperations<OperationContext>;

/** Most errors, leads and ids that a job shows. */
const MOST = limits.bulkAsync;

/** Operations that show jobs, and end them. */
export function readOperations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async listJobs({ query }, { accountId }) {
      const { limit, offset, status, operation, campaign_id } = query;
      const filter = {
        ...(status !== undefined && { status }),
        ...(operation !== undefined && { operation }),
        ...(campaign_id !== undefined && { campaign_id }),
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
        const job = requireJob(await lockJob(tx, context.accountId, params.id));
        const effect = cancelEffect(job.status);
        if (effect === 'refused') throw stateConflict(job, 'There is nothing left to cancel.');
        if (effect === 'none' || job.cancel_requested_at !== null) return job;
        const change: Partial<JobEntity> = {
          cancel_requested_at: now,
          updated_at: now,
          ...(effect === 'end' && { status: 'cancelled', completed_at: now }),
        };
        await updateJob(tx, job, change);
        if (effect === 'end') await deleteExclusions(tx, job);
        return { ...job, ...change };
      });
      return { status: 200, body: { data: await showJob(deps, context, row) } };
    },
  } satisfies Partial<Operations>;
}

/** A job with its errors, what was given inline, and where its file is. */
export async function showJob(
  deps: Dependencies,
  { baseUrl }: Pick<OperationContext, 'baseUrl'>,
  row: JobEntity,
): Promise<Job> {
  const db = deps.database.manager;
  const { setId } = row.input.plan;
  const isThere = isKept(row.completed_at, deps.clock.now());
  const errors = row.error_count > 0 ? await readJobErrors(db, row, 0, MOST) : [];
  const leads =
    isThere && row.operation === 'api_lead_import' ? await readJobRows(db, row, 0, MOST) : undefined;
  const globalLeadIds = isThere && setId ? await readSet(db, row.account_id, setId, MOST) : undefined;
  const download = downloadOf(deps, baseUrl, row);
  return presentJob(row, {
    errors,
    ...(leads && { leads: leads.map(each => JSON.parse(each.payload) as Record<string, unknown>) }),
    ...(globalLeadIds && { globalLeadIds }),
    ...(download && { download }),
  });
}

/** The job that was read, or the refusal that there is none. */
export function requireJob(job: JobEntity | null): JobEntity {
  if (!job) throw new ApiError('job_not_found');
  return job;
}

/** How long a link to a file is good. */
export const linkLifetimeMs = 60 * 60_000;

/** Where the export of a job can be had without a key; undefined where there is none. */
export function downloadOf({ clock, linkKey }: Dependencies, baseUrl: string, job: JobEntity) {
  if (job.operation !== 'export_leads' || job.status !== 'completed') return undefined;
  if (!isFileKept(job, clock.now())) return undefined;
  const expiresAt = linkEnd(clock.now());
  const query = signLink(linkKey, { method: 'GET', accountId: job.account_id, id: job.id, expiresAt });
  return { url: `${baseUrl}/files/jobs/${job.id}?${query}`, expiresAt };
}

/** Whether the file of an export is there: it is deleted after some time, and when somebody is erased. */
export function isFileKept({ completed_at, result }: JobEntity, now: Date): boolean {
  return isKept(completed_at, now) && result.fileSize !== undefined;
}

/** When a link made now ends; whole seconds, as links carry it. */
export function linkEnd(now: Date): Date {
  return new Date(Math.floor((now.getTime() + linkLifetimeMs) / 1000) * 1000);
}
