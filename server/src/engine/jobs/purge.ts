import type { Clock } from '../../domain/clock.js';
import { purgePreviews } from '../../store/bulk-previews.js';
import type { Database } from '../../store/database.js';
import { transaction } from '../../store/transaction.js';
import { purgeUploads } from '../../store/uploads.js';
import type { Task } from '../worker.js';

/** How long what has expired is still told apart from what never was. */
const keptMs = 24 * 60 * 60_000;
const idleMs = 10 * 60_000;
const batchSize = 1000;

/** Forgets previews that expired, and uploads whose file never came. A little at a time. */
export function createJobPurge({ database, clock }: { database: Database; clock: Clock }): Task {
  return {
    name: 'jobs-purge',
    idleMs,
    async run() {
      const before = new Date(clock.now().getTime() - keptMs);
      const previews = await transaction(database, tx => purgePreviews(tx, before, batchSize));
      const uploads = await transaction(database, tx => purgeUploads(tx, before, batchSize));
      return previews === batchSize || uploads > 0;
    },
  };
}
