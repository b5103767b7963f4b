// SQL, because a job changes thousands of members at a time, and what it counts is added to the stored count.
import type { EntityManager } from 'typeorm';
import { slices } from '../../domain/jobs/slices.js';
import { hashFromBin, hashToBin, toBin } from '../database/ids.js';
import type { LeadListEntity } from './repository.js';

/** Members that one statement changes. */
const CHUNK = 1000;

type List = Pick<LeadListEntity, 'account_id' | 'id'>;

/**
 * Puts people on a list that the transaction holds locked. All of them must be people of the account.
 *
 * @returns those who were not on it before
 */
export async function addMembers(
  tx: EntityManager,
  list: List,
  globalLeadIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const added: string[] = [];
  for await (const chunk of slices(globalLeadIds, CHUNK)) {
    const members = new Set(await membersAmong(tx, list, chunk));
    const fresh = chunk.filter(id => !members.has(id)).sort();
    if (fresh.length === 0) continue;
    await tx.query(
      'INSERT INTO lead_list_members (account_id, list_id, global_lead_id, created_at) VALUES ?',
      [fresh.map(id => [...keyOf(list), hashToBin(id), now])],
    );
    added.push(...fresh);
  }
  await countMembers(tx, list, added.length);
  return added;
}

/** Removes people from a list that the transaction holds locked; returns those who were on it. */
export async function removeMembers(
  tx: EntityManager,
  list: List,
  globalLeadIds: readonly string[],
): Promise<string[]> {
  const removed: string[] = [];
  for await (const chunk of slices(globalLeadIds, CHUNK)) {
    const members = await membersAmong(tx, list, chunk);
    if (members.length === 0) continue;
    await tx.query(
      'DELETE FROM lead_list_members WHERE account_id = ? AND list_id = ? AND global_lead_id IN (?)',
      [...keyOf(list), members.map(hashToBin)],
    );
    removed.push(...members);
  }
  await countMembers(tx, list, -removed.length);
  return removed;
}

/** Returns which of these people are on a list. */
async function membersAmong(
  tx: EntityManager,
  list: List,
  globalLeadIds: readonly string[],
): Promise<string[]> {
  const rows = await tx.query<{ global_lead_id: Buffer }[]>(
    'SELECT global_lead_id FROM lead_list_members WHERE account_id = ? AND list_id = ? AND global_lead_id IN (?)',
    [...keyOf(list), globalLeadIds.map(hashToBin)],
  );
  return rows.map(row => hashFromBin(row.global_lead_id));
}

async function countMembers(tx: EntityManager, list: List, change: number): Promise<void> {
  if (change === 0) return;
  await tx.query(
    `UPDATE lead_lists SET member_count = GREATEST(CAST(member_count AS SIGNED) + ?, 0)
     WHERE account_id = ? AND id = ?`,
    [change, ...keyOf(list)],
  );
}

function keyOf({ account_id, id }: List): [Buffer, Buffer] {
  return [toBin(account_id), toBin(id)];
}
