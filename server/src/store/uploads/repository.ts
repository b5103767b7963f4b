import { IsNull, LessThan, MoreThan, Not, type EntityManager } from 'typeorm';
import { insertEntities } from '../database/bulk/queries.js';
import { deleteSome } from '../database/queries.js';
import type { FileKey, FileOwner, FileStoreKind } from '../files/file-store.js';
import { uploadRows, uploads, type UploadEntity } from './entities.js';

/** Returns an upload; null when the account has none with this id. */
export function readUpload(db: EntityManager, accountId: string, id: string): Promise<UploadEntity | null> {
  return db.getRepository(uploads).findOneBy({ account_id: accountId, id });
}

/** Returns the uploads of an account whose files have arrived. */
export function listUploads(db: EntityManager, accountId: string): Promise<UploadEntity[]> {
  return db.getRepository(uploads).findBy({ account_id: accountId, status: 'completed' });
}

/** As {@link readUpload}, and locks the upload. */
export function lockUpload(tx: EntityManager, accountId: string, id: string): Promise<UploadEntity | null> {
  return tx
    .getRepository(uploads)
    .findOne({ where: { account_id: accountId, id }, lock: { mode: 'pessimistic_write' } });
}

/** Stores an upload whose file is to come. */
export async function insertUpload(db: EntityManager, upload: UploadEntity): Promise<void> {
  await db.getRepository(uploads).insert(upload);
}

/** A file of an upload, and the store that has it. */
export interface UploadFile {
  store: string;
  key: FileKey;
}

/** The file of an upload, or of who began to send it last; null when nobody has. */
export function fileOf({ account_id, id, file_store, file_id }: UploadEntity): UploadFile | null {
  if (file_store === null || file_id === null) return null;
  return { store: file_store, key: { accountId: account_id, ownerId: id, fileId: file_id } };
}

/** Stores whose file is that of the upload from now on: a sender who began before is too late. */
export async function beginFile(
  tx: EntityManager,
  { accountId, ownerId, fileId }: FileKey,
  store: FileStoreKind,
  now: Date,
): Promise<void> {
  const receiving = { status: 'receiving', file_store: store, file_id: fileId, updated_at: now } as const;
  await tx.getRepository(uploads).update({ account_id: accountId, id: ownerId }, receiving);
}

/** Selects the upload that still waits for a file. */
function awaited({ accountId, ownerId, fileId }: FileKey) {
  return { account_id: accountId, id: ownerId, file_id: fileId, status: 'receiving' } as const;
}

/**
 * Stores how many bytes are reserved for a file that is being sent, and when it counts as abandoned; false when
 * its upload does not wait for it any more.
 */
export async function reserveBytes(
  db: EntityManager,
  key: FileKey,
  bytes: number,
  expiresAt: Date,
): Promise<boolean> {
  const reservation = { size_bytes: bytes, expires_at: expiresAt };
  return (await db.getRepository(uploads).update(awaited(key), reservation)).affected === 1;
}

/** Returns how many bytes the uploads of an account take, those that are being sent included. */
export async function countStoredBytes(db: EntityManager, accountId: string): Promise<number> {
  return (await db.getRepository(uploads).sum('size_bytes', { account_id: accountId })) ?? 0;
}

/** What is known of a file that has arrived. */
export interface ArrivedFile {
  rowCount: number;
  now: Date;
  expiresAt: Date;
}

/**
 * Makes a stored file that of its upload; false when another sender has taken over, or the upload is deleted.
 */
export async function finishFile(
  tx: EntityManager,
  key: FileKey,
  { rowCount, now, expiresAt }: ArrivedFile,
): Promise<boolean> {
  const { affected } = await tx.getRepository(uploads).update(awaited(key), {
    status: 'completed',
    row_count: rowCount,
    completed_at: now,
    expires_at: expiresAt,
    updated_at: now,
  });
  return affected === 1;
}

/** Lets an upload expire no earlier than at a time. */
export async function keepUpload(
  tx: EntityManager,
  accountId: string,
  id: string,
  until: Date,
): Promise<void> {
  const expiringBefore = { account_id: accountId, id, expires_at: LessThan(until) };
  await tx.getRepository(uploads).update(expiringBefore, { expires_at: until });
}

/** Stores that the people of an upload are all in its set. */
export async function markListed(db: EntityManager, accountId: string, id: string, now: Date): Promise<void> {
  await db.getRepository(uploads).update({ account_id: accountId, id }, { listed_at: now });
}

/**
 * Locks the upload that expired first: before a time, or by now where its file has not arrived. Null when there
 * is none.
 */
export function lockExpired(tx: EntityManager, before: Date, now: Date): Promise<UploadEntity | null> {
  return tx.getRepository(uploads).findOne({
    where: [{ expires_at: LessThan(before) }, { expires_at: LessThan(now), status: Not('completed') }],
    order: { expires_at: 'ASC' },
    lock: { mode: 'pessimistic_write' },
  });
}

/** Deletes an upload whose file and people are deleted. */
export async function deleteUpload(db: EntityManager, { accountId, ownerId }: FileOwner): Promise<void> {
  await db.getRepository(uploads).delete({ account_id: accountId, id: ownerId });
}

/** Lets an expired upload that cannot be deleted now expire at a later time, behind the others. */
export async function postponeUpload(
  db: EntityManager,
  { accountId, ownerId }: FileOwner,
  until: Date,
): Promise<void> {
  await db.getRepository(uploads).update({ account_id: accountId, id: ownerId }, { expires_at: until });
}

/** An entry of a set: a global lead id, or a text that is none. */
export interface SetEntry {
  globalLeadId: string | null;
  text: string;
}

/**
 * Appends entries to a set behind a row; those that it has there already stay.
 *
 * @param last 0 for a new set
 */
export function insertSet(
  tx: EntityManager,
  accountId: string,
  setId: string,
  entries: readonly SetEntry[],
  last = 0,
): Promise<void> {
  const rows = entries.map(({ globalLeadId, text }, at) => ({
    ...setOf(accountId, setId),
    row_index: last + 1 + at,
    global_lead_id: globalLeadId,
    payload: text,
  }));
  return insertEntities(tx, uploadRows, rows, 'ignored');
}

/** Returns the position of a set's last entry; 0 when it has none. */
export async function lastOfSet(db: EntityManager, accountId: string, setId: string): Promise<number> {
  return (await db.getRepository(uploadRows).maximum('row_index', setOf(accountId, setId))) ?? 0;
}

/** Returns the first texts of a set, as they were given. */
export async function readSet(
  db: EntityManager,
  accountId: string,
  setId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.getRepository(uploadRows).find({
    where: { ...setOf(accountId, setId), row_index: MoreThan(0) },
    order: { row_index: 'ASC' },
    take: limit,
  });
  return rows.map(row => row.payload);
}

/** Returns the entries of a set that are no ids. */
export async function readMalformed(
  db: EntityManager,
  accountId: string,
  setId: string,
): Promise<{ index: number; text: string }[]> {
  const rows = await db.getRepository(uploadRows).find({
    where: { ...setOf(accountId, setId), global_lead_id: IsNull(), row_index: MoreThan(0) },
    order: { row_index: 'ASC' },
  });
  return rows.map(({ row_index, payload }) => ({ index: row_index - 1, text: payload }));
}

/** Deletes a set. */
export async function deleteSet(tx: EntityManager, accountId: string, setId: string): Promise<void> {
  await tx.getRepository(uploadRows).delete(setOf(accountId, setId));
}

/** Deletes at most `limit` entries of a set, and returns how many. */
export function deleteSomeOfSet(
  tx: EntityManager,
  accountId: string,
  setId: string,
  limit: number,
): Promise<number> {
  return deleteSome(tx, uploadRows, setOf(accountId, setId), limit);
}

function setOf(accountId: string, setId: string) {
  return { account_id: accountId, upload_id: setId };
}
