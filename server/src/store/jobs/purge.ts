import type { EntityManager } from 'typeorm';
import { hasEnded } from '../../domain/job-state.js';
import { goneAt } from '../../domain/retention.js';
import type { JobRow } from '../entities.js';
import { toBin } from '../database/ids.js';
import { fromJson } from '../database/json.js';
import { instantOrNull } from '../database/never.js';
import { updateJob, type StoredInput } from './jobs.js';

/** Pieces of a file that one statement forgets: they are larger than rows. */
const PIECES = 50;

/**
 * Forgets what one job was given and made, when that is no longer kept: at most `limit` rows. A staged import that
 * nobody has gone on with is cancelled. The job itself, its counters and its row errors stay. Answers whether there may
 * be more to forget.
 */
export async function purgeJob(tx: EntityManager, now: Date, limit: number): Promise<boolean> {
  const [job] = await tx.query<JobRow[]>(
    'SELECT * FROM jobs WHERE purge_at <= ? ORDER BY purge_at LIMIT 1 FOR UPDATE',
    [now],
  );
  if (!job) return false;
  const due = purgeTime(job, now);
  if (due > now) await updateJob(tx, job, { purge_at: due });
  else if (job.status === 'uploading') await updateJob(tx, job, abandoned(now));
  else if (await forgetSome(tx, job, limit)) await updateJob(tx, job, { purge_at: null });
  return true;
}

function purgeTime(job: JobRow, now: Date): Date {
  if (hasEnded(job.status)) return goneAt(instantOrNull(job.completed_at) ?? job.updated_at);
  return goneAt(job.status === 'uploading' ? job.updated_at : now);
}

function abandoned(now: Date): Partial<JobRow> {
  return {
    status: 'cancelled',
    cancel_requested_at: now,
    completed_at: now,
    updated_at: now,
    // Nobody waits for its rows any more.
    purge_at: now,
  };
}

/** Whether nothing is left. */
async function forgetSome(tx: EntityManager, { account_id, id, input }: JobRow, limit: number) {
  const { plan } = fromJson<StoredInput>(input);
  const forget = async (table: string, of: string, key: Buffer, most: number) => {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `DELETE FROM ${table} WHERE account_id = ? AND ${of} = ? LIMIT ?`,
      [account_id, key, most],
    );
    return affectedRows < most;
  };
  const done = [
    await forget('job_rows', 'job_id', id, limit),
    await forget('job_files', 'job_id', id, PIECES),
    plan.setId === undefined || (await forget('upload_rows', 'upload_id', toBin(plan.setId), limit)),
  ];
  return done.every(isDone => isDone);
}
