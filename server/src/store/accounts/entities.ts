import {
  hash,
  instant,
  integer,
  json,
  key,
  nullable,
  oneOf,
  table,
  text,
  uuid,
  type Row,
} from '../database/columns.js';

export const accounts = table('accounts', {
  id: key(uuid),
  name: text,
  created_at: instant,
  updated_at: instant,
});
export type AccountRow = Row<typeof accounts>;

export const apiKeys = table('api_keys', {
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
export type ApiKeyRow = Row<typeof apiKeys>;

export const idempotencyKeys = table('idempotency_keys', {
  account_id: key(uuid),
  request_hash: key(hash),
  method: text,
  path: text,
  body_hash: hash,
  state: oneOf<'running' | 'done'>(),
  owner: uuid,
  lease_until: instant,
  response_status: nullable(integer),
  response_headers: nullable(json),
  response_body: nullable(text),
  created_at: instant,
  expires_at: instant,
});
export type IdempotencyKeyRow = Row<typeof idempotencyKeys>;

export const accountCounts = table('account_counts', {
  account_id: key(uuid),
  name: key(text),
  value: integer,
});
export type AccountCountRow = Row<typeof accountCounts>;
