import type { QueryRunner } from 'typeorm';
import { addToSets, lockSets, type ThreadWordRow } from '../../inbox/search/index/queries.js';

/** Adds words to the sets of an account, all or none. */
export async function addInTransaction(
  runner: QueryRunner,
  account: Buffer,
  rows: readonly ThreadWordRow[],
): Promise<void> {
  await runner.startTransaction();
  try {
    await lockSets(runner.manager, account);
    await addToSets(runner.manager, account, rows);
    await runner.commitTransaction();
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
