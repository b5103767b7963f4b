import type { EntityManager } from 'typeorm';
import { addToTotals } from '../stats/repository.js';
import { endEnrollments, lockEnrollmentsOfLeads } from '../enrollments/repository.js';
import type { LeadRow } from '../entities.js';
import { fromBin, hashFromBin, hashToBin, toBin } from '../database/ids.js';

type Removable = Pick<LeadRow, 'id' | 'campaign_id' | 'global_lead_id'>;

/**
 * Removes leads from their campaigns: their sequences stop, the people stay. The transaction holds people and leads
 * locked, and none of the leads is deleted already.
 */
export async function removeLeads(
  tx: EntityManager,
  accountId: string,
  leads: readonly Removable[],
  now: Date,
): Promise<void> {
  if (leads.length === 0) return;
  const ids = leads.map(lead => lead.id);
  await tx.query('UPDATE leads SET deleted_at = ?, updated_at = ? WHERE account_id = ? AND id IN (?)', [
    now,
    now,
    toBin(accountId),
    ids,
  ]);
  const enrollments = await lockEnrollmentsOfLeads(tx, accountId, ids.map(fromBin));
  const removed = { state: 'stopped', reason: 'removed' } as const;
  await endEnrollments(
    tx,
    accountId,
    enrollments.map(row => row.id),
    removed,
    now,
  );
  await uncount(tx, accountId, leads, now);
  for (const [campaignId, count] of counted(leads.map(lead => fromBin(lead.campaign_id))))
    await addToTotals(tx, accountId, campaignId, { lead_count: -count });
}

/** Takes memberships off the counts of people; those who lose equally many in one statement. */
async function uncount(
  tx: EntityManager,
  accountId: string,
  leads: readonly Removable[],
  now: Date,
): Promise<void> {
  const byCount = new Map<number, string[]>();
  for (const [person, count] of counted(leads.map(lead => hashFromBin(lead.global_lead_id))))
    byCount.set(count, [...(byCount.get(count) ?? []), person]);
  for (const [count, people] of byCount) {
    await tx.query(
      `UPDATE people SET campaign_count = GREATEST(CAST(campaign_count AS SIGNED) - ?, 0), latest_activity_at = ?
       WHERE account_id = ? AND global_lead_id IN (?)`,
      [count, now, toBin(accountId), people.map(hashToBin)],
    );
  }
}

/** How often each value is there, by value. */
function counted(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort();
}

/** Locks every row of these people in campaigns that may be written to. */
export async function lockMemberships(
  tx: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<Removable[]> {
  if (globalLeadIds.length === 0) return [];
  const found = await tx.query<{ id: Buffer }[]>(
    `SELECT l.id FROM leads l JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
     WHERE l.account_id = ? AND l.global_lead_id IN (?) AND l.deleted_at IS NULL
       AND c.source <> 'external' AND c.deleted_at IS NULL`,
    [toBin(accountId), globalLeadIds.map(hashToBin)],
  );
  if (found.length === 0) return [];
  return tx.query(
    `SELECT id, campaign_id, global_lead_id FROM leads WHERE account_id = ? AND id IN (?) AND deleted_at IS NULL
     ORDER BY id FOR UPDATE`,
    [toBin(accountId), found.map(row => row.id)],
  );
}
