import type { EntityManager } from 'typeorm';
import type { TagRow } from '../campaigns/entities.js';
import { fromBin, newId, toBin } from '../database/ids.js';
import type { TagKind } from './tags.js';

/** The tags of campaigns. */
export const campaignTagKind: TagKind = {
  tags: 'campaign_tags',
  links: 'campaign_tag_links',
  owner: 'campaign_id',
  repeatedIn: 'campaigns',
};

/** Finds campaign tags by name, whatever the case, and makes those that are unknown. Answers their ids. */
export async function campaignTagsByName(
  tx: EntityManager,
  accountId: string,
  tags: readonly Pick<TagRow, 'name' | 'color'>[],
  now: Date,
): Promise<string[]> {
  if (tags.length === 0) return [];
  const account = toBin(accountId);
  // In the order in which every transaction takes them. Names that are there already stay as they are.
  const sorted = [...tags].sort((a, b) => (a.name < b.name ? -1 : 1));
  await tx.query(
    'INSERT IGNORE INTO campaign_tags (account_id, id, name, color, created_at, updated_at) VALUES ?',
    [sorted.map(({ name, color }) => [account, toBin(newId()), name, color, now, now])],
  );
  const rows = await tx.query<Pick<TagRow, 'id'>[]>(
    'SELECT id FROM campaign_tags WHERE account_id = ? AND name IN (?) LOCK IN SHARE MODE',
    [account, sorted.map(({ name }) => name)],
  );
  return rows.map(row => fromBin(row.id));
}
