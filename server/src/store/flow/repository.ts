import { In, type EntityManager } from 'typeorm';
import { slices } from '../../domain/jobs/slices.js';
import { insertNew } from '../database/insert-new.js';
import { derivedBodies } from './entity.js';

/** Keys in one statement. */
const SLICE = 1000;

/** Returns those of some bodies, by their keys, that the service derived for an account at any time. */
export async function findDerivedBodies(
  db: EntityManager,
  accountId: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const slice of slices(keys, SLICE)) {
    const where = { account_id: accountId, body_key: In([...slice]) };
    for (const { body_key } of await db.getRepository(derivedBodies).findBy(where)) found.add(body_key);
  }
  return found;
}

/** Stores that the service derived these bodies for an account; those that are stored already stay. */
export async function storeDerivedBodies(
  tx: EntityManager,
  accountId: string,
  keys: readonly string[],
): Promise<void> {
  for await (const slice of slices([...new Set(keys)], SLICE)) {
    const rows = slice.map(body_key => ({ account_id: accountId, body_key }));
    if (rows.length > 0) await insertNew(tx.getRepository(derivedBodies), rows);
  }
}
