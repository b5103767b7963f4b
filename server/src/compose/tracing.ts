import type { JobRunnerOptions } from '../engine/jobs/runner.js';
import type { OutboundHttp } from '../engine/outbound/http.js';
import type { SmtpPoolRegistry } from '../engine/send/smtp-pool-registry.js';
import type { Task } from '../engine/scheduler/scheduler.js';
import type { Middleware } from '../http/context.js';
import { version } from '../version.js';
import type { Core } from './core.js';

/** Traces of this process, which are being sent: what each part is wrapped in to be seen in them. */
export interface Tracing {
  /** A span for each request. */
  http: Middleware;
  task(task: Task): Task;
  pools(pools: SmtpPoolRegistry): SmtpPoolRegistry;
  outbound(http: OutboundHttp, name: string): OutboundHttp;
  work(workFor: NonNullable<JobRunnerOptions['workFor']>): NonNullable<JobRunnerOptions['workFor']>;
  /** Sends what is left, for at most three seconds. */
  close(): Promise<void>;
}

/** Begins to send traces to the collector of the settings; undefined without one. Then no code of theirs is loaded. */
export async function startTracing({
  config,
  database,
  log,
}: Pick<Core, 'config' | 'database' | 'log'>): Promise<Tracing | undefined> {
  if (!config.tracing) return undefined;
  const { url } = config.tracing;
  const [{ exportSpans }, { traceRequests, traceStatements }, engine] = await Promise.all([
    import('../tracing/export.js'),
    import('../tracing/span.js'),
    import('../tracing/engine.js'),
  ]);
  const tell = (trouble: string | null) =>
    trouble === null
      ? log.info('the collector accepts traces again')
      : log.warn({ error: trouble }, 'the collector does not accept traces, which are lost');
  const stop = exportSpans({ url, version: version(), tell });
  const forget = traceStatements(database);
  return {
    http: traceRequests(),
    task: engine.tracedTask,
    pools: engine.tracedPools,
    outbound: engine.tracedOutbound,
    work: engine.tracedWork,
    async close() {
      forget();
      await stop();
    },
  };
}
