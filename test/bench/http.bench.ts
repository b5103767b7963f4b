import type { ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RowDataPacket } from 'mysql2/promise';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { ask, spawn, startContender } from './children.js';
import type { Start } from './http/contender.js';
import type { Load, LoadResult } from './http/load.js';
import { geometricMean, median, type BenchRow } from './row.js';

const kinds = ['floor', 'service', 'fastify', 'express'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, string> = {
  floor: 'node:http + one prepared SELECT',
  service: 'this service',
  fastify: 'Fastify, equipped alike',
  express: 'express-openapi-validator, equipped alike',
};

/** Many short rounds: what else the machine does lasts longer than one, and so meets all contenders alike. */
const rounds = 40;
/** The compiler of the runtime does a process better or worse by some percent: each contender is started anew. */
const launches = 3;
const roundMs = 150;
const warmUpMs = 2_000;
/** So long that the few statements a second of the process itself are less than a hundredth of them. */
const countedMs = 2_000;
const connections = 16;

/** The service's requests per second as ratios to the others'. */
const floors = { bare: 0.55, fastify: 0.75, express: 2.2 };

/** What was measured of a contender, by round. */
interface Measured {
  kind: Kind;
  perSecond: number[];
  cpuMicroseconds: number[];
}

interface Contender extends Measured {
  child: ChildProcess;
  port: number;
}

/** Full-stack `GET /v1/campaigns/{id}`: the service against its floor and its rivals, interleaved in one run. */
export async function benchHttp(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url, poolSize: 2 });
  const children: ChildProcess[] = [];
  try {
    await migrate(database);
    const { accountId, key } = await newAccount(database);
    const loader = spawn('load', children);
    const figures = kinds.map((kind): Measured => ({ kind, perSecond: [], cpuMicroseconds: [] }));
    let path: string | undefined;
    let queries: BenchRow | undefined;
    for (let time = 0; time < launches; time++) {
      const contenders: Contender[] = [];
      for (const figure of figures)
        contenders.push(await launch(figure, { databaseUrl: server.url, accountId }, children));
      const service = contenders.find(({ kind }) => kind === 'service')!;
      path ??= await createCampaign(service.port, key);
      const load = ({ port }: Contender, milliseconds: number) =>
        run(loader, { port, path: path!, key, connections, milliseconds });
      await compare(contenders, load);
      queries ??= await queriesPerRequest(database, () => load(service, countedMs));
      for (const { child } of contenders) child.kill();
    }
    return [...figures.map(figure => rowOf(figure, figures)), queries!];
  } finally {
    for (const child of children) child.kill();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function newAccount(database: Database): Promise<{ accountId: string; key: string }> {
  const now = new Date();
  const { id } = await createAccount(database.manager, 'Bench', now);
  const { secret } = await createApiKey(database.manager, id, { name: 'bench', expiresAt: null }, now);
  return { accountId: id, key: secret };
}

/** A campaign with a flow of four nodes, made through the API; gives its path. */
async function createCampaign(port: number, key: string): Promise<string> {
  const post = async (path: string, body: object): Promise<{ data: { id: string } }> => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as { data: { id: string } };
  };
  const { data } = await post('/v1/campaigns', { name: 'Bench' });
  const email = (n: number) => ({
    id: `email-${n}`,
    type: 'email',
    data: {
      variants: [
        {
          id: `01920d3c-7a44-7bb1-9d53-2f1f0d6a1c0${n}`,
          subject: 'A question, {{first_name}}',
          template: '<p>Hello {{first_name}}</p>',
          is_active: true,
        },
      ],
    },
  });
  const nodes = [
    { id: 'start', type: 'leadSource', data: {} },
    email(1),
    { id: 'wait', type: 'waitTime', data: { wait_duration_seconds: 86_400 } },
    email(2),
  ];
  const edges = nodes.slice(1).map((node, i) => ({ id: `e${i}`, source: nodes[i]!.id, target: node.id }));
  await post(`/v1/campaigns/${data.id}/flow`, { nodes, edges });
  return `/v1/campaigns/${data.id}`;
}

async function launch(
  figures: Measured,
  start: Omit<Start, 'kind'>,
  children: ChildProcess[],
): Promise<Contender> {
  return { ...figures, ...(await startContender({ kind: figures.kind, ...start }, children)) };
}

async function compare(
  contenders: readonly Contender[],
  load: (contender: Contender, milliseconds: number) => Promise<LoadResult>,
): Promise<void> {
  for (const contender of contenders) await load(contender, warmUpMs);
  for (let round = 0; round < rounds; round++) {
    // Each round begins with another: what else the machine does must not meet the same one each time.
    const first = round % contenders.length;
    for (const contender of [...contenders.slice(first), ...contenders.slice(0, first)])
      await measure(contender, () => load(contender, roundMs));
  }
}

async function run(loader: ChildProcess, load: Load): Promise<LoadResult> {
  const result = await ask<LoadResult>(loader, load);
  if (result.refusal || result.answered === 0) throw new Error(`Load failed: ${JSON.stringify(result)}`);
  return result;
}

async function measure(contender: Contender, load: () => Promise<LoadResult>): Promise<void> {
  const cpu = async () => {
    const { user, system } = await ask<NodeJS.CpuUsage>(contender.child, 'cpu');
    return user + system;
  };
  const before = await cpu();
  const { answered } = await load();
  contender.cpuMicroseconds.push(((await cpu()) - before) / answered);
  contender.perSecond.push((answered * 1_000) / roundMs);
}

function rowOf(figures: Measured, all: readonly Measured[]): BenchRow {
  const floor = all[0]!;
  const ratio = (to: Measured) =>
    geometricMean(figures.perSecond.map((value, round) => value / to.perSecond[round]!));
  const { kind } = figures;
  const row = {
    name: `GET /v1/campaigns/{id}: ${names[kind]}`,
    value: median(figures.perSecond),
    unit: 'requests/s',
    ratio: ratio(floor),
    note: `${median(figures.cpuMicroseconds).toFixed(0)} µs CPU each`,
  };
  if (kind !== 'service') return row;
  const [toFastify, toExpress] = (['fastify', 'express'] as const).map(name =>
    ratio(all.find(other => other.kind === name)!),
  ) as [number, number];
  return {
    ...row,
    note: `${row.note}; ${toFastify.toFixed(2)} of fastify, ${toExpress.toFixed(2)} of express`,
    target: `at least ${floors.bare} of the floor, ${floors.fastify} of Fastify, ${floors.express} of express`,
    ok: row.ratio >= floors.bare && toFastify >= floors.fastify && toExpress >= floors.express,
  };
}

/** How many statements the database runs per request in the steady state: the one that reads the campaign. */
async function queriesPerRequest(database: Database, load: () => Promise<LoadResult>): Promise<BenchRow> {
  const executed = async () => {
    const [rows] = await database.pool.query<RowDataPacket[]>("SHOW GLOBAL STATUS LIKE 'Questions'");
    return Number(rows[0]!.Value);
  };
  const before = await executed();
  const { answered } = await load();
  const value = ((await executed()) - before) / answered;
  return {
    name: 'Database statements per request, steady state',
    value,
    unit: 'statements',
    target: 'one, none for key or limit',
    ok: value < 1.01,
  };
}
