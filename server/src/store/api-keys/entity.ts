import { hash, timestamp, key, nullable, entity, text, uuid, type Entity } from '../database/columns.js';

/** API keys; a secret is stored as its SHA-256 alone. */
export const apiKeys = entity('api_keys', {
  account_id: key(uuid),
  id: key(uuid),
  name: text,
  secret_prefix: text,
  secret_hash: hash,
  expires_at: nullable(timestamp),
  last_used_at: nullable(timestamp),
  revoked_at: nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});
export type ApiKeyEntity = Entity<typeof apiKeys>;
