import type { LeadsOperations } from '../generated/operations.js';
import type { OperationContext, Dependencies } from './context.js';
import { startJob } from './jobs/start.js';
import { changeOperations } from './leads/change.js';
import { enrollmentOperations } from './leads/enrollments.js';
import { explainOperations } from './leads/explain.js';
import { importOperations } from './leads/import.js';
import { membershipOperations } from './leads/membership.js';
import { previewOperations } from './leads/preview.js';
import { readOperations } from './leads/read.js';

/** The operations of the tag Leads. */
export function leadsOperations(deps: Dependencies): LeadsOperations<OperationContext> {
  return {
    ...readOperations(deps),
    ...importOperations(deps),
    ...changeOperations(deps),
    ...membershipOperations(deps),
    ...enrollmentOperations(deps),
    ...previewOperations(deps),
    ...explainOperations(deps),

    async bulkImportLeadsAsync({ params, body }, context) {
      const request = { operation: 'api_lead_import', campaign_id: params.id, leads: body.leads } as const;
      return { status: 202, body: { data: await startJob(deps, context, request, 'invalid_flow') } };
    },
  };
}
