import { metricsUrl } from '../compose/metrics.js';
import type { Config } from '../config.js';

export type Outcome = 'ok' | 'warn' | 'FAIL';

/** The result of checking a setting. */
export interface Finding {
  outcome: Outcome;
  line: string;
}

const timeoutMs = 3_000;
/** Addresses to listen on that only programs of this machine reach. */
export const onThisMachine = /^(?:localhost|127(?:\.\d+){3}|::1)$/;

/** Checks METRICS_PORT and METRICS_HOST, and what responds there. */
export async function checkMetrics({ metrics }: Pick<Config, 'metrics'>): Promise<Finding[]> {
  if (!metrics) return [];
  const findings = [await ask(metricsUrl(metrics), metrics.port)];
  if (!onThisMachine.test(metrics.host))
    findings.push({
      outcome: 'warn',
      line: `METRICS_HOST is ${metrics.host}: everyone who can reach that address can read the metrics without a key`,
    });
  return findings;
}

async function ask(url: string, port: number): Promise<Finding> {
  if (port === 0) return { outcome: 'ok', line: 'metrics are served on a free port, which the log shows' };
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    if ((await answer.text()).includes('outreach_build_info'))
      return { outcome: 'ok', line: `metrics are at ${url}` };
    return { outcome: 'FAIL', line: `METRICS_PORT: another program responds at ${url}` };
  } catch (error) {
    const { code } = ((error as Error).cause ?? {}) as NodeJS.ErrnoException;
    if (code === 'ECONNREFUSED')
      return { outcome: 'ok', line: `metrics will be at ${url}; the service is not running there now` };
    return {
      outcome: 'FAIL',
      line: `METRICS_PORT: ${url} does not serve metrics: ${code ?? String(error)}`,
    };
  }
}

const redisTimeoutMs = 3_000;

/** Checks that the Redis of REDIS_URL responds, if it is set. */
export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (!redisUrl) return [];
  const { host } = new URL(redisUrl);
  const fault = await findFault(redisUrl);
  if (fault === null) return [{ outcome: 'ok', line: `Redis responds at ${host}` }];
  const line = `REDIS_URL: ${host} does not respond, so each process applies the rate limit alone: ${fault}`;
  return [{ outcome: 'warn', line }];
}

async function findFault(redisUrl: string): Promise<string | null> {
  const { Redis } = await import('ioredis');
  const client = new Redis(redisUrl, {
    lazyConnect: true,
    connectTimeout: redisTimeoutMs,
    commandTimeout: redisTimeoutMs,
    retryStrategy: () => null,
  });
  let fault: Error | undefined;
  client.on('error', (error: Error) => (fault = error));
  try {
    await client.ping();
    return null;
  } catch (error) {
    return (fault ?? (error as Error)).message;
  } finally {
    client.disconnect();
  }
}
