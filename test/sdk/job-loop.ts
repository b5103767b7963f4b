import { setTimeout as sleep } from 'node:timers/promises';
import { jobRunner } from '../support/jobs.js';
import { service } from '../support/service.js';

/** Runs the jobs of the shared service while `work` goes on. */
export async function whileJobsRun<Result>(work: () => Promise<Result>): Promise<Result> {
  const runner = jobRunner(service().core.clock);
  let isOver = false;
  const loop = (async () => {
    while (!isOver) if (!(await runner.run())) await sleep(10);
  })();
  try {
    return await work();
  } finally {
    isOver = true;
    await loop;
  }
}
