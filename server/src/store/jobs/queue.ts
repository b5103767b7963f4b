import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import type { JobRow } from '../entities.js';
import { toBin } from '../database/ids.js';
import type { Fragment } from '../database/selection.js';
import { transaction } from '../database/transaction.js';

/** Accounts whose queues one look serves at most. */
const ACCOUNTS = 50;
/**
 * Jobs that one look serves, and with them the accounts: most small ones are done much faster than a look takes, and those
 * of one account stand side by side wherever the server keeps them.
 */
export const JOBS_PER_LOOK = 500;
/** Sorts before the id of every account. */
const FIRST = Buffer.alloc(16);

export type JobKey = Pick<JobRow, 'account_id' | 'id'>;

/** Who works on jobs, and until when others keep off them. */
export interface JobLease {
  owner: string;
  now: Date;
  until: Date;
}

/** Which account of a worker was served last: they have their turns in the order of their ids, round and round. */
export interface Round {
  last: Buffer;
}

export function newRound(): Round {
  return { last: FIRST };
}

/** What came of serving the queues of some accounts. */
export interface Served {
  /** The last account that there was time for; null when all had their turn. */
  brokeOffAfter: Buffer | null;
}

/**
 * Has the queues of the next accounts served, and of those behind them, until `serve` found something to do there or all
 * accounts have been asked: null then.
 */
export async function serveNext<T extends Served>(
  { manager }: Database,
  round: Round,
  serve: (accounts: readonly Buffer[]) => Promise<T | null>,
): Promise<T | null> {
  // The accounts behind the last one served, and then each once.
  for (let laps = round.last === FIRST ? 1 : 2; laps > 0;) {
    const { accounts, isEnd } = await waitingAccounts(manager, round.last);
    round.last = isEnd ? FIRST : accounts.at(-1)!;
    if (isEnd) laps--;
    const served = accounts.length > 0 ? await serve(accounts) : null;
    if (served === null) continue;
    // Those behind it come next, or they would wait for as long as those before them have something to do.
    round.last = served.brokeOffAfter ?? round.last;
    return served;
  }
  return null;
}

/** The next accounts with jobs in the queue, in the order of their ids; `isEnd` where none follow. */
async function waitingAccounts(db: EntityManager, after: Buffer) {
  const rows = await db.query<{ account_id: Buffer; queued: number }[]>(
    `SELECT account_id, COUNT(*) AS queued FROM (
       SELECT account_id FROM jobs FORCE INDEX (by_status)
       WHERE status = 'queued' AND account_id > ? ORDER BY account_id LIMIT ?) next
     GROUP BY account_id ORDER BY account_id LIMIT ?`,
    [after, JOBS_PER_LOOK, ACCOUNTS],
  );
  const queued = rows.reduce((sum, row) => sum + row.queued, 0);
  return {
    accounts: rows.map(row => row.account_id),
    isEnd: rows.length < ACCOUNTS && queued < JOBS_PER_LOOK,
  };
}

/** The oldest jobs that an account has queued, locked. */
export interface Queue {
  /** How many may run from now on: `jobs` may be more, for those that end at once leave their place to the next. */
  free: number;
  jobs: JobRow[];
}

/**
 * The queues of accounts that have places free. They stay held until the transaction ends, so that no two workers give
 * away the same place; a queue that is held already is passed over: nobody waits for it.
 *
 * @param places jobs of an account that may run
 * @param most jobs of all accounts together; they share them evenly, and each has one at least
 */
export async function lockQueues(
  tx: EntityManager,
  accounts: readonly Buffer[],
  places: number,
  most: number,
): Promise<Queue[]> {
  const locked = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM accounts WHERE id IN (?) ORDER BY id FOR UPDATE SKIP LOCKED',
    [accounts],
  );
  if (locked.length === 0) return [];
  const ids = locked.map(account => account.id);
  const taken = await tx.query<{ account_id: Buffer; running: number }[]>(
    `SELECT account_id, COUNT(*) AS running FROM jobs FORCE INDEX (by_status)
     WHERE account_id IN (?) AND status = 'running' GROUP BY account_id`,
    [ids],
  );
  const running = new Map(taken.map(row => [row.account_id.toString('hex'), row.running]));
  const open = ids
    .map(id => ({ id, free: places - (running.get(id.toString('hex')) ?? 0) }))
    .filter(({ free }) => free > 0);
  if (open.length === 0) return [];
  const found = await lockOldest(
    tx,
    open.map(({ id }) => id),
    Math.max(1, Math.floor(most / open.length)),
  );
  return open
    .map(({ id, free }) => ({ free, jobs: found.get(id.toString('hex')) ?? [] }))
    .filter(({ jobs }) => jobs.length > 0);
}

/** The oldest queued jobs of each account, locked in the order of accounts and ids. */
async function lockOldest(
  tx: EntityManager,
  accounts: readonly Buffer[],
  most: number,
): Promise<Map<string, JobRow[]>> {
  const rows = await tx.query<JobRow[]>(
    `SELECT j.* FROM (${accounts.map(() => oldestOfAccount).join(' UNION ALL ')}) oldest
       STRAIGHT_JOIN jobs j FORCE INDEX (PRIMARY) ON j.account_id = oldest.account_id AND j.id = oldest.id
     WHERE j.status = 'queued' FOR UPDATE`,
    accounts.flatMap(account => [account, most]),
  );
  const found = new Map<string, JobRow[]>();
  for (const job of rows) {
    const account = job.account_id.toString('hex');
    const jobs = found.get(account);
    if (jobs) jobs.push(job);
    else found.set(account, [job]);
  }
  return found;
}

/** Starts queued jobs that the transaction holds locked: from now on they wait for a worker. */
export async function startJobs(tx: EntityManager, jobs: readonly JobKey[], now: Date): Promise<void> {
  if (jobs.length === 0) return;
  const keys = among(jobs);
  await tx.query(
    `UPDATE jobs FORCE INDEX (PRIMARY) SET status = 'running', started_at = ?, lease_until = ?, updated_at = ?
     WHERE ${keys.sql} AND status = 'queued'`,
    [now, now, now, ...keys.values],
  );
}

const oldestOfAccount = `(SELECT account_id, id FROM jobs FORCE INDEX (by_status)
  WHERE account_id = ? AND status = 'queued' ORDER BY id LIMIT ?)`;

/** Whether a job waits to be started, or for a worker. */
export async function hasWaitingJobs({ manager }: Database, now: Date): Promise<boolean> {
  return (await waitingAccounts(manager, FIRST)).accounts.length > 0 || (await isAnyLeft(manager, now));
}

const leftJob = `FROM jobs FORCE INDEX (claimable) WHERE status = 'running' AND lease_until <= ?
  ORDER BY lease_until LIMIT 1`;

/**
 * Whether a running job has no worker. It asks for a column that the index lacks: so the server ends at the end of the
 * range, where it would otherwise pass over all the leases that were given back a moment ago.
 */
async function isAnyLeft(db: EntityManager, now: Date): Promise<boolean> {
  return (await db.query<unknown[]>(`SELECT operation ${leftJob}`, [now])).length > 0;
}

/**
 * Takes the running job that has waited longest for a worker: one that nobody has, or whose worker is not heard of any
 * more. Null when there is none.
 */
export async function claimJob(database: Database, { owner, now, until }: JobLease): Promise<JobRow | null> {
  // Most looks find nothing, and cost no transaction then.
  if (!(await isAnyLeft(database.manager, now))) return null;
  return transaction(database, async tx => {
    const [job] = await tx.query<JobRow[]>(`SELECT * ${leftJob} FOR UPDATE SKIP LOCKED`, [now]);
    if (!job) return null;
    await tx.query('UPDATE jobs SET lease_owner = ?, lease_until = ? WHERE account_id = ? AND id = ?', [
      toBin(owner),
      until,
      job.account_id,
      job.id,
    ]);
    return job;
  });
}

/** Locks a job if it is still the worker's who claimed it; null otherwise. */
export async function lockClaimed(
  tx: EntityManager,
  { account_id, id }: JobKey,
  owner: string,
): Promise<JobRow | null> {
  const [job] = await tx.query<JobRow[]>(
    `SELECT * FROM jobs WHERE account_id = ? AND id = ? AND status = 'running' AND lease_owner = ? FOR UPDATE`,
    [account_id, id, toBin(owner)],
  );
  return job ?? null;
}

/** Gives a job back, behind the others that wait for a worker. */
export async function releaseJob(
  db: EntityManager,
  { account_id, id }: JobKey,
  owner: string,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET lease_owner = NULL, lease_until = ?
     WHERE account_id = ? AND id = ? AND status = 'running' AND lease_owner = ?`,
    [now, account_id, id, toBin(owner)],
  );
}

/** That a row is one of some jobs: written so that servers read each by its key. */
function among(jobs: readonly JobKey[]): Fragment {
  const ids = new Map<string, Buffer[]>();
  for (const { account_id, id } of jobs) {
    const account = account_id.toString('hex');
    ids.set(account, [...(ids.get(account) ?? []), id]);
  }
  return {
    sql: `(${[...ids].map(() => '(account_id = ? AND id IN (?))').join(' OR ')})`,
    values: [...ids].flatMap(([account, each]) => [Buffer.from(account, 'hex'), each]),
  };
}
