import { hash, randomBytes } from 'node:crypto';
import { IsNull, MoreThan, type EntityManager } from 'typeorm';
import { newId } from '../database/ids.js';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { apiKeys, type ApiKeyEntity } from './entity.js';

const secretStart = 'sk_';
const prefixLength = secretStart.length + 8;

/** Creates a key of 256 random bits, and returns it with its secret, which cannot be read again. */
export async function createApiKey(
  db: EntityManager,
  accountId: string,
  input: { name: string; expiresAt: Date | null },
  now: Date,
): Promise<{ key: ApiKeyEntity; secret: string }> {
  const secret = secretStart + randomBytes(32).toString('base64url');
  const key: ApiKeyEntity = {
    account_id: accountId,
    id: newId(),
    name: input.name,
    secret_prefix: secret.slice(0, prefixLength),
    secret_hash: hash('sha256', secret),
    expires_at: input.expiresAt,
    last_used_at: null,
    revoked_at: null,
    created_at: now,
    updated_at: now,
  };
  await db.getRepository(apiKeys).insert(key);
  return { key, secret };
}

/** Returns a page of the account's keys, newest first, revoked ones included. */
export function listApiKeys(
  db: EntityManager,
  accountId: string,
  page: Page,
): Promise<Paginated<ApiKeyEntity>> {
  const keys = db.getRepository(apiKeys).createQueryBuilder('key');
  return paginate(keys.where({ account_id: accountId }).orderBy('key.id', 'DESC'), page);
}

/** Revokes a key, and keeps the time of an earlier revocation; null when the account has no such key. */
export async function revokeApiKey(
  db: EntityManager,
  accountId: string,
  id: string,
  now: Date,
): Promise<ApiKeyEntity | null> {
  const keys = db.getRepository(apiKeys);
  const key = { account_id: accountId, id };
  await keys.update({ ...key, revoked_at: IsNull() }, { revoked_at: now, updated_at: now });
  return keys.findOneBy(key);
}

/** Revokes all keys of an account. */
export async function revokeApiKeys(db: EntityManager, accountId: string, now: Date): Promise<void> {
  const valid = { account_id: accountId, revoked_at: IsNull() };
  await db.getRepository(apiKeys).update(valid, { revoked_at: now, updated_at: now });
}

/** Returns the ids of the keys of all accounts that were revoked after `since`. */
export async function listKeysRevokedSince(db: EntityManager, since: Date): Promise<string[]> {
  const revoked = { where: { revoked_at: MoreThan(since) }, select: { account_id: true, id: true } } as const;
  return (await db.getRepository(apiKeys).find(revoked)).map(({ id }) => id);
}
