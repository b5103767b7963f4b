import type { Clock } from '../../domain/clock.js';
import { purgePreviews } from '../../store/bulk-previews.js';
import { graceMs } from '../../domain/retention.js';
import type { Database } from '../../store/database.js';
import { purgeJob } from '../../store/job-purge.js';
import { transaction } from '../../store/transaction.js';
import { purgeUploads } from '../../store/uploads.js';
import type { Task } from '../worker.js';

const idleMs = 10 * 60_000;
const batchSize = 1000;

/**
 * Forgets what bulk work no longer needs: previews that expired, uploads, and what jobs were given and made. A little at a
 * time.
 */
export function createJobPurge({ database, clock }: { database: Database; clock: Clock }): Task {
  return {
    name: 'jobs-purge',
    idleMs,
    async run() {
      const now = clock.now();
      const before = new Date(now.getTime() - graceMs);
      const previews = await transaction(database, tx => purgePreviews(tx, before, batchSize));
      const uploads = await transaction(database, tx => purgeUploads(tx, before, batchSize));
      const jobs = await transaction(database, tx => purgeJob(tx, now, batchSize));
      return previews === batchSize || uploads > 0 || jobs;
    },
  };
}
