import { LessThanOrEqual, type EntityManager } from 'typeorm';
import { sentFilings } from '../entities.js';
import type { SentCopy } from './queries.js';

/** Whether any message is due: most polls find none, and need no transaction then. */
export function hasDueSentCopy(db: EntityManager, now: Date): Promise<boolean> {
  return db.getRepository(sentFilings).existsBy({ due_at: LessThanOrEqual(now) });
}

/** Renews the lease of a message and returns its source; null when another worker has it by now. */
export async function renewSentCopy(db: EntityManager, copy: SentCopy, until: Date): Promise<Buffer | null> {
  const copies = db.getRepository(sentFilings);
  const { affected } = await copies.update(leased(copy), { due_at: until });
  if (affected !== 1) return null;
  const row = await copies.findOneBy(leased(copy));
  return row && row.raw;
}

/** Deletes a message that is filed, or is not to be. */
export async function deleteSentCopy(db: EntityManager, copy: SentCopy): Promise<void> {
  await db.getRepository(sentFilings).delete(leased(copy));
}

/** Has a message tried again, by any worker. */
export async function postponeSentCopy(
  db: EntityManager,
  copy: SentCopy,
  attempts: number,
  dueAt: Date,
): Promise<void> {
  const again = { attempts, due_at: dueAt, lease_owner: null };
  await db.getRepository(sentFilings).update(leased(copy), again);
}

function leased({ accountId, id, owner }: SentCopy) {
  return { account_id: accountId, id, lease_owner: owner };
}
