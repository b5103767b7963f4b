import type { JobOperation } from '../../generated/types.js';
import type { JobRow } from '../../store/entities/index.js';
import type { StoredInput } from '../../store/jobs.js';
import { fromJson } from '../../store/json.js';
import { exportWork } from './export.js';
import { stagedImport } from './import.js';
import { membershipChanges, membershipWork } from './membership.js';
import { uploadImport } from './upload-import.js';
import { JobFailure, type Work } from './work.js';

/** The work of a job. */
export function workOf(operation: JobOperation, job: JobRow): Work {
  const { plan } = fromJson<StoredInput>(job.input);
  if (operation === 'api_lead_import' || operation === 'csv_lead_import_staged') {
    return plan.uploadId === undefined ? stagedImport : uploadImport;
  }
  if (operation === 'export_leads') return exportWork;
  const change = membershipChanges[operation];
  if (change) return membershipWork(operation, change);
  throw new JobFailure(`This version cannot do ${operation}.`);
}
