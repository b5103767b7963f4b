import { notImplemented, type LeadsOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';
import { changeOperations } from './leads/change.js';
import { enrollmentOperations } from './leads/enrollments.js';
import { importOperations } from './leads/import.js';
import { membershipOperations } from './leads/membership.js';
import { readOperations } from './leads/read.js';

/** The operations of the tag Leads. */
export function leadsOperations(deps: Dependencies): LeadsOperations<OperationContext> {
  return {
    ...readOperations(deps),
    ...importOperations(deps),
    ...changeOperations(deps),
    ...membershipOperations(deps),
    ...enrollmentOperations(deps),
    bulkImportLeadsAsync: notImplemented,
  };
}
