import { hash, instant, key, nullable, entity, text, uuid, type Entity } from '../database/columns.js';

/** API keys; a secret is stored as its SHA-256 alone. */
export const apiKeys = entity('api_keys', {
  account_id: key(uuid),
  id: key(uuid),
  name: text,
  secret_prefix: text,
  secret_hash: hash,
  expires_at: nullable(instant),
  last_used_at: nullable(instant),
  revoked_at: nullable(instant),
  created_at: instant,
  updated_at: instant,
});
export type ApiKeyEntity = Entity<typeof apiKeys>;
