import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Task } from '../engine/worker.js';
import { hasWaitingJobs } from '../store/jobs/queue/queries.js';
import type { Core } from './core.js';
import type { JobThreadData } from './job-thread-main.js';

/** How often jobs are looked for while nobody works on any. */
const idleMs = 250;
/**
 * Of memory that is tidied in small steps: with 64 an import of a million rows takes 25 MB more, and with 24
 * as much less, but an export a sixth longer.
 */
const maxYoungGenerationSizeMb = 40;

/**
 * Has jobs worked on in a thread of its own, so that no answer and no send waits while rows are parsed,
 * merged and written down. The thread starts when a job waits and ends when there was none for a while.
 *
 * @param answered how many requests the process has answered, where jobs give way to them
 */
export function createJobThread(
  { config, clock, database, url }: Core,
  answered: Int32Array | undefined,
): Task {
  let thread: Worker | undefined;
  let ended: Promise<unknown> = Promise.resolve();
  let failure: Error | undefined;

  function start(): void {
    const workerData: JobThreadData = { config, url, answered };
    const main = new URL('./job-thread-main.js', import.meta.url);
    const worker = new Worker(main, { workerData, resourceLimits: { maxYoungGenerationSizeMb } });
    worker.on('error', error => (failure = error));
    thread = worker;
    ended = once(worker, 'exit')
      .catch(() => undefined)
      .then(() => (thread = undefined));
  }

  return {
    name: 'jobs',
    idleMs,
    async run() {
      if (failure) {
        const error = failure;
        failure = undefined;
        throw error;
      }
      if (!thread && (await hasWaitingJobs(database, clock.now()))) start();
      return false;
    },
    async close() {
      thread?.postMessage('stop');
      await ended;
    },
  };
}
