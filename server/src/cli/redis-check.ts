import type { Config } from '../config.js';
import type { Finding } from './metrics-check.js';

const redisTimeoutMs = 3_000;

/** Asks the Redis of REDIS_URL, if there is one, whether it is there. */
export async function checkRedis({ redisUrl }: Pick<Config, 'redisUrl'>): Promise<Finding[]> {
  if (!redisUrl) return [];
  const { host } = new URL(redisUrl);
  const fault = await findFault(redisUrl);
  if (fault === null) return [{ outcome: 'ok', line: `Redis answers at ${host}` }];
  const line = `REDIS_URL: ${host} does not answer, so each process limits requests for itself: ${fault}`;
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
