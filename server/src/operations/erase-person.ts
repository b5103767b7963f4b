import { ApiError } from '../domain/api/api-error.js';
import { limits } from '../domain/api/limits.js';
import { blockAndStop } from '../events/block-list.js';
import type { PeopleOperations } from '../generated/operations.js';
import type { BulkScope } from '../generated/types.js';
import { presentJob } from '../present/job.js';
import { newId } from '../store/database/ids.js';
import { transaction } from '../store/database/transaction.js';
import { countJobs, insertJob, lockJobQueue } from '../store/jobs/repository.js';
import { lockPeople } from '../store/people/queries.js';
import type { Dependencies, OperationContext } from './context.js';
import { keepSelected } from './jobs/population.js';
import { readPeopleIds } from './people-query.js';

/** Erasing a person: nothing is sent any more at once, and a job deletes what is stored. */
export function eraseOperations({
  database,
  clock,
}: Dependencies): Pick<PeopleOperations<OperationContext>, 'erasePerson'> {
  return {
    async erasePerson({ params }, { accountId, apiKeyId }) {
      const [id] = readPeopleIds([params.globalLeadId]).ids;
      const now = clock.now();
      return transaction(database, async tx => {
        await lockJobQueue(tx, accountId);
        if (id === undefined || !(await lockPeople(tx, accountId, [id])).has(id))
          throw new ApiError('person_not_found');
        if ((await countJobs(tx, accountId, 'queued')) >= limits.queuedJobs)
          throw new ApiError('job_quota_exceeded');
        const block = { type: 'email_hash', value: id, reason: 'Erased', origin: 'api' } as const;
        await blockAndStop(tx, accountId, block, 'blocked', now);
        const scope: BulkScope = { kind: 'selection', global_lead_ids: [id] };
        const { selected, setId } = await keepSelected(tx, accountId, scope, null, 'invalid_request');
        const job = await insertJob(
          tx,
          accountId,
          {
            id: newId(),
            operation: 'erase_person',
            campaignId: null,
            apiKeyId,
            status: 'queued',
            input: { echo: { operation: 'erase_person' }, plan: { selected, setId } },
            previewId: null,
            uploadedCount: 0,
            totalCount: 1,
          },
          now,
        );
        return { status: 202, body: { data: presentJob(job, { globalLeadIds: [id] }) } };
      });
    },
  };
}
