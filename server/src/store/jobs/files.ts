import type { EntityManager } from 'typeorm';
import { bytesStatement } from '../database/bytes-statement.js';
import { toBin } from '../database/ids.js';

interface JobKey {
  account_id: Buffer;
  id: Buffer;
}

/**
 * Appends a piece to the file of a job that the transaction holds locked; the first one begins with the heading.
 *
 * @returns bytes by which the file grew
 */
export async function appendToFile(
  tx: EntityManager,
  { account_id, id }: JobKey,
  heading: string,
  lines: string,
): Promise<number> {
  const [{ next }] = await tx.query<[{ next: number }]>(
    'SELECT COALESCE(MAX(seq) + 1, 0) AS next FROM job_files WHERE account_id = ? AND job_id = ?',
    [account_id, id],
  );
  const content = Buffer.from(next === 0 ? heading + lines : lines);
  if (content.length === 0) return 0;
  const insert = 'INSERT INTO job_files (account_id, job_id, seq, content) VALUES (?, ?, ?, ?)';
  await bytesStatement(tx, insert, [account_id, id, next, content]);
  return content.length;
}

/** The file of a job, a piece at a time. */
export async function* readFilePieces(
  db: EntityManager,
  accountId: string,
  jobId: string,
): AsyncGenerator<Uint8Array> {
  for (let seq = 0; ; seq++) {
    const [row] = await db.query<{ content: Buffer }[]>(
      'SELECT content FROM job_files WHERE account_id = ? AND job_id = ? AND seq = ?',
      [toBin(accountId), toBin(jobId), seq],
    );
    if (!row) return;
    yield row.content;
  }
}
