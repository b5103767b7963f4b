import type { EntityManager } from 'typeorm';
import { newId, parseUuid } from '../database/ids.js';
import { timestamp, integer, key, entity, text, uuid, type Entity } from '../database/columns.js';

/** Stores a new account. */
export async function createAccount(db: EntityManager, name: string, now: Date): Promise<AccountEntity> {
  const account = { id: newId(), name, created_at: now, updated_at: now };
  await db.getRepository(accounts).insert(account);
  return account;
}

/** Returns the account with this id; null for an unknown id and for a text that is not an id. */
export async function findAccount(db: EntityManager, id: string): Promise<AccountEntity | null> {
  const uuid = parseUuid(id);
  return uuid === null ? null : db.getRepository(accounts).findOneBy({ id: uuid });
}

/** Returns all accounts, the oldest first. */
export function listAccounts(db: EntityManager): Promise<AccountEntity[]> {
  return db.getRepository(accounts).find({ order: { id: 'ASC' } });
}

/** Whether there is any account at all. */
export function hasAccount(db: EntityManager): Promise<boolean> {
  return db.getRepository(accounts).exists();
}

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
