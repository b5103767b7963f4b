import { hash } from 'node:crypto';
import type { AddressInfo, Server } from 'node:net';
import { pino, type Logger } from 'pino';
import type * as configModule from '../../../server/src/config.js';
import type * as clockModule from '../../../server/src/domain/shared/clock.js';
import type * as keyCacheModule from '../../../server/src/http/key-cache.js';
import type * as rateLimitModule from '../../../server/src/http/rate-limiter.js';
import type * as campaignModule from '../../../server/src/present/campaign.js';
import type * as apiKeysModule from '../../../server/src/store/api-keys/queries.js';
import type * as apiKeyRepositoryModule from '../../../server/src/store/api-keys/repository.js';
import type * as campaignsModule from '../../../server/src/store/campaigns/queries.js';
import type * as databaseModule from '../../../server/src/store/database/database.js';
import { built } from './built.js';

/** What a server under test is started with. */
export interface Start {
  kind: 'floor' | 'service' | 'fastify' | 'express';
  databaseUrl: string;
  /** Whose campaigns are read. */
  accountId: string;
}

export type Serve = (setup: Setup, accountId: string) => Promise<number>;

/** What all contenders share: the same database access, key cache, limiter, presenter and log as the service has. */
export interface Setup {
  database: databaseModule.Database;
  keys: keyCacheModule.KeyLookup;
  limiter: rateLimitModule.RateLimiter;
  log: Logger;
  config: configModule.Config;
  /** The campaign as the service answers it; null when the account has none with this id. */
  readCampaign(accountId: string, id: string): Promise<object | null>;
}

const perMinute = 1_000_000_000;

async function setUp(databaseUrl: string): Promise<Setup> {
  const { openDatabase } = await built<typeof databaseModule>('store/database/database.js');
  const { systemClock: clock } = await built<typeof clockModule>('domain/shared/clock.js');
  const { createKeyCache } = await built<typeof keyCacheModule>('http/key-cache.js');
  const { createRateLimiter } = await built<typeof rateLimitModule>('http/rate-limiter.js');
  const { findApiKeyByHash } = await built<typeof apiKeysModule>('store/api-keys/queries.js');
  const { listKeysRevokedSince } = await built<typeof apiKeyRepositoryModule>('store/api-keys/repository.js');
  const { readCampaign } = await built<typeof campaignsModule>('store/campaigns/queries.js');
  const { presentCampaign } = await built<typeof campaignModule>('present/campaign.js');
  const { readConfig } = await built<typeof configModule>('config.js');
  const database = await openDatabase({ url: databaseUrl, poolSize: 10 });
  return {
    database,
    keys: createKeyCache({
      clock,
      load: secretHash => findApiKeyByHash(database, secretHash),
      revokedSince: since => listKeysRevokedSince(database.manager, since),
    }),
    limiter: createRateLimiter({ clock, perMinute }),
    log: pino({ base: undefined, timestamp: pino.stdTimeFunctions.isoTime }),
    config: readConfig({
      DATABASE_URL: databaseUrl,
      RATE_LIMIT_PER_MINUTE: String(perMinute),
      SECRET_KEY: hash('sha256', 'bench'),
    }),
    async readCampaign(accountId, id) {
      const row = await readCampaign(database, accountId, id);
      return row && presentCampaign(row);
    },
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
