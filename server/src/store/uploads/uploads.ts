import type { EntityManager } from 'typeorm';
import { uploads, type UploadRow } from '../entities.js';
import type { FileKey, FileOwner, FileStoreKind } from '../files/file-store.js';
import { fromBin, toBin } from '../database/ids.js';

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

/** A file of an upload, and the store that has it. */
export interface UploadFile {
  store: string;
  key: FileKey;
}

/** The file of an upload, or of who began to send it last; null when nobody has. */
export function fileOf({ account_id, id, file_store, file_id }: UploadRow): UploadFile | null {
  if (file_store === null || file_id === null) return null;
  const key = { accountId: fromBin(account_id), ownerId: fromBin(id), fileId: fromBin(file_id) };
  return { store: file_store, key };
}

/** Notes whose file is that of the upload from now on: a sender who began before is too late. */
export async function beginFile(
  tx: EntityManager,
  { accountId, ownerId, fileId }: FileKey,
  store: FileStoreKind,
  now: Date,
): Promise<void> {
  await tx.query(
    `UPDATE uploads SET status = 'receiving', file_store = ?, file_id = ?, updated_at = ?
      WHERE account_id = ? AND id = ?`,
    [store, toBin(fileId), now, toBin(accountId), toBin(ownerId)],
  );
}

/** Whether a file is still the one that its upload waits for. */
export async function isAwaited(
  db: EntityManager,
  { accountId, ownerId, fileId }: FileKey,
): Promise<boolean> {
  const found = await db.query<object[]>(
    "SELECT 1 FROM uploads WHERE account_id = ? AND id = ? AND file_id = ? AND status = 'receiving'",
    [toBin(accountId), toBin(ownerId), toBin(fileId)],
  );
  return found.length > 0;
}

/** What there is to say of a file that is here. */
export interface ArrivedFile {
  sizeBytes: number;
  rowCount: number;
  now: Date;
  expiresAt: Date;
}

/** Makes a file that is stored that of its upload; false when another sender has taken over, or the upload is gone. */
export async function finishFile(
  tx: EntityManager,
  { accountId, ownerId, fileId }: FileKey,
  { sizeBytes, rowCount, now, expiresAt }: ArrivedFile,
): Promise<boolean> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `UPDATE uploads SET status = 'completed', size_bytes = ?, row_count = ?, completed_at = ?, expires_at = ?,
                        updated_at = ?
      WHERE account_id = ? AND id = ? AND file_id = ? AND status = 'receiving'`,
    [sizeBytes, rowCount, now, expiresAt, now, toBin(accountId), toBin(ownerId), toBin(fileId)],
  );
  return affectedRows > 0;
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

/** What is to go of an upload that expired. */
export interface ExpiredUpload {
  owner: FileOwner;
  /** The store of its file; null when none was ever begun. */
  store: string | null;
  /** Whether its people are forgotten, so that the rest may be. */
  isUnlisted: boolean;
}

/** Forgets the people of the upload that expired first, at most `limit`; null when none has expired before. */
export async function unlistExpired(
  tx: EntityManager,
  before: Date,
  limit: number,
): Promise<ExpiredUpload | null> {
  const [upload] = await tx.query<Pick<UploadRow, 'account_id' | 'id' | 'file_store'>[]>(
    `SELECT account_id, id, file_store FROM uploads WHERE expires_at < ? ORDER BY expires_at LIMIT 1 FOR UPDATE`,
    [before],
  );
  if (!upload) return null;
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'DELETE FROM upload_rows WHERE account_id = ? AND upload_id = ? LIMIT ?',
    [upload.account_id, upload.id, limit],
  );
  const owner = { accountId: fromBin(upload.account_id), ownerId: fromBin(upload.id) };
  return { owner, store: upload.file_store, isUnlisted: affectedRows < limit };
}

/** Forgets an upload whose file and people are gone. */
export async function deleteUpload(db: EntityManager, { accountId, ownerId }: FileOwner): Promise<void> {
  await db.query('DELETE FROM uploads WHERE account_id = ? AND id = ?', [toBin(accountId), toBin(ownerId)]);
}

/** Puts an expired upload behind the others that are to be forgotten. */
export async function postponeUpload(
  db: EntityManager,
  { accountId, ownerId }: FileOwner,
  now: Date,
): Promise<void> {
  await db.query('UPDATE uploads SET expires_at = ? WHERE account_id = ? AND id = ?', [
    now,
    toBin(accountId),
    toBin(ownerId),
  ]);
}
