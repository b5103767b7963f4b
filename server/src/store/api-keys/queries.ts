// SQL, because every request that is authenticated for the first time waits for the one, and the other compares and sets.
import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { fromBin, hashToBin, toBin } from '../database/ids.js';
import type { apiKeys } from './entity.js';

/** What a request must know of the key it brings. */
export interface ApiKeyIdentity {
  id: string;
  accountId: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/** Finds a key by the lower-case hex SHA-256 of its secret, whatever its state: the caller judges that. */
export async function findApiKeyByHash(
  database: Database,
  secretHash: string,
): Promise<ApiKeyIdentity | null> {
  const [row] = await database.prepared<Row<typeof apiKeys>>(
    'SELECT id, account_id, expires_at, revoked_at FROM api_keys WHERE secret_hash = ?',
    [hashToBin(secretHash)],
  );
  if (!row) return null;
  return {
    id: fromBin(row.id),
    accountId: fromBin(row.account_id),
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
  };
}

/** Records when keys were last used; a later time that is stored already stays. */
export async function touchApiKeys(
  db: EntityManager,
  usage: { accountId: string; apiKeyId: string; usedAt: Date }[],
): Promise<void> {
  for (const { accountId, apiKeyId, usedAt } of usage) {
    await db.query(
      'UPDATE api_keys SET last_used_at = GREATEST(COALESCE(last_used_at, ?), ?) WHERE account_id = ? AND id = ?',
      [usedAt, usedAt, toBin(accountId), toBin(apiKeyId)],
    );
  }
}
