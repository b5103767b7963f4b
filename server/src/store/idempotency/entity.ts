import {
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  oneOf,
  entity,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

/** Uses of an `Idempotency-Key`, each with its response once there is one. */
export const idempotencyKeys = entity('idempotency_keys', {
  account_id: key(uuid),
  /** SHA-256 of method, path and key. */
  request_hash: key(hash),
  method: text,
  path: text,
  body_hash: hash,
  state: oneOf<'running' | 'done'>(),
  owner: uuid,
  lease_until: timestamp,
  response_status: nullable(integer),
  response_headers: nullable(json<Readonly<Record<string, string>>>()),
  response_body: nullable(text),
  created_at: timestamp,
  expires_at: timestamp,
});
export type IdempotencyKeyEntity = Entity<typeof idempotencyKeys>;
