import { notImplemented, type BlockListOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Block list. */
export function blockListOperations(_deps: Dependencies): BlockListOperations<OperationContext> {
  return {
    listBlockList: notImplemented,
    addBlockListEntry: notImplemented,
    deleteBlockListEntry: notImplemented,
  };
}
