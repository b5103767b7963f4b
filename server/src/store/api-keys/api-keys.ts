import { hash, randomBytes } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import { apiKeys, type ApiKeyRow } from '../entities.js';
import { fromBin, hashToBin, newId, toBin } from '../database/ids.js';

/** An API key without its secret, which is stored as a hash alone. */
export interface ApiKey {
  id: string;
  account_id: string;
  name: string;
  secret_prefix: string;
  expires_at: Date | null;
  last_used_at: Date | null;
  revoked_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

/** What a request must know of the key it brings. */
export interface ApiKeyIdentity {
  id: string;
  accountId: string;
  expiresAt: Date | null;
  revokedAt: Date | null;
}

const secretStart = 'sk_';
const prefixLength = secretStart.length + 8;

/** Makes a key of 256 random bits. The answer holds its secret, which cannot be read again. */
export async function createApiKey(
  db: EntityManager,
  accountId: string,
  input: { name: string; expiresAt: Date | null },
  now: Date,
): Promise<{ key: ApiKey; secret: string }> {
  const secret = secretStart + randomBytes(32).toString('base64url');
  const row: ApiKeyRow = {
    account_id: toBin(accountId),
    id: toBin(newId()),
    name: input.name,
    secret_prefix: secret.slice(0, prefixLength),
    secret_hash: hashToBin(hash('sha256', secret)),
    expires_at: input.expiresAt,
    last_used_at: null,
    revoked_at: null,
    created_at: now,
    updated_at: now,
  };
  await db.getRepository(apiKeys).insert(row);
  return { key: apiKeyOf(row), secret };
}

/** A page of the account's keys, newest first, revoked ones included. */
export async function listApiKeys(
  db: EntityManager,
  accountId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: ApiKey[]; total: number }> {
  const where = { account_id: toBin(accountId) };
  const repository = db.getRepository(apiKeys);
  const total = await repository.countBy(where);
  // TypeORM takes a limit of 0 for none at all.
  if (page.limit === 0 || page.offset >= total) return { rows: [], total };
  const rows = await repository.find({ where, order: { id: 'DESC' }, take: page.limit, skip: page.offset });
  return { rows: rows.map(apiKeyOf), total };
}

/** Revokes a key, and keeps the time of an earlier revocation; null when the account has no such key. */
export async function revokeApiKey(
  db: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<ApiKey | null> {
  const where = { account_id: toBin(accountId), id: toBin(id) };
  await db.query(
    'UPDATE api_keys SET revoked_at = ?, updated_at = ? WHERE account_id = ? AND id = ? AND revoked_at IS NULL',
    [now, now, where.account_id, where.id],
  );
  const row = await db.getRepository(apiKeys).findOneBy(where);
  return row && apiKeyOf(row);
}

/** Finds a key by the lower-case hex SHA-256 of its secret, whatever its state: the caller judges that. */
export async function findApiKeyByHash(
  database: Database,
  secretHash: string,
): Promise<ApiKeyIdentity | null> {
  const [row] = await database.prepared<ApiKeyRow>(
    'SELECT id, account_id, expires_at, revoked_at FROM api_keys WHERE secret_hash = ?',
    [hashToBin(secretHash)],
  );
  return row
    ? {
        id: fromBin(row.id),
        accountId: fromBin(row.account_id),
        expiresAt: row.expires_at,
        revokedAt: row.revoked_at,
      }
    : null;
}

/** Notes when keys were last used, a batch at a time; a later time that is known already stays. */
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

function apiKeyOf({ secret_hash: _, ...row }: ApiKeyRow): ApiKey {
  return { ...row, id: fromBin(row.id), account_id: fromBin(row.account_id) };
}
