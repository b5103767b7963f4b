import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.js';
import { graceMs } from '../../domain/retention.js';
import { purgePreviews } from '../../store/jobs/bulk/previews.js';
import type { Database } from '../../store/database/database.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { purgeJob } from '../../store/jobs/purge.js';
import { transaction } from '../../store/database/transaction.js';
import { deleteUpload, postponeUpload, unlistExpired } from '../../store/uploads/uploads.js';
import type { Task } from '../worker.js';

const idleMs = 10 * 60_000;
const batchSize = 1000;

export interface JobPurgeOptions {
  database: Database;
  files: FileStores;
  clock: Clock;
  log: Logger;
}

/**
 * Forgets what bulk work no longer needs: previews that expired, uploads with their files, and what jobs were given and
 * made. A little at a time.
 */
export function createJobPurge({ database, files, clock, log }: JobPurgeOptions): Task {
  /** Whether there may be more. The file goes before the row that says where it is, so that a crash loses none. */
  async function purgeUploads(now: Date, before: Date): Promise<boolean> {
    const upload = await transaction(database, tx => unlistExpired(tx, before, batchSize));
    if (!upload?.isUnlisted) return upload !== null;
    const { owner, store } = upload;
    try {
      if (store !== null) await files.of(store).remove(owner);
      await deleteUpload(database.manager, owner);
    } catch (error) {
      // The others do not wait for this one. It stays expired, and its turn comes again in a day.
      log.warn({ uploadId: owner.ownerId, store, error: String(error) }, 'file of an upload was not removed');
      await postponeUpload(database.manager, owner, now);
    }
    return true;
  }

  return {
    name: 'jobs-purge',
    idleMs,
    async run() {
      const now = clock.now();
      const before = new Date(now.getTime() - graceMs);
      const previews = await transaction(database, tx => purgePreviews(tx, before, batchSize));
      const uploads = await purgeUploads(now, before);
      const jobs = await transaction(database, tx => purgeJob(tx, now, batchSize));
      return previews === batchSize || uploads || jobs;
    },
  };
}
