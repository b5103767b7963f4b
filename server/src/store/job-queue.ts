import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import type { JobRow } from './entities/index.js';
import { fromBin, toBin } from './ids.js';
import { countJobs, lockJobQueue } from './jobs.js';
import { transaction } from './transaction.js';

/** Accounts whose queues one look serves. */
const ACCOUNTS = 20;

/**
 * Starts queued jobs where an account has running places free, its oldest first; answers how many. Every account has its
 * own places, so that no account waits for another here.
 */
export async function startQueuedJobs(database: Database, now: Date, places: number): Promise<number> {
  const accounts = await database.manager.query<{ account_id: Buffer }[]>(
    `SELECT q.account_id FROM jobs q FORCE INDEX (claimable) WHERE q.status = 'queued' GROUP BY q.account_id
     HAVING (SELECT COUNT(*) FROM jobs r WHERE r.account_id = q.account_id AND r.status = 'running') < ?
     LIMIT ?`,
    [places, ACCOUNTS],
  );
  let started = 0;
  for (const { account_id } of accounts)
    started += await transaction(database, tx => startOf(tx, fromBin(account_id), now, places));
  return started;
}

async function startOf(tx: EntityManager, accountId: string, now: Date, places: number): Promise<number> {
  await lockJobQueue(tx, accountId);
  const free = places - (await countJobs(tx, accountId, 'running'));
  if (free <= 0) return 0;
  const queued = await tx.query<{ id: Buffer }[]>(
    "SELECT id FROM jobs WHERE account_id = ? AND status = 'queued' ORDER BY id LIMIT ? FOR UPDATE",
    [toBin(accountId), free],
  );
  if (queued.length === 0) return 0;
  // The lease that ended just now puts them behind those that have waited longer for a worker.
  await tx.query(
    `UPDATE jobs SET status = 'running', started_at = ?, lease_owner = NULL, lease_until = ?, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [now, now, now, toBin(accountId), queued.map(row => row.id)],
  );
  return queued.length;
}

/** Who works on a job, and until when others keep off it. */
export interface JobLease {
  owner: string;
  now: Date;
  until: Date;
}

/**
 * Takes the running job that has waited longest for a worker: one that nobody has, or whose worker is not heard of any
 * more. Null when there is none.
 */
export async function claimJob(database: Database, { owner, now, until }: JobLease): Promise<JobRow | null> {
  return transaction(database, async tx => {
    const [job] = await tx.query<JobRow[]>(
      `SELECT * FROM jobs FORCE INDEX (claimable) WHERE status = 'running' AND lease_until <= ?
       ORDER BY lease_until LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now],
    );
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

/** Locks a job that a worker has claimed; null when it is no longer that worker's. */
export async function lockClaimed(
  tx: EntityManager,
  { account_id, id }: Pick<JobRow, 'account_id' | 'id'>,
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
  { account_id, id }: Pick<JobRow, 'account_id' | 'id'>,
  owner: string,
  now: Date,
): Promise<void> {
  await db.query(
    `UPDATE jobs SET lease_owner = NULL, lease_until = ?
     WHERE account_id = ? AND id = ? AND status = 'running' AND lease_owner = ?`,
    [now, account_id, id, toBin(owner)],
  );
}
