import type { EntityManager } from 'typeorm';
import type { Clock } from '../../domain/clock.js';
import type { Database } from '../../store/database/database.js';
import type { JobEntity } from '../../store/entities.js';
import { lockClaimed } from '../../store/jobs/queue/repository.js';
import { transactionWithInserts } from '../../store/database/transaction-with-inserts.js';
import { hasEnded, personOf, runChunk, settleChunks, type Handled } from './chunk.js';
import { jobAfter, type ItemReader } from './read-ahead.js';
import { chunkOf, type Item, type Work } from './work.js';

/** A chunk to be done. */
export interface ChunkTask {
  /** As it was claimed. */
  job: JobEntity;
  work: Work;
  size: number;
  /** Why the next item fails alone: the chunk is that item, and it becomes a row error. */
  poison?: string;
}

/** A chunk that is being done. */
export interface Flight {
  /**
   * What it read, once it has locked what that concerns; null where nothing comes behind that, or it failed
   * before.
   */
  read: Promise<ChunkRead | null>;
  /** Resolves when it holds the job, or is over. */
  holdsJob: Promise<void>;
  /** Whether the job has ended or is no longer ours. */
  ended: Promise<boolean>;
}

interface ChunkRead {
  items: readonly Item[];
  /** The job once they are behind it. */
  after: JobEntity;
}

/** The chunk before one that is begun early. */
export interface Previous {
  flight: Flight;
  read: ChunkRead;
}

/**
 * Begins a chunk. With `previous`, behind one that is being done still: it handles its items meanwhile, and
 * then waits for its turn to write what becomes of the job. It fails where the job does not go on as was
 * foreseen, and leaves nothing.
 */
export type BeginChunk = (task: ChunkTask, previous?: Previous) => Flight;

export interface FlightOptions {
  database: Database;
  clock: Clock;
  /** UUID of the runner. */
  owner: string;
  leaseMs: number;
  read: ItemReader;
}

/** The chunk before came to something else than was foreseen, or takes too long. */
class OutOfTurn extends Error {}

/**
 * How long a chunk waits for the one before it to hold the job. Where that one waits for this one by way of a
 * third transaction, the server sees no deadlock.
 */
const patienceMs = 1_000;

/** Does chunks of jobs, each in a transaction of its own together with what becomes of the job. */
export function chunkFlights({ database, clock, owner, leaseMs, read }: FlightOptions): BeginChunk {
  return ({ job: claimed, work, size, poison = null }, previous) => {
    const [ready, held] = [signal<ChunkRead | null>(), signal<void>()];
    let reads: ChunkRead | null = null;
    const whenLocked = () => ready.tell(reads);

    const reader: ItemReader = async (chunk, ...rest) => {
      const items = await read(chunk, ...rest);
      reads = items.length < size ? null : { items, after: jobAfter(chunk.job, items) };
      return items;
    };

    async function handleEarly(tx: EntityManager, { flight, read: before }: Previous): Promise<Handled> {
      const chunk = { ...chunkOf(tx, before.after, clock.now()), whenLocked };
      const items = await reader(chunk, work, size);
      if (haveSomebodyInCommon(before.items, items)) await flight.ended;
      const outcome = await work.apply(chunk, items);
      await within(patienceMs, flight.holdsJob);
      return { items, outcome };
    }

    const ended = transactionWithInserts(database, async tx => {
      const handled = previous && (await handleEarly(tx, previous));
      const job = await lockClaimed(tx, claimed, owner);
      held.tell();
      if (previous && !isForeseen(job, previous.read.after)) throw new OutOfTurn();
      if (!job) return true;
      const now = clock.now();
      const leaseUntil = new Date(now.getTime() + leaseMs);
      const options = { size, poison, read: reader, handled, leaseUntil };
      const end = await runChunk({ ...chunkOf(tx, job, now), whenLocked }, work, options);
      await settleChunks(tx, [end], now);
      return hasEnded(end);
    });

    const over = () => {
      ready.tell(null);
      held.tell();
    };
    ended.then(over, over);
    return { read: ready.told, holdsJob: held.told, ended };
  };
}

/**
 * Whether a job goes on where it was foreseen. Other people may have been read when the chunk before ran
 * again.
 */
function isForeseen(job: JobEntity | null, foreseen: JobEntity): boolean {
  const cursorOf = ({ row_cursor, file_cursor, population_cursor }: JobEntity) =>
    `${row_cursor} ${file_cursor} ${population_cursor}`;
  return job !== null && job.cancel_requested_at === null && cursorOf(job) === cursorOf(foreseen);
}

/** One of the two would wait for the other about them, while that one waits for its turn. */
function haveSomebodyInCommon(before: readonly Item[], items: readonly Item[]): boolean {
  const people = new Set(before.map(personOf));
  return items.some(item => personOf(item) !== null && people.has(personOf(item)));
}

async function within(milliseconds: number, awaited: Promise<void>): Promise<void> {
  const { told: late, tell } = signal<void>();
  const timer = setTimeout(tell, milliseconds);
  await Promise.race([awaited, late.then(() => Promise.reject(new OutOfTurn()))]);
  clearTimeout(timer);
}

/** A promise, and what resolves it. */
function signal<T>(): { told: Promise<T>; tell: (value: T) => void } {
  let tell!: (value: T) => void;
  const told = new Promise<T>(resolve => (tell = resolve));
  return { told, tell };
}
