import { notImplemented, type LeadListsOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Lead lists. */
export function leadListsOperations(_deps: Dependencies): LeadListsOperations<OperationContext> {
  return {
    listLeadLists: notImplemented,
    createLeadList: notImplemented,
    getLeadList: notImplemented,
    updateLeadList: notImplemented,
    deleteLeadList: notImplemented,
    listLeadListPeople: notImplemented,
    listLeadListMembers: notImplemented,
    addLeadListMembers: notImplemented,
    removeLeadListMembers: notImplemented,
    changeLeadListMembersBulk: notImplemented,
  };
}
