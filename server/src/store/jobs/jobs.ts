import type { EntityManager } from 'typeorm';
import { zeroCounts, type JobCounts } from '../../domain/job-state.js';
import { goneAt } from '../../domain/retention.js';
import type { ColumnLayout, JobInput, JobOperation, Projection } from '../../generated/types.js';
import type { Exclusions, Selected } from './bulk/population.js';
import { jobs, type JobRow } from '../entities.js';
import { fromBin, toBin, toBinOrNull } from '../database/ids.js';
import type { Page } from '../database/paginate.js';
import { NEVER } from '../database/never.js';
import { valuesSql } from '../database/values-sql.js';

/** What a job does, as the engine reads it; the echo of the request is beside it. */
export interface JobPlan {
  /** Whom it is about; absent in imports. */
  selected?: Selected;
  /** Whom an import leaves out. */
  exclusions?: Exclusions;
  /** The set of ids that the request named, for the echo. */
  setId?: string;
  /** The list that changes. */
  targetListId?: string;
  /** The upload that is imported; absent where the rows were given to the job. */
  uploadId?: string;
  /** Custom fields that the campaign of an import asked for when it was started: they name columns of the file. */
  customKeys?: string[];
  projection?: Projection;
  columnLayout?: ColumnLayout;
}

/** What the column `input` holds. */
export interface StoredInput {
  echo: JobInput;
  plan: JobPlan;
}

/** What the column `result` holds: the counters, and the first people concerned, for the event. */
export interface StoredResult {
  counts: JobCounts;
  people: string[];
  fileSize?: number;
}

/** A job to be. */
export interface NewJob {
  id: string;
  operation: JobOperation;
  campaignId: string | null;
  apiKeyId: string;
  status: 'uploading' | 'queued';
  input: StoredInput;
  previewId: string | null;
  uploadedCount: number;
  totalCount: number;
}

/** Stores a job; answers its row. */
export async function insertJob(
  tx: EntityManager,
  accountId: string,
  job: NewJob,
  now: Date,
): Promise<JobRow> {
  const result: StoredResult = { counts: zeroCounts(job.operation), people: [] };
  const row: JobRow = {
    account_id: toBin(accountId),
    id: toBin(job.id),
    operation: job.operation,
    campaign_id: toBinOrNull(job.campaignId),
    created_by_api_key_id: toBinOrNull(job.apiKeyId),
    status: job.status,
    progress: 0,
    row_cursor: 0,
    population_cursor: null,
    file_cursor: null,
    input: JSON.stringify(job.input),
    result: JSON.stringify(result),
    error_count: 0,
    error_message: null,
    uploaded_count: job.uploadedCount,
    total_count: job.totalCount,
    preview_id: toBinOrNull(job.previewId),
    lease_owner: null,
    lease_until: null,
    cancel_requested_at: null,
    started_at: NEVER,
    completed_at: NEVER,
    purge_at: goneAt(now),
    created_at: now,
    updated_at: now,
  };
  await tx.getRepository(jobs).insert(row);
  return row;
}

/** A job; null when the account has none with this id. */
export async function readJob(
  db: EntityManager,
  accountId: string,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<JobRow | null> {
  const [row] = await db.query<JobRow[]>(`SELECT * FROM jobs WHERE account_id = ? AND id = ? ${lock}`, [
    toBin(accountId),
    toBin(id),
  ]);
  return row ?? null;
}

/** Changes columns of a job that the transaction holds locked. */
export async function updateJob(
  tx: EntityManager,
  { account_id, id }: Pick<JobRow, 'account_id' | 'id'>,
  change: Partial<Omit<JobRow, 'account_id' | 'id'>>,
): Promise<void> {
  const assignments = Object.keys(change).map(column => `${column} = ?`);
  await tx.query(`UPDATE jobs SET ${assignments.join(', ')} WHERE account_id = ? AND id = ?`, [
    ...Object.values(change),
    account_id,
    id,
  ]);
}

/** What changes while a job is worked on. */
const progressColumns = [
  'status', 'progress', 'row_cursor', 'population_cursor', 'file_cursor', 'error_count', 'result', 'total_count', 'lease_owner',
  'lease_until', 'started_at', 'completed_at', 'updated_at',
] as const satisfies readonly (keyof JobRow)[]; // prettier-ignore

/** How far a job is. */
export type JobProgress = Pick<JobRow, 'account_id' | 'id' | (typeof progressColumns)[number]>;

/** Columns that a new row would need; the rows are there, so that nothing is inserted. */
const neededColumns = [
  'account_id', 'id', 'operation', 'status', 'input', 'result', 'created_at', 'updated_at',
] as const satisfies readonly (keyof JobRow)[]; // prettier-ignore

/**
 * Writes how far jobs are that the transaction holds locked. As an upsert, which takes half the time of an update of as
 * many rows; what all of them share is said once.
 */
export async function saveProgress(tx: EntityManager, rows: readonly JobProgress[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const own = progressColumns.filter(column => rows.some(row => row[column] !== first[column]));
  const shared = progressColumns.filter(column => !own.includes(column));
  const columns = [...new Set([...neededColumns, ...own])];
  const values = valuesSql(columns, rows, { operation: '', input: '', created_at: first.updated_at });
  const assignments = [
    ...own.map(column => `${column} = VALUES(${column})`),
    ...shared.map(column => `${column} = ?`),
  ];
  await tx.query(
    `INSERT INTO jobs (${columns.join(', ')}) VALUES ? ON DUPLICATE KEY UPDATE ${assignments.join(', ')}`,
    [values, ...shared.map(column => first[column])],
  );
}

/** Which jobs a list shows. */
export interface JobFilter {
  status?: JobRow['status'];
  operation?: JobOperation;
  campaignId?: string;
}

/** A page of an account's jobs, newest first, and how many there are. */
export async function listJobs(
  db: EntityManager,
  accountId: string,
  { status, operation, campaignId }: JobFilter,
  { limit, offset }: Page,
): Promise<{ rows: JobRow[]; total: number }> {
  const where = ['account_id = ?'];
  const values: unknown[] = [toBin(accountId)];
  const add = (condition: string, value: unknown) => {
    where.push(condition);
    values.push(value);
  };
  if (status !== undefined) add('status = ?', status);
  if (operation !== undefined) add('operation = ?', operation);
  if (campaignId !== undefined) add('campaign_id = ?', toBin(campaignId));
  const conditions = where.join(' AND ');
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM jobs WHERE ${conditions}`,
    values,
  );
  if (limit === 0 || offset >= total) return { rows: [], total };
  const rows = await db.query<JobRow[]>(
    `SELECT j.* FROM (SELECT id FROM jobs WHERE ${conditions} ORDER BY id DESC LIMIT ? OFFSET ?) page
       JOIN jobs j ON j.account_id = ? AND j.id = page.id ORDER BY j.id DESC`,
    [...values, limit, offset, toBin(accountId)],
  );
  return { rows, total };
}

/** Locks an account's queue: whoever adds to it or takes from it waits until the transaction ends. */
export async function lockJobQueue(tx: EntityManager, accountId: string): Promise<void> {
  await tx.query('SELECT id FROM accounts WHERE id = ? FOR UPDATE', [toBin(accountId)]);
}

/** How many jobs of an account are in a status. */
export async function countJobs(
  db: EntityManager,
  accountId: string,
  status: JobRow['status'],
): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    'SELECT COUNT(*) AS total FROM jobs WHERE account_id = ? AND status = ?',
    [toBin(accountId), status],
  );
  return total;
}

/** The account and id of a job's row, as texts. */
export function jobIds(job: Pick<JobRow, 'account_id' | 'id'>): { accountId: string; jobId: string } {
  return { accountId: fromBin(job.account_id), jobId: fromBin(job.id) };
}
