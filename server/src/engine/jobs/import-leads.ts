import { parseLead } from '../../domain/leads/lead-input.js';
import type { ImportRow } from '../../domain/leads/draft-import.js';
import { slices } from '../../domain/jobs/slices.js';
import type { LeadCreate } from '../../generated/types.js';
import { importBatch } from '../../store/jobs/bulk/changes.js';
import { excludedOf } from '../../store/jobs/bulk/population/queries.js';
import { readJobRows } from '../../store/jobs/contents/queries.js';
import type { RowError } from '../../store/jobs/contents/repository.js';
import { campaignOf } from './membership.js';
import { type ChunkOutcome, type Item, type JobChunk, type ReadRow, type Work, JobFailure } from './work.js';
import { emailColumn, importColumns, leadOfRow, noEmailColumn } from '../../domain/csv/columns.js';
import { readStoredRow } from '../../domain/csv/cells.js';
import { FileMissing } from '../../store/files/file-store.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { lineReader, passLines, type LineReader } from '../../store/files/lines.js';
import { fileOf, readUpload } from '../../store/uploads/repository.js';

/** Rows of one chunk: larger ones are hardly faster, and others would wait longer beside them. */
const IMPORT_CHUNK = 250;
/** Rows that are read at a stretch. */
const SLICE = 100;

/** The work of an import whose rows were given to the job as lead objects. */
export const stagedImport: Work = {
  chunkSize: IMPORT_CHUNK,

  async read({ tx, job }, limit) {
    const rows = await readJobRows(tx, job, job.row_cursor, limit);
    return itemsOf(rows, payload => rowOf(JSON.parse(payload) as LeadCreate));
  },

  apply: (chunk, items) => importItems(chunk, 'bulk_import', items),
};

/**
 * Rows as they are stored, read as leads. What one row throws fails that row alone, when its turn has come.
 */
async function itemsOf(
  stored: readonly { index: number; payload: string; fileCursor?: number }[],
  read: (payload: string) => ReadRow,
): Promise<Item[]> {
  const items: Item[] = [];
  for await (const slice of slices(stored, SLICE))
    for (const { payload, ...place } of slice)
      items.push({ ...place, globalLeadId: null, row: attempt(() => read(payload)) });
  return items;
}

function attempt(read: () => ReadRow): ReadRow {
  try {
    return read();
  } catch (error) {
    return { error };
  }
}

/** What somebody gave as a lead, or why it is none. */
export function rowOf(lead: LeadCreate): ReadRow {
  const read = parseLead(lead);
  if ('lead' in read) return read;
  const { issue, globalLeadId } = read;
  return { message: issue.message, globalLeadId };
}

/** Imports rows, less those of people who are excluded; those that cannot be stored are row errors. */
async function importItems(chunk: JobChunk, source: string, items: readonly Item[]): Promise<ChunkOutcome> {
  const rows: ImportRow[] = [];
  const errors: RowError[] = [];
  for (const { index, row } of items) {
    if ('error' in row!) throw row.error;
    if ('lead' in row!) rows.push({ index: index!, input: row.lead });
    else errors.push({ index, globalLeadId: row!.globalLeadId ?? null, message: row!.message });
  }
  const { now } = chunk;
  const target = { campaign: await campaignOf(chunk), source, now };
  const { wanted, skipped } = await withoutExcluded(chunk, rows);
  const { counts, people, refused } = await importBatch(chunk.tx, chunk.accountId, target, wanted);
  for (const { issue, ...row } of refused) errors.push({ ...row, message: issue.message });
  errors.sort((a, b) => a.index! - b.index!);
  return { counts: { ...counts, ...skipped, failed: errors.length }, errors, people };
}

/** The rows of people whom the job does not leave out, and how many it does, where it leaves out anybody. */
async function withoutExcluded(
  { tx, accountId, plan: { exclusions } }: JobChunk,
  rows: readonly ImportRow[],
): Promise<{ wanted: readonly ImportRow[]; skipped?: { skipped: number } }> {
  if (!exclusions) return { wanted: rows };
  const ids = rows.map(({ input }) => input.globalLeadId);
  const excluded = await excludedOf(tx, accountId, exclusions, ids);
  const wanted = rows.filter(({ input }) => !excluded.has(input.globalLeadId));
  return { wanted, skipped: { skipped: rows.length - wanted.length } };
}

const REMEDY = 'Rename one of them to "email", or name it in column_layout.';

/** A file that is being imported, read as far as a job has come. */
interface OpenFile {
  jobId: string;
  columns: readonly (string | null)[];
  lines: LineReader;
}

/**
 * The work of an import whose rows are in an upload. The file stays open from one chunk to the next; a job
 * that comes from another worker, or goes over its last rows again, finds its place by the bytes that it has
 * behind it.
 */
export function uploadImport(files: FileStores): Work {
  let known: OpenFile | undefined;

  /** Nobody else reads on in what is taken: a chunk may be read while one that was read in vain still is. */
  function take({ jobId, job }: JobChunk): OpenFile | undefined {
    const taken = known;
    known = undefined;
    return taken?.jobId === jobId && taken.lines.position() === job.file_cursor ? taken : undefined;
  }

  return {
    chunkSize: IMPORT_CHUNK,

    async read(chunk, limit) {
      const { job, tx } = chunk;
      try {
        const file = take(chunk) ?? (await open(files, chunk));
        const lines = await file.lines.next(limit, tx);
        if (lines.length < limit && job.row_cursor + lines.length < job.total_count) throw gone();
        known = file;
        return await itemsOf(
          lines.map(({ text, end }, offset) => ({
            index: job.row_cursor + offset,
            payload: text,
            fileCursor: end,
          })),
          payload => readRow(payload, file.columns),
        );
      } catch (error) {
        throw error instanceof FileMissing ? gone() : error;
      }
    },

    apply: (chunk, items) => importItems(chunk, 'csv', items),
  };
}

function gone(): JobFailure {
  return new JobFailure('The uploaded file no longer exists. Upload it again.');
}

function readRow(payload: string, columns: readonly (string | null)[]): ReadRow {
  const row = readStoredRow(payload);
  if ('error' in row) return { message: row.error };
  const read = leadOfRow(row.cells, columns);
  return 'lead' in read ? rowOf(read.lead) : read;
}

async function open(files: FileStores, { tx, accountId, jobId, job, plan }: JobChunk): Promise<OpenFile> {
  const upload = await readUpload(tx, accountId, plan.uploadId!);
  const file = upload && fileOf(upload);
  if (!file) throw gone();
  const store = files.of(file.store);
  const fromHeading = lineReader(store, file.key, 0);
  const [heading] = await fromHeading.next(1, tx);
  if (!heading) throw new JobFailure('The file is empty.');
  const row = readStoredRow(heading.text);
  const cells = 'cells' in row ? row.cells : [];
  const columns = importColumns(cells, plan.columnLayout, plan.customKeys);
  if (emailColumn(columns) < 0) throw new JobFailure(noEmailColumn(cells, REMEDY));
  if (job.file_cursor !== null)
    return { jobId, columns, lines: lineReader(store, file.key, job.file_cursor) };
  // A job that began under a release without the cursor knows its rows alone.
  if (!(await passLines(fromHeading, job.row_cursor, tx))) throw gone();
  return { jobId, columns, lines: fromHeading };
}
