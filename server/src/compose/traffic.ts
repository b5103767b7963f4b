import { availableParallelism } from 'node:os';
import type { Middleware } from '../http/context.js';

/** The requests that this process answers, counted where its job thread sees them. */
export interface Traffic {
  /** Their number. */
  answered: Int32Array;
  http: Middleware;
}

/** A service with fewer shares them with its jobs: one for them, one for their database, and some for the rest. */
const enoughProcessors = 4;
/** Who asks for a job waits for it to end. */
const jobRoute = '/v1/jobs/{id}';

/** Begins to count; undefined where there are processors enough for jobs and answers. */
export function openTraffic(processors = availableParallelism()): Traffic | undefined {
  if (processors >= enoughProcessors) return undefined;
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  return {
    answered,
    async http({ state }, next) {
      await next();
      if (state.route?.path !== jobRoute) Atomics.add(answered, 0, 1);
    },
  };
}
