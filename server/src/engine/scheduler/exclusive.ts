import type { Clock } from '../../domain/shared/clock.js';
import type { Database } from '../../store/database/database.js';
import { acquireLease, releaseLease, renewLease } from '../../store/database/leases.js';
import type { Task } from './scheduler.js';

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
