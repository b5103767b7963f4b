import type { EntityManager } from 'typeorm';
import type { Clock } from '../../domain/shared/clock.js';
import { limits } from '../../domain/api/limits.js';
import type { JobKind } from '../../generated/types.js';
import type { Database } from '../../store/database/database.js';
import type { JobEntity } from '../../store/entities.js';
import { isConflict, isUnavailable } from '../../store/database/errors.js';
import { JOBS_PER_BATCH, lockQueues, startJobs, waitingAccounts } from '../../store/jobs/queue/queries.js';
import { transaction, withSavepoint } from '../../store/database/transaction.js';
import { runChunk, recordChunks, type ChunkEnd } from './chunk.js';
import { chunkOf, type JobChunk, type Work } from './work.js';

/** A small job has fewer rows than this. */
const SMALL = 20;
/**
 * No job joins a transaction that is older, so that it holds its locks no longer than the chunk of a large
 * job does.
 */
const oldestMs = 50;
/**
 * Small jobs that another transaction is in the way of are soon started without being done: meanwhile the
 * queues of all these accounts are held, and whoever adds a job to one of them waits.
 */
const soon = { attempts: 2, patienceSeconds: 1 };

export interface JobStarterOptions {
  database: Database;
  clock: Clock;
  workFor: (operation: JobKind, job: JobEntity) => Work;
  /** Rows of one chunk, where they are fewer than those of a small job. For tests. */
  chunkSize: number | undefined;
}

/** What came of jobs that were queued. */
export interface Started extends Served {
  /** Jobs that were done whole. */
  done: number;
  /** Jobs that wait for a worker of their own now: larger ones, and any that failed here. */
  waiting: number;
}

/**
 * What to do about the small ones: `carefully` undoes one that fails by itself, it fails the transaction
 * otherwise.
 */
type SmallJobs = 'together' | 'carefully' | 'later';

/**
 * Starts the oldest jobs of accounts that have places free. Jobs of a few rows are done there and then, many
 * in one transaction: alone, each would cost more in commits and round trips than in work. What one of them
 * does wrong is undone by itself and keeps none of the others. Null when there was nothing to start.
 */
export function jobStarter(
  options: JobStarterOptions,
): (accounts: readonly string[]) => Promise<Started | null> {
  const { database, clock, workFor } = options;
  const size = Math.min(SMALL, options.chunkSize ?? SMALL);
  let most = JOBS_PER_BATCH;

  async function start(
    tx: EntityManager,
    accounts: readonly string[],
    small: SmallJobs,
  ): Promise<Started | null> {
    const queues = await lockQueues(tx, accounts, limits.runningJobs, most);
    if (queues.length === 0) return null;
    const now = clock.now();
    const isLate = () => clock.now().getTime() - now.getTime() > oldestMs;
    const [ends, others]: [ChunkEnd[], JobEntity[]] = [[], []];
    const finish = async (brokeOffAfter: string | null): Promise<Started> => {
      await recordChunks(tx, ends, now);
      await startJobs(tx, others, now);
      return { done: ends.length, waiting: others.length, brokeOffAfter };
    };
    let last: JobEntity | undefined;
    for (const { free, jobs } of queues) {
      // A job that is done here is over before the next one begins: it takes no place.
      const full = others.length + free;
      for (const job of jobs) {
        if (others.length === full) break;
        // Those that there is no time for stay in the queue.
        if (last && isLate()) return finish(last.account_id);
        const end = small === 'later' ? null : await doneWhole(tx, job, now, small);
        if (end) ends.push(end);
        else others.push(job);
        last = job;
      }
    }
    return finish(null);
  }

  /** Null where the job is not small; or fails, where care is taken. */
  async function doneWhole(
    tx: EntityManager,
    job: JobEntity,
    now: Date,
    small: SmallJobs,
  ): Promise<ChunkEnd | null> {
    const chunk = chunkOf(tx, { ...job, status: 'running', started_at: now }, now);
    if (!mayBeSmall(chunk, size)) return null;
    return small === 'carefully' ? wholeOrUndone(chunk) : whole(chunk);
  }

  async function whole(chunk: JobChunk): Promise<ChunkEnd | null> {
    const work = workFor(chunk.job.operation, chunk.job);
    const items = await work.read(chunk, size);
    if (items.length === size) return null;
    return runChunk(
      chunk,
      { ...work, read: () => Promise.resolve(items) },
      { size, poison: null, leaseUntil: chunk.now },
    );
  }

  async function wholeOrUndone(chunk: JobChunk): Promise<ChunkEnd | null> {
    try {
      return await withSavepoint(chunk.tx, () => whole(chunk));
    } catch (error) {
      if (isConflict(error) || isUnavailable(error)) throw error;
      return null;
    }
  }

  async function startAny(accounts: readonly string[]): Promise<Started | null> {
    // Few groups have one that fails: only they pay for a savepoint before each.
    for (const small of ['together', 'carefully'] as const) {
      try {
        return await transaction(database, tx => start(tx, accounts, small), soon);
      } catch (error) {
        if (isUnavailable(error)) throw error;
        if (isConflict(error)) break;
      }
    }
    return transaction(database, tx => start(tx, accounts, 'later'));
  }

  return async accounts => {
    const started = await startAny(accounts);
    // Where there was no time for all, the next look reads not many more than there was time for.
    if (started?.brokeOffAfter) most = Math.min(JOBS_PER_BATCH, 2 * (started.done + started.waiting));
    else if (started) most = Math.min(JOBS_PER_BATCH, 2 * most);
    return started;
  };
}

/** Whether a look at the first rows costs little: they were given, or are found one after the other. To erase somebody never does. */
function mayBeSmall({ job, plan }: JobChunk, size: number): boolean {
  if (job.operation === 'erase_person') return false;
  if (!plan.selected) return plan.uploadId === undefined && job.total_count < size;
  const { population, exclusions } = plan.selected;
  if (Object.keys(exclusions).length > 0 || population.kind === 'people') return false;
  return population.kind !== 'list' || population.filter === null;
}

/**
 * Which account of a worker was served last, null before the first: they are served in the order of their
 * ids, over and over.
 */
export interface RoundRobin {
  last: string | null;
}

/** What came of serving the queues of some accounts. */
interface Served {
  /** The last account that there was time for; null when all were served. */
  brokeOffAfter: string | null;
}

/**
 * Serves the queues of the next accounts, and of those behind them, until `serve` found something to do
 * there; null when all accounts were asked and none had anything.
 */
export async function serveNext<T extends Served>(
  { manager }: Database,
  round: RoundRobin,
  serve: (accounts: readonly string[]) => Promise<T | null>,
): Promise<T | null> {
  // The accounts behind the last one served, and then each once.
  for (let laps = round.last === null ? 1 : 2; laps > 0;) {
    const { ids, isEnd } = await waitingAccounts(manager, round.last);
    round.last = isEnd ? null : ids.at(-1)!;
    if (isEnd) laps--;
    const served = ids.length > 0 ? await serve(ids) : null;
    if (served === null) continue;
    // Those behind it come next, or they would wait for as long as those before them have something to do.
    round.last = served.brokeOffAfter ?? round.last;
    return served;
  }
  return null;
}
