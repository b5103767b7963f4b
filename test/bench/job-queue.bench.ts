import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Queue, Worker } from 'bullmq';
import { pino } from 'pino';
import { zeroCounts } from '../../server/src/domain/jobs/job-state.js';
import type * as clockModule from '../../server/src/domain/shared/clock.js';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import type * as runnerModule from '../../server/src/engine/jobs/runner.js';
import type { Work } from '../../server/src/engine/jobs/work.js';
import { createAccount } from '../../server/src/store/accounts/repository.js';
import type * as databaseModule from '../../server/src/store/database/database.js';
import { startEmbedded } from '../../server/src/store/database/embedded.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { openFileStores } from '../../server/src/store/files/file-stores.js';
import { insertLeadList } from '../../server/src/store/lead-lists/repository.js';
import { toStored } from '../../server/src/store/database/entity.js';
import { people as peopleTable } from '../../server/src/store/entities.js';
import { newPerson } from '../../server/src/store/leads/rows.js';
import { migrate } from '../../server/src/store/database/migrate.js';
import { personColumns } from '../../server/src/store/people/queries.js';
import { built } from './http/built.js';
import { loadData, type LoadRow } from './load-data.js';
import { hasRedis, startRedis } from '../support/redis.js';
import { median, type BenchRow } from './row.js';

const rounds = 9;
const smallRounds = 3;
const accountCount = 100;
const perAccount = 50;
const perRound = accountCount * perAccount;
/** Runners of one process, as `serve` has. */
const runners = 2;
const bullWorkers = 16;

/**
 * Jobs that do nothing, from queued to completed: those of the service, durable in MariaDB and at most three of an
 * account at a time, against those of BullMQ in a Redis that writes nothing to disk. Each side has one process, and works
 * off as many jobs as the other. And, for its own sake, what the service takes for as many jobs that do a little.
 */
export async function benchQueue(): Promise<BenchRow[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'outreach-bench-'));
  const cacheDir = fileURLToPath(new URL('../../.cache', import.meta.url));
  const { openDatabase } = await built<typeof databaseModule>('store/database/database.js');
  const server = await startEmbedded({ dataDir, cacheDir });
  const database = await openDatabase({ url: server.url });
  const redis = (await hasRedis()) ? await startRedis() : null;
  try {
    await migrate(database);
    const accounts = await accountsWithLists(database);
    const doNothing = async () => {
      await queueJobs(database, accounts);
      return workOff(database, () => nothing);
    };
    const [empty, bull]: [number[], number[]] = [[], []];
    // The first round is for both to get warm.
    for (let round = 0; round <= rounds; round++) {
      if (redis) bull.push(await workOffBull(redis.port));
      empty.push(await doNothing());
    }
    bull.shift();
    empty.shift();
    const small: number[] = [];
    for (let round = 0; round < smallRounds; round++) {
      await queueAdditions(database, accounts, round);
      small.push(await workOff(database));
    }
    const ratio = redis ? median(empty.map((value, round) => value / bull[round]!)) : undefined;
    return [
      {
        name: 'jobs that do nothing, from queued to completed',
        value: median(empty),
        unit: 'jobs/s',
        ...(ratio !== undefined && { ratio }),
        target: 'at least 1,000 a second',
        ok: median(empty) >= 1_000,
        note: redis
          ? `BullMQ with ${bullWorkers} workers: ${median(bull).toFixed(0)} jobs/s in Redis ${redis.version} without persistence`
          : 'Redis is not installed, so BullMQ was not measured',
      },
      { name: 'jobs that put one person on a list', value: median(small), unit: 'jobs/s' },
    ];
  } finally {
    await redis?.stop();
    await database.close();
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** @returns jobs a second */
async function workOffBull(port: number): Promise<number> {
  const connection = { host: '127.0.0.1', port };
  const name = newId();
  const queue = new Queue(name, { connection });
  await queue.addBulk(Array.from({ length: perRound }, (_, at) => ({ name: 'job', data: { at } })));
  const workers = Array.from(
    { length: bullWorkers },
    () => new Worker(name, async () => undefined, { connection, autorun: false }),
  );
  await Promise.all(workers.map(worker => worker.waitUntilReady()));
  const started = performance.now();
  await new Promise<void>((resolve, reject) => {
    let left = perRound;
    for (const worker of workers) {
      worker.on('completed', () => --left === 0 && resolve());
      worker.on('error', reject);
      worker.run().catch(reject);
    }
  });
  const perSecond = (perRound * 1_000) / (performance.now() - started);
  const { completed } = await queue.getJobCounts('completed');
  if (completed !== perRound) throw new Error(`BullMQ completed ${completed} of ${perRound} jobs.`);
  await Promise.all(workers.map(worker => worker.close()));
  await queue.obliterate({ force: true });
  await queue.close();
  return perSecond;
}

/** Work that is done before it begins, as that of a processor that returns at once. */
const nothing: Work = {
  chunkSize: 1,
  read: () => Promise.resolve([]),
  apply: () => ({ counts: {}, errors: [], people: [] }) as never,
};

/** @returns jobs a second */
async function workOff(database: databaseModule.Database, workFor?: () => Work): Promise<number> {
  const { createJobRunner } = await built<typeof runnerModule>('engine/jobs/runner.js');
  const { systemClock: clock } = await built<typeof clockModule>('domain/shared/clock.js');
  const log = pino({ level: 'error' });
  // None of these jobs has a file.
  const files = openFileStores(database, { kind: 'database', folder: '', s3: undefined });
  const options = { database, files, clock, log, ...(workFor && { workFor }) };
  const tasks = Array.from({ length: runners }, () => createJobRunner({ ...options, owner: newId() }));
  const started = performance.now();
  await Promise.all(
    tasks.map(async task => {
      // A runner that finds all taken by the other looks again, as a worker does.
      while ((await task.run()) || (await openJobs(database)) > 0);
    }),
  );
  const perSecond = (perRound * 1_000) / (performance.now() - started);
  await requireAllDone(database);
  return perSecond;
}

async function openJobs({ manager }: databaseModule.Database): Promise<number> {
  const [{ count }] = await manager.query<[{ count: number }]>(
    "SELECT COUNT(*) AS count FROM jobs WHERE status IN ('queued', 'running')",
  );
  return count;
}

/** Each job has completed and is reported of by one event; forgets both. */
async function requireAllDone({ manager }: databaseModule.Database): Promise<void> {
  const [found] = await manager.query<[{ completed: number; reported: number }]>(
    `SELECT (SELECT COUNT(*) FROM jobs WHERE status = 'completed') AS completed, (SELECT COUNT(*) FROM events) AS reported`,
  );
  if (found.completed !== perRound || found.reported !== perRound)
    throw new Error(
      `Of ${perRound} jobs ${found.completed} completed, and ${found.reported} events tell of them.`,
    );
  for (const table of ['jobs', 'events']) await manager.query(`TRUNCATE TABLE ${table}`);
}

/** An account, with a list of its own. */
interface Account {
  id: string;
  listId: string;
}

async function accountsWithLists({ manager }: databaseModule.Database): Promise<Account[]> {
  const now = new Date();
  const accounts: Account[] = [];
  for (let at = 0; at < accountCount; at++) {
    const { id } = await createAccount(manager, 'Bench', now);
    const listId = newId();
    await insertLeadList(manager, {
      account_id: id,
      id: listId,
      name: 'All',
      description: null,
      column_layout: null,
      member_count: 0,
      created_at: now,
      updated_at: now,
    });
    accounts.push({ id, listId });
  }
  return accounts;
}

/** Jobs in the order in which accounts ask for them by turns. */
async function queueJobs(
  database: databaseModule.Database,
  accounts: readonly Account[],
  planOf: (account: Account, at: number) => object = () => ({}),
): Promise<void> {
  const now = new Date();
  const result = JSON.stringify({ counts: zeroCounts('add_to_lead_list'), people: [] });
  function* rows(): Iterable<LoadRow> {
    for (let at = 0; at < perRound; at++) {
      const account = accounts[at % accountCount]!;
      const input = { echo: { operation: 'add_to_lead_list' }, plan: planOf(account, at) };
      const ids = [toBin(account.id), toBin(newId())];
      yield [...ids, 'add_to_lead_list', 'queued', JSON.stringify(input), result, now, now];
    }
  }
  const columns = ['account_id', 'id', 'operation', 'status', 'input', 'result', 'created_at', 'updated_at'];
  await loadData(database, 'jobs', columns, rows());
}

/** Jobs of which each puts a person, named by id, on the list of the account. */
async function queueAdditions(
  database: databaseModule.Database,
  accounts: readonly Account[],
  round: number,
): Promise<void> {
  const people: LoadRow[] = [];
  const sets: LoadRow[] = [];
  const now = new Date();
  await queueJobs(database, accounts, ({ id, listId }, at) => {
    const setId = newId();
    const email = parseEmail(`p${round}.${at}@example.com`)!;
    const identity = { email, globalLeadId: globalLeadId(email) };
    const [person] = toStored(peopleTable, [newPerson(id, identity, now)]);
    people.push(personColumns.map(name => person![name]));
    sets.push([toBin(id), toBin(setId), 1, person!.global_lead_id, identity.globalLeadId]);
    const selected = { population: { kind: 'set', setId }, exclusions: {} };
    return { selected, setId, targetListId: listId };
  });
  await loadData(database, 'people', personColumns, people);
  const columns = ['account_id', 'upload_id', 'row_index', 'global_lead_id', 'payload'];
  await loadData(database, 'upload_rows', columns, sets);
  await database.manager.query('ANALYZE TABLE people, upload_rows, jobs');
}
