import type { Clock } from '../../domain/clock.js';

/** How long a job rests for each request that was answered while it did a chunk. */
const restPerRequestMs = 10;

/** Does the chunks of jobs one by one, and rests between them where others ask for something meanwhile. */
export type Courtesy = <T>(chunk: () => Promise<T>) => Promise<T>;

/**
 * Where a job shares few processors with a service, requests wait for it, some of them for long. So it rests after a chunk:
 * the more was asked meanwhile the longer, but no longer than the chunk took, so that it goes on at half its speed at least.
 *
 * @param answered how many requests the service has answered so far
 */
export function courtesyOf(clock: Clock, answered: () => number): Courtesy {
  return async chunk => {
    const [before, began] = [answered(), clock.now().getTime()];
    const done = await chunk();
    const took = clock.now().getTime() - began;
    const rest = Math.min(took, (answered() - before) * restPerRequestMs);
    if (rest > 0) await clock.sleep(rest);
    return done;
  };
}
