import { openCore, type Core, openExistingCore } from '../compose/core.js';
import { startMetrics, type Metrics } from '../compose/metrics.js';
import { startTracing, type Tracing } from '../compose/tracing.js';
import type { Config } from '../config.js';
import { explainRefusal } from '../compose/database-trouble.js';

/** What a long-running command works with, until it is stopped. */
export interface Running {
  /** Resolves when the process must end. */
  stopped: ReturnType<typeof untilStopped>;
  metrics: Metrics | undefined;
  tracing: Tracing | undefined;
}

/** Opens the database, metrics and traces for work, and closes them after it. A stop during the start also leaves nothing behind. */
export async function runUntilStopped(
  config: Config,
  stopped: Running['stopped'],
  work: (core: Core, running: Running) => Promise<void>,
): Promise<void> {
  const core = await startUnlessStopped(stopped, signal =>
    openCore(config, line => console.error(line), signal),
  );
  if (core === null) return;
  let metrics: Metrics | undefined;
  let tracing: Tracing | undefined;
  try {
    metrics = await startMetrics(core);
    tracing = await startTracing(core);
    await work(core, { stopped, metrics, tracing });
  } finally {
    await tracing?.close();
    await metrics?.close();
    await core.close();
  }
}

/**
 * Runs a start, and aborts it when the process must end.
 *
 * @param stopped - resolves when the process must end
 * @returns null if the start was aborted; what it had started is stopped again
 */
async function startUnlessStopped<T>(
  stopped: Promise<unknown>,
  start: (signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const ending = new AbortController();
  void stopped.then(() => ending.abort());
  try {
    return await start(ending.signal);
  } catch (error) {
    if (ending.signal.aborted) return null;
    throw error;
  }
}

/**
 * Resolves with the name of the first signal that asks the process to end. A second one ends it at once. Nothing is lost then,
 * but the leases of running work must expire first.
 *
 * @param withStdin - also end when standard input closes, because the program at its other end has ended
 */
export function untilStopped(withStdin = false): Promise<NodeJS.Signals | 'end of standard input'> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(1));
        resolve(signal);
      });
    }
    if (!withStdin) return;
    for (const end of ['end', 'close', 'error'])
      process.stdin.on(end, () => resolve('end of standard input'));
    process.stdin.resume();
    // An open pipe must not keep a stopped process running. A file has no `unref`, and ends by itself.
    if ('unref' in process.stdin) process.stdin.unref();
  });
}

/**
 * Runs a command in the database of a service that was started before. It never creates a database: somebody would look for
 * their data in an empty one.
 */
export async function onExisting(config: Config, work: (core: Core) => Promise<void>): Promise<void> {
  const core = await openExistingCore(config, line => console.error(line));
  try {
    await work(core).catch(explainRefusal(config, core.database));
  } finally {
    await core.close();
  }
}
