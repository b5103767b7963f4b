import { notImplemented, type PeopleOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag People. */
export function peopleOperations(_deps: Dependencies): PeopleOperations<OperationContext> {
  return {
    listPeople: notImplemented,
    getPerson: notImplemented,
    updatePerson: notImplemented,
    exportPeople: notImplemented,
  };
}
