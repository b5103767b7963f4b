import { emitBulkCompleted } from '../../events/bulk.js';
import type { LeadListsOperations } from '../../generated/operations.js';
import { presentPerson } from '../../present/person.js';
import { removePeopleFromList } from '../../store/jobs/bulk/changes.js';
import { lockLeadList, readLeadList } from '../../store/lead-lists/repository.js';
import { listPeople } from '../../store/people/search/queries.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { readPeopleIds, unknownPeople, readPeopleFilter } from '../people-query.js';
import { addToList, requireList } from './lists.js';
import { errorAt } from '../../domain/api/api-error.js';
import { startJob } from '../jobs/start.js';

type Operations = LeadListsOperations<OperationContext>;

/** Operations on the people of a list. */
export function memberOperations({ database, clock }: Dependencies) {
  const list: Operations['listLeadListPeople'] = async ({ params, query }, { accountId }) => {
    const { limit, offset, sort, sort_dir: direction, ...filters } = query;
    const { member_count } = requireList(await readLeadList(database.manager, accountId, params.id));
    const { rows, total } = await listPeople(
      database.manager,
      accountId,
      await readPeopleFilter(database.manager, accountId, { ...filters, list_id: params.id }),
      { sort, direction },
      { limit, offset },
      member_count,
    );
    return { status: 200, body: { data: rows.map(presentPerson), limit, offset, total_count: total } };
  };

  return {
    listLeadListPeople: list,
    listLeadListMembers: list,

    async addLeadListMembers({ params, body }, { accountId }) {
      return transaction(database, async tx => {
        const target = requireList(await lockLeadList(tx, accountId, params.id));
        const data = await addToList(tx, target, body.global_lead_ids, clock.now());
        return { status: 200, body: { data } };
      });
    },

    async removeLeadListMembers({ params, body }, { accountId }) {
      const now = clock.now();
      const { ids } = readPeopleIds(body.global_lead_ids);
      return transaction(database, async tx => {
        const target = requireList(await lockLeadList(tx, accountId, params.id));
        const { counts, people, unknown } = await removePeopleFromList(tx, accountId, target, ids);
        const errors = unknownPeople(body.global_lead_ids, unknown);
        const { removed } = counts;
        const skipped = counts.skipped + errors.length;
        await emitBulkCompleted(tx, accountId, now, {
          operation: 'remove_from_lead_list',
          list_id: params.id.toLowerCase(),
          counts: { removed, skipped },
          errors,
          globalLeadIds: people,
        });
        const data = {
          added: 0,
          removed,
          skippedAlreadyMember: 0,
          skippedNotMember: skipped,
          errors,
        };
        return { status: 200, body: { data } };
      });
    },
  } satisfies Partial<Operations>;
}

const operations = { add: 'add_to_lead_list', remove: 'remove_from_lead_list' } as const;

/** Changing a list by a job. */
export function bulkMemberOperations(deps: Dependencies) {
  return {
    async bulkChangeLeadListMembers({ params, body: { action, ...body } }, context) {
      const asked = action && operations[action];
      if (asked && body.operation && asked !== body.operation) {
        throw errorAt(
          'invalid_request',
          'operation',
          'invalid_value',
          'action and operation do not match. Send only one of them.',
        );
      }
      requireList(await readLeadList(deps.database.manager, context.accountId, params.id));
      const operation = asked ?? body.operation ?? operations.add;
      const request = { ...body, operation, target_list_id: params.id };
      return { status: 202, body: { data: await startJob(deps, context, request) } };
    },
  } satisfies Partial<LeadListsOperations<OperationContext>>;
}
