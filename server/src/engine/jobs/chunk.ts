import type { EntityManager } from 'typeorm';
import { addCounts, operationFacts, progressOf } from '../../domain/jobs/job-state.js';
import { jobCompleted, mostNamed } from '../../events/bulk.js';
import type { JobEntity } from '../../store/entities.js';
import { countPopulation } from '../../store/jobs/bulk/population/queries.js';
import { insertRowsOfNobody } from '../../store/jobs/contents/queries.js';
import { deleteExclusions, insertJobErrors, readJobErrors } from '../../store/jobs/contents/repository.js';
import type { RowError } from '../../store/jobs/contents/repository.js';
import type { StoredResult } from '../../store/jobs/entities.js';
import { saveProgress, type JobProgress } from '../../store/jobs/queue/queries.js';
import { readMalformed } from '../../store/uploads/repository.js';
import { emitEvents, type NewEvent } from '../../store/database/outbox/queries.js';
import { requireNamedLists, unknownPerson } from './work.js';
import type { ChunkOutcome, Item, JobChunk, Work } from './work.js';

/** How a chunk is run. */
export interface ChunkOptions {
  size: number;
  /** Why the next item fails alone: the chunk is that item, and it becomes a row error. */
  poison: string | null;
  /** End of the lease that the chunk renews, where the job goes on. */
  leaseUntil: Date;
}

/** A job after a chunk, as it is to be written. */
export interface ChunkEnd {
  chunk: JobChunk;
  job: JobProgress;
  /** Null while the job goes on. */
  event: NewEvent | null;
}

/** Whether the job has ended with this chunk. */
export function hasEnded({ job }: ChunkEnd): boolean {
  return job.status !== 'running';
}

/**
 * Does the next chunk of a job, and returns what becomes of the job by it. Whoever calls this writes that in
 * the same transaction, by `recordChunks`.
 */
export async function runChunk(chunk: JobChunk, work: Work, options: ChunkOptions): Promise<ChunkEnd> {
  const { tx, job, now } = chunk;
  if (job.cancel_requested_at !== null) return { chunk, job: cancelled(job, now), event: null };
  const items = await work.read(chunk, options.size);
  const isDone = items.length < options.size;
  const isFirst = job.row_cursor === 0 && job.error_count === 0;
  const malformed = isFirst ? await malformedOf(chunk) : [];
  const unread = isFirst ? await reportUnmatchedRows(chunk) : 0;
  const total_count = isFirst ? await totalOf(chunk, isDone ? items.length : null) : job.total_count;
  const outcome = await handle(chunk, work, items, options.poison);
  await requireNamedLists(chunk);
  const result = resultAfter(chunk, outcome, malformed.length + unread);
  const errors = [...malformed, ...outcome.errors].sort(byIndex);
  await insertJobErrors(tx, job, job.error_count + unread, errors);
  const error_count = job.error_count + unread + errors.length;
  const cursors = cursorsAfter(job, items);
  // Written out: many small jobs are done at once, and to copy the row twice took a tenth of the time of
  // each.
  const after: JobProgress = {
    account_id: job.account_id,
    id: job.id,
    status: isDone ? 'completed' : 'running',
    progress: progressOf(cursors.row_cursor, total_count, isDone),
    row_cursor: cursors.row_cursor,
    population_cursor: cursors.population_cursor,
    file_cursor: cursors.file_cursor,
    error_count,
    result,
    total_count,
    lease_owner: isDone ? null : job.lease_owner,
    lease_until: isDone ? null : options.leaseUntil,
    started_at: job.started_at,
    completed_at: isDone ? now : job.completed_at,
    updated_at: now,
  };
  return { chunk, job: after, event: isDone ? await completionOf(chunk, result, error_count) : null };
}

/** Where a job is once these items are behind it. */
function cursorsAfter(job: JobEntity, items: readonly Item[]) {
  const last = items.at(-1);
  return {
    row_cursor: job.row_cursor + items.length,
    population_cursor: last?.globalLeadId ?? job.population_cursor,
    file_cursor: last?.fileCursor ?? job.file_cursor,
  };
}

function cancelled(job: JobEntity, now: Date): JobProgress {
  const ended = { completed_at: now, lease_owner: null, lease_until: null, updated_at: now };
  return { ...job, ...ended, status: 'cancelled' };
}

/**
 * Writes what becomes of jobs by their chunks: cursor, counters and status, and the events that report the
 * ends.
 */
export async function recordChunks(tx: EntityManager, ends: readonly ChunkEnd[], now: Date): Promise<void> {
  await saveProgress(
    tx,
    ends.map(({ job }) => job),
  );
  for (const { chunk } of ends.filter(hasEnded)) await deleteExclusions(tx, chunk.job);
  await emitEvents(
    tx,
    ends.flatMap(({ event }) => event ?? []),
    now,
  );
}

/** In the order in which the rows were given, as far as that is known. */
function byIndex(one: RowError, other: RowError): number {
  return (one.index ?? 0) - (other.index ?? 0);
}

/** What the job was given and names nobody. */
async function malformedOf({ tx, accountId, plan }: JobChunk): Promise<RowError[]> {
  if (!plan.selected || !plan.setId) return [];
  const malformed = await readMalformed(tx, accountId, plan.setId);
  return malformed.map(({ index, text }) => unknownPerson({ index, globalLeadId: text }));
}

/** Reports the rows without an address of an upload whose people the job is about; returns how many. */
async function reportUnmatchedRows({ tx, job, plan }: JobChunk): Promise<number> {
  const population = plan.selected?.population;
  if (population?.kind !== 'set' || plan.setId !== undefined) return 0;
  const message = 'The row has no valid email address.';
  return insertRowsOfNobody(tx, job, job.error_count, population.setId, message);
}

/**
 * How many the job is about.
 *
 * @param whole how many they are when the first chunk has them all
 */
async function totalOf({ tx, accountId, job, plan }: JobChunk, whole: number | null): Promise<number> {
  if (!plan.selected) return job.total_count;
  if (whole !== null) return whole;
  return (await countPopulation(tx, accountId, plan.selected)).actionable;
}

function handle(
  chunk: JobChunk,
  work: Work,
  items: readonly Item[],
  poison: string | null,
): Promise<ChunkOutcome> | ChunkOutcome {
  if (poison === null) return work.apply(chunk, items);
  const errors = items.map(item => ({ index: item.index, globalLeadId: personOf(item), message: poison }));
  return { counts: { failed: errors.length }, errors, people: [] };
}

/** Whom an item is about, be it a person or a row that would have been theirs. */
export function personOf({ globalLeadId, row }: Item): string | null {
  return row && 'lead' in row ? row.lead.globalLeadId : globalLeadId;
}

function resultAfter({ job }: JobChunk, outcome: ChunkOutcome, malformed: number): StoredResult {
  const before = job.result;
  const { unknown } = operationFacts[job.operation];
  const counts = addCounts(before.counts, outcome.counts);
  return {
    ...before,
    counts: malformed > 0 ? addCounts(counts, { [unknown]: malformed }) : counts,
    people: firstOf(before.people, outcome.people),
    ...(outcome.fileBytes !== undefined && { fileSize: (before.fileSize ?? 0) + outcome.fileBytes }),
  };
}

/** The first people of all, each once. */
function firstOf(before: readonly string[], more: Iterable<string>): string[] {
  const people = new Set(before);
  for (const id of more) {
    if (people.size >= mostNamed) break;
    people.add(id);
  }
  return [...people];
}

async function completionOf(
  { tx, accountId, job, plan }: JobChunk,
  result: StoredResult,
  errorCount: number,
): Promise<NewEvent> {
  const errors = errorCount > 0 ? await readJobErrors(tx, job, 0, mostNamed) : [];
  return jobCompleted(accountId, {
    job_id: job.id,
    operation: job.operation,
    campaign_id: job.campaign_id,
    list_id: plan.targetListId?.toLowerCase() ?? null,
    counts: result.counts,
    errors: errors.map(({ global_lead_id, row_index, message }) => ({
      ...(global_lead_id !== null && { globalLeadId: global_lead_id }),
      ...(row_index !== null && { index: row_index }),
      message,
    })),
    global_lead_ids: result.people,
  });
}
