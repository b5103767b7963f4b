import { ApiError } from '../../domain/api/api-error.js';
import type { LeadListsOperations } from '../../generated/operations.js';
import { readLeadList } from '../../store/lead-lists/repository.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { startJob } from '../jobs/start.js';
import { requireList } from './lists.js';

const operations = { add: 'add_to_lead_list', remove: 'remove_from_lead_list' } as const;

/** Changing a list by a job. */
export function bulkMemberOperations(
  deps: Dependencies,
): Pick<LeadListsOperations<OperationContext>, 'changeLeadListMembersBulk'> {
  return {
    async changeLeadListMembersBulk({ params, body: { action, ...body } }, context) {
      const asked = action && operations[action];
      if (asked && body.operation && asked !== body.operation) {
        const message = 'action and operation say different things.';
        throw new ApiError('invalid_request', {
          details: [{ path: 'operation', code: 'invalid_value', message }],
        });
      }
      requireList(await readLeadList(deps.database.manager, context.accountId, params.id));
      const operation = asked ?? body.operation ?? operations.add;
      const request = { ...body, operation, target_list_id: params.id };
      return { status: 202, body: { data: await startJob(deps, context, request) } };
    },
  };
}
