// SQL, because imports read rows by the thousand as text, and an upload's errors are made within the database.
import type { EntityManager } from 'typeorm';
import { toBin } from '../../database/ids.js';
import type { JobKey } from '../repository.js';

/** A row that a job was given. */
export interface GivenRow {
  /** Position in what was given, from 0. */
  index: number;
  /** JSON of the lead object. */
  payload: string;
}

/** Returns the rows of a job from a position on. */
export function readJobRows(
  db: EntityManager,
  job: JobKey,
  from: number,
  limit: number,
): Promise<GivenRow[]> {
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM job_rows
     WHERE account_id = ? AND job_id = ? AND row_index >= ? ORDER BY row_index LIMIT ?`,
    [toBin(job.account_id), toBin(job.id), from, limit],
  );
}

/** Returns the rows of a job at these positions, as far as they are kept. */
export async function readJobRowsAt(
  db: EntityManager,
  job: JobKey,
  indexes: readonly number[],
): Promise<GivenRow[]> {
  if (indexes.length === 0) return [];
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM job_rows
     WHERE account_id = ? AND job_id = ? AND row_index IN (?) ORDER BY row_index`,
    [toBin(job.account_id), toBin(job.id), indexes],
  );
}

/** Appends an error for each row of an upload that names nobody, and returns how many those are. */
export async function insertRowsOfNobody(
  tx: EntityManager,
  job: JobKey,
  count: number,
  uploadId: string,
  message: string,
): Promise<number> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT INTO job_errors (account_id, job_id, seq, row_index, global_lead_id, message)
     SELECT account_id, ?, ? + ROW_NUMBER() OVER (ORDER BY row_index) - 1, row_index - 1, NULL, ?
       FROM upload_rows
      WHERE account_id = ? AND upload_id = ? AND global_lead_id IS NULL AND row_index > 0`,
    [toBin(job.id), count, message, toBin(job.account_id), toBin(uploadId)],
  );
  return affectedRows;
}
