import { setTimeout as sleep } from 'node:timers/promises';
import type { EntityManager, QueryRunner } from 'typeorm';
import { lockWaitSeconds, type Database } from './database.js';
import { isConflict, isUnavailable, isDuplicate } from './errors.js';
import { announceWrites, writtenTable } from './writes.js';
import { collectCounts, countsSoFar, recallCounts, writeCounts } from '../stats/held-counts.js';

export interface TransactionOptions {
  /** How often the work is run at most, default 10. */
  attempts?: number;
  /** How long a statement waits for a lock at most, where those that `work` holds are in the way of others. */
  patienceSeconds?: number;
}

const firstBackoffMs = 5;
const longestBackoffMs = 1_000;

/**
 * Runs `work` in a transaction and commits it. On a deadlock, a lock wait that ran out, a lost certification or a
 * connection that broke before the commit, everything is rolled back and `work` runs again after a short random
 * wait: so `work` must touch nothing but the database, and only through the manager it is given.
 *
 * After the commit, what waits in this process for rows of the tables that were written to is woken (see `onWrites`).
 *
 * What `work` counts of campaigns is written last (see `collectCounts`): to read the counters, wait for the commit.
 *
 * A conflict inside `work` restarts the transaction even when `work` swallowed it, because the server has undone
 * what came before. A connection lost during COMMIT is thrown: nobody knows then whether it counted.
 */
export async function transaction<T>(
  database: Database,
  work: (tx: EntityManager) => Promise<T>,
  options: TransactionOptions = {},
): Promise<T> {
  const { attempts = 10, patienceSeconds } = options;
  for (let attempt = 1; ; attempt++) {
    const outcome = await runOnce(database, work, patienceSeconds);
    if ('value' in outcome) return outcome.value;
    if (!outcome.again || attempt >= attempts) throw outcome.error;
    await sleep(Math.random() * Math.min(longestBackoffMs, firstBackoffMs * 2 ** attempt));
  }
}

/** Does a part of a transaction that is undone by itself when it fails; the conflict that undoes all of it aside. */
export async function withSavepoint<T>(tx: EntityManager, work: () => Promise<T>): Promise<T> {
  const counts = countsSoFar(tx);
  await tx.query('SAVEPOINT part');
  try {
    return await work();
  } catch (error) {
    if (isConflict(error) || isUnavailable(error)) throw error;
    await tx.query('ROLLBACK TO SAVEPOINT part');
    recallCounts(tx, counts);
    throw error;
  }
}

type Outcome<T> = { value: T } | { error: unknown; again: boolean };

async function runOnce<T>(
  database: Database,
  work: (tx: EntityManager) => Promise<T>,
  patienceSeconds: number | undefined,
): Promise<Outcome<T>> {
  const runner = database.source.createQueryRunner();
  const { failure, written } = watch(runner);
  let committing = false;
  try {
    if (patienceSeconds !== undefined) await waitFor(runner, patienceSeconds);
    await runner.startTransaction();
    collectCounts(runner.manager);
    const value = await work(runner.manager);
    await writeCounts(runner.manager);
    if (failure.error !== undefined) throw failure.error;
    committing = true;
    await runner.commitTransaction();
    announceWrites(written);
    return { value };
  } catch (error) {
    await rollback(runner);
    if (failure.error !== undefined) return { error: failure.error, again: true };
    return { error, again: isConflict(error) || (isUnavailable(error) && !committing) };
  } finally {
    // A connection that takes this no more is used by nobody any more.
    if (patienceSeconds !== undefined) await waitFor(runner, lockWaitSeconds).catch(() => undefined);
    await runner.release();
  }
}

/** Sets how long the statements of the session wait for a lock. */
async function waitFor(runner: QueryRunner, seconds: number): Promise<void> {
  await runner.query(`SET SESSION innodb_lock_wait_timeout = ${seconds}`);
}

/** Remembers the first conflict that any statement of the transaction met, whoever catches it, and the tables written to. */
function watch(runner: QueryRunner): { failure: { error: unknown }; written: Set<string> } {
  const failure: { error: unknown } = { error: undefined };
  const written = new Set<string>();
  const query = runner.query.bind(runner) as QueryRunner['query'];
  runner.query = (async (...args: Parameters<QueryRunner['query']>) => {
    const table = writtenTable(args[0]);
    if (table !== undefined) written.add(table);
    try {
      return await query(...args);
    } catch (error) {
      if (isConflict(error)) failure.error ??= error;
      throw error;
    }
  }) as QueryRunner['query'];
  return { failure, written };
}

async function rollback(runner: QueryRunner): Promise<void> {
  if (!runner.isTransactionActive) return;
  // Without a connection there is nothing left to roll back.
  await runner.rollbackTransaction().catch(() => undefined);
}

const attempts = 10;

/** Thrown by work that finds there by now what it was to make. */
export class MadeMeanwhile extends Error {}

/**
 * Runs a transaction that makes rows which another may make at the same moment. Whoever loses such a race
 * runs again, and then finds the other's row and merges into it.
 */
export async function transactionWithInserts<T>(
  database: Database,
  work: (tx: EntityManager) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await transaction(database, work);
    } catch (error) {
      const lost = isDuplicate(error) || error instanceof MadeMeanwhile;
      if (!lost || attempt >= attempts) throw error;
    }
  }
}
