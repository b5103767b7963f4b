import { ApiError } from '../../domain/api/api-error.js';
import { attachmentHeader } from '../../domain/inbox/mail-message.js';
import { hasEnded } from '../../domain/jobs/job-state.js';
import { readLink } from '../../domain/api/signed-link.js';
import type { JobsOperations } from '../../generated/operations.js';
import type { Database } from '../../store/database/database.js';
import type { JobEntity } from '../../store/entities.js';
import { parseUuid } from '../../store/database/ids.js';
import { readFilePieces, readJobErrors } from '../../store/jobs/contents/repository.js';
import { readJob } from '../../store/jobs/repository.js';
import type { OperationContext, Dependencies } from '../context.js';
import { isFileKept, requireJob } from './read.js';
import { stateConflict, refused } from './references.js';
import { setImmediate } from 'node:timers/promises';
import { foreignFormat, MARK_BYTES } from '../../domain/csv/text.js';
import { csvFileReader } from '../../domain/csv/file.js';
import type { CsvRow } from '../../domain/csv/reader.js';
import { storedRow } from '../../domain/csv/cells.js';
import { csvLine } from '../../domain/csv/format.js';
import { isImport } from '../../domain/jobs/bulk-request.js';
import { givenRows, type GivenRow } from './given-rows.js';

type Operations = JobsOperations<OperationContext>;

/** Downloading the files of jobs. */
export function fileOperations(deps: Dependencies) {
  const { database, clock } = deps;
  return {
    async downloadJob({ params, query }, { accountId }) {
      const job = requireJob(await readJob(database.manager, accountId, params.id));
      const file = query.file === 'errors' ? await errorsOf(deps, job) : exportOf(database, job, clock.now());
      return { status: 200, ...file };
    },
  } satisfies Partial<Operations>;
}

/** The answer to a signed link to an export. */
export async function serveExport(
  { database, clock, linkKey }: Pick<Dependencies, 'database' | 'clock' | 'linkKey'>,
  id: string,
  query: Readonly<Record<string, string | string[] | undefined>>,
) {
  const accountId = parseUuid(id) && readLink(linkKey, 'GET', id, query, clock.now());
  if (!accountId) throw new ApiError('job_not_found', { message: 'This link is not valid or has expired.' });
  const job = requireJob(await readJob(database.manager, accountId, id));
  const { body, headers } = exportOf(database, job, clock.now());
  return { status: 200, body, headers: { 'Content-Type': 'text/csv; charset=utf-8', ...headers } };
}

function exportOf({ manager }: Database, job: JobEntity, now: Date) {
  if (job.operation !== 'export_leads')
    throw stateConflict(
      job,
      `Its operation is ${job.operation}. Only an export_leads job has a file of people.`,
    );
  if (job.status !== 'completed') {
    const what = hasEnded(job.status)
      ? 'It has no file. Start another export.'
      : 'Its file is available when it is completed.';
    throw stateConflict(job, what);
  }
  if (!isFileKept(job, now)) throw stateConflict(job, 'Its file is no longer stored. Start another export.');
  const named = attachmentHeader(job.input.echo.filename_base, `people-${job.id}`, 'csv');
  return { body: readFilePieces(manager, job), headers: { 'Content-Disposition': named } };
}

async function errorsOf(deps: Pick<Dependencies, 'database' | 'files'>, job: JobEntity) {
  if (!hasEnded(job.status)) throw stateConflict(job, 'Its row errors can be downloaded when it has ended.');
  const named = attachmentHeader(undefined, `errors-${job.id}`, 'csv');
  return { body: await errorLines(deps, job), headers: { 'Content-Disposition': named } };
}

/** Bytes that are read at a stretch. */
const SLICE = 8 * 1024;

/**
 * Reads a CSV of any encoding and delimiter row by row; blank rows are left out, broken ones reported. Other requests have
 * their turns between two stretches of it.
 *
 * @param encoding as its sender names it
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>, encoding?: string): AsyncGenerator<CsvRow> {
  const reader = csvFileReader(encoding);
  for await (const chunk of onlyText(bytes))
    for (let at = 0; at < chunk.length; at += SLICE) {
      yield* reader.read(chunk.subarray(at, at + SLICE));
      await setImmediate();
    }
  yield* reader.end();
}

/** The same bytes; a workbook or a compressed file is refused as soon as it shows. */
async function* onlyText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    if (start.length < MARK_BYTES) {
      start = Buffer.concat([start, chunk.subarray(0, MARK_BYTES)]);
      const format = foreignFormat(start);
      if (format !== null)
        throw refused('not_csv', `The file is ${format}, not CSV. Save it as CSV and send it again.`);
    }
    yield chunk;
  }
}

/** Characters that are handed on at a stretch. */
const PIECE = 64 * 1024;

/**
 * The rows of a file as text, a line of JSON for each: the heading first, and a row that could not be read as why. A file
 * without rows, with a heading that cannot be read, or with people in its only line is refused.
 */
export function jsonLines(rows: AsyncIterable<CsvRow>): { bytes: AsyncGenerator<Buffer>; count(): number } {
  let count = 0;
  let first: CsvRow | undefined;
  async function* write(): AsyncGenerator<Buffer> {
    let text = '';
    for await (const row of rows) {
      if (count === 0 && 'error' in row)
        throw refused('broken_heading', `The heading cannot be read. ${row.error}`);
      first ??= row;
      text += `${storedRow(row)}\n`;
      count++;
      if (text.length < PIECE) continue;
      yield Buffer.from(text);
      text = '';
    }
    if (count === 0) throw refused('empty_file', 'The file has no rows.');
    if (count === 1 && holdsAddress(first!)) throw refused('empty_file', singleLine);
    if (text !== '') yield Buffer.from(text);
  }
  return { bytes: write(), count: () => count };
}

/** As `curl -d` sends a file, for one: what remains is a heading without rows, of which nothing would be imported. */
const singleLine =
  'The file is a single line that contains email addresses. Send it with its line breaks (curl --data-binary, not -d) ' +
  'and with the column names in the first line.';

function holdsAddress(row: CsvRow): boolean {
  return 'cells' in row && row.cells.some(cell => cell.includes('@'));
}

/** Errors that one look at the database reads. */
const BATCH = 1000;

/**
 * The row errors of a job that has ended, as CSV: of an import each with the place and the address of its
 * row.
 */
export async function errorLines(
  deps: Pick<Dependencies, 'database' | 'files'>,
  job: JobEntity,
): Promise<AsyncGenerator<string>> {
  const { manager } = deps.database;
  const ofRows = isImport(job.operation) ? ['line', 'email'] : [];
  // Opened before the answer begins: when the store of files is away, that can still be reported.
  const rowsAt = await givenRows(deps, job);
  return (async function* () {
    yield csvLine(['index', 'global_lead_id', 'message', ...ofRows]);
    for (let from = 0; ; from += BATCH) {
      const errors = await readJobErrors(manager, job, from, BATCH);
      const rows = await rowsAt(errors.flatMap(({ row_index }) => row_index ?? []));
      const lines = errors.map(({ row_index, global_lead_id, message }) => {
        const { line, email }: Partial<GivenRow> = (row_index !== null && rows.get(row_index)) || {};
        const cells = [row_index, global_lead_id, message, line, email].slice(0, 3 + ofRows.length);
        return csvLine(cells.map(cell => String(cell ?? '')));
      });
      if (lines.length > 0) yield lines.join('');
      if (errors.length < BATCH) return;
    }
  })();
}
