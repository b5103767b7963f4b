import { hash } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { pino, type Logger } from 'pino';
import { readConfig } from '../../../server/src/config.js';
import { systemClock } from '../../../server/src/domain/clock.js';
import { createKeyCache } from '../../../server/src/http/key-cache.js';
import { createMemoryRateLimiter } from '../../../server/src/http/rate-limit.js';
import { findApiKeyByHash } from '../../../server/src/store/api-keys.js';
import { openDatabase, type Database } from '../../../server/src/store/database.js';

/** What a server under test is started with. */
export interface Start {
  kind: 'floor' | 'service' | 'fastify' | 'express';
  databaseUrl: string;
  /** Whose campaigns are read. */
  accountId: string;
}

export type Serve = (setup: Setup, accountId: string) => Promise<number>;

/** What all contenders share: the same database access, key cache, limiter and log as the service has. */
export interface Setup {
  database: Database;
  keys: ReturnType<typeof createKeyCache>;
  limiter: ReturnType<typeof createMemoryRateLimiter>;
  log: Logger;
  config: ReturnType<typeof readConfig>;
}

const perMinute = 1_000_000_000;

export async function setUp(databaseUrl: string): Promise<Setup> {
  const database = await openDatabase({ url: databaseUrl, poolSize: 10 });
  return {
    database,
    keys: createKeyCache({ clock: systemClock, load: secretHash => findApiKeyByHash(database, secretHash) }),
    limiter: createMemoryRateLimiter({ clock: systemClock, perMinute }),
    log: pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }),
    config: readConfig({
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: String(perMinute),
      SECRET_KEY: hash('sha256', 'bench'),
    }),
  };
}

/** Listens on a free port of the loopback interface. */
export function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

async function start({ kind, databaseUrl, accountId }: Start): Promise<void> {
  const { serve } = (await import(`./${kind}.ts`)) as { serve: Serve };
  process.send!({ port: await serve(await setUp(databaseUrl), accountId) });
}

process.on('message', (message: Start | 'cpu') => {
  if (message === 'cpu') process.send!(process.cpuUsage());
  else void start(message);
});
