import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { readCampaign } from '../../server/src/store/campaigns/queries.js';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { startContender } from './children.js';
import { launchCampaign } from './launched-campaign.js';
import { contactAt, loadPopulation, populate, populationRows } from './population.js';
import type { BenchRow } from './row.js';
import { timesOf, timingClient, type TimingClient } from './timing-client.js';

/** People that are there before anything is measured. */
const population = Number(process.env.BENCH_PEOPLE ?? 1_000_000);
const samples = 240;
/** Told for comparison; nothing is promised of them. */
const withoutTarget = [
  'GET /v1/people?q= by several words',
  'GET /v1/campaigns/{id}/leads?q= by prefix',
] as const;
const bulkRequests = 200;
const bulkSize = 100;
const bulkConnections = 4;

/** Reads and imports beside a million people. */
export async function benchPeople(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
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
    const client = timingClient(port, secret, bulkConnections);
    const campaignId = await launchCampaign(client, database, accountId);
    const campaign = (await readCampaign(database, accountId, campaignId))!;
    console.error(`Loading ${population.toLocaleString('en')} people …`);
    await populate(database, campaign, population);
    const rows = [
      ...(await readRows(client, campaignId)),
      await bulkRow(client, database, accountId, campaignId),
    ];
    client.close();
    return rows;
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

const prefixes = 'ada al bo ka m zoe babe company12 company1234 lina v sotawa'.split(' ');
const terms = ['sofia mo', 'yara.ko', 'ada company17', 'zoe babe'];

async function readRows(client: TimingClient, campaignId: string): Promise<BenchRow[]> {
  const someone = (n: number) => globalLeadId(parseEmail(contactAt((n * 7_919) % population).email)!);
  const deepest = Math.floor(population * 0.9);
  const offset = (n: number) => (n * 104_729) % deepest;
  const paths: Record<string, (n: number) => string> = {
    'GET /v1/people/{id}, one person by primary key': n => `/v1/people/${someone(n)}`,
    'GET /v1/people?limit=100 at any offset': n => `/v1/people?limit=100&offset=${offset(n)}`,
    'GET /v1/campaigns/{id}/leads?limit=100 at any offset': n =>
      `/v1/campaigns/${campaignId}/leads?limit=100&offset=${offset(n)}`,
    'GET /v1/people?q= by prefix': n => `/v1/people?q=${prefixes[n % prefixes.length]}`,
    [withoutTarget[0]]: n => `/v1/people?q=${encodeURIComponent(terms[n % terms.length]!)}`,
    [withoutTarget[1]]: n => `/v1/campaigns/${campaignId}/leads?q=${prefixes[n % prefixes.length]}`,
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
    if (withoutTarget.some(each => each === name)) return { ...row, ratio: p50 / floor!.p50 };
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
  client: TimingClient,
  database: Database,
  accountId: string,
  campaignId: string,
): Promise<BenchRow> {
  const campaign = (await readCampaign(database, accountId, campaignId))!;
  const count = bulkRequests * bulkSize;
  const perSecond: { floor: number[]; service: number[] } = { floor: [], service: [] };
  let next = population;
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
    name: 'POST leads/bulk of 100, to people, leads and enrollments',
    value: best(perSecond.service),
    unit: 'rows/s',
    ratio,
    target: 'at least 0.35 of LOAD DATA LOCAL into the three tables',
    ok: ratio >= 0.35,
    note: `LOAD DATA: ${best(perSecond.floor).toFixed(0)} rows/s`,
  };
}
