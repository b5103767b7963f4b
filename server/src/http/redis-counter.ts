import { once } from 'node:events';
import type { Redis } from 'ioredis';
import type { RateLimiterRedis } from 'rate-limiter-flexible';
import type { SharedCounter } from './rate-limiter.js';

const connectMs = 5_000;
/** The first requests wait so long for the connection. */
const readyMs = 1_000;
/** A Redis that hangs holds up a request for so long. */
const replyMs = 500;
const stepMs = 50;
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
        const counting = limiter.consume(`${accountId}:${startsAt.getTime() / 1000}`);
        return (await inFreeTime(counting, replyMs)).remainingPoints;
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
  const ready = once(client, 'ready');
  client.on('error', () => undefined);
  await inFreeTime(ready, readyMs).catch(() => undefined);
  return { client, limiter };
}

/**
 * Fails when Redis has not replied within so many milliseconds in which this process was free to read the reply: a busy
 * process, whose timer is late, counts one step and reads before it counts the next.
 */
async function inFreeTime<T>(reply: Promise<T>, withinMs: number): Promise<T> {
  let waitedMs = 0;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setInterval(() => {
      waitedMs += stepMs;
      if (waitedMs >= withinMs) reject(new Error(`Redis did not reply within ${withinMs} ms`));
    }, stepMs).unref();
  });
  return Promise.race([reply, late]).finally(() => clearInterval(timer));
}
