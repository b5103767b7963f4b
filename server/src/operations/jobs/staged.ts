import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { finalizeEffect } from '../../domain/jobs/job-state.js';
import { limits } from '../../domain/api/limits.js';
import type { JobsOperations } from '../../generated/operations.js';
import { presentJob } from '../../present/job.js';
import type { JobEntity } from '../../store/entities.js';
import { insertJobRows } from '../../store/jobs/contents/repository.js';
import {
  lockJobQueue,
  countJobs,
  insertJob,
  lockJob,
  updateJob,
  type NewJob,
} from '../../store/jobs/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { writableCampaign } from '../campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from '../context.js';
import { requireJob, showJob } from './read.js';
import { stateConflict } from './references.js';

type Operations = JobsOperations<OperationContext>;

/** Imports whose rows come in parts. */
export function stagedOperations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async startStagedImport({ params, body = {} }, context) {
      const { accountId, apiKeyId } = context;
      const now = clock.now();
      return transaction(database, async tx => {
        await writableCampaign(tx, accountId, params.id, 'share');
        const job: NewJob = {
          operation: 'csv_lead_import_staged',
          campaign_id: params.id,
          created_by_api_key_id: apiKeyId,
          status: 'uploading',
          input: { echo: { operation: 'csv_lead_import_staged', ...body }, plan: {} },
        };
        const data = presentJob(await insertJob(tx, accountId, job, now));
        const answer = { status: 201, body: { data } } as const;
        await context.storeIdempotentResponse(tx, answer);
        return answer;
      });
    },

    async appendStagingRows({ params, body: { leads } }, context) {
      const { accountId } = context;
      const now = clock.now();
      return transaction(database, async tx => {
        const job = requireJob(await lockJob(tx, accountId, params.id));
        if (job.status !== 'uploading')
          throw stateConflict(
            job,
            'It accepts rows only while it is uploading. Start another staged import for them.',
          );
        await requireCampaign(tx, job);
        await insertJobRows(tx, job, job.uploaded_count, leads);
        const uploaded_count = job.uploaded_count + leads.length;
        await updateJob(tx, job, { uploaded_count, updated_at: now });
        const announced = job.input.echo.total_count;
        const body = { uploaded_count, total_count: announced ?? uploaded_count };
        const answer = { status: 200, body } as const;
        await context.storeIdempotentResponse(tx, answer);
        return answer;
      });
    },

    async finalizeJob({ params }, context) {
      const now = clock.now();
      const row = await transaction(database, async tx => {
        await lockJobQueue(tx, context.accountId);
        const job = requireJob(await lockJob(tx, context.accountId, params.id));
        if (job.operation !== 'csv_lead_import_staged')
          throw stateConflict(
            job,
            `Its operation is ${job.operation}. Only a staged import can be finalized.`,
          );
        const effect = finalizeEffect(job.status);
        if (effect === 'refused')
          throw stateConflict(job, 'Its import can no longer start. Start another staged import.');
        if (effect === 'none') return job;
        await requireCampaign(tx, job);
        if ((await countJobs(tx, context.accountId, 'queued')) >= limits.queuedJobs)
          throw new ApiError('job_quota_exceeded');
        const change = { status: 'queued', total_count: job.uploaded_count, updated_at: now } as const;
        await updateJob(tx, job, change);
        return { ...job, ...change };
      });
      return { status: 202, body: { data: await showJob(deps, context, row) } };
    },
  } satisfies Partial<Operations>;
}

/** Refuses rows for a campaign that was deleted since the import began: they would be sent in vain. */
async function requireCampaign(tx: EntityManager, { account_id, campaign_id }: JobEntity): Promise<void> {
  await writableCampaign(tx, account_id, campaign_id!, 'share');
}
