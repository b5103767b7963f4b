import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as clockModule from '../../server/src/domain/shared/clock.js';
import type * as receiveModule from '../../server/src/engine/receive/receive.js';
import { maxConnections } from '../../server/src/engine/receive/poll.js';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { createSecretBox } from '../../server/src/store/database/crypto.js';
import type * as databaseModule from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { changeWebhookSettings } from '../../server/src/store/webhooks/settings/repository.js';
import { startContender } from './children.js';
import { built } from './http/built.js';
import type { BenchRow } from './row.js';
import { loadThreads, messageIdAt, personAt, words, type ThreadPopulation } from './thread-population.js';
import { timeStatements, type StatementTimes } from './statement-times.js';
import { timesOf, timingClient, type TimingClient } from './timing-client.js';

/** Threads that are there before anything is measured, of three messages each. */
const population = Number(process.env.BENCH_THREADS ?? 1_000_000);
const samples = 500;
const replies = 2_000;

const floorName = 'GET /v1/threads/{id}, one thread by primary key';
const twoWords = 'GET /v1/threads?q= by two words';

/** Lists and searches among a million threads, and how fast answers are taken in beside them. */
export async function benchThreads(): Promise<BenchRow[]> {
  const { openDatabase } = await built<typeof databaseModule>('store/database/database.js');
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url });
  const children: ChildProcess[] = [];
  try {
    await migrate(database);
    const now = new Date();
    const { id: accountId } = await createAccount(database.manager, 'Bench', now);
    const key = { name: 'bench', expiresAt: null };
    const { secret } = await createApiKey(database.manager, accountId, key, now);
    const { port } = await startContender({ kind: 'service', databaseUrl: server.url, accountId }, children);
    const client = timingClient(port, secret, 1);
    console.error(`Loading ${population.toLocaleString('en')} threads …`);
    const loaded = await loadThreads(database, client, accountId, population);
    const rows = await readRows(client, loaded);
    client.close();
    const webhook = { url: 'https://hooks.example.com/' };
    const secretBox = createSecretBox(Buffer.alloc(32, 1));
    await database.manager.transaction(tx => changeWebhookSettings(tx, accountId, webhook, secretBox, now));
    return [...rows, ...(await receivingRows(database, accountId, loaded))];
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const categories = ['Interested', 'Neutral', 'Not Interested', 'Auto Reply', 'no_category'];

async function readRows(client: TimingClient, loaded: ThreadPopulation): Promise<BenchRow[]> {
  const { threadIds, campaigns } = loaded;
  const threadAt = (n: number) => threadIds[(n * 7_919) % threadIds.length]!;
  const campaign = (n: number) => campaigns[n % campaigns.length]!;
  const category = (n: number) => encodeURIComponent(categories[n % categories.length]!);
  const q = (text: string) => `/v1/threads?q=${encodeURIComponent(text)}`;
  const paths: Record<string, (n: number) => string> = {
    [floorName]: n => `/v1/threads/${threadAt(n)}`,
    'GET /v1/threads': n => `/v1/threads?offset=${(n * 37) % 1_000}`,
    'GET /v1/threads, oldest, with and without a reply': n =>
      `/v1/threads?sort=oldest&has_reply_only=${n % 2 === 0}`,
    'GET /v1/threads of a campaign or mailbox': n =>
      n % 2 === 0
        ? `/v1/threads?campaign_id=${campaign(n).id}`
        : `/v1/threads?mailbox_id=${campaign(n).mailboxId}`,
    'GET /v1/threads, unread or of a status': n =>
      n % 2 === 0 ? '/v1/threads?unread_only=true' : '/v1/threads?conversation_status=closed',
    'GET /v1/threads of a category': n => `/v1/threads?category=${category(n)}`,
    'GET /v1/threads of a day': n => {
      const from = new Date(loaded.start.getTime() + ((n * 7) % 300) * 86_400_000);
      const to = new Date(from.getTime() + 86_400_000);
      return `/v1/threads?date_from=${from.toISOString()}&date_to=${to.toISOString()}`;
    },
    'GET /v1/threads, several filters': n =>
      `/v1/threads?campaign_id=${campaign(n).id}&unread_only=true&category=${category(n)}`,
    'GET /v1/threads?q= by one word': n => q(words[(n * n * 31) % words.length]!),
    'GET /v1/threads?q= by a prefix': n => q(words[(n * 131) % words.length]!.slice(0, 3)),
    'GET /v1/threads?q= by an address': n => q(personAt((n * 7_919) % population).email),
    [twoWords]: n => q(`${words[(n * n * 17) % 400]} ${words[(n * 13) % words.length]}`),
    'GET /v1/threads?q= by two frequent words': n => q(`${words[n % 20]} ${words[(n * 7 + 3) % 50]}`),
  };
  const measured: Record<string, number[]> = {};
  for (let n = -20; n < samples; n++)
    for (const [name, path] of Object.entries(paths)) {
      const took = await client.time('GET', path(Math.abs(n)));
      if (n >= 0) (measured[name] ??= []).push(took);
      if (process.env.BENCH_SLOW && took > 20) console.error(took.toFixed(1), path(Math.abs(n)));
    }
  const floor = timesOf(measured[floorName]!);
  return Object.entries(measured).map(([name, all]) => rowOf(name, timesOf(all), floor));
}

function rowOf(name: string, { p50, p99 }: ReturnType<typeof timesOf>, floor: { p50: number }): BenchRow {
  const row: BenchRow = { name, value: p99, unit: 'ms p99', note: `${p50.toFixed(1)} ms p50` };
  if (name === floorName) return row;
  if (name.includes('q=')) return { ...row, target: 'at most 100 ms', ok: p99 <= 100 };
  const ratio = p50 / floor.p50;
  return { ...row, ratio, target: 'at most 5 times that of the primary key, by p50', ok: ratio <= 5 };
}

/**
 * Answers a second, each read, understood and kept with its thread, words, events and effects: as a look into a mailbox
 * finds them after a while, and one by one. The worker has run for a while, as workers have: its first two thousand cost
 * it half as much again, until its code is compiled.
 */
async function receivingRows(
  database: databaseModule.Database,
  accountId: string,
  population: ThreadPopulation,
): Promise<BenchRow[]> {
  const { receiveMail } = await built<typeof receiveModule>('engine/receive/receive.js');
  const { systemClock: clock } = await built<typeof clockModule>('domain/shared/clock.js');
  const receivedAt = new Date();
  const receive = async ({ mailboxId, mailboxEmail }: BenchCampaign, thread: number) => {
    const mailbox = { accountId, id: mailboxId, email: mailboxEmail };
    const raw = replyTo(thread, mailboxEmail);
    const { kind } = await receiveMail({ database, clock, mailbox, raw, receivedAt });
    if (kind !== 'reply') throw new Error('A reply was not received as what it is.');
  };
  const each = replies / population.campaigns.length;
  await rateOf(population, receive, 0);
  const value = await rateOf(population, receive, each);
  const target = 'at least 100 a second';
  return [
    {
      name: 'replies received by one worker, one at a time',
      value,
      unit: 'mails/s',
      target,
      ok: value >= 100,
    },
    outboxRow(await timeStatements(isOutbox, () => rateOf(population, receive, 2 * each))),
  ];
}

const isOutbox = (sql: string) => /^\s*INSERT INTO events\b/.test(sql);

/** The account has a webhook that takes all events: each answer makes one more row. */
function outboxRow({ asked, others }: StatementTimes): BenchRow {
  const share = (100 * asked) / others;
  return {
    name: 'outbox: its part in the transaction that takes in an answer',
    value: share,
    unit: '%',
    target: 'at most 10 % more',
    ok: share <= 10,
    note: `${(others / replies).toFixed(2)} ms of statements without it, ${(asked / replies).toFixed(2)} ms of it`,
  };
}

type BenchCampaign = ThreadPopulation['campaigns'][number];

/** Receives all replies, from a thread of each campaign on, by as many readers as a worker has; returns how many a second. */
async function rateOf(
  { campaigns, perCampaign }: ThreadPopulation,
  receive: (campaign: BenchCampaign, thread: number) => Promise<void>,
  first: number,
): Promise<number> {
  let next = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: maxConnections }, async () => {
      while (next < replies) {
        const at = next++;
        const campaign = at % campaigns.length;
        await receive(
          campaigns[campaign]!,
          campaign * perCampaign + first + Math.floor(at / campaigns.length),
        );
      }
    }),
  );
  return (replies * 1_000) / (performance.now() - started);
}

function replyTo(index: number, mailbox: string): Buffer {
  const { email, first_name } = personAt(index);
  const text = [
    `Hi Ann,`,
    ``,
    `thanks, number ${index} sounds interesting. Could you send me the prices for ${words[index % words.length]} next week?`,
    ``,
    `Best`,
    first_name,
    ``,
    `On Mon, 2 Nov 2026 at 10:12, Ann <${mailbox}> wrote:`,
    `> Hello ${first_name},`,
    `> I saw what your team does, and wonder whether we could talk for ten minutes.`,
    ``,
  ].join('\r\n');
  const headers = [
    `From: ${first_name} <${email}>`,
    `To: <${mailbox}>`,
    `Subject: Re: A question`,
    `Date: Mon, 02 Nov 2026 12:00:00 +0000`,
    `Message-ID: <reply-${index}@client.example>`,
    `In-Reply-To: ${messageIdAt(index, 0)}`,
    `References: ${messageIdAt(index, 0)}`,
    `MIME-Version: 1.0`,
    `Content-Type: text/plain; charset=utf-8`,
  ].join('\r\n');
  return Buffer.from(`${headers}\r\n\r\n${text}`);
}
