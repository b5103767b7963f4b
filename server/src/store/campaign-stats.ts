import type { EntityManager } from 'typeorm';
import { lifecycleZone } from '../domain/lifecycle-dates.js';
import type { Schedule } from '../domain/flow-types.js';
import { localDate } from '../domain/zone-time.js';
import type { CampaignDailyStatsRow, CampaignRow, CampaignTotalsRow } from './entities/campaigns.js';
import { toBin } from './ids.js';
import { fromJson } from './json.js';

/** What happened on a day of a campaign. Negative numbers take back what was counted before. */
export interface DayCounts {
  sent?: number;
  replied?: number;
  positive_reply?: number;
  bounce?: number;
}

const dayColumns = ['sent', 'replied', 'positive_reply', 'bounce'] as const;

const totalColumns = [
  'lead_count',
  'enrollment_count',
  'terminal_enrollment_count',
  'contacted_enrollment_count',
] as const;

/** Changes of the totals beside what the days count; `contacted`: was sent at least one message. */
export type TotalCounts = Partial<Record<(typeof totalColumns)[number], number>>;

/** The zone that a campaign's days are cut in: that of its lifecycle. */
export function campaignZone(campaign: Pick<CampaignRow, 'lifecycle_time_zone' | 'schedule'>): string {
  const schedule = fromJson<Schedule>(campaign.schedule);
  return lifecycleZone(campaign.lifecycle_time_zone, schedule?.timezone ?? null);
}

/** The day of the stats, `YYYY-MM-DD`, that an instant belongs to. */
export function campaignDay(
  campaign: Pick<CampaignRow, 'lifecycle_time_zone' | 'schedule'>,
  at: Date,
): string {
  return localDate(campaignZone(campaign), at);
}

/**
 * Counts what happened, on the day and in the totals. Call it in the transaction of the effect, and last in it: the
 * totals are one row per campaign, which every other counter then waits for.
 *
 * @param localDay see {@link campaignDay}
 * @param bouncedAt time of the bounce that is counted
 */
export async function addToStats(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  localDay: string,
  counts: DayCounts,
  bouncedAt: Date | null = null,
): Promise<void> {
  const key = [toBin(accountId), toBin(campaignId)];
  const values = dayColumns.map(column => counts[column] ?? 0);
  await tx.query(
    `INSERT INTO campaign_daily_stats (account_id, campaign_id, day, ${dayColumns.join(', ')})
     VALUES (?, ?, ?, ${dayColumns.map(() => 'GREATEST(?, 0)').join(', ')})
     ON DUPLICATE KEY UPDATE ${dayColumns.map(moved).join(', ')}`,
    [...key, localDay, ...values, ...values],
  );
  await tx.query(
    `UPDATE campaign_totals SET ${dayColumns.map(column => moved(`${column}_count`)).join(', ')},
        last_bounce_at = GREATEST(COALESCE(last_bounce_at, ?), COALESCE(?, last_bounce_at))
      WHERE account_id = ? AND campaign_id = ?`,
    [...values, bouncedAt, bouncedAt, ...key],
  );
}

/** Moves a campaign's totals; as {@link addToStats}, in the transaction of the effect and last in it. */
export async function addToTotals(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  counts: TotalCounts,
): Promise<void> {
  const changed = totalColumns.filter(column => counts[column]);
  if (changed.length === 0) return;
  await tx.query(
    `UPDATE campaign_totals SET ${changed.map(moved).join(', ')} WHERE account_id = ? AND campaign_id = ?`,
    [...changed.map(column => counts[column]), toBin(accountId), toBin(campaignId)],
  );
}

/** A counter never goes below zero, whatever is taken back; unsigned arithmetic would be an error there. */
function moved(column: string): string {
  return `${column} = GREATEST(CAST(${column} AS SIGNED) + ?, 0)`;
}

/** The days of a range (both ends included) on which anything was counted, the earliest first. */
export async function readDailyStats(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  from: string,
  to: string,
): Promise<CampaignDailyStatsRow[]> {
  return db.query(
    `SELECT * FROM campaign_daily_stats
      WHERE account_id = ? AND campaign_id = ? AND day BETWEEN ? AND ? ORDER BY day`,
    [toBin(accountId), toBin(campaignId), from, to],
  );
}

/** The totals of a campaign. */
export async function readTotals(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<CampaignTotalsRow> {
  const [row] = await db.query<CampaignTotalsRow[]>(
    'SELECT * FROM campaign_totals WHERE account_id = ? AND campaign_id = ?',
    [toBin(accountId), toBin(campaignId)],
  );
  if (!row) throw new Error(`The campaign ${campaignId} has no totals.`);
  return row;
}
