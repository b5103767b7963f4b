import { In, type EntityManager } from 'typeorm';
import { slices } from '../../domain/slices.js';
import type { CampaignKey } from '../campaigns/repository.js';
import { insertNew } from '../database/insert-new.js';
import { derivedBodies } from './entity.js';

/** Keys in one statement. */
const SLICE = 1000;

/** Returns those of some bodies, by their keys, that the service derived for a campaign at any time. */
export async function findDerivedBodies(
  db: EntityManager,
  { account_id, id }: CampaignKey,
  keys: readonly string[],
): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const slice of slices(keys, SLICE)) {
    const where = { account_id, campaign_id: id, body_key: In([...slice]) };
    for (const { body_key } of await db.getRepository(derivedBodies).findBy(where)) found.add(body_key);
  }
  return found;
}

/** Stores that the service derived these bodies for a campaign; those that are stored already stay. */
export async function storeDerivedBodies(
  tx: EntityManager,
  { account_id, id }: CampaignKey,
  keys: readonly string[],
): Promise<void> {
  for await (const slice of slices([...new Set(keys)], SLICE)) {
    const rows = slice.map(body_key => ({ account_id, campaign_id: id, body_key }));
    if (rows.length > 0) await insertNew(tx.getRepository(derivedBodies), rows);
  }
}

/** Deletes what is stored of the bodies of a campaign, whose flow is never saved again. */
export async function deleteDerivedBodies(tx: EntityManager, { account_id, id }: CampaignKey): Promise<void> {
  await tx.getRepository(derivedBodies).delete({ account_id, campaign_id: id });
}
