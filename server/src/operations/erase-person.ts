import { ApiError } from '../domain/api/api-error.js';
import { blockAndStop } from '../events/block-list.js';
import type { PeopleOperations } from '../generated/operations.js';
import { presentJob } from '../present/job.js';
import { transaction } from '../store/database/transaction.js';
import { findErasure, insertJob, type NewJob } from '../store/jobs/repository.js';
import { knownPeople } from '../store/people/queries.js';
import type { Dependencies, OperationContext } from './context.js';
import { readPeopleIds } from './people-query.js';

/** Erasing a person: nothing is sent any more at once, and a job deletes what is stored. */
export function eraseOperations({ database, clock }: Dependencies) {
  return {
    async erasePerson({ params }, { accountId, apiKeyId }) {
      const [id] = readPeopleIds([params.globalLeadId]).ids;
      const now = clock.now();
      const job = await transaction(database, async tx => {
        if (id === undefined || !(await knownPeople(tx, accountId, [id])).has(id))
          throw new ApiError('person_not_found');
        const block = { type: 'email_hash', value: id, reason: 'Erased', origin: 'api' } as const;
        await blockAndStop(tx, accountId, block, 'blocked', now);
        const known = await findErasure(tx, accountId, id);
        if (known) return known;
        const erasure: NewJob = {
          operation: 'erase_person',
          created_by_api_key_id: apiKeyId,
          status: 'queued',
          input: { echo: { operation: 'erase_person' }, plan: { personId: id } },
          total_count: 1,
        };
        return insertJob(tx, accountId, erasure, now);
      });
      return { status: 202, body: { data: presentJob(job, { globalLeadIds: [id!] }) } };
    },
  } satisfies Partial<PeopleOperations<OperationContext>>;
}
