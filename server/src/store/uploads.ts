import type { EntityManager } from 'typeorm';
import { uploads, type UploadRow } from './entities/index.js';
import { hashToBin, toBin } from './ids.js';
import { insertRows } from './insert-rows.js';
import { statementQueue } from './statement-queue.js';

/** An upload; null when the account has none with this id. */
export async function readUpload(
  db: EntityManager,
  accountId: string,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<UploadRow | null> {
  const [row] = await db.query<UploadRow[]>(`SELECT * FROM uploads WHERE account_id = ? AND id = ? ${lock}`, [
    toBin(accountId),
    toBin(id),
  ]);
  return row ?? null;
}

/** Stores an upload whose file is to come. */
export async function insertUpload(tx: EntityManager, upload: UploadRow): Promise<void> {
  await tx.getRepository(uploads).insert(upload);
}

/** Rows of an upload from a position on; row 0 is the heading. */
export async function readUploadRows(
  db: EntityManager,
  accountId: string,
  id: string,
  from: number,
  limit: number,
): Promise<{ index: number; payload: string }[]> {
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM upload_rows
     WHERE account_id = ? AND upload_id = ? AND row_index >= ? ORDER BY row_index LIMIT ?`,
    [toBin(accountId), toBin(id), from, limit],
  );
}

const rowColumns = ['account_id', 'upload_id', 'row_index', 'global_lead_id', 'payload'] as const;

/** A row of an uploaded file: its cells, or why it is none. */
export interface UploadedRow {
  globalLeadId: string | null;
  row: string[] | { error: string };
}

/**
 * Appends rows to an upload that has `count` rows so far. False when another sender of the same file has taken over.
 */
export async function appendUploadRows(
  tx: EntityManager,
  accountId: string,
  id: string,
  count: number,
  rows: readonly UploadedRow[],
): Promise<boolean> {
  const key = [toBin(accountId), toBin(id)];
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE uploads SET row_count = row_count + ?
     WHERE account_id = ? AND id = ? AND status = 'receiving' AND row_count = ?`,
    [rows.length, ...key, count],
  );
  if (affectedRows === 0) return false;
  const [account_id, upload_id] = key;
  const stored = rows.map(({ globalLeadId, row }, offset) => ({
    account_id: account_id!,
    upload_id: upload_id!,
    row_index: count + offset,
    global_lead_id: globalLeadId && hashToBin(globalLeadId),
    payload: JSON.stringify(row),
  }));
  const queue = statementQueue(tx);
  await insertRows(queue, 'upload_rows', rowColumns, stored);
  await queue.drained();
  return true;
}

/** Changes columns of an upload. */
export async function updateUpload(
  tx: EntityManager,
  accountId: string,
  id: string,
  change: Partial<Omit<UploadRow, 'account_id' | 'id'>>,
): Promise<void> {
  await tx.getRepository(uploads).update({ account_id: toBin(accountId), id: toBin(id) }, change);
}

/** Lets an upload expire no earlier than at an instant. */
export async function keepUpload(
  tx: EntityManager,
  accountId: string,
  id: string,
  until: Date,
): Promise<void> {
  await tx.query('UPDATE uploads SET expires_at = GREATEST(expires_at, ?) WHERE account_id = ? AND id = ?', [
    until,
    toBin(accountId),
    toBin(id),
  ]);
}

/** Forgets the rows of an upload that expired before, and then the upload, at most `limit`; answers how many. */
export async function purgeUploads(tx: EntityManager, before: Date, limit: number): Promise<number> {
  const [upload] = await tx.query<Pick<UploadRow, 'account_id' | 'id'>[]>(
    'SELECT account_id, id FROM uploads WHERE expires_at < ? ORDER BY expires_at LIMIT 1 FOR UPDATE',
    [before],
  );
  if (!upload) return 0;
  const key = [upload.account_id, upload.id];
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'DELETE FROM upload_rows WHERE account_id = ? AND upload_id = ? LIMIT ?',
    [...key, limit],
  );
  if (affectedRows < limit) await tx.query('DELETE FROM uploads WHERE account_id = ? AND id = ?', key);
  return Math.max(1, affectedRows);
}
