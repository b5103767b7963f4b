import { setImmediate } from 'node:timers/promises';

/**
 * Cuts a long list into chunks. Between two of them whatever else waits in this process has its turn, so that work on many
 * rows does not hold up the requests of others.
 */
export async function* slices<T>(all: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) {
    if (start > 0) await setImmediate();
    yield start === 0 && all.length <= size ? all : all.slice(start, start + size);
  }
}

/** Does a step over and over, until it says that it was the last; whatever else waits has its turn every so many of them. */
export async function inSlices(size: number, step: () => boolean): Promise<void> {
  for (;;) {
    for (let done = 0; done < size; done++) if (!step()) return;
    await setImmediate();
  }
}
