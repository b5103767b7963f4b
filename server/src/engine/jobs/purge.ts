import type { Logger } from 'pino';
import type { EntityManager } from 'typeorm';
import type { Clock } from '../../domain/shared/clock.js';
import { graceMs, jobGoneAt } from '../../domain/jobs/job-state.js';
import { describeBriefly } from '../../store/database/errors.js';
import { bulkPreviews, type JobEntity } from '../../store/entities.js';
import type { Database } from '../../store/database/database.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { deleteSomeContents } from '../../store/jobs/contents/repository.js';
import { lockPurgeable, updateJob } from '../../store/jobs/repository.js';
import { purgeUntil } from '../../store/database/queries.js';
import { transaction } from '../../store/database/transaction.js';
import {
  deleteSomeOfSet,
  deleteUpload,
  lockExpired,
  postponeUpload,
} from '../../store/uploads/repository.js';
import type { Task } from '../scheduler/scheduler.js';

const batchSize = 1000;

export interface JobPurgeOptions {
  database: Database;
  files: FileStores;
  clock: Clock;
  log: Logger;
}

/**
 * Forgets what bulk work no longer needs: previews that expired, uploads with their files, and what jobs were
 * given and made. A little at a time.
 */
export function createJobPurge({ database, files, clock, log }: JobPurgeOptions): Task {
  /**
   * Whether there may be more. The file goes before the row that says where it is, so that a crash loses
   * none.
   */
  async function purgeUploads(now: Date, before: Date): Promise<boolean> {
    const { upload, isUnlisted } = await transaction(database, async tx => {
      const upload = await lockExpired(tx, before, now);
      if (!upload) return { upload, isUnlisted: false };
      const deleted = await deleteSomeOfSet(tx, upload.account_id, upload.id, batchSize);
      return { upload, isUnlisted: deleted < batchSize };
    });
    if (!upload || !isUnlisted) return upload !== null;
    const owner = { accountId: upload.account_id, ownerId: upload.id };
    const store = upload.file_store;
    try {
      if (store !== null) await files.of(store).remove(owner);
      await deleteUpload(database.manager, owner);
    } catch (error) {
      // The others do not wait for this one. It stays expired, and its turn comes again in a day.
      log.warn(
        { uploadId: owner.ownerId, store, error: describeBriefly(error) },
        'file of an upload was not removed',
      );
      const tomorrow = new Date(now.getTime() + graceMs);
      await postponeUpload(database.manager, owner, upload.status === 'completed' ? now : tomorrow);
    }
    return true;
  }

  return {
    name: 'jobs-purge',
    pollMs: 10 * 60_000,
    async run() {
      const now = clock.now();
      const before = new Date(now.getTime() - graceMs);
      const previews = await transaction(database, tx =>
        purgeUntil(tx, bulkPreviews, 'expires_at', before, batchSize),
      );
      const uploads = await purgeUploads(now, before);
      const jobs = await transaction(database, tx => purgeJob(tx, now));
      return previews === batchSize || uploads || jobs;
    },
  };
}

/**
 * Deletes some of what one job was given and made, when that is no longer kept. A staged import that nobody
 * has continued is cancelled. The job itself, its counters and its row errors stay.
 *
 * @returns whether there may be more to delete
 */
async function purgeJob(tx: EntityManager, now: Date): Promise<boolean> {
  const job = await lockPurgeable(tx, now);
  if (!job) return false;
  const due = jobGoneAt(job, now);
  if (due > now) await updateJob(tx, job, { purge_at: due });
  else if (job.status === 'uploading') await updateJob(tx, job, abandoned(now));
  else if (await deleteSomeContents(tx, job, batchSize)) await updateJob(tx, job, { purge_at: null });
  return true;
}

function abandoned(now: Date): Partial<JobEntity> {
  // Nobody waits for its rows any more.
  return { status: 'cancelled', cancel_requested_at: now, completed_at: now, updated_at: now, purge_at: now };
}
