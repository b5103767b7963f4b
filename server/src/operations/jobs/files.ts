import { ApiError } from '../../domain/api-error.js';
import { attachmentHeader } from '../../domain/attachment-header.js';
import { csvLine } from '../../domain/csv-format.js';
import { hasEnded } from '../../domain/job-state.js';
import { isKept } from '../../domain/retention.js';
import { readLink } from '../../domain/signed-link.js';
import type { JobsOperations } from '../../generated/operations.js';
import type { Database } from '../../store/database.js';
import type { JobRow } from '../../store/entities/index.js';
import { parseUuid } from '../../store/ids.js';
import { readJobErrors } from '../../store/job-errors.js';
import { readFilePieces } from '../../store/job-files.js';
import { jobIds, readJob, type StoredInput } from '../../store/jobs.js';
import { fromJson } from '../../store/json.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { requireJob } from './read.js';

type Operations = JobsOperations<OperationContext>;
type Kind = 'export' | 'errors';

/** Errors that one look at the database reads. */
const BATCH = 1000;

/** Downloading the files of jobs. */
export function fileOperations({ database, clock }: Dependencies): Pick<Operations, 'downloadJob'> {
  return {
    async downloadJob({ params, query }, { accountId }) {
      const job = requireJob(await readJob(database.manager, accountId, params.id));
      const { body, headers } = fileOf(database, job, query.file, clock.now());
      return { status: 200, body, headers };
    },
  };
}

/** The answer to a signed link to an export. */
export async function serveExport(
  { database, clock, linkKey }: Pick<Dependencies, 'database' | 'clock' | 'linkKey'>,
  id: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
) {
  const accountId = parseUuid(id) && readLink(linkKey, 'GET', id, query, clock.now());
  if (!accountId) throw new ApiError('job_not_found', { message: 'This link is not, or no longer, good.' });
  const job = requireJob(await readJob(database.manager, accountId, id));
  const { body, headers } = fileOf(database, job, 'export', clock.now());
  return { status: 200, body, headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers } };
}

function fileOf({ manager }: Database, job: JobRow, kind: Kind, now: Date) {
  const { accountId, jobId } = jobIds(job);
  const isThere =
    kind === 'errors' ? hasEnded(job.status) : job.operation === 'export_leads' && job.status === 'completed';
  if (!isThere) {
    const message = kind === 'errors' ? 'The job has not ended yet.' : 'The job has no finished export.';
    throw new ApiError('job_state_conflict', { message });
  }
  if (kind === 'export' && !isKept(job.completed_at, now))
    throw new ApiError('job_state_conflict', { message: 'The file of this export is no longer kept.' });
  const { filename_base } = fromJson<StoredInput>(job.input).echo;
  const named =
    kind === 'errors'
      ? attachmentHeader(undefined, `errors-${jobId}`, 'csv')
      : attachmentHeader(filename_base, `people-${jobId}`, 'csv');
  const body =
    kind === 'errors' ? errorLines(manager, accountId, jobId) : readFilePieces(manager, accountId, jobId);
  return { body, headers: { 'Content-Disposition': named } };
}

async function* errorLines(
  db: Database['manager'],
  accountId: string,
  jobId: string,
): AsyncGenerator<string> {
  yield csvLine(['index', 'global_lead_id', 'message']);
  for (let from = 0; ; from += BATCH) {
    const errors = await readJobErrors(db, accountId, jobId, from, BATCH);
    const lines = errors.map(({ row_index, global_lead_id, message }) =>
      csvLine([row_index === null ? '' : String(row_index), global_lead_id ?? '', message]),
    );
    if (lines.length > 0) yield lines.join('');
    if (errors.length < BATCH) return;
  }
}
