import { spawn, type ChildProcess } from 'node:child_process';
import { hash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { createApiKey } from '../../server/src/store/api-keys/repository.js';
import { readCampaign } from '../../server/src/store/campaigns/queries.js';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { ask, spawn as startChild } from './children.js';
import { freePort } from './free-port.js';
import type { Read } from './http/reader.js';
import { launchCampaign } from './launched-campaign.js';
import { contactAt, loadPopulation, populationRows } from './population.js';
import { median, type BenchRow } from './row.js';
import { timesOf } from './timing-client.js';

const program = fileURLToPath(new URL('../../server/dist/main.js', import.meta.url));
const count = Number(process.env.BENCH_ROWS ?? 100_000);
/** Between two requests of the client that only reads. */
const pauseMs = 10;
/** How long it reads while nothing else happens, before the import and after it: a machine's speed changes meanwhile. */
const idleMs = 15_000;
/** What a client that has just started measures is its own. */
const warmUpMs = 3_000;
const exportRounds = 3;
/** Each makes as many leads again. */
const addRounds = count > 200_000 ? 1 : 3;

/** A file through an upload and an import into a campaign, from a list into another, and out through an export. */
export async function benchJobs(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url, poolSize: 2 });
  const children: ChildProcess[] = [];
  let service: Service | undefined;
  try {
    await migrate(database);
    service = await startService(server.url, dataDir);
    const [floor, measured] = [await newAccount(database), await newAccount(database)];
    const client = createClient(service.port, measured.secret);
    const campaign = await pausedCampaign(client, database, measured.accountId);
    const others = createClient(service.port, floor.secret);
    const other = await pausedCampaign(others, database, floor.accountId);
    others.close();
    const loading = await loadSame(database, floor, other);
    const given = file();
    const importing = await importFile(client, campaign, given);
    const listId = await listOf(client, campaign);
    const into: { adding: number; inserting: number }[] = [];
    for (let round = 0; round < addRounds; round++) {
      const adding = await addFromList(client, database, measured.accountId, listId);
      const inserting = await insertSame(database, floor.accountId, other, 2 * round * count);
      into.push({ adding, inserting });
    }
    // By turns: what is written here before keeps the server busy for a while.
    const out: { exported: Awaited<ReturnType<typeof exportBack>>; selecting: number }[] = [];
    for (let round = 0; round < exportRounds; round++) {
      const exported = await exportBack(client);
      const selecting = await selectToFile(database, measured.accountId, join(dataDir, 'floor.csv'));
      out.push({ exported, selecting });
    }
    const reader = startChild('reader', children);
    const read: Read = { port: service.port, key: floor.secret, path: `/v1/campaigns/${other}`, pauseMs };
    await readWhile(reader, read, sleep(warmUpMs));
    const before = await readWhile(reader, read, sleep(idleMs));
    const beside = importBeside(database, service.port, given);
    const busy = timesOf(await readWhile(reader, read, beside)).p99;
    const after = await readWhile(reader, read, sleep(idleMs));
    const peakMb = await peakMemory(service.child);
    client.close();
    return rowsOf({
      loading,
      importing,
      into,
      out,
      idle: timesOf([...before, ...after]).p99,
      busy,
      besideMs: await beside,
      peakMb,
    });
  } finally {
    for (const child of children) child.kill();
    if (service && service.child.exitCode === null) {
      service.child.kill('SIGTERM');
      await once(service.child, 'close');
    }
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

interface Measured {
  /** Milliseconds of LOAD DATA into the three tables. */
  loading: number;
  importing: { uploadMs: number; jobMs: number };
  /** Of jobs that bring a list into a campaign, and of two INSERT … SELECT after each. */
  into: readonly { adding: number; inserting: number }[];
  /** Of exports, and of SELECT into a file after each. */
  out: readonly { exported: { milliseconds: number; isEqual: boolean }; selecting: number }[];
  /** The slowest of 100 reads of another account. */
  idle: number;
  busy: number;
  /** Milliseconds of the import that went on meanwhile. */
  besideMs: number;
  peakMb: number;
}

function rowsOf(measured: Measured): BenchRow[] {
  const { loading, importing, into, out, idle, busy, besideMs, peakMb } = measured;
  const adding = median(into.map(each => each.inserting / each.adding));
  const exporting = median(out.map(({ exported, selecting }) => selecting / exported.milliseconds));
  const isEqual = out.every(({ exported }) => exported.isEqual);
  const perSecond = (milliseconds: number) => (count * 1_000) / milliseconds;
  const importMs = importing.uploadMs + importing.jobMs;
  const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
  return [
    {
      name: `import of ${count.toLocaleString('en')} rows: PUT of the file, then the job`,
      value: perSecond(importMs),
      unit: 'rows/s',
      ratio: loading / importMs,
      target: 'at least 0.35 of LOAD DATA LOCAL into the three tables',
      ok: loading / importMs >= 0.35,
      note: `PUT ${seconds(importing.uploadMs)}, job ${seconds(importing.jobMs)}; LOAD DATA ${perSecond(loading).toFixed(0)} rows/s`,
    },
    {
      name: 'add_to_campaign of them from a saved list',
      value: perSecond(median(into.map(each => each.adding))),
      unit: 'rows/s',
      ratio: adding,
      target: 'at least 0.5 of two INSERT … SELECT',
      ok: adding >= 0.5,
      note: `each time: ${into.map(each => (each.inserting / each.adding).toFixed(2)).join(', ')}`,
    },
    {
      name: 'export of them: the job, then the download',
      value: perSecond(median(out.map(({ exported }) => exported.milliseconds))),
      unit: 'rows/s',
      ratio: exporting,
      target: 'at least 0.3 of SELECT to a file',
      ok: exporting >= 0.3,
      note: `each of ${exportRounds}: ${out.map(({ exported, selecting }) => (selecting / exported.milliseconds).toFixed(2)).join(', ')}`,
    },
    {
      name: 'rows that came out as they went in',
      value: isEqual ? 100 : 0,
      unit: '%',
      target: 'all',
      ok: isEqual,
    },
    {
      name: 'p99 of GET /v1/campaigns/{id} by another client, during an import',
      value: busy,
      unit: 'ms',
      ratio: busy / idle,
      target: 'at most 3 times that of an idle service',
      ok: busy <= 3 * idle,
      note: `idle ${idle.toFixed(1)} ms; the import beside it took ${seconds(besideMs)}`,
    },
    {
      name: 'peak resident memory of serve',
      value: peakMb,
      unit: 'MB',
      target: 'under 400 MB',
      ok: peakMb < 400,
    },
  ];
}

interface Service {
  child: ChildProcess;
  port: number;
}

async function startService(databaseUrl: string, dataDir: string): Promise<Service> {
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    BASE_URL: `http://127.0.0.1:${port}`,
    RATE_LIMIT_PER_MINUTE: '1000000',
    LOG_LEVEL: 'error',
  };
  const child = spawn(process.execPath, [program, 'serve'], { env, stdio: 'ignore' });
  for (;;) {
    const response = await fetch(`http://127.0.0.1:${port}/health`).catch(() => null);
    if (response?.ok) return { child, port };
    if (child.exitCode !== null) throw new Error(`serve ended with ${child.exitCode}`);
    await sleep(20);
  }
}

async function peakMemory(child: ChildProcess): Promise<number> {
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)![1]) / 1024;
}

interface Account {
  accountId: string;
  secret: string;
}

async function newAccount({ manager }: Database): Promise<Account> {
  const now = new Date();
  const { id: accountId } = await createAccount(manager, 'Bench', now);
  const { secret } = await createApiKey(manager, accountId, { name: 'bench', expiresAt: null }, now);
  return { accountId, secret };
}

interface Client {
  call<T>(method: string, path: string, body?: unknown): Promise<T>;
  /** Sends a stream to an address and waits for the answer. */
  put(url: string, body: Readable): Promise<void>;
  /** The text of an answer. */
  text(path: string): Promise<string>;
  close(): void;
}

function createClient(port: number, key: string): Client {
  const agent = new Agent({ keepAlive: true });
  function send(method: string, target: string, type?: string, body?: Readable | string): Promise<string> {
    const headers = { authorization: `Bearer ${key}`, ...(type && { 'content-type': type }) };
    return new Promise((resolve, reject) => {
      const req = request(new URL(target, `http://127.0.0.1:${port}`), { agent, method, headers }, res => {
        const chunks: Buffer[] = [];
        res.on('data', (chunk: Buffer) => chunks.push(chunk));
        res.on('end', () => {
          const text = Buffer.concat(chunks).toString('utf8');
          if (res.statusCode! < 300) resolve(text);
          else reject(new Error(`${method} ${target}: ${res.statusCode} ${text}`));
        });
      });
      req.on('error', reject);
      if (body instanceof Readable) pipeline(body, req).catch(reject);
      else req.end(body);
    });
  }
  return {
    call: async <T>(method: string, path: string, body?: unknown) =>
      JSON.parse(
        await (body === undefined
          ? send(method, path)
          : send(method, path, 'application/json', JSON.stringify(body))),
      ) as T,
    put: async (url, body) => void (await send('PUT', url, 'text/csv', body)),
    text: path => send('GET', path),
    close: () => agent.destroy(),
  };
}

/** A launched campaign that nobody is in, paused so that nothing but the import happens to its people. */
async function pausedCampaign(client: Client, database: Database, accountId: string): Promise<string> {
  const id = await launchCampaign(client, database, accountId);
  await client.call('PATCH', `/v1/campaigns/${id}/status`, { status: 'paused' });
  return id;
}

/**
 * Milliseconds that the server itself takes to load as many rows into the same tables, for another account. As in the
 * import, the tables hold rows already: into empty ones MariaDB loads by sorting, as it can only once.
 */
async function loadSame(database: Database, account: Account, campaignId: string): Promise<number> {
  const campaign = (await readCampaign(database, account.accountId, campaignId))!;
  await loadPopulation(database, populationRows(campaign, 0, count));
  return loadPopulation(database, populationRows(campaign, count, 2 * count));
}

const columns = ['email', 'first_name', 'last_name'] as const;

function lineAt(index: number): string {
  const contact = contactAt(index);
  return columns.map(name => contact[name]).join(',');
}

/** The file that goes in, written beforehand: the client that reads meanwhile is in this process too. */
function file(): Buffer[] {
  const pieces = [Buffer.from(`${columns.join(',')}\r\n`)];
  for (let from = 0; from < count; from += 1_000) {
    const lines = Array.from({ length: Math.min(1_000, count - from) }, (_, at) => lineAt(from + at));
    pieces.push(Buffer.from(`${lines.join('\r\n')}\r\n`));
  }
  return pieces;
}

async function importFile(client: Client, campaign_id: string, given: Iterable<Buffer>) {
  const started = performance.now();
  const { data } = await client.call<{ data: { upload_id: string; upload_url: string } }>(
    'POST',
    '/v1/uploads/presign',
    { filename: 'people.csv' },
  );
  await client.put(data.upload_url, Readable.from(given));
  const arrived = performance.now();
  const body = { operation: 'csv_lead_import_staged', campaign_id, upload_id: data.upload_id };
  const job = await runJob(client, '/v1/jobs', body);
  if (job.result.created !== count || job.result.enrolled !== count)
    throw new Error(`The import came to ${JSON.stringify(job.result)}`);
  return { uploadMs: arrived - started, jobMs: performance.now() - arrived };
}

/** An import while others are served, which it gives way to. */
async function importBeside(database: Database, port: number, given: Iterable<Buffer>): Promise<number> {
  const account = await newAccount(database);
  const client = createClient(port, account.secret);
  const campaign = await pausedCampaign(client, database, account.accountId);
  const { uploadMs, jobMs } = await importFile(client, campaign, given);
  client.close();
  return uploadMs + jobMs;
}

interface Job {
  id: string;
  status: string;
  result: Record<string, unknown>;
}

async function runJob(client: Client, path: string, body: unknown): Promise<Job> {
  let { data: job } = await client.call<{ data: Job }>('POST', path, body);
  while (job.status === 'queued' || job.status === 'running') {
    await sleep(50);
    ({ data: job } = await client.call<{ data: Job }>('GET', `/v1/jobs/${job.id}`));
  }
  if (job.status !== 'completed') throw new Error(`The job ${job.status}: ${JSON.stringify(job.result)}`);
  return job;
}

/** A list of everybody of a campaign. */
async function listOf(client: Client, source_campaign_id: string): Promise<string> {
  const { data: list } = await client.call<{ data: { id: string } }>('POST', '/v1/lead-lists', {
    name: 'All',
  });
  await runJob(client, `/v1/lead-lists/${list.id}/members:bulk`, { action: 'add', source_campaign_id });
  return list.id;
}

/** Milliseconds that a job takes to bring everybody of a list into a campaign. */
async function addFromList(
  client: Client,
  database: Database,
  accountId: string,
  list_id: string,
): Promise<number> {
  const campaign = await pausedCampaign(client, database, accountId);
  const started = performance.now();
  const scope = { kind: 'saved_list', list_id };
  const job = await runJob(client, `/v1/campaigns/${campaign}/enroll`, { scope });
  if (job.result.created !== count || job.result.enrolled !== count)
    throw new Error(`The job came to ${JSON.stringify(job.result)}`);
  return performance.now() - started;
}

/** Milliseconds of the bare statements that make as many leads and enrollments out of those of another campaign. */
async function insertSame(
  { pool }: Database,
  accountId: string,
  from: string,
  firstId: number,
): Promise<number> {
  const [account, source, target] = [toBin(accountId), toBin(from), toBin(newId())];
  const id = `UNHEX(LPAD(HEX(@n := @n + 1), 32, '0'))`;
  const connection = await pool.getConnection();
  try {
    const started = performance.now();
    await connection.query('SET @n = ?', [firstId]);
    await connection.query(
      `INSERT INTO leads (account_id, id, campaign_id, global_lead_id, email, name, first_name, last_name, source,
         is_incomplete, created_at, updated_at)
       SELECT account_id, ${id}, ?, global_lead_id, email, name, first_name, last_name, source, 0, created_at, updated_at
         FROM leads WHERE account_id = ? AND campaign_id = ? LIMIT ?`,
      [target, account, source, count],
    );
    await connection.query(
      `INSERT INTO enrollments (account_id, id, campaign_id, lead_id, global_lead_id, state, current_node_id, awaits,
         next_action_at, created_at, updated_at)
       SELECT account_id, ${id}, campaign_id, id, global_lead_id, 'active', 'email', 'send', created_at, created_at,
         updated_at FROM leads WHERE account_id = ? AND campaign_id = ?`,
      [account, target],
    );
    return performance.now() - started;
  } finally {
    connection.release();
  }
}

/** Takes everybody out again, and compares. */
async function exportBack(client: Client) {
  const started = performance.now();
  const job = await runJob(client, '/v1/people/export', { column_layout: columns.map(key => ({ key })) });
  const text = await client.text(`/v1/jobs/${job.id}/download`);
  const milliseconds = performance.now() - started;
  const [heading, ...lines] = text.trimEnd().split('\r\n');
  const digest = (all: string[]) => hash('sha256', all.sort().join('\n'));
  const given = Array.from({ length: count }, (_, index) => lineAt(index));
  const isEqual = heading === columns.join(',') && digest(lines) === digest(given);
  return { milliseconds, isEqual };
}

/** Milliseconds that the same columns take from the table to a file. */
async function selectToFile(database: Database, accountId: string, path: string): Promise<number> {
  const started = performance.now();
  const rows = database.pool.pool
    .query(`SELECT ${columns.join(', ')} FROM people WHERE account_id = ?`, [toBin(accountId)])
    .stream();
  const lines = new Transform({
    writableObjectMode: true,
    transform: (row: Record<string, string>, _encoding, done) =>
      done(null, `${columns.map(name => row[name]).join(',')}\r\n`),
  });
  await pipeline(rows, lines, createWriteStream(path));
  return performance.now() - started;
}

/** How long each read took, one after the other for as long as something else lasts. */
async function readWhile(reader: ChildProcess, read: Read, other: Promise<unknown>): Promise<number[]> {
  reader.send(read);
  await other;
  return ask<number[]>(reader, 'end');
}
