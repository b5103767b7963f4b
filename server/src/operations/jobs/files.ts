import { ApiError } from '../../domain/api/api-error.js';
import { attachmentHeader } from '../../domain/inbox/attachment-header.js';
import { hasEnded } from '../../domain/jobs/job-state.js';
import { isKept } from '../../domain/jobs/retention.js';
import { readLink } from '../../domain/api/signed-link.js';
import type { JobsOperations } from '../../generated/operations.js';
import type { Database } from '../../store/database/database.js';
import type { JobEntity } from '../../store/entities.js';
import { parseUuid } from '../../store/database/ids.js';
import { readFilePieces } from '../../store/jobs/contents/repository.js';
import { readJob } from '../../store/jobs/repository.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { errorLines } from './error-lines.js';
import { requireJob } from './read.js';
import { stateConflict } from './state-conflict.js';

type Operations = JobsOperations<OperationContext>;

/** Downloading the files of jobs. */
export function fileOperations(deps: Dependencies): Pick<Operations, 'downloadJob'> {
  const { database, clock } = deps;
  return {
    async downloadJob({ params, query }, { accountId }) {
      const job = requireJob(await readJob(database.manager, accountId, params.id));
      const file = query.file === 'errors' ? await errorsOf(deps, job) : exportOf(database, job, clock.now());
      return { status: 200, ...file };
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
  const { body, headers } = exportOf(database, job, clock.now());
  return { status: 200, body, headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers } };
}

function exportOf({ manager }: Database, job: JobEntity, now: Date) {
  if (job.operation !== 'export_leads')
    throw stateConflict(job, `it is ${job.operation}, and only an export_leads has a file of people`);
  if (job.status !== 'completed') {
    const what = hasEnded(job.status)
      ? 'there is no file, start another export'
      : 'its file is there when it is completed';
    throw stateConflict(job, what);
  }
  if (!isKept(job.completed_at, now))
    throw stateConflict(job, 'its file is no longer kept, start another export');
  const named = attachmentHeader(job.input.echo.filename_base, `people-${job.id}`, 'csv');
  return { body: readFilePieces(manager, job), headers: { 'Content-Disposition': named } };
}

async function errorsOf(deps: Pick<Dependencies, 'database' | 'files'>, job: JobEntity) {
  if (!hasEnded(job.status)) throw stateConflict(job, 'its row errors can be downloaded when it has ended');
  const named = attachmentHeader(undefined, `errors-${job.id}`, 'csv');
  return { body: await errorLines(deps, job), headers: { 'Content-Disposition': named } };
}
