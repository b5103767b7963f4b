import type { EntityManager } from 'typeorm';
import { accounts, type AccountRow } from '../entities.js';
import { fromBin, newId, parseUuid, toBin } from '../database/ids.js';

export interface Account {
  id: string;
  name: string;
  created_at: Date;
  updated_at: Date;
}

export async function createAccount(db: EntityManager, name: string, now: Date): Promise<Account> {
  const account = { id: newId(), name, created_at: now, updated_at: now };
  await db.getRepository(accounts).insert({ ...account, id: toBin(account.id) });
  return account;
}

/** The account of an id; null for an unknown id and for a text that is none. */
export async function findAccount(db: EntityManager, id: string): Promise<Account | null> {
  const uuid = parseUuid(id);
  const row = uuid && (await db.getRepository(accounts).findOneBy({ id: toBin(uuid) }));
  return row ? accountOf(row) : null;
}

/** The oldest accounts first. */
export async function listAccounts(db: EntityManager): Promise<Account[]> {
  const rows = await db.getRepository(accounts).find({ order: { id: 'ASC' } });
  return rows.map(accountOf);
}

/** Whether there is any account at all. */
export async function hasAccount(db: EntityManager): Promise<boolean> {
  return (await db.query<unknown[]>('SELECT 1 FROM accounts LIMIT 1')).length > 0;
}

function accountOf(row: AccountRow): Account {
  return { ...row, id: fromBin(row.id) };
}
