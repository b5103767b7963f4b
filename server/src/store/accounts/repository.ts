import type { EntityManager } from 'typeorm';
import type { ReceiverLimits } from '../../generated/types.js';
import { newId, parseUuid } from '../database/ids.js';
import {
  timestamp,
  integer,
  json,
  key,
  entity,
  nullable,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

/** Stores a new account. */
export async function createAccount(db: EntityManager, name: string, now: Date): Promise<AccountEntity> {
  const account = {
    id: newId(),
    name,
    skip_dates: null,
    receiver_limits: null,
    created_at: now,
    updated_at: now,
  };
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

/** Returns the days on which no campaign of an account sends; null when there are none. */
export async function findDaysOff(db: EntityManager, accountId: string): Promise<string[] | null> {
  const account = await db
    .getRepository(accounts)
    .findOne({ select: { id: true, skip_dates: true }, where: { id: accountId } });
  return account?.skip_dates ?? null;
}

/** Replaces the days on which no campaign of an account sends. */
export async function replaceDaysOff(
  tx: EntityManager,
  accountId: string,
  skip_dates: string[] | null,
  now: Date,
): Promise<void> {
  await tx.getRepository(accounts).update({ id: accountId }, { skip_dates, updated_at: now });
}

/** Returns the limits of receivers of an account; null when none is set. */
export async function findReceiverLimits(
  db: EntityManager,
  accountId: string,
): Promise<ReceiverLimits | null> {
  const account = await db
    .getRepository(accounts)
    .findOne({ select: { id: true, receiver_limits: true }, where: { id: accountId } });
  return account?.receiver_limits ?? null;
}

/** Replaces the limits of receivers of an account. */
export async function replaceReceiverLimits(
  tx: EntityManager,
  accountId: string,
  receiver_limits: ReceiverLimits | null,
  now: Date,
): Promise<void> {
  await tx.getRepository(accounts).update({ id: accountId }, { receiver_limits, updated_at: now });
}

export const accounts = entity('accounts', {
  id: key(uuid),
  name: text,
  /** Days on which no campaign sends, as in a schedule; NULL: none. */
  skip_dates: nullable(json<string[]>()),
  /** NULL: no receiver has a limit. */
  receiver_limits: nullable(json<ReceiverLimits>()),
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
