// SQL, because an upsert takes half the time of an update of as many rows, and hundreds of jobs end at once.
import type { EntityManager } from 'typeorm';
import { toStored } from '../database/entity.js';
import { valuesSql } from '../database/bulk/values/queries.js';
import { jobs, type JobEntity } from './entities.js';

/** What changes while a job is worked on. */
const progressColumns = [
  'status',
  'progress',
  'row_cursor',
  'population_cursor',
  'file_cursor',
  'error_count',
  'result',
  'total_count',
  'lease_owner',
  'lease_until',
  'started_at',
  'completed_at',
  'updated_at',
] as const satisfies readonly (keyof JobEntity)[];
type ProgressColumn = (typeof progressColumns)[number];

/** How far a job is. */
export type JobProgress = Pick<JobEntity, 'account_id' | 'id' | ProgressColumn>;

/** Columns that a new row would need beside them; the rows exist, so that nothing is inserted. */
const neededColumns = ['account_id', 'id', 'operation', 'input', 'created_at'];

/** Writes how far jobs are that the transaction holds locked. */
export async function saveProgress(tx: EntityManager, progress: readonly JobProgress[]): Promise<void> {
  if (progress.length === 0) return;
  const columns = [...neededColumns, ...progressColumns];
  const unused = { operation: '', input: '', created_at: progress[0]!.updated_at };
  const values = valuesSql(columns, toStored(jobs, progress), unused);
  const assignments = progressColumns.map(column => `${column} = VALUES(${column})`);
  await tx.query(
    `INSERT INTO jobs (${columns.join(', ')}) VALUES ? ON DUPLICATE KEY UPDATE ${assignments.join(', ')}`,
    [values],
  );
}
