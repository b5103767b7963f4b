import type { EntityManager } from 'typeorm';
import type { Clock } from '../../domain/clock.js';
import type { JobOperation } from '../../generated/types.js';
import type { Database } from '../../store/database.js';
import type { JobRow } from '../../store/entities/index.js';
import { isConflict, isUnavailable } from '../../store/errors.js';
import { lockClaimed, type JobKey } from '../../store/job-queue.js';
import { transaction, undoable } from '../../store/transaction.js';
import { runChunk, settleChunks, type ChunkEnd } from './chunk.js';
import { chunkOf, type JobChunk, type Work } from './work.js';

/** A small job has fewer rows than this. */
const SMALL = 20;
/** No job joins a transaction that is older, so that it holds its locks no longer than the chunk of a large job does. */
const oldestMs = 50;
/** A group that another transaction is in the way of is soon split up. */
const attempts = 2;

export interface SmallJobsOptions {
  database: Database;
  clock: Clock;
  owner: string;
  workFor: (operation: JobOperation, job: JobRow) => Work;
  chunkSize: number;
}

/** What a transaction came to. */
interface Group {
  ends: ChunkEnd[];
  /** Jobs to be done alone. */
  others: JobKey[];
  /** Jobs that nobody has looked at yet. */
  rest: JobKey[];
}

/**
 * Does jobs of a few rows whole, many in one transaction: alone, each would cost more in commits and round trips than in
 * work. Answers those that are still to be done, each alone: larger ones, and any that failed here. What one of them does
 * wrong is undone by itself and keeps none of the others.
 */
export function smallJobs(options: SmallJobsOptions): (claimed: readonly JobKey[]) => Promise<JobKey[]> {
  const { database, clock, owner, workFor } = options;
  const size = Math.min(SMALL, options.chunkSize);

  /** @param isCareful whether one that fails is undone by itself; it fails the transaction otherwise */
  async function together(tx: EntityManager, jobs: readonly JobKey[], isCareful: boolean): Promise<Group> {
    const locked = await lockClaimed(tx, jobs, owner);
    const now = clock.now();
    const [ends, others]: [ChunkEnd[], JobKey[]] = [[], []];
    let next = 0;
    for (; next < locked.length && clock.now().getTime() - now.getTime() <= oldestMs; next++) {
      const chunk = chunkOf(tx, locked[next]!, now);
      const end = mayBeSmall(chunk, size) && (await (isCareful ? wholeOrUndone(chunk) : whole(chunk)));
      if (end) ends.push(end);
      else others.push(chunk.job);
    }
    await settleChunks(tx, ends, now);
    return { ends, others, rest: locked.slice(next) };
  }

  /** Null where the job is not small. */
  async function whole(chunk: JobChunk): Promise<ChunkEnd | null> {
    const work = workFor(chunk.job.operation as JobOperation, chunk.job);
    const items = await work.read(chunk, size);
    if (items.length === size) return null;
    const read = () => Promise.resolve(items);
    return runChunk(chunk, work, { size, poison: null, read, leaseUntil: chunk.now });
  }

  /** Null where the job is not small, or fails. */
  async function wholeOrUndone(chunk: JobChunk): Promise<ChunkEnd | null> {
    try {
      return await undoable(chunk.tx, () => whole(chunk));
    } catch (error) {
      if (isConflict(error) || isUnavailable(error)) throw error;
      return null;
    }
  }

  async function group(jobs: readonly JobKey[]): Promise<Group> {
    // Few groups have one that fails: only they pay for a savepoint before each.
    for (const isCareful of [false, true]) {
      try {
        return await transaction(database, tx => together(tx, jobs, isCareful), { attempts });
      } catch (error) {
        if (isUnavailable(error)) throw error;
        if (isConflict(error)) break;
      }
    }
    return { ends: [], others: [...jobs], rest: [] };
  }

  return async claimed => {
    const others: JobKey[] = [];
    for (let left = [...claimed]; left.length > 0;) {
      const done = await group(left);
      others.push(...done.others);
      left = done.rest;
    }
    return others;
  };
}

/** Whether a look at the first rows costs little: they were given, or are found one after the other. */
function mayBeSmall({ job, plan }: JobChunk, size: number): boolean {
  if (!plan.selected) return plan.uploadId === undefined && job.total_count < size;
  const { population, exclusions } = plan.selected;
  if (Object.keys(exclusions).length > 0 || population.kind === 'people') return false;
  return population.kind !== 'list' || population.filter === null;
}
