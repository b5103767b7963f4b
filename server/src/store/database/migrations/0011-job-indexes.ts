import type { MigrationInterface, QueryRunner } from 'typeorm';
import { replaceKeys } from './replace-keys.js';

/**
 * A job that ends where it was queued moves one entry of an index, not two: who waits is found along the statuses, and
 * the leases are in an index of their own, which knows nothing of jobs that have none.
 */
export class JobIndexes implements MigrationInterface {
  readonly name = 'JobIndexes0000000000011';

  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.query(
      "SHOW INDEX FROM jobs WHERE Key_name = 'claimable' AND Column_name = 'status'",
    )) as unknown[];
    if (known.length === 0) return;
    await replaceKeys(runner, 'jobs', ['by_status (status, account_id)', 'claimable (lease_until)']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await replaceKeys(runner, 'jobs', ['by_status (account_id, status)', 'claimable (status, lease_until)']);
  }
}
