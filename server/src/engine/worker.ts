import { setMaxListeners } from 'node:events';
import type { Logger } from 'pino';
import type { Clock } from '../domain/clock.js';
import { describeBriefly } from '../store/database/describe-error.js';
import type { Database } from '../store/database/database.js';
import { FilesUnavailable } from '../store/files/file-store.js';
import { acquireLease, releaseLease, renewLease } from '../store/database/leases.js';
import { isUnavailable } from '../store/database/errors.js';
import { tell } from './happenings.js';

/** A kind of work that a worker does over and over. */
export interface Task {
  name: string;
  /** How long to wait after a run that found nothing more to do. */
  idleMs: number;
  /** Does one batch. True: more work is waiting, run again at once. */
  run(): Promise<boolean>;
  /** Gives back what the task holds (connections, a lease), after its last run. */
  close?(): Promise<void>;
}

export interface WorkerOptions {
  clock: Clock;
  /** Ends the worker: runs that are under way finish first. */
  signal: AbortSignal;
  log: Logger;
}

const firstBackoffMs = 1_000;
const longestBackoffMs = 30_000;

/**
 * Runs each task in a loop of its own until the signal aborts; resolves when all have ended. A run that throws is
 * logged and tried again after a growing pause, so that an unreachable database is waited for and never ends the worker.
 */
export async function runWorker(tasks: readonly Task[], options: WorkerOptions): Promise<void> {
  // Each loop listens for the end while it sleeps, which is no leak.
  setMaxListeners(tasks.length + 1, options.signal);
  await Promise.all(tasks.map(task => loop(task, options)));
}

async function loop(task: Task, { clock, signal, log }: WorkerOptions): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    let pauseMs: number;
    try {
      pauseMs = (await task.run()) ? 0 : task.idleMs;
      if (failures > 0) log.info({ task: task.name }, 'works again');
      failures = 0;
    } catch (error) {
      pauseMs = Math.min(longestBackoffMs, firstBackoffMs * 2 ** failures++);
      report(log, task, error, failures);
      tell('task-failed', task.name);
    }
    if (pauseMs > 0) await clock.sleep(pauseMs, signal).catch(() => undefined);
  }
  await task.close?.().catch((error: unknown) => log.warn({ task: task.name, err: error }, 'did not close'));
}

/** An outage of the database would otherwise be told by every task, every few seconds, with a stack trace. */
function report(log: Logger, task: Task, error: unknown, failures: number): void {
  if (!isUnavailable(error)) log.error({ task: task.name, err: error }, 'failed, will be tried again');
  else if (failures === 1)
    log.warn({ task: task.name, error: describeBriefly(error) }, `${unavailableThing(error)} unavailable`);
}

function unavailableThing(error: unknown): string {
  return error instanceof FilesUnavailable ? 'files are' : 'database is';
}

/** Who holds a named lease and how. `owner` is a UUID, one per worker process. */
export interface LeaseOptions {
  database: Database;
  clock: Clock;
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
