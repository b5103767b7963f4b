import type { EntityManager } from 'typeorm';
import type { JobErrorRow } from '../entities.js';
import { toBin } from '../database/ids.js';

/** Longest message that is kept, and rows of one statement. */
const LONGEST = 1000;
const CHUNK = 1000;

/** Why a row or person of a job was not handled. */
export interface RowError {
  globalLeadId: string | null;
  index: number | null;
  message: string;
}

/** Appends errors to those that a job has; `count` is how many that are. */
export async function insertJobErrors(
  tx: EntityManager,
  { account_id, id }: { account_id: Buffer; id: Buffer },
  count: number,
  errors: readonly RowError[],
): Promise<void> {
  for (let start = 0; start < errors.length; start += CHUNK) {
    const rows = errors
      .slice(start, start + CHUNK)
      .map(({ globalLeadId, index, message }, offset) => [
        account_id,
        id,
        count + start + offset,
        index,
        globalLeadId,
        message.slice(0, LONGEST),
      ]);
    await tx.query(
      'INSERT INTO job_errors (account_id, job_id, seq, row_index, global_lead_id, message) VALUES ?',
      [rows],
    );
  }
}

/** Appends an error for each row of an upload that names nobody; answers how many there are. */
export async function insertRowsOfNobody(
  tx: EntityManager,
  { account_id, id }: { account_id: Buffer; id: Buffer },
  count: number,
  uploadId: string,
  message: string,
): Promise<number> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT INTO job_errors (account_id, job_id, seq, row_index, global_lead_id, message)
     SELECT account_id, ?, ? + ROW_NUMBER() OVER (ORDER BY row_index) - 1, row_index - 1, NULL, ? FROM upload_rows
     WHERE account_id = ? AND upload_id = ? AND global_lead_id IS NULL AND row_index > 0`,
    [id, count, message, account_id, toBin(uploadId)],
  );
  return affectedRows;
}

/** Errors of a job from a position on, in the order in which they came up. */
export async function readJobErrors(
  db: EntityManager,
  accountId: string,
  jobId: string,
  from: number,
  limit: number,
): Promise<JobErrorRow[]> {
  return db.query(
    'SELECT * FROM job_errors WHERE account_id = ? AND job_id = ? AND seq >= ? ORDER BY seq LIMIT ?',
    [toBin(accountId), toBin(jobId), from, limit],
  );
}
