import type { LeadListsOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';
import { listOperations } from './lead-lists/lists.js';
import { bulkMemberOperations } from './lead-lists/members-bulk.js';
import { memberOperations } from './lead-lists/members.js';

/** The operations of the tag Lead lists. */
export function leadListsOperations(deps: Dependencies): LeadListsOperations<OperationContext> {
  return {
    ...listOperations(deps),
    ...memberOperations(deps),
    ...bulkMemberOperations(deps),
  };
}
