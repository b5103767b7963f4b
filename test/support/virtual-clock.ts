import type { Clock } from '../../server/src/domain/shared/clock.js';

interface Sleeper {
  wakeAt: number;
  wake: () => void;
}

/** Time that moves only by hand. */
export class VirtualClock implements Clock {
  #now: number;
  readonly #sleepers = new Set<Sleeper>();

  constructor(start: Date) {
    this.#now = start.getTime();
  }

  now(): Date {
    return new Date(this.#now);
  }

  /** How many sleeps have not ended yet. */
  get pending(): number {
    return this.#sleepers.size;
  }

  /** When the next sleep ends, or null when nothing sleeps. */
  get nextWake(): Date | null {
    const next = this.#earliest();
    return next ? new Date(next.wakeAt) : null;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted) return reject(signal.reason);
      const finish = (settle: () => void) => {
        this.#sleepers.delete(sleeper);
        signal?.removeEventListener('abort', abort);
        settle();
      };
      const abort = () => finish(() => reject(signal?.reason));
      const sleeper: Sleeper = { wakeAt: this.#now + Math.max(0, ms), wake: () => finish(resolve) };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', abort, { once: true });
    });
  }

  /**
   * Moves time on by `ms` milliseconds. Sleeps that end within it are woken one after the other in the order of
   * their times (the earlier asleep first at the same time), each seeing its own time, and what a woken sleeper
   * does before it next waits for something outside the process is done before the next one wakes.
   */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#earliest(); next && next.wakeAt <= end; next = this.#earliest()) {
      this.#now = Math.max(this.#now, next.wakeAt);
      next.wake();
      await settled();
    }
    this.#now = end;
  }

  #earliest(): Sleeper | undefined {
    let earliest: Sleeper | undefined;
    for (const sleeper of this.#sleepers) {
      if (!earliest || sleeper.wakeAt < earliest.wakeAt) earliest = sleeper;
    }
    return earliest;
  }
}

/** Lets every promise reaction that is ready run. */
function settled(): Promise<void> {
  return new Promise(resolve => setImmediate(resolve));
}
