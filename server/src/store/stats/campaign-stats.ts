import type { EntityManager } from 'typeorm';
import { lifecycleZone } from '../../domain/lifecycle-dates.js';
import type { Schedule } from '../../domain/flow-types.js';
import { localDate } from '../../domain/zone-time.js';
import type { DayCounts, TotalCounts } from './campaign-counts.js';
import type { CampaignDailyStatsRow, CampaignRow, CampaignTotalsRow } from '../campaigns/entities.js';
import { countInCampaign } from './held-counts.js';
import { toBin } from '../database/ids.js';
import { fromJson } from '../database/json.js';

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
 * Counts what happened, on the day and in the totals; in the transaction of the effect, at its end.
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
  await countInCampaign(tx, {
    accountId,
    campaignId,
    totals: {},
    days: new Map([[localDay, counts]]),
    bouncedAt,
  });
}

/** Moves a campaign's totals; as {@link addToStats}, at the end of the transaction of the effect. */
export async function addToTotals(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  totals: TotalCounts,
): Promise<void> {
  await countInCampaign(tx, { accountId, campaignId, totals, days: new Map(), bouncedAt: null });
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
