import { notImplemented, type JobsOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Jobs. */
export function jobsOperations(_deps: Dependencies): JobsOperations<OperationContext> {
  return {
    listJobs: notImplemented,
    createJob: notImplemented,
    getJob: notImplemented,
    cancelJob: notImplemented,
    appendStagingRows: notImplemented,
    finalizeJob: notImplemented,
    downloadJob: notImplemented,
    enrollLeads: notImplemented,
    startStagedImport: notImplemented,
    presignUpload: notImplemented,
    previewBulk: notImplemented,
  };
}
