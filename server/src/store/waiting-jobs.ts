import type { EntityManager } from 'typeorm';

/** Whether a job waits to be started, or for a worker: one look along the index, cheap enough to be taken all the time. */
export async function hasWaitingJobs(db: EntityManager, now: Date): Promise<boolean> {
  const [{ found }] = await db.query<[{ found: number }]>(
    `SELECT EXISTS (SELECT 1 FROM jobs FORCE INDEX (claimable) WHERE status = 'queued')
         OR EXISTS (SELECT 1 FROM jobs FORCE INDEX (claimable) WHERE status = 'running' AND lease_until <= ?) AS found`,
    [now],
  );
  return found === 1;
}
