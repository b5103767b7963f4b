import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { startChildProgram } from '../../support/child-program.js';
import { databaseUrl } from '../../support/database.js';

/** Processes that work on jobs, each known by the id that it claims them with. */
export interface JobWorkers {
  /** Ends the worker with this id without a word, and starts another; false when there is none. */
  kill(owner: string): Promise<boolean>;
  stop(): Promise<void>;
}

/** Starts workers; so many are there, or on their way, at any time. */
export async function startJobWorkers(count: number): Promise<JobWorkers> {
  const alive = new Map<string, ChildProcess>();
  const starting = new Set<Promise<void>>();
  let isStopped = false;

  function start(): Promise<void> {
    const started = startOne().then(() => void starting.delete(started));
    starting.add(started);
    return started;
  }
  async function startOne(): Promise<void> {
    const child = await startChildProgram('support/job-worker.ts', { DATABASE_URL: databaseUrl() });
    const [owner] = (await once(child, 'message')) as [string];
    alive.set(owner, child);
  }
  async function end(owner: string): Promise<boolean> {
    const child = alive.get(owner);
    if (!child) return false;
    alive.delete(owner);
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
    return true;
  }

  await Promise.all(Array.from({ length: count }, start));
  return {
    async kill(owner) {
      const killed = await end(owner);
      // The others go on meanwhile, and wait for the lease of the dead one.
      if (killed && !isStopped) void start();
      return killed;
    },
    async stop() {
      isStopped = true;
      await Promise.all(starting);
      await Promise.all([...alive.keys()].map(end));
    },
  };
}
