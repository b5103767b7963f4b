import { In, LessThanOrEqual, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { zeroCounts, goneAt } from '../../domain/jobs/job-state.js';
import type { JobKind, JobStatus } from '../../generated/types.js';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { newId } from '../database/ids.js';
import { bulkPreviews, jobs, type BulkPreviewEntity, type JobEntity } from './entities.js';
import { accounts } from '../accounts/repository.js';

export type JobKey = Pick<JobEntity, 'account_id' | 'id'>;

/** A job to be; what is left out is empty. */
export type NewJob = Pick<JobEntity, 'operation' | 'status' | 'created_by_api_key_id' | 'input'> &
  Partial<Pick<JobEntity, 'campaign_id' | 'preview_id' | 'uploaded_count' | 'total_count'>>;

/** Stores a new job. */
export async function insertJob(
  tx: EntityManager,
  accountId: string,
  job: NewJob,
  now: Date,
): Promise<JobEntity> {
  const created: JobEntity = {
    account_id: accountId,
    id: newId(),
    progress: 0,
    row_cursor: 0,
    population_cursor: null,
    file_cursor: null,
    result: { counts: zeroCounts(job.operation), people: [] },
    error_count: 0,
    error_message: null,
    uploaded_count: 0,
    total_count: 0,
    preview_id: null,
    lease_owner: null,
    lease_until: null,
    cancel_requested_at: null,
    started_at: null,
    completed_at: null,
    purge_at: goneAt(now),
    created_at: now,
    updated_at: now,
    ...job,
    campaign_id: job.campaign_id?.toLowerCase() ?? null,
  };
  await tx.getRepository(jobs).insert(created as QueryDeepPartialEntity<JobEntity>);
  return created;
}

/** Returns a job; null when the account has none with this id. */
export function readJob(db: EntityManager, accountId: string, id: string): Promise<JobEntity | null> {
  return db.getRepository(jobs).findOneBy({ account_id: accountId, id });
}

/** As {@link readJob}, and locks the job. */
export function lockJob(tx: EntityManager, accountId: string, id: string): Promise<JobEntity | null> {
  return tx
    .getRepository(jobs)
    .findOne({ where: { account_id: accountId, id }, lock: { mode: 'pessimistic_write' } });
}

/** Changes columns of a job that the transaction holds locked. */
export async function updateJob(
  tx: EntityManager,
  { account_id, id }: JobKey,
  change: Partial<JobEntity>,
): Promise<void> {
  await tx.getRepository(jobs).update({ account_id, id }, change as QueryDeepPartialEntity<JobEntity>);
}

/** Which jobs a list shows. */
export interface JobFilter {
  status?: JobStatus;
  operation?: JobKind;
  campaign_id?: string;
}

/** Returns a page of an account's jobs, newest first. */
export function listJobs(
  db: EntityManager,
  accountId: string,
  filter: JobFilter,
  page: Page,
): Promise<Paginated<JobEntity>> {
  const query = db.getRepository(jobs).createQueryBuilder('job');
  return paginate(query.where({ account_id: accountId, ...filter }).orderBy('job.id', 'DESC'), page);
}

/** Returns the job that is erasing a person, or will; null when there is none. */
export async function findErasure(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<JobEntity | null> {
  const waiting = {
    account_id: accountId,
    operation: 'erase_person',
    status: In(['queued', 'running']),
  } as const;
  const erasures = await db.getRepository(jobs).findBy(waiting);
  return erasures.find(({ input }) => input.plan.personId === globalLeadId) ?? null;
}

/** Returns how many jobs of an account are in a status. */
export function countJobs(db: EntityManager, accountId: string, status: JobStatus): Promise<number> {
  return db.getRepository(jobs).countBy({ account_id: accountId, status });
}

/**
 * Locks the job that has waited longest for a check whether its contents are still kept; null when none is
 * due.
 */
export function lockPurgeable(tx: EntityManager, now: Date): Promise<JobEntity | null> {
  return tx.getRepository(jobs).findOne({
    where: { purge_at: LessThanOrEqual(now) },
    order: { purge_at: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Stores a preview. */
export async function insertPreview(tx: EntityManager, preview: BulkPreviewEntity): Promise<void> {
  await tx.getRepository(bulkPreviews).insert(preview as QueryDeepPartialEntity<BulkPreviewEntity>);
}

/** Returns a preview; null when the account has none with this id. */
export function readPreview(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<BulkPreviewEntity | null> {
  return db.getRepository(bulkPreviews).findOneBy({ account_id: accountId, id });
}

/** Locks an account's queue: whoever adds to it or takes from it waits until the transaction ends. */
export async function lockJobQueue(tx: EntityManager, accountId: string): Promise<void> {
  await tx.getRepository(accounts).findOne({ where: { id: accountId }, lock: { mode: 'pessimistic_write' } });
}

/** Locks a job if it is still the worker's who claimed it; null otherwise. */
export function lockClaimed(tx: EntityManager, job: JobKey, owner: string): Promise<JobEntity | null> {
  return tx.getRepository(jobs).findOne({ where: claimed(job, owner), lock: { mode: 'pessimistic_write' } });
}

/** Gives a job back, behind the others that wait for a worker. */
export async function releaseJob(db: EntityManager, job: JobKey, owner: string, now: Date): Promise<void> {
  await db.getRepository(jobs).update(claimed(job, owner), { lease_owner: null, lease_until: now });
}

function claimed({ account_id, id }: JobKey, owner: string) {
  return { account_id, id, status: 'running', lease_owner: owner } as const;
}
