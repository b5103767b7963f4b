import { setTimeout as delay } from 'node:timers/promises';

/** The one source of time. Everything that waits or asks for the time takes one. */
export interface Clock {
  now(): Date;
  /** Waits `ms` milliseconds. Rejects with the signal's reason when it aborts first. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Timers of the runtime fire at once when asked to wait longer than this many milliseconds. */
const LONGEST_TIMER = 2 ** 31 - 1;

/** The machine's own time. */
export const systemClock: Clock = {
  now: () => new Date(),
  async sleep(ms, signal) {
    for (let left = ms; left > 0; left -= LONGEST_TIMER) await wait(Math.min(left, LONGEST_TIMER), signal);
    signal?.throwIfAborted();
  },
};

async function wait(ms: number, signal?: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal });
  } catch (error) {
    signal?.throwIfAborted();
    throw error;
  }
}
