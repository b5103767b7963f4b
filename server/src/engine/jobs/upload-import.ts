import { emailColumn, importColumns, leadOfRow } from '../../domain/csv-columns.js';
import type { LeadCreate } from '../../generated/types.js';
import type { RowError } from '../../store/job-errors.js';
import { readUploadRows } from '../../store/uploads.js';
import { importRows } from './import.js';
import { JobFailure, type JobChunk, type Work } from './work.js';

/** The work of an import whose rows are in an upload. */
export const uploadImport: Work = {
  async read({ tx, accountId, job, plan }, limit) {
    // Row 0 is the heading.
    const rows = await readUploadRows(tx, accountId, plan.uploadId!, job.row_cursor + 1, limit);
    if (rows.length < limit && job.row_cursor + rows.length < job.total_count)
      throw new JobFailure('The file is not here any more.');
    return rows.map(({ index, payload }) => ({ index: index - 1, payload, globalLeadId: null }));
  },

  async apply(chunk, items) {
    const columns = await columnsOf(chunk);
    const given: { index: number; lead: LeadCreate }[] = [];
    const errors: RowError[] = [];
    for (const { index, payload } of items) {
      const row = JSON.parse(payload) as string[] | { error: string };
      const read = Array.isArray(row) ? leadOfRow(row, columns) : { message: row.error };
      if ('lead' in read) given.push({ index: index!, lead: read.lead });
      else errors.push({ index, globalLeadId: null, message: read.message });
    }
    const outcome = await importRows(chunk, 'csv', given);
    const all = [...errors, ...outcome.errors].sort((a, b) => a.index! - b.index!);
    return { ...outcome, errors: all, counts: { ...outcome.counts, failed: all.length } };
  },
};

async function columnsOf({ tx, accountId, plan }: JobChunk): Promise<(string | null)[]> {
  const [heading] = await readUploadRows(tx, accountId, plan.uploadId!, 0, 1);
  if (!heading || heading.index !== 0) throw new JobFailure('The file is empty.');
  const columns = importColumns(JSON.parse(heading.payload) as string[], plan.columnLayout);
  if (emailColumn(columns) < 0) throw new JobFailure('No column of the file holds e-mail addresses.');
  return columns;
}
