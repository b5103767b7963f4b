import { systemClock, type Clock } from '../../domain/shared/clock.js';
import type { Database } from './database.js';
import { setTimeOfIds } from './ids.js';
import { readServerTime } from './server/queries.js';

const askEveryMs = 5_000;
/** What two readings may differ by, beside the time that they took. */
const toleratedMs = 100;

/** A clock that follows that of the database. */
export interface DatabaseClock extends Clock {
  close(): void;
}

/**
 * Opens a clock that shows the database's time, so that all processes agree on it whatever the clocks of their machines
 * show: leases are compared by it, and new ids, in whose order events are read, carry it. Between two readings it goes on
 * evenly, also when the machine's clock is set.
 */
export async function openDatabaseClock({ manager }: Pick<Database, 'manager'>): Promise<DatabaseClock> {
  let offset = (await read()).offset;

  /** How far the database's time is ahead of this process's even count of milliseconds. */
  async function read(): Promise<{ offset: number; tookMs: number }> {
    const before = performance.now();
    const at = (await readServerTime(manager)).getTime();
    const after = performance.now();
    return { offset: at - (before + after) / 2, tookMs: after - before };
  }

  async function follow(): Promise<void> {
    const found = await read();
    if (Math.abs(found.offset - offset) > toleratedMs + found.tookMs) offset = found.offset;
  }

  // A database that is away is asked again; meanwhile the clock goes on.
  const timer = setInterval(() => void follow().catch(() => undefined), askEveryMs);
  timer.unref();
  const now = () => offset + performance.now();
  setTimeOfIds(now);
  return {
    now: () => new Date(now()),
    sleep: (ms, signal) => systemClock.sleep(ms, signal),
    close: () => clearInterval(timer),
  };
}
