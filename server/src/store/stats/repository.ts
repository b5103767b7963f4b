import { Between, type EntityManager } from 'typeorm';
import { campaignDailyStats, campaignTotals } from '../campaigns/entities.js';
import type { CampaignDailyStatsEntity, CampaignTotalsEntity } from '../campaigns/entities.js';
import type { DayCounts, TotalCounts } from './queries.js';
import { countInCampaign } from './held-counts.js';

/**
 * Counts what happened, on the day and in the totals; in the transaction of the effect, at its end.
 *
 * @param localDay the day in the campaign's zone, `YYYY-MM-DD`
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

/** Returns the days of a range (both ends included) on which anything was counted, the earliest first. */
export function readDailyStats(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  from: string,
  to: string,
): Promise<CampaignDailyStatsEntity[]> {
  return db.getRepository(campaignDailyStats).find({
    where: { account_id: accountId, campaign_id: campaignId, day: Between(from, to) },
    order: { day: 'ASC' },
  });
}

/** Returns the totals of a campaign. */
export async function readTotals(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<CampaignTotalsEntity> {
  const totals = await db
    .getRepository(campaignTotals)
    .findOneBy({ account_id: accountId, campaign_id: campaignId });
  if (!totals) throw new Error(`The campaign ${campaignId} has no totals.`);
  return totals;
}
