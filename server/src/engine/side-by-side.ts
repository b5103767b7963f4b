import type { Clock } from '../domain/clock.js';
import { Slots } from './slots.js';
import type { Task } from './worker.js';

/** Work for one account that has been claimed. */
export interface Piece {
  accountId: string;
  work(): Promise<void>;
}

/** What a task does side by side. */
export interface SideBySide {
  clock: Clock;
  /** How long a run waits at most before it checks what came due meanwhile. */
  idleMs: number;
  /** Pieces of work that are under way at a time; one account has half of them at most. */
  most: number;
  /**
   * Claims the next piece of work; null when there is none.
   *
   * @param full accounts that have their share of what is under way: theirs is left alone
   */
  take(full: readonly string[]): Promise<Piece | null>;
}

/** A task whose pieces of work run beside one another, so that a slow server holds up only its own. */
export function sideBySide({ clock, idleMs, most, take }: SideBySide): Pick<Task, 'run'> & {
  /** Resolves when all that is under way has ended. */
  settled(): Promise<void>;
} {
  const working = new Set<Promise<void>>();
  const slots = new Slots(most);
  let failure: unknown;

  function begin({ accountId, work }: Piece): void {
    slots.take(accountId);
    const done: Promise<void> = work()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => {
        slots.giveBack(accountId);
        working.delete(done);
      });
    working.add(done);
  }

  return {
    async run() {
      // Not for as long as there is work: between two runs the worker sees whether it is to end.
      for (let begun = 0; begun < most && slots.free > 0; begun++) {
        const piece = await take(slots.full);
        if (!piece) break;
        begin(piece);
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
