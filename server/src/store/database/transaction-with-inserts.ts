import type { EntityManager } from 'typeorm';
import type { Database } from './database.js';
import { isDuplicate } from './errors.js';
import { transaction } from './transaction.js';

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
