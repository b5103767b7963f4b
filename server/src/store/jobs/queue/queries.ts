// SQL, because jobs are claimed with SKIP LOCKED along chosen indexes: hundreds at once, for many accounts.
import { groupBy } from '../../../domain/shared/group-by.js';
import type { EntityManager } from 'typeorm';
import type { Row } from '../../database/columns.js';
import type { Database } from '../../database/database.js';
import { toEntities, toEntity, toStored } from '../../database/entity.js';
import { fromBin, toBin } from '../../database/ids.js';
import type { Fragment } from '../../database/selection/queries.js';
import { transaction } from '../../database/transaction.js';
import { jobs, type JobEntity } from '../entities.js';
import { updateJob, type JobKey } from '../repository.js';
import { valuesSql } from '../../database/bulk/values/queries.js';

/** Most accounts of one batch. */
const ACCOUNTS = 50;
/**
 * Most jobs of one batch, and so of its accounts: most small ones are done much faster than a batch is read,
 * and those of one account are beside one another wherever the server keeps them.
 */
export const JOBS_PER_BATCH = 500;
/** Sorts before the id of every account. */
const FIRST = Buffer.alloc(16);

/** Who works on jobs, and until when others leave them alone. */
export interface JobLease {
  owner: string;
  now: Date;
  until: Date;
}

/** The next accounts with queued jobs. */
export interface WaitingAccounts {
  ids: string[];
  /** Whether none follow. */
  isEnd: boolean;
}

/** Returns the next accounts with queued jobs, in the order of their ids. */
export async function waitingAccounts(db: EntityManager, after: string | null): Promise<WaitingAccounts> {
  const rows = await db.query<{ account_id: Buffer; queued: number }[]>(
    `SELECT account_id, COUNT(*) AS queued FROM (
       SELECT account_id FROM jobs FORCE INDEX (by_status)
       WHERE status = 'queued' AND account_id > ? ORDER BY account_id LIMIT ?) next
     GROUP BY account_id ORDER BY account_id LIMIT ?`,
    [after === null ? FIRST : toBin(after), JOBS_PER_BATCH, ACCOUNTS],
  );
  const queued = rows.reduce((sum, row) => sum + row.queued, 0);
  return {
    ids: rows.map(row => fromBin(row.account_id)),
    isEnd: rows.length < ACCOUNTS && queued < JOBS_PER_BATCH,
  };
}

/** The oldest jobs that an account has queued, locked. */
export interface Queue {
  /**
   * How many may run from now on: `jobs` may be more, for those that end at once leave their place to the
   * next.
   */
  free: number;
  jobs: JobEntity[];
}

/**
 * Locks the queues of accounts that have places free, until the transaction ends, so that no two workers give
 * away the same place. Who waits to erase somebody takes none: what it waits for may need one. A queue that is locked already is skipped: nobody waits for it.
 *
 * @param places jobs of an account that may run
 * @param most jobs of all accounts together; they share them evenly, and each has one at least
 */
export async function lockQueues(
  tx: EntityManager,
  accounts: readonly string[],
  places: number,
  most: number,
): Promise<Queue[]> {
  const locked = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM accounts WHERE id IN (?) ORDER BY id FOR UPDATE SKIP LOCKED',
    [accounts.map(toBin)],
  );
  if (locked.length === 0) return [];
  const ids = locked.map(account => account.id);
  const counts = await tx.query<{ account_id: Buffer; running: number }[]>(
    `SELECT account_id, COUNT(*) AS running FROM jobs FORCE INDEX (by_status)
     WHERE account_id IN (?) AND status = 'running' AND operation <> 'erase_person' GROUP BY account_id`,
    [ids],
  );
  const running = new Map(counts.map(row => [fromBin(row.account_id), row.running]));
  const open = ids
    .map(id => ({ id, free: places - (running.get(fromBin(id)) ?? 0) }))
    .filter(({ free }) => free > 0);
  if (open.length === 0) return [];
  const each = Math.max(1, Math.floor(most / open.length));
  const oldest = await lockOldest(
    tx,
    open.map(({ id }) => id),
    each,
  );
  return open
    .map(({ id, free }) => ({ free, jobs: oldest.get(fromBin(id)) ?? [] }))
    .filter(({ jobs }) => jobs.length > 0);
}

const oldestOfAccount = `(SELECT account_id, id FROM jobs FORCE INDEX (by_status)
  WHERE account_id = ? AND status = 'queued' ORDER BY id LIMIT ?)`;

/** Locks the oldest queued jobs of each account, in the order of accounts and ids. */
async function lockOldest(
  tx: EntityManager,
  accounts: readonly Buffer[],
  most: number,
): Promise<Map<string, JobEntity[]>> {
  const rows = await tx.query<Row<typeof jobs>[]>(
    `SELECT j.* FROM (${accounts.map(() => oldestOfAccount).join(' UNION ALL ')}) oldest
       STRAIGHT_JOIN jobs j FORCE INDEX (PRIMARY) ON j.account_id = oldest.account_id AND j.id = oldest.id
     WHERE j.status = 'queued' FOR UPDATE`,
    accounts.flatMap(account => [account, most]),
  );
  return byAccount(toEntities(jobs, rows));
}

/** Starts queued jobs that the transaction holds locked: from now on they wait for a worker. */
export async function startJobs(tx: EntityManager, started: readonly JobKey[], now: Date): Promise<void> {
  if (started.length === 0) return;
  const keys = among(started);
  await tx.query(
    `UPDATE jobs FORCE INDEX (PRIMARY) SET status = 'running', started_at = ?, lease_until = ?, updated_at = ?
     WHERE ${keys.sql} AND status = 'queued'`,
    [now, now, now, ...keys.values],
  );
}

const leftJob = `FROM jobs FORCE INDEX (claimable) WHERE status = 'running' AND lease_until <= ?
  ORDER BY lease_until LIMIT 1`;

/**
 * Whether a running job has no worker. It asks for a column that the index lacks: so the server ends at the
 * end of the range, where it would otherwise pass over all the leases that were given back a moment ago.
 */
async function isAnyLeft(db: EntityManager, now: Date): Promise<boolean> {
  return (await db.query<unknown[]>(`SELECT operation ${leftJob}`, [now])).length > 0;
}

/**
 * Claims the running job that has waited longest for a worker, or whose worker is dead; null when there is
 * none.
 */
export async function claimJob(
  database: Database,
  { owner, now, until }: JobLease,
): Promise<JobEntity | null> {
  // Most queries find nothing, and cost no transaction then.
  if (!(await isAnyLeft(database.manager, now))) return null;
  return transaction(database, async tx => {
    const [row] = await tx.query<Row<typeof jobs>[]>(`SELECT * ${leftJob} FOR UPDATE SKIP LOCKED`, [now]);
    if (!row) return null;
    const job = toEntity(jobs, row);
    await updateJob(tx, job, { lease_owner: owner, lease_until: until });
    return job;
  });
}

/** That a row is one of some jobs: written so that servers read each by its key. */
function among(keys: readonly JobKey[]): Fragment {
  const ofAccounts = [...byAccount(keys)];
  return {
    sql: `(${ofAccounts.map(() => '(account_id = ? AND id IN (?))').join(' OR ')})`,
    values: ofAccounts.flatMap(([account, each]) => [toBin(account), each.map(({ id }) => toBin(id))]),
  };
}

function byAccount<T extends JobKey>(keys: readonly T[]): Map<string, T[]> {
  return groupBy(keys, key => key.account_id);
}

/** What changes while a job is worked on. */
const progressColumns = [
  'status',
  'progress',
  'row_cursor',
  'population_cursor',
  'file_cursor',
  'error_count',
  'result',
  'total_count',
  'lease_owner',
  'lease_until',
  'started_at',
  'completed_at',
  'updated_at',
] as const satisfies readonly (keyof JobEntity)[];
type ProgressColumn = (typeof progressColumns)[number];

/** How far a job is. */
export type JobProgress = Pick<JobEntity, 'account_id' | 'id' | ProgressColumn>;

/** Columns that a new row would need beside them; the rows exist, so that nothing is inserted. */
const neededColumns = ['account_id', 'id', 'operation', 'input', 'created_at'];

/** Writes how far jobs are that the transaction holds locked. */
export async function saveProgress(tx: EntityManager, progress: readonly JobProgress[]): Promise<void> {
  if (progress.length === 0) return;
  const columns = [...neededColumns, ...progressColumns];
  const unused = { operation: '', input: '', created_at: progress[0]!.updated_at };
  const values = valuesSql(columns, toStored(jobs, progress), unused);
  const assignments = progressColumns.map(column => `${column} = VALUES(${column})`);
  await tx.query(
    `INSERT INTO jobs (${columns.join(', ')}) VALUES ? ON DUPLICATE KEY UPDATE ${assignments.join(', ')}`,
    [values],
  );
}
