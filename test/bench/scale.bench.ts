import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createClient, flow, importLeads } from '../../sdk/src/index.js';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { createMailbox } from '../../server/src/store/mailboxes/repository.js';
import { ask, spawn as spawnChild } from './children.js';
import { freePort } from './free-port.js';
import type { BenchRow } from './row.js';
import { benchReplies } from './scale-replies.js';

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
/** People of the one campaign. */
const people = Number(process.env.BENCH_PEOPLE ?? 1_000_000);
const mailboxCount = 1_000;
/** How long is sent with each number of workers, and how long it runs before it is measured. */
const [measureMs, settleMs] = [60_000, 20_000];
const workerCounts = [1, 2, 3];

/** One campaign of a million people on one machine: imported, launched, sent through a thousand mailboxes, and answered. */
export async function benchScale(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url, poolSize: 4 });
  const children: ChildProcess[] = [];
  const programs: ChildProcess[] = [];
  try {
    await migrate(database);
    const sink = spawnChild('smtp-sink', children);
    const [{ port: smtpPort }] = (await once(sink, 'message')) as [{ port: number }];
    const port = await freePort();
    const secretKey = randomBytes(32).toString('hex');
    const settings = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATABASE_URL: server.url,
      DATA_DIR: dataDir,
      SECRET_KEY: secretKey,
      ALLOW_LOOPBACK_URLS: 'true',
      RATE_LIMIT_PER_MINUTE: '1000000',
      LOG_LEVEL: 'error',
    };
    const start = (...args: string[]) =>
      programs.push(spawn(process.execPath, [program, ...args], { env: settings, stdio: 'inherit' }));
    start('serve', '--no-worker');
    start('worker');
    const { accountId, client, campaignId } = await prepare(database, `http://127.0.0.1:${port}`, smtpPort);

    const begun = performance.now();
    await importLeads(client, campaignId, csv(), { pollMs: 1_000 });
    const importing = (performance.now() - begun) / 1_000;
    console.error(`Imported in ${importing.toFixed(0)} s`);
    const launched = performance.now();
    await client.campaigns.launch(campaignId);
    const launchMs = performance.now() - launched;
    console.error(`Launched in ${(launchMs / 1_000).toFixed(1)} s`);

    const rows: BenchRow[] = [
      {
        name: `import of ${people.toLocaleString('en')} people as a CSV`,
        value: people / importing,
        unit: 'people/s',
      },
      { name: 'launch of the campaign', value: launchMs, unit: 'ms' },
    ];
    let alone = 0;
    for (const count of workerCounts) {
      while (programs.length <= count) start('worker');
      await sleep(settleMs);
      const [from, at] = [await ask<number>(sink, 'count'), performance.now()];
      await sleep(measureMs);
      const perSecond = ((await ask<number>(sink, 'count')) - from) / ((performance.now() - at) / 1_000);
      alone ||= perSecond;
      const memory = await Promise.all(programs.map(({ pid }) => residentMb(pid)));
      rows.push({
        name: `sending through ${mailboxCount} mailboxes, workers: ${count}`,
        value: perSecond,
        unit: 'messages/s',
        ratio: perSecond / (alone * count),
        note: `of linear; memory of serve and workers ${memory.map(mb => mb.toFixed(0)).join(', ')} MB`,
      });
      console.error(rows.at(-1));
    }
    await Promise.all(programs.slice(1).map(end));
    const { totals } = await client.campaigns.getStats(campaignId);
    const arrived = await ask<number>(sink, 'count');
    rows.push({
      name: 'messages that arrived, less those of the ledger',
      value: arrived - totals.sentCount,
      unit: `of ${arrived.toLocaleString('en')}`,
      target: 'none',
      ok: arrived === totals.sentCount,
    });
    await database.manager.query("UPDATE campaigns SET status = 'paused'");
    const startWorker = () => start('worker');
    rows.push(...(await benchReplies({ database, accountId, secretKey, smtpPort, startWorker })));
    return rows;
  } finally {
    await Promise.all(programs.map(end));
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An account with mailboxes, and a campaign of one email around the clock. */
async function prepare(database: Database, baseUrl: string, smtpPort: number) {
  const { id: accountId } = await createAccount(database.manager, 'Scale', new Date());
  const key = { name: 'bench', expiresAt: null };
  const { secret: apiKey } = await createApiKey(database.manager, accountId, key, new Date());
  const mailboxIds: string[] = [];
  for (let at = 0; at < mailboxCount; at++) {
    const smtp = { host: '127.0.0.1', port: smtpPort, secure: false, user: '' };
    const mailbox = {
      email: `ann-${at}@sender.example`,
      provider: 'smtp',
      settings: { smtp },
      dailyCap: null,
    } as const;
    mailboxIds.push(await createMailbox(database.manager, accountId, mailbox, new Date(0)));
  }
  // It is repeated while the service starts.
  const client = createClient({ baseUrl, apiKey, timeoutMs: 120_000, maxRetries: 10 });
  const template = 'Hello {{first_name}},\n\ncould we talk for ten minutes next week?\n\nBest regards\nAnn';
  const { id } = await client.campaigns.create({
    name: 'Scale',
    schedule: null,
    sending_interval_seconds: 0,
    mailbox_ids: mailboxIds,
    flow_data: flow().email({ subject: 'A question, {{first_name}}', template }).build(),
  });
  return { accountId, client, campaignId: id };
}

/** A file of everybody, made while it is uploaded. */
function csv(): ReadableStream<Uint8Array> {
  const chunk = 5_000;
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at === 0) controller.enqueue(Buffer.from('email,first_name\n'));
      const lines = Array.from(
        { length: Math.min(chunk, people - at) },
        (_, i) => `p${at + i}@scale.example,Jane ${at + i}\n`,
      );
      controller.enqueue(Buffer.from(lines.join('')));
      at += chunk;
      if (at >= people) controller.close();
    },
  });
}

/** Lets a program send to its end what it has claimed. */
async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

async function residentMb(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}
