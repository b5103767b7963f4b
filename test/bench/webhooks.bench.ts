import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pino } from 'pino';
import { Pool } from 'undici';
import type * as clockModule from '../../server/src/domain/shared/clock.js';
import type * as outboundModule from '../../server/src/engine/outbound/http.js';
import type * as dispatchModule from '../../server/src/engine/webhooks/dispatch.js';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import type * as databaseModule from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { changeWebhookSettings } from '../../server/src/store/webhooks/settings/repository.js';
import { spawn } from './children.js';
import { built } from './http/built.js';
import { loadData } from './load-data.js';
import { median, type BenchRow } from './row.js';

const rounds = 5;
const perRound = 4_000;
/** Requests at a time, as the dispatcher has for one account. */
const concurrency = 32;

/** Signed deliveries, from the outbox to their acknowledgement there, against a bare pool that posts the same bodies. */
export async function benchWebhooks(): Promise<BenchRow[]> {
  const { openDatabase } = await built<typeof databaseModule>('store/database/database.js');
  const { systemClock: clock } = await built<typeof clockModule>('domain/shared/clock.js');
  const { createOutboundHttp } = await built<typeof outboundModule>('engine/outbound/http.js');
  const { createWebhookDispatcher } = await built<typeof dispatchModule>('engine/webhooks/dispatch.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url });
  const children: ChildProcess[] = [];
  try {
    await migrate(database);
    const receiver = spawn('receiver', children);
    const [{ port }] = (await once(receiver, 'message')) as [{ port: number }];
    const origin = `http://127.0.0.1:${port}`;
    const { id: accountId } = await createAccount(database.manager, 'Bench', new Date());
    const secretBox = createSecretBox(Buffer.alloc(32, 1));
    await database.manager.transaction(tx =>
      changeWebhookSettings(tx, accountId, { url: `${origin}/hooks` }, secretBox, new Date()),
    );
    const http = createOutboundHttp({ clock, allowLoopback: true });
    const log = pino({ level: 'silent' });
    const perSecond: { floor: number[]; service: number[] } = { floor: [], service: [] };
    for (let round = 0; round < rounds; round++) {
      perSecond.floor.push(perRound / (await postBare(origin)));
      await fillOutbox(database, accountId);
      const dispatcher = createWebhookDispatcher({ database, clock, secretBox, http, log });
      const started = performance.now();
      while (await dispatcher.run());
      perSecond.service.push((perRound * 1_000) / (performance.now() - started));
      await dispatcher.close?.();
    }
    await http.close();
    const ratio = median(perSecond.service.map((value, round) => value / perSecond.floor[round]!));
    return [
      {
        name: 'signed webhooks, from the outbox to the acknowledgement',
        value: median(perSecond.service),
        unit: 'deliveries/s',
        ratio,
        target: 'at least 0.15 of a bare undici Pool',
        ok: ratio >= 0.15,
        note: `Pool: ${median(perSecond.floor).toFixed(0)} posts/s`,
      },
    ];
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const payload = JSON.stringify({
  campaign_id: newId(),
  campaign_name: 'Spring',
  thread_id: newId(),
  email: 'jane.doe@acme.example',
  body_text: 'Thank you for your message. '.repeat(20),
});

/** @returns seconds that the posts took */
async function postBare(origin: string): Promise<number> {
  const pool = new Pool(origin, { connections: concurrency });
  const body = `{"type":"reply.received","timestamp":"${new Date().toISOString()}","data":${payload}}`;
  let left = perRound;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const headers = { 'content-type': 'application/json' };
        const answer = await pool.request({ path: '/hooks', method: 'POST', headers, body });
        await answer.body.dump();
      }
    }),
  );
  const seconds = (performance.now() - started) / 1_000;
  await pool.close();
  return seconds;
}

async function fillOutbox(database: databaseModule.Database, accountId: string): Promise<void> {
  const [account, now] = [toBin(accountId), new Date()];
  const ids = Array.from({ length: perRound }, () => toBin(newId()));
  await loadData(
    database,
    'events',
    ['account_id', 'id', 'type', 'payload', 'created_at', 'due_at', 'delivery_status'],
    ids.map(id => [account, id, 'reply.received', payload, now, now, 'pending']),
  );
}
