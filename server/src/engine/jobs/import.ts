import { readLead } from '../../domain/lead-input.js';
import { slices } from '../../domain/slices.js';
import type { LeadCreate } from '../../generated/types.js';
import { importBatch } from '../../store/bulk-changes.js';
import type { RowError } from '../../store/job-errors.js';
import { readJobRows } from '../../store/job-rows.js';
import type { ImportRow } from '../../store/lead-drafts.js';
import { campaignOf } from './membership.js';
import type { JobChunk, Work } from './work.js';

/** Rows that are read at a stretch. */
const SLICE = 100;

/** The work of an import whose rows were given to the job as lead objects. */
export const stagedImport: Work = {
  async read({ tx, accountId, jobId, job }, limit) {
    const rows = await readJobRows(tx, accountId, jobId, job.row_cursor, limit);
    return rows.map(row => ({ ...row, globalLeadId: null }));
  },

  async apply(chunk, items) {
    const given = items.map(({ index, payload }) => ({
      index: index!,
      lead: JSON.parse(payload) as LeadCreate,
    }));
    return importRows(chunk, 'bulk_import', given);
  },
};

/** Imports rows that are there as lead objects; those that cannot be stored are row errors. */
export async function importRows(
  chunk: JobChunk,
  source: string,
  given: readonly { index: number; lead: LeadCreate }[],
) {
  const rows: ImportRow[] = [];
  const errors: RowError[] = [];
  const refuse = (index: number, message: string) => errors.push({ index, globalLeadId: null, message });
  for await (const slice of slices(given, SLICE)) {
    for (const { index, lead } of slice) {
      const read = readLead(lead);
      if ('lead' in read) rows.push({ index, input: read.lead });
      else refuse(index, explain(read.issue.path, read.issue.message, lead));
    }
  }
  const target = { campaign: await campaignOf(chunk), source, now: chunk.now };
  const { counts, people, refused } = await importBatch(chunk.tx, chunk.accountId, target, rows);
  for (const { index, issue } of refused) refuse(index, issue.message);
  errors.sort((a, b) => a.index! - b.index!);
  return { counts: { ...counts, failed: errors.length }, errors, people };
}

function explain(path: string, message: string, { email }: LeadCreate): string {
  if (path !== 'email') return message;
  const shown = email.trim().slice(0, 100);
  return shown === '' ? 'The row has no e-mail address.' : `"${shown}" is not an e-mail address.`;
}
