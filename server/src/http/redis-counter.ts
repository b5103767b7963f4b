import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { SharedCounter } from './rate-limiter.js';

const connectMs = 1_000;
/** A Redis that hangs holds up a request for so long. */
const answerMs = 500;
const longestRetryMs = 1_000;
const windowSeconds = 60;

export interface RedisOptions {
  /** `redis://user:password@host:6379`, or `rediss://` for TLS. */
  url: string;
  perMinute: number;
}

interface Opened {
  client: Redis;
  limiter: RateLimiterRedis;
}

/** Counts in a Redis. A request that Redis does not count at once is an error; it is never kept for later. */
export function createRedisCounter(options: RedisOptions): SharedCounter {
  const opening = open(options);
  opening.catch(() => undefined); // met by each request
  return {
    async take(accountId, startsAt) {
      const { limiter } = await opening;
      try {
        return (await limiter.consume(`${accountId}:${startsAt.getTime() / 1000}`)).remainingPoints;
      } catch (refusal) {
        if (refusal instanceof Error) throw refusal;
        return -1;
      }
    },
    async close() {
      const opened = await opening.catch(() => undefined);
      opened?.client.disconnect();
    },
  };
}

/** Loads what talks to Redis, and waits a moment for the connection, so that the first requests are counted there. */
async function open({ url, perMinute }: RedisOptions): Promise<Opened> {
  const [{ Redis }, { RateLimiterRedis }] = await Promise.all([
    import('ioredis'),
    import('rate-limiter-flexible'),
  ]);
  const client = new Redis(url, {
    connectTimeout: connectMs,
    commandTimeout: answerMs,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    retryStrategy: attempt => Math.min(100 * attempt, longestRetryMs),
  });
  const limiter = new RateLimiterRedis({
    storeClient: client,
    keyPrefix: 'outreach:rate',
    points: perMinute,
    duration: windowSeconds,
    inMemoryBlockOnConsumed: perMinute,
  });
  // The calls report what fails; a client without a listener would end the process.
  const ready = once(client, 'ready').catch(() => undefined);
  client.on('error', () => undefined);
  await Promise.race([ready, new Promise(resolve => setTimeout(resolve, connectMs).unref())]);
  return { client, limiter };
}
