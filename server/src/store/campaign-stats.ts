import type { EntityManager } from 'typeorm';
import { toBin } from './ids.js';

/** What happened on a day of a campaign. Negative numbers take back what was counted before. */
export interface DayCounts {
  sent?: number;
  replied?: number;
  positive_reply?: number;
  bounce?: number;
}

const dayColumns = ['sent', 'replied', 'positive_reply', 'bounce'] as const;

/**
 * Counts what happened, on the day and in the totals. Call it in the transaction of the effect, and last in it: the
 * totals are one row per campaign, which every other counter then waits for.
 *
 * @param localDay the day (YYYY-MM-DD) in the campaign's zone
 */
export async function addToStats(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  localDay: string,
  counts: DayCounts,
): Promise<void> {
  const key = [toBin(accountId), toBin(campaignId)];
  const values = dayColumns.map(column => counts[column] ?? 0);
  await tx.query('INSERT IGNORE INTO campaign_daily_stats (account_id, campaign_id, day) VALUES (?, ?, ?)', [
    ...key,
    localDay,
  ]);
  await tx.query(
    `UPDATE campaign_daily_stats SET ${dayColumns.map(moved).join(', ')}
     WHERE account_id = ? AND campaign_id = ? AND day = ?`,
    [...values, ...key, localDay],
  );
  await addToTotals(tx, accountId, campaignId, {
    sent_count: counts.sent,
    replied_count: counts.replied,
    positive_reply_count: counts.positive_reply,
    bounce_count: counts.bounce,
  });
}

const totalColumns = [
  'lead_count',
  'sent_count',
  'replied_count',
  'positive_reply_count',
  'bounce_count',
  'enrollment_count',
  'terminal_enrollment_count',
  'contacted_enrollment_count',
] as const;

/** Changes of a campaign's totals. */
export type TotalCounts = Partial<Record<(typeof totalColumns)[number], number>>;

/** Moves a campaign's totals; as {@link addToStats}, in the transaction of the effect and last in it. */
export async function addToTotals(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  counts: TotalCounts,
): Promise<void> {
  const changed = totalColumns.filter(column => counts[column]);
  if (changed.length === 0) return;
  const key = [toBin(accountId), toBin(campaignId)];
  await tx.query('INSERT IGNORE INTO campaign_totals (account_id, campaign_id) VALUES (?, ?)', key);
  await tx.query(
    `UPDATE campaign_totals SET ${changed.map(moved).join(', ')} WHERE account_id = ? AND campaign_id = ?`,
    [...changed.map(column => counts[column]), ...key],
  );
}

/** A counter never goes below zero, whatever is taken back; unsigned arithmetic would be an error there. */
function moved(column: string): string {
  return `${column} = GREATEST(CAST(${column} AS SIGNED) + ?, 0)`;
}
