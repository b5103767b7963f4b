import type { EntityManager } from 'typeorm';
import { toBin } from '../database/ids.js';

/** Rows of one statement. */
const CHUNK = 500;

/** A row that a job is to import. */
export interface StagedRow {
  /** Position in what was given, from 0. */
  index: number;
  /** JSON of the lead object. */
  payload: string;
}

/** Appends rows to a job that the transaction holds locked. */
export async function insertJobRows(
  tx: EntityManager,
  accountId: string,
  jobId: string,
  first: number,
  leads: readonly unknown[],
): Promise<void> {
  const key = [toBin(accountId), toBin(jobId)];
  for (let start = 0; start < leads.length; start += CHUNK) {
    const rows = leads
      .slice(start, start + CHUNK)
      .map((lead, offset) => [...key, first + start + offset, JSON.stringify(lead)]);
    await tx.query('INSERT INTO job_rows (account_id, job_id, row_index, payload) VALUES ?', [rows]);
  }
}

/** The rows of a job at these positions, as far as they are kept. */
export async function readJobRowsAt(
  db: EntityManager,
  accountId: string,
  jobId: string,
  indexes: readonly number[],
): Promise<StagedRow[]> {
  if (indexes.length === 0) return [];
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM job_rows
     WHERE account_id = ? AND job_id = ? AND row_index IN (?) ORDER BY row_index`,
    [toBin(accountId), toBin(jobId), indexes],
  );
}

/** The rows of a job from a position on. */
export async function readJobRows(
  db: EntityManager,
  accountId: string,
  jobId: string,
  from: number,
  limit: number,
): Promise<StagedRow[]> {
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM job_rows
     WHERE account_id = ? AND job_id = ? AND row_index >= ? ORDER BY row_index LIMIT ?`,
    [toBin(accountId), toBin(jobId), from, limit],
  );
}
