import type { Clock } from '../../domain/shared/clock.js';

/** Lets one wait until there is work, or for a time. */
export class Waker {
  #isWoken = false;
  #waiting: AbortController | undefined;

  /** Ends the wait; the next one when nobody waits now. */
  readonly wake = (): void => {
    this.#isWoken = true;
    this.#waiting?.abort();
  };

  /** Forgets earlier calls of `wake`: what they reported is looked for from now on. */
  clear(): void {
    this.#isWoken = false;
  }

  async wait(clock: Clock, ms: number): Promise<void> {
    this.#waiting = new AbortController();
    if (!this.#isWoken) await clock.sleep(ms, this.#waiting.signal).catch(() => undefined);
    this.#isWoken = false;
  }
}
