import { newId, toBin } from './ids.js';
import type { Database } from './database.js';

/** What keeps a database that answers from taking changes: a read-only server or user; null when it takes them. Leaves none. */
export async function findWriteFault({ source }: Pick<Database, 'source'>): Promise<Error | null> {
  const runner = source.createQueryRunner();
  const now = new Date();
  try {
    await runner.startTransaction();
    await runner.query('INSERT INTO leases (name, owner, until, acquired_at) VALUES (?, ?, ?, ?)', [
      `probe:${newId()}`,
      toBin(newId()),
      now,
      now,
    ]);
    return null;
  } catch (error) {
    return error as Error;
  } finally {
    await runner.rollbackTransaction().catch(() => undefined);
    await runner.release();
  }
}
