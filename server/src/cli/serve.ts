import { startMetrics, type Metrics } from '../compose/metrics.js';
import { startTracing, type Tracing } from '../compose/tracing.js';
import { openCore } from '../compose/core.js';
import type { Config } from '../config.js';
import { startUnlessStopped, untilStopped } from './signals.js';
import { options } from './usage.js';

const serveOptions = { 'no-worker': { type: 'boolean' }, 'until-stdin-closes': { type: 'boolean' } } as const;

/** `serve`: serves the API, by default with a worker in the same process, until it is stopped. */
export async function serve(config: Config, args: string[]): Promise<void> {
  const given = options(args, serveOptions);
  const withWorker = !given['no-worker'];
  const stopped = untilStopped(given['until-stdin-closes']); // from here on, so that a signal during the start also leaves nothing behind
  const core = await startUnlessStopped(stopped, signal =>
    openCore(config, line => console.error(line), signal),
  );
  if (core === null) return;
  let metrics: Metrics | undefined;
  let tracing: Tracing | undefined;
  try {
    // Loaded only now: the database starts before the code that uses it.
    const { serveOn } = await import('./serving.js');
    metrics = await startMetrics(core);
    tracing = await startTracing(core);
    await serveOn(core, { withWorker, stopped, metrics, tracing });
  } finally {
    await tracing?.close();
    await metrics?.close();
    await core.close();
  }
}
