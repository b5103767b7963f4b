import type { EntityManager } from 'typeorm';
import { bulkPreviews, type BulkPreviewRow } from '../../entities.js';
import { toBin } from '../../database/ids.js';

/** Keeps a preview, which may bind a job until it expires. */
export async function insertPreview(tx: EntityManager, preview: BulkPreviewRow): Promise<void> {
  await tx.getRepository(bulkPreviews).insert(preview);
}

/** A preview; null when the account has none with this id. */
export async function readPreview(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<BulkPreviewRow | null> {
  const [row] = await db.query<BulkPreviewRow[]>(
    'SELECT * FROM bulk_previews WHERE account_id = ? AND id = ?',
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** Forgets at most `limit` previews that expired before; answers how many. */
export async function purgePreviews(db: EntityManager, before: Date, limit: number): Promise<number> {
  const { affectedRows } = await db.query<{ affectedRows: number }>(
    'DELETE FROM bulk_previews WHERE expires_at < ? ORDER BY expires_at LIMIT ?',
    [before, limit],
  );
  return affectedRows;
}
