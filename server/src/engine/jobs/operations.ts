import type { JobOperation } from '../../generated/types.js';
import type { JobEntity } from '../../store/entities.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { exportWork } from './export.js';
import { stagedImport } from './import-leads.js';
import { membershipChanges, membershipWork } from './membership.js';
import { uploadImport } from './import-upload.js';
import { JobFailure, type Work } from './work.js';

/** Finds the work of jobs, for one runner: what it keeps open is that runner's. */
export function workOf(files: FileStores): (operation: JobOperation, job: JobEntity) => Work {
  const fromUpload = uploadImport(files);
  return (operation, job) => {
    if (operation === 'api_lead_import' || operation === 'csv_lead_import_staged') {
      return job.input.plan.uploadId === undefined ? stagedImport : fromUpload;
    }
    if (operation === 'export_leads') return exportWork;
    const change = membershipChanges[operation];
    if (change) return membershipWork(operation, change);
    throw new JobFailure(`This version cannot do ${operation}.`);
  };
}
