import { setImmediate } from 'node:timers/promises';

/**
 * Cuts a long list into pieces. Between two of them whatever else waits in this process has its turn, so that work on many
 * rows does not hold up the requests of others.
 */
export async function* slices<T>(all: readonly T[], size: number): AsyncGenerator<readonly T[]> {
  for (let start = 0; start < all.length; start += size) {
    if (start > 0) await setImmediate();
    yield start === 0 && all.length <= size ? all : all.slice(start, start + size);
  }
}
