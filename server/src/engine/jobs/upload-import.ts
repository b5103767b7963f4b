import { emailColumn, importColumns, leadOfRow } from '../../domain/csv-columns.js';
import { readUploadRows } from '../../store/uploads.js';
import { importItems, itemsOf, rowOf } from './import.js';
import { JobFailure, type JobChunk, type ReadRow, type Work } from './work.js';

/** The work of an import whose rows are in an upload. */
export const uploadImport: Work = {
  readsAhead: true,

  async read(chunk, limit) {
    const { tx, accountId, job, plan } = chunk;
    const columns = await columnsOf(chunk);
    // Row 0 is the heading.
    const rows = await readUploadRows(tx, accountId, plan.uploadId!, job.row_cursor + 1, limit);
    if (rows.length < limit && job.row_cursor + rows.length < job.total_count)
      throw new JobFailure('The file is not here any more.');
    return itemsOf(
      rows.map(({ index, payload }) => ({ index: index - 1, payload })),
      payload => readRow(JSON.parse(payload) as string[] | { error: string }, columns),
    );
  },

  apply: (chunk, items) => importItems(chunk, 'csv', items),
};

function readRow(row: string[] | { error: string }, columns: readonly (string | null)[]): ReadRow {
  if (!Array.isArray(row)) return { message: row.error };
  const read = leadOfRow(row, columns);
  return 'lead' in read ? rowOf(read.lead) : read;
}

async function columnsOf({ tx, accountId, plan }: JobChunk): Promise<(string | null)[]> {
  const [heading] = await readUploadRows(tx, accountId, plan.uploadId!, 0, 1);
  if (!heading || heading.index !== 0) throw new JobFailure('The file is empty.');
  const columns = importColumns(JSON.parse(heading.payload) as string[], plan.columnLayout);
  if (emailColumn(columns) < 0) throw new JobFailure('No column of the file holds e-mail addresses.');
  return columns;
}
