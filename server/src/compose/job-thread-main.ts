import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Config } from '../config.js';
import { courtesyOf } from '../engine/jobs/courtesy.js';
import { createJobRunner } from '../engine/jobs/runner.js';
import { runWorker, type Task } from '../engine/worker.js';
import { openDatabase } from '../store/database/database.js';
import { openDatabaseClock } from '../store/database/database-clock.js';
import { openFileStores } from '../store/files/file-stores.js';
import { newId } from '../store/database/ids.js';
import { workOf } from '../engine/jobs/operations.js';
import { openLog } from './core.js';
import { startTracing } from './tracing.js';

/** What the thread is told. */
export interface JobThreadData {
  config: Config;
  /** Of the database, which the thread opens for itself. */
  url: string;
  /** How many requests the process has answered, where jobs give way to them. */
  answered: Int32Array | undefined;
}

/** Jobs that are worked on side by side. */
const jobRunners = 2;
/** Each runner writes on two connections and reads ahead on another. */
const poolSize = 3 * jobRunners;
/** How long the thread stays when there is nothing to do: starting it anew takes about a third of a second. */
const restMs = 60_000;

const { config, url, answered } = workerData as JobThreadData;
const stopping = new AbortController();
parentPort!.once('message', () => stopping.abort());
const log = openLog(config);
const database = await openDatabase({ url, poolSize, makeSchema: false });
const clock = await openDatabaseClock(database);
let busyAt = clock.now().getTime();

const courtesy = answered ? courtesyOf(clock, () => Atomics.load(answered, 0)) : undefined;

/** The task, which ends the thread once it has rested long enough. */
function resting(task: Task): Task {
  return {
    ...task,
    async run() {
      const now = clock.now().getTime();
      const didWork = await task.run();
      if (didWork) busyAt = clock.now().getTime();
      else if (now - busyAt > restMs) stopping.abort();
      return didWork;
    },
  };
}

// Answers go first where both want the processor. Elsewhere than on Linux this would be about the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
const files = openFileStores(database, config.files);
const tracing = await startTracing({ config, database, log });
const tasks = Array.from({ length: jobRunners }, () => {
  const workFor = tracing?.work(workOf(files));
  const task = createJobRunner({ database, files, clock, log, owner: newId(), workFor, courtesy });
  return resting(tracing ? tracing.task(task) : task);
});
await runWorker(tasks, { clock, signal: stopping.signal, log });
await tracing?.close();
clock.close();
await database.close();
parentPort!.close();
