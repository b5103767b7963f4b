import { timestamp, integer, key, entity, text, uuid, type Entity } from '../database/columns.js';

export const accounts = entity('accounts', {
  id: key(uuid),
  name: text,
  created_at: timestamp,
  updated_at: timestamp,
});
export type AccountEntity = Entity<typeof accounts>;

/** Numbers that are kept per account instead of being counted. */
export const accountCounts = entity('account_counts', {
  account_id: key(uuid),
  name: key(text),
  value: integer,
});
