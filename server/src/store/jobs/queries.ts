// SQL, because an upsert takes half the time of an update of as many rows: each worker writes this for many jobs a second.
import type { EntityManager } from 'typeorm';
import { toStored } from '../database/entity.js';
import { valuesSql } from '../database/values-sql.js';
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

/** Columns that a new row would need; the rows exist, so that nothing is inserted. */
const neededColumns = ['account_id', 'id', 'operation', 'status', 'input', 'result', 'created_at', 'updated_at'];

/** Writes how far jobs are that the transaction holds locked. What all of them share is written once. */
export async function saveProgress(tx: EntityManager, progress: readonly JobProgress[]): Promise<void> {
  const rows = toStored(jobs, progress);
  const [first] = rows;
  if (!first) return;
  const own = progressColumns.filter(column => rows.some(row => row[column] !== first[column]));
  const shared = progressColumns.filter(column => !own.includes(column));
  const columns = [...new Set([...neededColumns, ...own])];
  const values = valuesSql(columns, rows, { operation: '', input: '', created_at: first.updated_at! });
  const assignments = [
    ...own.map(column => `${column} = VALUES(${column})`),
    ...shared.map(column => `${column} = ?`),
  ];
  await tx.query(
    `INSERT INTO jobs (${columns.join(', ')}) VALUES ? ON DUPLICATE KEY UPDATE ${assignments.join(', ')}`,
    [values, ...shared.map(column => first[column])],
  );
}
