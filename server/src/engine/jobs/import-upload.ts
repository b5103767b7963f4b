import { emailColumn, importColumns, leadOfRow, noEmailColumn } from '../../domain/csv/columns.js';
import { readStoredRow } from '../../domain/csv/cells.js';
import { FileMissing } from '../../store/files/file-store.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { lineReader, passLines, type LineReader } from '../../store/files/lines.js';
import { fileOf, readUpload } from '../../store/uploads/repository.js';
import { IMPORT_CHUNK, importItems, itemsOf, rowOf } from './import-leads.js';
import { JobFailure, type JobChunk, type ReadRow, type Work } from './work.js';

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
