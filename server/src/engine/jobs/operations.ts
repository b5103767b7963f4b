import type { JobOperation } from '../../generated/types.js';
import type { JobRow } from '../../store/entities/index.js';
import type { StoredInput } from '../../store/jobs.js';
import { fromJson } from '../../store/json.js';
import { stagedImport } from './import.js';
import { membershipChanges, membershipWork } from './membership.js';
import { JobFailure, type Work } from './work.js';

/** The work of a job. */
export function workOf(operation: JobOperation, job: JobRow): Work {
  const { plan } = fromJson<StoredInput>(job.input);
  if (operation === 'api_lead_import' || operation === 'csv_lead_import_staged') {
    if (plan.uploadId === undefined) return stagedImport;
  }
  const change = membershipChanges[operation];
  if (change) return membershipWork(operation, change);
  throw new JobFailure(`This version cannot do ${operation}.`);
}
