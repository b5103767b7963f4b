import type { EntityManager } from 'typeorm';
import type { Exclusions, Selected } from '../jobs/bulk/population.js';
import { hashToBin, toBin } from './ids.js';

/** Rows of one statement. */
const CHUNK = 1000;

/** An entry of a set: a global lead id, or a text that is none. */
export interface SetEntry {
  globalLeadId: string | null;
  text: string;
}

/**
 * Keeps ids that a request named as rows beside uploads, where populations and exclusions find them. Row 0 is the
 * heading that uploads have, so the first entry is row 1.
 */
export async function insertSet(
  tx: EntityManager,
  accountId: string,
  setId: string,
  entries: readonly SetEntry[],
): Promise<void> {
  const key = [toBin(accountId), toBin(setId)];
  for (let start = 0; start < entries.length; start += CHUNK) {
    const rows = entries
      .slice(start, start + CHUNK)
      .map(({ globalLeadId, text }, offset) => [
        ...key,
        start + offset + 1,
        globalLeadId && hashToBin(globalLeadId),
        text,
      ]);
    await tx.query(
      'INSERT INTO upload_rows (account_id, upload_id, row_index, global_lead_id, payload) VALUES ?',
      [rows],
    );
  }
}

/** The first texts of a set, as they were given. */
export async function readSet(
  db: EntityManager,
  accountId: string,
  setId: string,
  limit: number,
): Promise<string[]> {
  const rows = await db.query<{ payload: string }[]>(
    `SELECT payload FROM upload_rows WHERE account_id = ? AND upload_id = ? AND row_index > 0
     ORDER BY row_index LIMIT ?`,
    [toBin(accountId), toBin(setId), limit],
  );
  return rows.map(row => row.payload);
}

/** The entries of a set that are no ids. */
export async function readMalformed(
  db: EntityManager,
  accountId: string,
  setId: string,
): Promise<{ index: number; text: string }[]> {
  return db.query(
    `SELECT row_index - 1 AS \`index\`, payload AS text FROM upload_rows
     WHERE account_id = ? AND upload_id = ? AND global_lead_id IS NULL AND row_index > 0 ORDER BY row_index`,
    [toBin(accountId), toBin(setId)],
  );
}

/** Forgets a set. */
export async function deleteSet(tx: EntityManager, accountId: string, setId: string): Promise<void> {
  await tx.query('DELETE FROM upload_rows WHERE account_id = ? AND upload_id = ?', [
    toBin(accountId),
    toBin(setId),
  ]);
}

/** Forgets the ids that a job was to leave out, once it has ended. */
export async function forgetExclusions(
  tx: EntityManager,
  accountId: string,
  { selected, exclusions = selected?.exclusions }: { selected?: Selected; exclusions?: Exclusions },
): Promise<void> {
  const setId = exclusions?.setId;
  if (setId !== undefined) await deleteSet(tx, accountId, setId);
}
