import { parseLead } from '../../domain/leads/lead-input.js';
import type { ImportRow } from '../../domain/leads/draft-import.js';
import { slices } from '../../domain/jobs/slices.js';
import type { LeadCreate } from '../../generated/types.js';
import { importBatch } from '../../store/jobs/bulk/changes.js';
import { excludedOf } from '../../store/jobs/bulk/population/queries.js';
import { readJobRows } from '../../store/jobs/contents/queries.js';
import type { RowError } from '../../store/jobs/contents/repository.js';
import { campaignOf } from './membership.js';
import type { ChunkOutcome, Item, JobChunk, ReadRow, Work } from './work.js';

/** Rows of one chunk: larger ones are hardly faster, and others would wait longer beside them. */
export const IMPORT_CHUNK = 250;
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
export async function itemsOf(
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
export async function importItems(
  chunk: JobChunk,
  source: string,
  items: readonly Item[],
): Promise<ChunkOutcome> {
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
