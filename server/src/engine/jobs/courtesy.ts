import type { Clock } from '../../domain/clock.js';

/** How long a job rests for each request that was answered while it did a chunk. */
const restPerRequestMs = 10;
/** Others ask where so many requests were answered beside chunks in so long. What prepares a job is asked before it. */
const steady = { requests: 5, withinMs: 5_000 };
/** Of the rows of a chunk, how many one has while others ask. */
const share = 1 / 20;

/** How jobs give way to others that ask for something meanwhile. */
export interface Courtesy {
  /** How many rows the next chunk should have, of so many that it could have. */
  sizeOf(most: number): number;
  /** Does a chunk, and rests after it where others asked for something meanwhile. */
  beside<T>(chunk: () => Promise<T>): Promise<T>;
}

/** That of jobs which need not give way. */
export const noCourtesy: Courtesy = { sizeOf: most => most, beside: chunk => chunk() };

/**
 * Where jobs share few processors with a service, requests wait for them, some of them for long: a long statement leaves
 * its processor when the system takes it away, a short one by itself. So while others ask, chunks are small, and a job
 * rests after each: the more was asked meanwhile the longer, but no longer than the chunk took. Beside a steady reader an
 * import takes four to five times as long by that, and the slowest of a hundred answers 1.2 to 1.5 times as long as
 * beside none; with chunks of full size it is twice as long.
 *
 * @param answered how many requests the service has answered so far
 */
export function courtesyOf(clock: Clock, answered: () => number): Courtesy {
  let lately: { at: number; requests: number }[] = [];

  function areOthersAsking(): boolean {
    const since = clock.now().getTime() - steady.withinMs;
    lately = lately.filter(({ at }) => at > since);
    return lately.reduce((sum, { requests }) => sum + requests, 0) >= steady.requests;
  }

  return {
    sizeOf: most => (areOthersAsking() ? Math.ceil(most * share) : most),
    async beside(chunk) {
      const [before, began] = [answered(), clock.now().getTime()];
      const done = await chunk();
      const [requests, at] = [answered() - before, clock.now().getTime()];
      if (requests > 0) lately.push({ at, requests });
      const rest = Math.min(at - began, requests * restPerRequestMs);
      if (rest > 0) await clock.sleep(rest);
      return done;
    },
  };
}
