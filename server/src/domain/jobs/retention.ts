import type { JobStatus } from '../../generated/types.js';
import { hasEnded } from './job-state.js';

const day = 24 * 60 * 60_000;

/**
 * For how long, in milliseconds, bulk work keeps what is large: uploads since they were last used, rows and
 * ids that were given to a job and the file of an export since the job ended. As long as events and
 * deliveries.
 */
const keptMs = 30 * day;

/** For how much longer it is there, though nobody is shown it: a download may be under way. */
export const graceMs = day;

export function keptUntil(lastUse: Date): Date {
  return new Date(lastUse.getTime() + keptMs);
}

/** When something last used at a time may be forgotten. */
export function goneAt(lastUse: Date): Date {
  return new Date(lastUse.getTime() + keptMs + graceMs);
}

/** Whether what a job was given, and made, is still kept; it always is while the job has not ended. */
export function isKept(endedAt: Date | null, now: Date): boolean {
  return endedAt === null || keptUntil(endedAt) > now;
}

/**
 * When what a job was given, and made, may be forgotten; of one that has not ended, as far as is known now.
 */
export function jobGoneAt(
  job: { status: JobStatus; completed_at: Date | null; updated_at: Date },
  now: Date,
): Date {
  if (hasEnded(job.status)) return goneAt(job.completed_at ?? job.updated_at);
  return goneAt(job.status === 'uploading' ? job.updated_at : now);
}
