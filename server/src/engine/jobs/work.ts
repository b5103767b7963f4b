import type { EntityManager } from 'typeorm';
import type { JobCounts } from '../../domain/jobs/job-state.js';
import type { LeadInput } from '../../domain/leads/lead-input.js';
import type { JobEntity } from '../../store/entities.js';
import type { RowError } from '../../store/jobs/contents/repository.js';
import type { ExportedPerson } from '../../store/jobs/contents/queries.js';
import type { JobPlan } from '../../store/jobs/entities.js';
import { readLeadList } from '../../store/lead-lists/repository.js';
import { nextPeople } from '../../store/jobs/bulk/population/queries.js';

/** A job in the transaction of one chunk, which holds its row locked. */
export interface JobChunk {
  tx: EntityManager;
  accountId: string;
  jobId: string;
  job: JobEntity;
  plan: JobPlan;
  now: Date;
}

/** A job that the transaction holds locked, for its next chunk. */
export function chunkOf(tx: EntityManager, job: JobEntity, now: Date): JobChunk {
  return { tx, accountId: job.account_id, jobId: job.id, job, plan: job.input.plan, now };
}

/**
 * A row to import as it was read: a lead, why it is none and whose it would be, or what went wrong in reading
 * it.
 */
export type ReadRow =
  { lead: LeadInput } | { message: string; globalLeadId?: string | null } | { error: unknown };

/** One row or person of a job. */
export interface Item {
  /** Position in what was given, from 0; null where the server selected the person. */
  index: number | null;
  globalLeadId: string | null;
  /** Where the file of the rows goes on behind this one, in bytes. */
  fileCursor?: number;
  /** Of a row that is imported. */
  row?: ReadRow;
  /** Of a person who is exported; null where the account knows nobody by the id. */
  person?: ExportedPerson | null;
}

/** What a chunk came to. */
export interface ChunkOutcome {
  counts: JobCounts;
  errors: RowError[];
  /** Global lead ids of the people concerned; no more of them are asked for than are needed. */
  people: Iterable<string>;
  /** By how many bytes the job's file grew. */
  fileBytes?: number;
}

/** The work of one operation. Both run in the transaction of the chunk. */
export interface Work {
  /** Rows or people of one chunk: as many as hold their locks for about a tenth of a second. */
  chunkSize: number;
  /** No row of it can be left out: it is done, or fails. */
  isWhole?: boolean;
  /** The next items at the job's cursor, at most `limit`; fewer only at the end. */
  read(chunk: JobChunk, limit: number): Promise<Item[]>;
  /** Handles them all, or throws. */
  apply(chunk: JobChunk, items: readonly Item[]): Promise<ChunkOutcome>;
}

/** A job that cannot go on; the message says why. */
export class JobFailure extends Error {
  override readonly name = 'JobFailure';
}

/** A job that cannot go on now; it is tried again when its lease has run out. */
export class JobNotYet extends Error {
  override readonly name = 'JobNotYet';
}

/**
 * Fails a job whose people, or those whom it leaves out, are defined by a list that is gone. Without the list nobody would be
 * excluded any more, and an end of the population could not be distinguished from the end of the list. It is asked once the items
 * are handled: a list that is there then was there, with all its members, when they were read.
 */
export async function requireNamedLists({ tx, accountId, plan }: JobChunk): Promise<void> {
  const { population, exclusions = plan.exclusions } = plan.selected ?? {};
  const named = new Set([population?.kind === 'list' ? population.listId : undefined, exclusions?.listId]);
  for (const id of named)
    if (id !== undefined && !(await readLeadList(tx, accountId, id)))
      throw new JobFailure('A lead list of the job was deleted.');
}

/** The next people of the population of a job. */
export async function readPeopleItems(
  { tx, accountId, job, plan }: JobChunk,
  limit: number,
): Promise<Item[]> {
  if (!plan.selected) throw new Error('The job has no people.');
  return nextPeople(tx, accountId, plan.selected, job.population_cursor, limit);
}

/** Why someone of a job was not handled. */
export function unknownPerson({ index, globalLeadId }: Pick<Item, 'index' | 'globalLeadId'>): RowError {
  return { index, globalLeadId, message: 'No person in the account has this id.' };
}
