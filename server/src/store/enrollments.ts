import type { EntityManager } from 'typeorm';
import { addToTotals } from './campaign-stats.js';
import type { EnrollmentReason } from './entities/index.js';
import { fromBin, toBin } from './ids.js';

/** How an enrolment ends: its way is done, or something stopped it. */
export interface EnrollmentEnd {
  state: 'completed' | 'stopped';
  reason: EnrollmentReason;
}

/**
 * Ends enrolments that have not ended yet, and counts them among the campaign's terminal ones.
 *
 * @returns the ids of those that this call ended
 */
export async function endEnrollments(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  end: EnrollmentEnd,
  now: Date,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const open = await tx.query<{ id: Buffer; campaign_id: Buffer }[]>(
    `SELECT id, campaign_id FROM enrollments
     WHERE account_id = ? AND id IN (?) AND state IN ('active', 'paused') FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  if (open.length === 0) return [];
  await tx.query(
    `UPDATE enrollments SET state = ?, reason = ?, awaits = NULL, next_action_at = NULL, lease_owner = NULL,
       lease_until = NULL, ended_at = ?, updated_at = ?
     WHERE account_id = ? AND id IN (?)`,
    [end.state, end.reason, now, now, toBin(accountId), open.map(row => row.id)],
  );
  const perCampaign = new Map<string, number>();
  for (const { campaign_id } of open) {
    const campaignId = fromBin(campaign_id);
    perCampaign.set(campaignId, (perCampaign.get(campaignId) ?? 0) + 1);
  }
  for (const [campaignId, count] of [...perCampaign].sort())
    await addToTotals(tx, accountId, campaignId, { terminal_enrollment_count: count });
  return open.map(row => fromBin(row.id));
}
