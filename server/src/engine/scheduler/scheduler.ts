import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import { describeBriefly, isUnavailable } from '../../store/database/errors.js';
import { FilesUnavailable } from '../../store/files/file-store.js';
import { onWrites } from '../../store/database/writes.js';
import { emit } from '../engine-events.js';
import type { Database } from '../../store/database/database.js';
import { acquireLease, releaseLease, renewLease } from '../../store/database/leases.js';

/** A kind of work that a worker does over and over. */
export interface Task {
  name: string;
  /** How long to wait, at most, after a run that found nothing more to do. */
  pollMs: number;
  /** Tables in which the task finds its work: it runs at once when this process has written to them. */
  tables?: readonly string[];
  /** What the task itself waits with while work that it began is under way; woken like the task. */
  waker?: Waker;
  /** Does one batch. True: more work is waiting, run again at once. */
  run(): Promise<boolean>;
  /** Gives back what the task holds (connections, a lease), after its last run. */
  close?(): Promise<void>;
}

/** What every task works with. */
export interface TaskServices {
  database: Database;
  clock: Clock;
}

export interface SchedulerOptions {
  clock: Clock;
  /** Ends the tasks: runs that are under way finish first. */
  signal: AbortSignal;
  log: Logger;
  /** From 0 up to 1, spreads the polls of processes. */
  random?(): number;
}

const firstBackoffMs = 1_000;
const longestBackoffMs = 30_000;

/**
 * Runs the tasks until the signal aborts; resolves when all have ended. A task that found nothing runs again when this
 * process has written rows for it, or after its poll. A run that throws is logged and tried again after a growing pause,
 * so that an unreachable database is waited for and never ends the worker.
 */
export async function runTasks(tasks: readonly Task[], options: SchedulerOptions): Promise<void> {
  // Each task listens for the end while it waits, which is no leak.
  setMaxListeners(2 * tasks.length, options.signal);
  await Promise.all(tasks.map(task => runTask(task, options)));
}

async function runTask(
  task: Task,
  { clock, signal, log, random = Math.random }: SchedulerOptions,
): Promise<void> {
  const waker = task.waker ?? new Waker();
  const stopListening = onWrites(task.tables ?? [], waker.wake);
  signal.addEventListener('abort', waker.wake);
  const spread = (ms: number) => ms * (0.9 + 0.2 * random());
  let failures = 0;
  while (!signal.aborted) {
    try {
      const hasMore = await task.run();
      if (failures > 0) log.info({ task: task.name }, 'works again');
      failures = 0;
      if (!hasMore) await waker.wait(clock, spread(task.pollMs));
    } catch (error) {
      const pauseMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** failures++);
      report(log, task, error, failures);
      emit('task-failed', task.name);
      // Not woken by writes: what fails would fail again with each of them.
      await clock.sleep(spread(pauseMs), signal).catch(() => undefined);
    }
  }
  signal.removeEventListener('abort', waker.wake);
  stopListening();
  await task.close?.().catch((error: unknown) => log.warn({ task: task.name, err: error }, 'did not close'));
}

/** An outage of the database would otherwise be reported by every task, every few seconds, with a stack trace. */
function report(log: Logger, task: Task, error: unknown, failures: number): void {
  if (!isUnavailable(error)) log.error({ task: task.name, err: error }, 'failed, will be tried again');
  else if (failures === 1)
    log.warn({ task: task.name, error: describeBriefly(error) }, `${unavailableThing(error)} unavailable`);
}

function unavailableThing(error: unknown): string {
  return error instanceof FilesUnavailable ? 'files are' : 'database is';
}

/** Lets one wait until there is work, or for a time. */
export class Waker {
  #isWoken = false;
  #waiting: AbortController | undefined;

  /** Ends the wait; the next one when nobody waits now. */
  readonly wake = (): void => {
    this.#isWoken = true;
    this.#waiting?.abort();
  };

  /** Forgets earlier calls of `wake`: what they reported is read from now on. */
  clear(): void {
    this.#isWoken = false;
  }

  async wait(clock: Clock, ms: number): Promise<void> {
    this.#waiting = new AbortController();
    if (!this.#isWoken) await clock.sleep(ms, this.#waiting.signal).catch(() => undefined);
    this.#isWoken = false;
  }
}

/** Who holds a named lease and how. `owner` is a UUID, one per worker process. */
export interface LeaseOptions extends TaskServices {
  owner: string;
  /** The lease runs out after this long without a run; a run must take less than half of it. */
  ttlMs: number;
}

/** A task that only one worker at a time runs: whoever holds the lease of the task's name. The others stay idle. */
export function exclusive(task: Task, { database, clock, owner, ttlMs }: LeaseOptions): Task {
  const lease = { name: `task:${task.name}`, owner };
  let heldUntil = 0;

  async function hold(): Promise<boolean> {
    const now = clock.now();
    if (heldUntil - now.getTime() > ttlMs / 2) return true;
    const held =
      (heldUntil > 0 && (await renewLease(database.manager, lease, now, ttlMs))) ||
      (await acquireLease(database.manager, lease, now, ttlMs));
    heldUntil = held ? now.getTime() + ttlMs : 0;
    return held;
  }

  return {
    ...task,
    run: async () => (await hold()) && (await task.run()),
    async close() {
      await task.close?.();
      if (heldUntil > 0) await releaseLease(database.manager, lease);
    },
  };
}
