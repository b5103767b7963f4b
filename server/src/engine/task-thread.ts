import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** The thread cannot start: that is not the fault of a task, which is tried again later. */
export class ThreadUnavailable extends Error {}

/** What a thread answers to a task. */
export type TaskResult<Result> = { result: Result } | { error: string };

/** Works on tasks outside of the thread that serves requests. */
export interface TaskThread<Task, Result> {
  /** Starts the thread, which takes a moment. */
  start(): void;
  /**
   * Has a task worked on, one at a time.
   *
   * @param transfer memory of the task that goes over to the thread
   * @throws {ThreadUnavailable} when the thread cannot start
   * @throws {Error} when the task fails, or takes longer than its time: then the thread is ended, and the next task starts
   *   another
   */
  ask(task: Task, timeMs: number, transfer?: ArrayBuffer[]): Promise<Result>;
}

/** For the thread to start, on a machine that is at its limit. */
const startMs = 30_000;
/** Of memory: a thread that needs more is ended like one that takes too long. */
const resourceLimits = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 32 };

/** The same memory as a buffer: what comes from another thread is none. */
export function asBuffer({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

/** A thread, and when it has started. */
interface Started {
  worker: Worker;
  ready: Promise<unknown>;
}

/**
 * Creates a thread that starts with its first task and keeps no process from ending. It reports `ready` once it has
 * started, and then answers each task.
 *
 * @param path of its program beside `from`, without the extension
 * @param from the address of the module that knows the path
 */
export function createTaskThread<Task, Result>(path: string, from: string): TaskThread<Task, Result> {
  let thread: Started | undefined;

  function start(): Started {
    const worker = startWorker(path, from);
    worker.unref();
    const ready = once(worker, 'message', { signal: AbortSignal.timeout(startMs) }).catch(
      (cause: unknown) => {
        throw new ThreadUnavailable('A thread cannot start.', { cause });
      },
    );
    const started = { worker, ready };
    const forget = () => {
      if (thread === started) thread = undefined;
    };
    // Whoever waits for an answer hears of an error too.
    worker.on('error', forget).on('exit', forget);
    ready.catch(() => worker.terminate());
    return started;
  }

  return {
    start: () => void (thread ??= start()),
    async ask(task, timeMs, transfer = []) {
      const { worker, ready } = (thread ??= start());
      worker.ref();
      try {
        await ready;
        worker.postMessage(task, transfer);
        const signal = AbortSignal.timeout(Math.ceil(timeMs));
        const [answer] = (await once(worker, 'message', { signal })) as [TaskResult<Result>];
        if ('error' in answer) throw new Error(answer.error);
        return answer.result;
      } catch (error) {
        thread = undefined;
        await worker.terminate();
        throw error;
      } finally {
        worker.unref();
      }
    },
  };
}

function startWorker(path: string, from: string): Worker {
  const isBuilt = from.endsWith('.js');
  const main = new URL(`${path}.${isBuilt ? 'js' : 'ts'}`, from);
  if (isBuilt) return new Worker(main, { resourceLimits });
  // Threads do not inherit the loader that runs sources that are not built, as in tests.
  const load = `import('tsx/esm/api').then(({ register }) => { register(); return import('${main.href}'); })`;
  return new Worker(load, { eval: true, resourceLimits });
}
