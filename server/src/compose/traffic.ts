import { availableParallelism } from 'node:os';
import type { AnsweredRequest } from '../http/handle.js';

/** The requests that this process answers, counted where its job thread sees them. */
export interface Traffic {
  /** Their number; null where there are processors enough for jobs and answers. */
  answered: Int32Array | null;
  onAnswered(request: Pick<AnsweredRequest, 'route'>): void;
}

/** A service with fewer shares them with its jobs: one for them, one for their database, and some for the rest. */
const enoughProcessors = 4;
/** Who asks for a job waits for it to end. */
const jobRoute = '/v1/jobs/{id}';

/** Begins to count. */
export function openTraffic(processors = availableParallelism()): Traffic {
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  return {
    answered: processors < enoughProcessors ? answered : null,
    onAnswered: ({ route }) => void (route !== jobRoute && Atomics.add(answered, 0, 1)),
  };
}
