import { notImplemented, type LeadsOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Leads. */
export function leadsOperations(_deps: Dependencies): LeadsOperations<OperationContext> {
  return {
    listLeads: notImplemented,
    createLead: notImplemented,
    getLead: notImplemented,
    updateLead: notImplemented,
    deleteLead: notImplemented,
    bulkImportLeads: notImplemented,
    addLeads: notImplemented,
    removeLeads: notImplemented,
    pauseEnrollments: notImplemented,
    resumeEnrollments: notImplemented,
    removeLeadsFromAllCampaigns: notImplemented,
    bulkImportLeadsAsync: notImplemented,
  };
}
