import type { EventType } from '../../generated/events.js';
import type { JobKind, JobStatus, BulkCompletedCounts } from '../../generated/types.js';

/** What a cancellation does to a job: it ends at once, is asked to stop, stays as it is, or cannot be cancelled. */
export function cancelEffect(status: JobStatus): 'end' | 'request' | 'none' | 'refused' {
  if (status === 'uploading' || status === 'queued') return 'end';
  if (status === 'running') return 'request';
  return status === 'cancelled' ? 'none' : 'refused';
}

/** What a finalize does to a staged import: it is queued, stays as it is, or cannot be finalized. */
export function finalizeEffect(status: JobStatus): 'queue' | 'none' | 'refused' {
  if (status === 'uploading') return 'queue';
  return status === 'failed' || status === 'cancelled' ? 'refused' : 'none';
}

/** A job in this status has come to its end. */
export function hasEnded(status: JobStatus): boolean {
  return status === 'completed' || status === 'failed' || status === 'cancelled';
}

/** Percent done: 100 only at the end, and 0 while the whole is not known. */
export function progressOf(handled: number, total: number, isDone: boolean): number {
  if (isDone) return 100;
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * handled) / total));
}

/** Counters of a job; only those of its operation. */
export type JobCounts = BulkCompletedCounts;
type Counter = keyof JobCounts;

/** The events of bulk work that is done. */
export type CompletionEvent = Extract<EventType, `${string}completed`>;

interface OperationFacts {
  /** Event of a job that succeeds. */
  event: CompletionEvent;
  counters: readonly Counter[];
  /** Where a person counts whom the account does not know. */
  unknown: Counter;
}

const imports: OperationFacts = {
  event: 'lead.bulk_import.completed',
  counters: ['imported', 'created', 'updated', 'enrolled', 'incomplete', 'failed'],
  unknown: 'failed',
};

/** What is particular to each kind of job. */
export const operationFacts: Readonly<Record<JobKind, OperationFacts>> = {
  api_lead_import: imports,
  csv_lead_import_staged: imports,
  add_to_campaign: {
    event: 'lead.added_to_campaign.completed',
    counters: ['created', 'updated', 'enrolled', 'skipped', 'incomplete', 'failed'],
    unknown: 'failed',
  },
  remove_from_campaign: {
    event: 'lead.removed_from_campaign.completed',
    counters: ['removed', 'skipped', 'failed'],
    unknown: 'skipped',
  },
  remove_from_all_campaigns: {
    event: 'lead.removed_from_all_campaigns.completed',
    counters: ['removed', 'skipped', 'failed'],
    unknown: 'skipped',
  },
  pause_enrollments: {
    event: 'enrollment.pause_completed',
    counters: ['paused', 'skipped', 'failed'],
    unknown: 'skipped',
  },
  resume_enrollments: {
    event: 'enrollment.resume_completed',
    counters: ['resumed', 'skipped', 'failed'],
    unknown: 'skipped',
  },
  add_to_lead_list: {
    event: 'lead_list.members_added.completed',
    counters: ['added', 'skipped', 'failed'],
    unknown: 'skipped',
  },
  remove_from_lead_list: {
    event: 'lead_list.members_removed.completed',
    counters: ['removed', 'skipped', 'failed'],
    unknown: 'skipped',
  },
  export_leads: {
    event: 'people.export.completed',
    counters: ['rows_exported', 'failed'],
    unknown: 'failed',
  },
  erase_person: {
    event: 'people.erasure.completed',
    counters: ['removed', 'skipped', 'failed'],
    unknown: 'skipped',
  },
};

/** The counters that a job of an operation begins with. */
export function zeroCounts(operation: JobKind): JobCounts {
  return Object.fromEntries(operationFacts[operation].counters.map(counter => [counter, 0]));
}

/** The sum of two sets of counters. */
export function addCounts(a: JobCounts, b: JobCounts): JobCounts {
  const sum = { ...a };
  for (const [counter, value] of Object.entries(b) as [Counter, number][])
    sum[counter] = (sum[counter] ?? 0) + value;
  return sum;
}

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
