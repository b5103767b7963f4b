import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { JobKind } from '../../generated/types.js';
import type { Database } from '../../store/database/database.js';
import type { JobEntity } from '../../store/entities.js';
import { isConflict, isUnavailable } from '../../store/database/errors.js';
import type { FileStores } from '../../store/files/file-stores.js';
import { deleteExclusions } from '../../store/jobs/contents/repository.js';
import { claimJob, type JobLease } from '../../store/jobs/queue/queries.js';
import { lockClaimed, releaseJob, updateJob } from '../../store/jobs/repository.js';
import { transaction, transactionWithInserts } from '../../store/database/transaction.js';
import type { Task } from '../scheduler/scheduler.js';
import { serveNext, type RoundRobin, jobStarter } from './start.js';
import { chunkOf, JobFailure, JobNotYet, type Work } from './work.js';
import { hasEnded, runChunk, recordChunks } from './chunk.js';
import { eraseWork } from './erase.js';
import { exportWork } from './export.js';
import { stagedImport, uploadImport } from './import-leads.js';
import { membershipChanges, membershipWork } from './membership.js';

export interface JobRunnerOptions {
  database: Database;
  files: FileStores;
  clock: Clock;
  log: Logger;
  /** UUID, one per runner of a process. */
  owner: string;
  /** Rows or people of one chunk, in place of what the work asks for. For tests. */
  chunkSize?: number;
  /** How long a job waits for a worker that is not heard of. */
  leaseMs?: number;
  /** How long a job is worked on before the next one has its turn. */
  turnMs?: number;
  /** Called after each chunk; what it throws ends the worker there, as a kill would. For tests. */
  checkpoint?: () => void;
  /** The work of a job; for tests that break it. */
  workFor?: (operation: JobKind, job: JobEntity) => Work;
}

const defaults = { leaseMs: 20_000, turnMs: 2_000 };
/** Chunks shrink by this factor to find the row that fails. */
const SHRINK = 10;

/**
 * Does the work of jobs. Those that are started are read together: small ones are done there and then.
 * The others take turns alone, so that no account waits for another's large one. A worker that dies leaves
 * the last whole chunk behind, and another goes on there once the lease has run out.
 */
export function createJobRunner(options: JobRunnerOptions): Task {
  const { database, clock, log, owner, workFor = workOf(options.files) } = options;
  const { leaseMs, turnMs } = { ...defaults, ...options };
  const round: RoundRobin = { last: null };
  const start = jobStarter({ database, clock, workFor, chunkSize: options.chunkSize });

  function lease(): JobLease {
    const now = clock.now();
    return { owner, now, until: new Date(now.getTime() + leaseMs) };
  }

  /** Does the next chunk of a job; true when the job has ended or is no longer ours. */
  function doChunk(
    claimed: JobEntity,
    work: Work,
    size: number,
    poison: string | null = null,
  ): Promise<boolean> {
    return transactionWithInserts(database, async tx => {
      const job = await lockClaimed(tx, claimed, owner);
      if (!job) return true;
      const { now, until } = lease();
      const end = await runChunk(chunkOf(tx, job, now), work, { size, poison, leaseUntil: until });
      await recordChunks(tx, [end], now);
      return hasEnded(end);
    });
  }

  /** Whether the job has ended or is no longer ours. */
  async function turn(job: JobEntity): Promise<boolean> {
    const work = workFor(job.operation, job);
    const end = clock.now().getTime() + turnMs;
    const whole = options.chunkSize ?? work.chunkSize;
    let size = whole;
    let ended = false;
    while (!ended && clock.now().getTime() <= end) {
      try {
        ended = await doChunk(job, work, size);
        size = Math.min(whole, size * SHRINK);
      } catch (error) {
        if (error instanceof JobFailure || isPassing(error)) throw error;
        if (size > 1) size = Math.max(1, Math.floor(size / SHRINK));
        else ended = await skip(job, work, error);
      }
      options.checkpoint?.();
    }
    return ended;
  }

  /** Leaves out the one row that failed alone. */
  async function skip(job: JobEntity, work: Work, cause: unknown): Promise<boolean> {
    log.warn({ accountId: job.account_id, jobId: job.id, err: cause }, 'row of a job failed');
    try {
      if (work.isWhole) throw cause;
      return await doChunk(job, work, 1, 'This row could not be processed.');
    } catch (error) {
      if (isPassing(error)) throw error;
      log.error({ accountId: job.account_id, jobId: job.id, err: error }, 'job failed');
      throw new JobFailure('The job failed unexpectedly.', { cause: error });
    }
  }

  async function fail(claimed: JobEntity, reason: string): Promise<void> {
    await transaction(database, async tx => {
      const job = await lockClaimed(tx, claimed, owner);
      const now = clock.now();
      const end = { status: 'failed', error_message: reason, completed_at: now, updated_at: now } as const;
      if (!job) return;
      await updateJob(tx, job, { ...end, lease_owner: null, lease_until: null });
      await deleteExclusions(tx, job);
    });
  }

  return {
    name: 'jobs',
    pollMs: 5_000,
    tables: ['jobs'],
    async run() {
      const started = await serveNext(database, round, start);
      if (started && started.done > 0) options.checkpoint?.();
      const job = await claimJob(database, lease());
      if (!job) return started !== null;
      try {
        const ended = await turn(job);
        if (!ended) await releaseJob(database.manager, job, owner, clock.now());
      } catch (error) {
        if (error instanceof JobNotYet) return true;
        if (!(error instanceof JobFailure)) throw error;
        await fail(job, error.message);
      }
      return true;
    },
  };
}

/** The same work may succeed a little later; the job waits for that with its lease. */
function isPassing(error: unknown): boolean {
  return isConflict(error) || isUnavailable(error) || error instanceof JobNotYet;
}

/** Finds the work of jobs, for one runner: what it keeps open is that runner's. */
export function workOf(files: FileStores): (operation: JobKind, job: JobEntity) => Work {
  const fromUpload = uploadImport(files);
  const erasing = eraseWork(files);
  return (operation, job) => {
    if (operation === 'api_lead_import' || operation === 'csv_lead_import_staged') {
      return job.input.plan.uploadId === undefined ? stagedImport : fromUpload;
    }
    if (operation === 'export_leads') return exportWork;
    if (operation === 'erase_person') return erasing;
    const change = membershipChanges[operation];
    if (change) return membershipWork(operation, change);
    throw new JobFailure(`This version does not support ${operation}.`);
  };
}
