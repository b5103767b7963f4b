import { ConfigError } from '../config.js';
import { onEngineEvent } from '../engine/engine-events.js';
import type { Middleware } from '../http/context.js';
import { version } from '../version.js';
import type { Core } from './core.js';

/** The metrics of this process for Prometheus, which are being served. */
export interface Metrics {
  /** Where they are. */
  url: string;
  /** Measures each request. */
  http: Middleware;
  close(): Promise<void>;
}

const outcomes = ['sent', 'recipient_rejected', 'temporary', 'dropped', 'policy', 'auth', 'unknown'];
const kinds = ['reply', 'auto_reply', 'bounce_hard', 'bounce_soft', 'bounce_policy', 'complaint'];

/**
 * Serves the metrics of this process on an address of their own; undefined when METRICS_PORT is not set. Then no code of
 * theirs is loaded and nothing is counted.
 * @throws {ConfigError} when the address cannot be had
 */
export async function startMetrics({ config, clock, database }: Core): Promise<Metrics | undefined> {
  if (!config.metrics) return undefined;
  const { port, host } = config.metrics;
  const [{ engineCounters, httpMetrics, openRegistry }, { databaseFigures }, { serveMetrics }] =
    await Promise.all([
      import('../metrics/engine.js'),
      import('../metrics/database.js'),
      import('../metrics/server.js'),
    ]);
  const registry = openRegistry(version());
  const counters = engineCounters(registry, { outcomes, kinds });
  const readDatabase = databaseFigures(registry, database, clock);
  const write = async () => {
    await readDatabase();
    return registry.metrics();
  };
  const server = await serveMetrics(port, host, { contentType: registry.contentType, write }).catch(
    ({ message }: Error) => {
      throw new ConfigError(`METRICS_PORT, METRICS_HOST: cannot listen on ${host}:${port}: ${message}`);
    },
  );
  const ends = [
    onEngineEvent('handed-over', counters.handedOver),
    onEngineEvent('received', counters.received),
    onEngineEvent('task-failed', counters.taskFailed),
  ];
  return {
    url: metricsUrl({ host, port: server.address.port }),
    http: httpMetrics(registry),
    close() {
      for (const end of ends) end();
      return server.close();
    },
  };
}

/** Where the metrics are, as seen from this machine. */
export function metricsUrl({ host, port }: { host: string; port: number }): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}/metrics`;
}
