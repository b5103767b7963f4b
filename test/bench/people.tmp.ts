import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globalLeadId, parseEmail } from '../../server/src/domain/email-address.js';
import { createAccount } from '../../server/src/store/accounts.js';
import { createApiKey } from '../../server/src/store/api-keys.js';
import { readCampaign } from '../../server/src/store/campaigns.js';
import { openDatabase, type Database } from '../../server/src/store/database.js';
import { startEmbedded } from '../../server/src/store/embedded.js';
import { fromBin, toBin } from '../../server/src/store/ids.js';
import { createMailbox } from '../../server/src/store/mailboxes.js';
import { migrate } from '../../server/src/store/migrate.js';
import { startContender } from './children.js';
import { contactAt, loadPopulation, populate, populationRows } from './population.js';
import type { BenchRow } from './row.js';

/** People that are there before anything is measured. */
const population = Number(process.env.BENCH_PEOPLE ?? 1_000_000);
const samples = 240;
const bulkRequests = 200;
const bulkSize = 100;
const bulkConnections = 4;

let offsetBase = 0;
/** Reads and imports beside a million people. */
export async function benchPeople(): Promise<BenchRow[]> {
  const dataDir = '/tmp/bench-data';
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url, poolSize: 2 });
  const children: ChildProcess[] = [];
  try {
    await migrate(database);
    const now = new Date();
    const { id: accountId } = await createAccount(database.manager, 'Bench', now);
    const { secret } = await createApiKey(
      database.manager,
      accountId,
      { name: 'bench', expiresAt: null },
      now,
    );
    const { port } = await startContender({ kind: 'service', databaseUrl: server.url, accountId }, children);
    const client = createClient(port, secret);
    const [existing] = await database.manager.query<{ account_id: Buffer; campaign_id: Buffer }[]>(
      'SELECT account_id, campaign_id FROM campaign_totals WHERE lead_count > 1000',
    );
    let campaignId: string;
    let account = accountId;
    if (existing) {
      account = fromBin(existing.account_id);
      campaignId = fromBin(existing.campaign_id);
    } else {
      campaignId = await launchCampaign(client, database, accountId);
      const campaign = (await readCampaign(database, accountId, campaignId))!;
      console.error(`Loading ${population.toLocaleString('en')} people …`);
      await populate(database, campaign, population);
    }
    const key2 = await createApiKey(database.manager, account, { name: 'bench', expiresAt: null }, now);
    client.close();
    const client2 = createClient(port, key2.secret);
    offsetBase = Number(
      (
        await database.manager.query<{ value: number }[]>(
          "SELECT value FROM account_counts WHERE name='people' AND account_id = ?",
          [toBin(account)],
        )
      )[0]!.value,
    );
    const rows = [
      ...(process.env.ONLY === 'bulk' ? [] : await readRows(client2, campaignId)),
      ...(process.env.ONLY === 'reads' ? [] : [await bulkRow(client2, database, account, campaignId)]),
    ];
    client2.close();
    for (const r of rows)
      console.log(r.name.padEnd(60), r.value.toFixed(2), r.unit, r.ratio?.toFixed(2), r.note);
    return rows;
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    void rm;
    void mkdtemp;
    void tmpdir;
    void join;
  }
}

interface Client {
  /** @returns milliseconds from the request to the last byte of its answer */
  time(method: string, path: string, body?: unknown): Promise<number>;
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  close(): void;
}

function createClient(port: number, key: string): Client {
  const agent = new Agent({ keepAlive: true, maxSockets: bulkConnections });
  function send(method: string, path: string, body?: unknown): Promise<string> {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = { authorization: `Bearer ${key}` };
    if (payload !== undefined) {
      headers['content-type'] = 'application/json';
      headers['content-length'] = String(Buffer.byteLength(payload));
    }
    return new Promise((resolve, reject) => {
      const req = request({ port, host: '127.0.0.1', agent, method, path, headers }, res => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (res.statusCode! < 300) resolve(text);
          else reject(new Error(`${method} ${path}: ${res.statusCode} ${text}`));
        });
      });
      req.on('error', reject).end(payload);
    });
  }
  return {
    async time(method, path, body) {
      const started = performance.now();
      await send(method, path, body);
      return performance.now() - started;
    },
    call: async <T>(method: string, path: string, body?: unknown) =>
      JSON.parse(await send(method, path, body)) as T,
    close: () => agent.destroy(),
  };
}

/** A launched campaign that nobody is in yet. Nothing is sent: no worker runs here. */
async function launchCampaign(client: Client, database: Database, accountId: string): Promise<string> {
  const mailbox = { email: 'bench@sandbox.test', provider: 'sandbox' } as const;
  const mailbox_ids = [await createMailbox(database.manager, accountId, mailbox, new Date())];
  const variant = { subject: 'Hello {{first_name}}', template: '<p>A question.</p>', is_active: true };
  const nodes = [
    { id: 'start', type: 'leadSource', data: {} },
    { id: 'email', type: 'email', data: { variants: [{ id: randomUUID(), ...variant }] } },
  ];
  const edges = [{ id: 'edge', source: 'start', target: 'email' }];
  const { data } = await client.call<{ data: { id: string } }>('POST', '/v1/campaigns', {
    name: 'Bench',
    mailbox_ids,
  });
  await client.call('POST', `/v1/campaigns/${data.id}/flow`, { nodes, edges });
  await client.call('POST', `/v1/campaigns/${data.id}/launch`);
  return data.id;
}

/** Milliseconds that half, and that 99 of 100, of the calls stayed under. */
interface Times {
  p50: number;
  p99: number;
}

function timesOf(milliseconds: readonly number[]): Times {
  const sorted = [...milliseconds].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return { p50: at(0.5), p99: at(0.99) };
}

const prefixes = [
  'ada',
  'al',
  'bo',
  'ka',
  'm',
  'zoe',
  'babe',
  'company12',
  'sofia mo',
  'yara.ko',
  'lina',
  'v',
];

async function readRows(client: Client, campaignId: string): Promise<BenchRow[]> {
  const someone = (n: number) => globalLeadId(parseEmail(contactAt((n * 7_919) % population).email)!);
  const deepest = Math.floor(population * 0.9);
  const offset = (n: number) => (n * 104_729) % deepest;
  const paths: Record<string, (n: number) => string> = {
    'GET /v1/people/{id}, one person by primary key': n => `/v1/people/${someone(n)}`,
    'GET /v1/people?limit=100 at any offset': n => `/v1/people?limit=100&offset=${offset(n)}`,
    'GET /v1/campaigns/{id}/leads?limit=100 at any offset': n =>
      `/v1/campaigns/${campaignId}/leads?limit=100&offset=${offset(n)}`,
    'GET /v1/people?q= by prefix': n => `/v1/people?q=${encodeURIComponent(prefixes[n % prefixes.length]!)}`,
    'GET /v1/campaigns/{id}/leads?q= by prefix': n =>
      `/v1/campaigns/${campaignId}/leads?q=${encodeURIComponent(prefixes[n % prefixes.length]!)}`,
  };
  const measured: Record<string, number[]> = {};
  for (let n = -20; n < samples; n++) {
    for (const [name, path] of Object.entries(paths)) {
      const took = await client.time('GET', path(Math.abs(n)));
      if (n >= 0) (measured[name] ??= []).push(took);
      if (process.env.BENCH_SLOW && took > 20) console.error(took.toFixed(1), path(Math.abs(n)));
    }
  }
  const [floor, ...others] = Object.entries(measured).map(([name, all]) => ({ name, ...timesOf(all) }));
  return [floor!, ...others].map(({ name, p50, p99 }) => {
    const row: BenchRow = { name, value: p50, unit: 'ms p50', note: `${p99.toFixed(1)} ms p99` };
    if (name === floor!.name) return row;
    const [half, most] = [p50 / floor!.p50, p99 / floor!.p99];
    return {
      ...row,
      ratio: half,
      target: 'p50 at most 5 times, p99 at most 3 times that of the primary key',
      ok: half <= 5 && most <= 3,
      note: `${row.note}, ${most.toFixed(1)} times`,
    };
  });
}

/** Rows per second through the API against `LOAD DATA LOCAL` into the same three tables. */
async function bulkRow(
  client: Client,
  database: Database,
  accountId: string,
  campaignId: string,
): Promise<BenchRow> {
  const campaign = (await readCampaign(database, accountId, campaignId))!;
  const count = bulkRequests * bulkSize;
  const perSecond: { floor: number[]; service: number[] } = { floor: [], service: [] };
  let next = offsetBase + Math.floor(Math.random() * 1e6) * 1000;
  for (let round = 0; round < 3; round++) {
    const rows = populationRows(campaign, next, next + count);
    const ready = { people: [...rows.people], leads: [...rows.leads], enrollments: [...rows.enrollments] };
    perSecond.floor.push((count * 1_000) / (await loadPopulation(database, ready)));
    next += count;
    const bodies = Array.from({ length: bulkRequests }, (_, request) => ({
      leads: Array.from({ length: bulkSize }, (_, at) => contactAt(next + request * bulkSize + at)),
    }));
    next += count;
    const started = performance.now();
    await Promise.all(
      Array.from({ length: bulkConnections }, async (_, first) => {
        for (let at = first; at < bodies.length; at += bulkConnections)
          await client.time('POST', `/v1/campaigns/${campaignId}/leads/bulk`, bodies[at]);
      }),
    );
    perSecond.service.push((count * 1_000) / (performance.now() - started));
  }
  const best = (all: number[]) => Math.max(...all);
  const ratio = best(perSecond.service) / best(perSecond.floor);
  return {
    name: 'POST leads/bulk of 100, to people, leads and enrolments',
    value: best(perSecond.service),
    unit: 'rows/s',
    ratio,
    target: 'at least 0.45 of LOAD DATA LOCAL into the three tables',
    ok: ratio >= 0.45,
    note: `LOAD DATA: ${best(perSecond.floor).toFixed(0)} rows/s`,
  };
}

await benchPeople();
process.exit(0);
