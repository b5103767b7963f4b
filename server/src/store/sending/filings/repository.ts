import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { sentFilings } from '../entities.js';
import type { Filing } from './queries.js';

/** Whether any message is due: most polls find none, and need no transaction then. */
export function hasDueFiling(db: EntityManager, now: Date): Promise<boolean> {
  return db.getRepository(sentFilings).existsBy({ due_at: LessThanOrEqual(now) });
}

/** Renews the lease of a message and returns its source; null when another worker has it by now. */
export async function renewFiling(db: EntityManager, filing: Filing, until: Date): Promise<Buffer | null> {
  const filings = db.getRepository(sentFilings);
  const { affected } = await filings.update(leased(filing), { due_at: until });
  if (affected !== 1) return null;
  const row = await filings.findOneBy(leased(filing));
  return row && row.raw;
}

/** Deletes a message that is filed, or is not to be. */
export async function deleteFiling(db: EntityManager, filing: Filing): Promise<void> {
  await db.getRepository(sentFilings).delete(leased(filing));
}

/** Has a message tried again, by any worker. */
export async function postponeFiling(
  db: EntityManager,
  filing: Filing,
  attempts: number,
  dueAt: Date,
): Promise<void> {
  const again = { attempts, due_at: dueAt, lease_owner: null };
  await db.getRepository(sentFilings).update(leased(filing), again);
}

function leased({ accountId, id, owner }: Filing) {
  return { account_id: accountId, id, lease_owner: owner };
}
