import type { EntityManager } from 'typeorm';
import { accounts } from '../../accounts/entity.js';
import { jobs, type JobEntity } from '../entities.js';
import type { JobKey } from '../repository.js';

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
