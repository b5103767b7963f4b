import type { Clock } from '../domain/clock.js';
import type { Task } from './worker.js';

/** What a task does side by side. */
export interface SideBySide {
  clock: Clock;
  /** How long a run waits at most before it looks what came due meanwhile. */
  idleMs: number;
  /** Pieces of work that are under way at a time. */
  most: number;
  /** Takes the next piece of work and answers what does it; null when there is none. */
  take(): Promise<(() => Promise<void>) | null>;
}

/** A task whose pieces of work go on beside one another, so that a slow server holds up only its own. */
export function sideBySide({ clock, idleMs, most, take }: SideBySide): Pick<Task, 'run'> & {
  /** Resolves when all that is under way has ended. */
  settled(): Promise<void>;
} {
  const working = new Set<Promise<void>>();
  let failure: unknown;

  function begin(work: () => Promise<void>): void {
    const done: Promise<void> = work()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => working.delete(done));
    working.add(done);
  }

  return {
    async run() {
      while (working.size < most) {
        const work = await take();
        if (!work) break;
        begin(work);
      }
      const isWorking = working.size > 0;
      if (isWorking) {
        // Whichever comes first: a piece is done, or it is time to see which came due meanwhile.
        const waker = new AbortController();
        const pause = clock.sleep(idleMs, waker.signal).catch(() => undefined);
        await Promise.race([...working, pause]);
        waker.abort();
      }
      if (failure !== undefined) {
        const error = failure;
        failure = undefined;
        throw error;
      }
      return isWorking;
    },
    settled: async () => void (await Promise.all(working)),
  };
}
