import type { Clock } from '../../domain/shared/clock.js';
import { type Task, Waker } from './scheduler.js';

/** Work for one account that has been claimed. */
export interface Piece {
  accountId: string;
  work(): Promise<void>;
}

/** A task of which several pieces of work are under way at a time. */
export interface ConcurrentTask extends Pick<Task, 'name' | 'pollMs' | 'tables'> {
  clock: Clock;
  /** Pieces of work that are under way at a time; one account has half of them at most. */
  concurrency: number;
  /**
   * Claims the next piece of work; null when there is none.
   *
   * @param full accounts that have their share of what is under way: theirs is left alone
   */
  take(full: readonly string[]): Promise<Piece | null>;
  /** Called before the task waits, at its close, for what is under way. */
  stop?(): void;
}

/**
 * Returns a task whose pieces of work run beside one another, so that a slow server holds up only its own. A run claims as
 * many as may be under way, and waits until one has ended, or it is time to see which came due meanwhile.
 */
export function concurrentTask({ clock, concurrency, take, stop, ...named }: ConcurrentTask): Task {
  const working = new Set<Promise<void>>();
  const slots = new Slots(concurrency);
  const waker = new Waker();
  let failure: unknown;

  function begin({ accountId, work }: Piece): void {
    slots.take(accountId);
    const done: Promise<void> = work()
      .catch((error: unknown) => void (failure ??= error))
      .finally(() => {
        slots.giveBack(accountId);
        working.delete(done);
        waker.wake();
      });
    working.add(done);
  }

  return {
    ...named,
    waker,
    async run() {
      waker.clear();
      // Not for as long as there is work: between two runs the worker sees whether it is to end.
      for (let begun = 0; begun < concurrency && slots.free > 0; begun++) {
        const piece = await take(slots.full);
        if (!piece) break;
        begin(piece);
      }
      const isWorking = working.size > 0;
      if (isWorking) await waker.wait(clock, named.pollMs);
      if (failure !== undefined) {
        const error = failure;
        failure = undefined;
        throw error;
      }
      return isWorking;
    },
    async close() {
      stop?.();
      await Promise.all(working);
    },
  };
}

/**
 * Places for work that waits for servers of accounts. No account takes more than it leaves free: however many of its
 * servers are silent, the work of others finds a place.
 */
export class Slots {
  readonly #used = new Map<string, number>();
  #free: number;

  constructor(count: number) {
    this.#free = count;
  }

  get free(): number {
    return this.#free;
  }

  /** Accounts that take no further place for now. */
  get full(): string[] {
    return [...this.#used.keys()].filter(accountId => !this.has(accountId));
  }

  /** Whether an account may take a further place. */
  has(accountId: string): boolean {
    return (this.#used.get(accountId) ?? 0) < this.#free;
  }

  take(accountId: string): void {
    this.#used.set(accountId, (this.#used.get(accountId) ?? 0) + 1);
    this.#free--;
  }

  giveBack(accountId: string): void {
    const left = this.#used.get(accountId)! - 1;
    if (left > 0) this.#used.set(accountId, left);
    else this.#used.delete(accountId);
    this.#free++;
  }
}
