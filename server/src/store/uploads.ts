import type { EntityManager } from 'typeorm';
import type { UploadRow } from './entities/index.js';
import { toBin } from './ids.js';

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
