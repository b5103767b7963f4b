import { addCounts, operationFacts, progressOf } from '../../domain/job-state.js';
import type { BulkCompletedEvent, JobOperation } from '../../generated/types.js';
import { countPopulation } from '../../store/bulk-population.js';
import type { JobRow } from '../../store/entities/index.js';
import { fromBin, toBin } from '../../store/ids.js';
import { forgetExclusions, readMalformed } from '../../store/id-sets.js';
import { insertJobErrors, readJobErrors, type RowError } from '../../store/job-errors.js';
import { fromJson } from '../../store/json.js';
import { updateJob, type StoredResult } from '../../store/jobs.js';
import { emitEvent } from '../../store/outbox.js';
import { unknownPerson } from './people.js';
import { jobAfter, type ItemReader } from './read-ahead.js';
import type { ChunkOutcome, Item, JobChunk, Work } from './work.js';

/** Most people, and most errors, that the event of a job names. */
const MOST = 1000;

/** How a chunk is run. */
export interface ChunkOptions {
  size: number;
  /** Why the next item fails alone: the chunk is that item, and it becomes a row error. */
  poison: string | null;
  /** How its items are read. */
  read: ItemReader;
  /** End of the lease that the chunk renews. */
  leaseUntil: Date;
}

/**
 * Does the next chunk of a job: effects, cursor and counters in the one transaction, and at the end the status and the
 * completion event. Answers whether the job has ended.
 */
export async function runChunk(chunk: JobChunk, work: Work, options: ChunkOptions): Promise<boolean> {
  const { tx, job, now } = chunk;
  if (job.cancel_requested_at !== null) {
    const end = { status: 'cancelled', completed_at: now, updated_at: now } as const;
    await updateJob(tx, job, { ...end, lease_owner: null, lease_until: null });
    await forgetExclusions(tx, chunk.accountId, chunk.plan);
    return true;
  }
  const before = job.row_cursor === 0 && job.error_count === 0 ? await begin(chunk) : { malformed: [] };
  const items = await options.read(chunk, work, options.size);
  const outcome = await handle(chunk, work, items, options.poison);
  const isDone = items.length < options.size;
  const result = resultAfter(chunk, outcome, before.malformed.length);
  const errors = [...before.malformed, ...outcome.errors];
  await insertJobErrors(tx, job, job.error_count, errors);
  const after: JobRow = {
    ...jobAfter(job, items),
    error_count: job.error_count + errors.length,
    result: JSON.stringify(result),
  };
  await updateJob(tx, job, {
    row_cursor: after.row_cursor,
    population_cursor: after.population_cursor,
    file_cursor: after.file_cursor,
    error_count: after.error_count,
    result: after.result,
    total_count: job.total_count,
    progress: progressOf(after.row_cursor, job.total_count, isDone),
    updated_at: now,
    ...(isDone
      ? { status: 'completed', completed_at: now, lease_owner: null, lease_until: null }
      : { lease_until: options.leaseUntil }),
  });
  if (isDone) {
    await forgetExclusions(tx, chunk.accountId, chunk.plan);
    await announce(chunk, result);
  }
  return isDone;
}

/** Counts whom the job is about, and finds what names nobody. */
async function begin(chunk: JobChunk): Promise<{ malformed: RowError[] }> {
  const { tx, accountId, job, plan } = chunk;
  if (!plan.selected) return { malformed: [] };
  const everybody = { sql: '1', values: [] };
  const { actionable } = await countPopulation(tx, accountId, plan.selected, everybody);
  job.total_count = actionable;
  if (!plan.setId) return { malformed: [] };
  const malformed = await readMalformed(tx, accountId, plan.setId);
  return { malformed: malformed.map(({ index, text }) => unknownPerson({ index, globalLeadId: text })) };
}

function handle(
  chunk: JobChunk,
  work: Work,
  items: readonly Item[],
  poison: string | null,
): Promise<ChunkOutcome> | ChunkOutcome {
  if (poison === null) return work.apply(chunk, items);
  const errors = items.map(({ index, globalLeadId }) => ({ index, globalLeadId, message: poison }));
  return { counts: { failed: errors.length }, errors, people: [] };
}

function resultAfter({ job }: JobChunk, outcome: ChunkOutcome, malformed: number): StoredResult {
  const before = fromJson<StoredResult>(job.result);
  const { unknown } = operationFacts[job.operation as JobOperation];
  return {
    ...before,
    counts: addCounts(addCounts(before.counts, outcome.counts), { [unknown]: malformed }),
    people: [...new Set([...before.people, ...outcome.people])].slice(0, MOST),
    ...(outcome.fileBytes !== undefined && { fileSize: (before.fileSize ?? 0) + outcome.fileBytes }),
  };
}

async function announce({ tx, accountId, jobId, job, plan, now }: JobChunk, result: StoredResult) {
  const errors = await readJobErrors(tx, accountId, jobId, 0, MOST);
  const operation = job.operation as JobOperation;
  const event: BulkCompletedEvent = {
    job_id: jobId,
    source: 'async',
    operation,
    campaign_id: job.campaign_id && fromBin(job.campaign_id),
    list_id: plan.targetListId ? fromBin(toBin(plan.targetListId)) : null,
    counts: result.counts,
    errors: errors.map(({ global_lead_id, row_index, message }) => ({
      ...(global_lead_id !== null && { globalLeadId: global_lead_id }),
      ...(row_index !== null && { index: row_index }),
      message,
    })),
    global_lead_ids: result.people,
  };
  await emitEvent(tx, accountId, operationFacts[operation].event as 'people.export.completed', event, now);
}
