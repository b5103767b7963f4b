import { fork, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RowDataPacket } from 'mysql2/promise';
import { createAccount } from '../../server/src/store/accounts.js';
import { createApiKey } from '../../server/src/store/api-keys.js';
import { openDatabase, type Database } from '../../server/src/store/database.js';
import { startEmbedded } from '../../server/src/store/embedded.js';
import { migrate } from '../../server/src/store/migrate.js';
import type { Start } from './http/contender.js';
import type { Load, LoadResult } from './http/load.js';
import { median, type BenchRow } from './row.js';

const kinds = ['floor', 'service', 'fastify', 'express'] as const;
type Kind = (typeof kinds)[number];

const names: Record<Kind, string> = {
  floor: 'node:http + one prepared SELECT',
  service: 'this service',
  fastify: 'Fastify, equipped alike',
  express: 'express-openapi-validator, equipped alike',
};

const rounds = 15;
const roundMs = 600;
const warmUpMs = 2_000;
const connections = 16;

interface Contender {
  kind: Kind;
  child: ChildProcess;
  port: number;
  perSecond: number[];
  cpuMicroseconds: number[];
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
    const contenders: Contender[] = [];
    for (const kind of kinds)
      contenders.push(await startContender({ kind, databaseUrl: server.url, accountId }, children));

    const path = await createCampaign(contenders.find(({ kind }) => kind === 'service')!.port, key);
    const load = (port: number, milliseconds: number) =>
      run(loader, { port, path, key, connections, milliseconds });
    for (const { port } of contenders) await load(port, warmUpMs);
    for (let round = 0; round < rounds; round++) {
      // Each round begins with another: what else the machine does must not meet the same one each time.
      const turned = [
        ...contenders.slice(round % kinds.length),
        ...contenders.slice(0, round % kinds.length),
      ];
      for (const contender of turned) await measure(contender, () => load(contender.port, roundMs));
    }
    const queries = await queriesPerRequest(database, () => load(contenders[1]!.port, roundMs));
    return [...contenders.map(contender => rowOf(contender, contenders)), queries];
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

function spawn(script: string, children: ChildProcess[]): ChildProcess {
  const file = fileURLToPath(new URL(`./http/${script}.ts`, import.meta.url));
  const child = fork(file, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  children.push(child);
  return child;
}

/** Sends a message to a child process and waits for its answer. */
function ask<T>(child: ChildProcess, message: object | string): Promise<T> {
  return new Promise((resolve, reject) => {
    const died = () => reject(new Error('A process of the benchmark died.'));
    child.once('exit', died);
    child.once('message', answer => {
      child.off('exit', died);
      resolve(answer as T);
    });
    child.send(message);
  });
}

async function startContender(start: Start, children: ChildProcess[]): Promise<Contender> {
  const child = spawn('contender', children);
  const { port } = await ask<{ port: number }>(child, start);
  return { kind: start.kind, child, port, perSecond: [], cpuMicroseconds: [] };
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

function rowOf(contender: Contender, all: Contender[]): BenchRow {
  const floor = all[0]!;
  const ratio = (to: Contender) =>
    median(contender.perSecond.map((value, round) => value / to.perSecond[round]!));
  const { kind } = contender;
  const row = {
    name: `GET /v1/campaigns/{id}: ${names[kind]}`,
    value: median(contender.perSecond),
    unit: 'requests/s',
    ratio: ratio(floor),
    note: `${median(contender.cpuMicroseconds).toFixed(0)} µs CPU each`,
  };
  if (kind !== 'service') return row;
  const rivals = all.filter(other => other.kind === 'fastify' || other.kind === 'express');
  return {
    ...row,
    target: 'at least 0.70 of the floor, ahead of both rivals',
    ok: row.ratio >= 0.7 && rivals.every(rival => ratio(rival) > 1),
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
