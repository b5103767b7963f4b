import type { LeadListsOperations } from '../generated/operations.js';
import type { OperationContext, Dependencies } from './context.js';
import { listOperations } from './lead-lists/lists.js';
import { bulkMemberOperations, memberOperations } from './lead-lists/members.js';

/** The operations of the tag Lead lists. */
export function leadListsOperations(deps: Dependencies): LeadListsOperations<OperationContext> {
  return {
    ...listOperations(deps),
    ...memberOperations(deps),
    ...bulkMemberOperations(deps),
  };
}
