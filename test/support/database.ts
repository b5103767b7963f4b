import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import type { EntityManager } from 'typeorm';
import { createConnection } from 'mysql2/promise';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import { connectionFrom } from '../../server/src/store/database/connection-url.js';
import { openDatabase, type Database } from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { newIdBytes } from '../../server/src/store/database/ids.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { expectTrueEvents } from './emitted.js';

/** The folder that a downloaded database server is kept in, over runs. */
export const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));

interface Running {
  database: Database;
  url: string;
  stop(): Promise<void>;
}

let running: Running | undefined;

// Root hooks: any run that imports this file has one server and one migrated schema for all its tests.
before(async function () {
  this.timeout(300_000);
  running = await start();
});

after(async function () {
  this.timeout(600_000);
  try {
    if (running) await expectTrueEvents(running.database);
  } finally {
    await running?.stop();
    running = undefined;
  }
});

/** The migrated database of this run. Tests share it: each works in an account of its own. */
export function database(): Database {
  if (!running)
    throw new Error('The database is there from the first hook on; ask for it inside a test or hook.');
  return running.database;
}

/** New ids, as id columns hold them. */
export function newIds(count: number): Buffer[] {
  return Array.from({ length: count }, newIdBytes);
}

/** Runs SQL of a test's own on that database: to read what no operation shows, or to set what none can. */
export function runSql<T = Record<string, unknown>[]>(sql: string, values?: unknown[]): Promise<T> {
  return database().manager.query<T>(sql, values);
}

/** The same database as a DATABASE_URL, for child processes. */
export function databaseUrl(): string {
  return database() && running!.url;
}

/** Lets the helpers of tests work on another database for a while. */
export async function onDatabase<T>(other: Database, url: string, work: () => Promise<T>): Promise<T> {
  const own = running;
  running = { database: other, url, stop: async () => undefined };
  try {
    return await work();
  } finally {
    running = own;
  }
}

/** The id of a new account, which no other test sees. */
export async function freshAccount(now = new Date()): Promise<string> {
  const account = await createAccount(database().manager, 'Test account', now);
  return account.id;
}

/** An empty schema on the run's server, for tests of migrations. */
export async function freshSchema(): Promise<{ url: string; drop(): Promise<void> }> {
  return createSchema(databaseUrl());
}

/**
 * Expects that a statement reads each of its tables through an index, without sorting. The tables must hold rows
 * (and `ANALYZE TABLE` have run), otherwise the optimizer prefers a scan with reason. `index` names one that must be
 * among them; `on` is another database than that of the run.
 */
export async function expectIndexed(
  sql: string,
  params: unknown[] = [],
  index?: string,
  on: Database = database(),
): Promise<void> {
  const plan = await on.manager.query<Record<string, string | null>[]>(
    `EXPLAIN FORMAT=TRADITIONAL ${sql}`,
    params,
  );
  const seen = JSON.stringify(plan, null, 1);
  for (const step of plan.filter(({ table }) => table !== null && !table!.startsWith('<'))) {
    expect(step.type, `scans ${step.table}: ${seen}`).to.not.be.oneOf(['ALL', 'index']);
    expect(step.key, `reads ${step.table} without an index: ${seen}`).to.be.a('string');
    expect(step.Extra ?? '', `sorts ${step.table}: ${seen}`).to.not.match(/filesort|temporary/);
  }
  if (index)
    expect(
      plan.map(({ key }) => key),
      seen,
    ).to.include(index);
}

async function start(): Promise<Running> {
  const given = process.env.TEST_DATABASE_URL || process.env.DATABASE_URL;
  const server = given ? { url: given, stop: async () => undefined } : await startServer();
  const schema = await createSchema(server.url);
  const opened = await openDatabase({ url: schema.url });
  await migrate(opened);
  return {
    database: opened,
    url: schema.url,
    stop: async () => {
      await opened.close();
      await schema.drop();
      await server.stop();
    },
  };
}

/** TEST_DATABASE_SERVER may name the server program, such as what `.ci/install-mysql` prints. */
async function startServer() {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-test-'));
  const binary = process.env.TEST_DATABASE_SERVER || undefined;
  const onProgress = (line: string) => console.error(line);
  const embedded = await startEmbedded({ dataDir, cacheDir, durability: 2, binary, onProgress });
  return {
    url: embedded.url,
    stop: async () => {
      await embedded.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function createSchema(serverUrl: string): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `outreach_test_${randomBytes(6).toString('hex')}`;
  const execute = async (sql: string) => {
    const connection = await createConnection({ ...connectionFrom(serverUrl), database: undefined });
    await connection.query(sql).finally(() => connection.end());
  };
  await execute(`CREATE DATABASE ${name} CHARACTER SET utf8mb4 COLLATE utf8mb4_unicode_520_ci`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(`DROP DATABASE IF EXISTS ${name}`) };
}

/** How many entries of indexes and tables a store function walks over, as the server counts them. */
export async function walked(ask: (db: EntityManager) => Promise<unknown>): Promise<number> {
  const runner = database().source.createQueryRunner();
  const count = async () => {
    const rows = (await runner.query("SHOW SESSION STATUS LIKE 'Handler_read%next'")) as { Value: string }[];
    return rows.reduce((sum, { Value }) => sum + Number(Value), 0);
  };
  try {
    const before = await count();
    await ask(runner.manager);
    return (await count()) - before;
  } finally {
    await runner.release();
  }
}
