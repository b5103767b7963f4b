import type { EntityManager } from 'typeorm';
import { guardedMessages, judgeLatest } from '../domain/campaigns/guard.js';
import { tripGuard } from '../events/campaign.js';
import { lockCampaign } from '../store/campaigns/repository.js';
import { latestMessages } from '../store/sending/repository.js';

/**
 * Pauses a running campaign if too many of its latest messages have bounced or were reported; last in the transaction that
 * recorded one. Two that record at once are judged one after the other, so that the second sees what the first has recorded.
 */
export async function guardCampaign(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  now: Date,
): Promise<void> {
  const campaign = await lockCampaign(tx, accountId, campaignId);
  if (campaign?.status !== 'running') return;
  const latest = await latestMessages(tx, accountId, campaignId, guardedMessages);
  const trip = judgeLatest(latest, campaign.max_bounce_percent, campaign.guard_from, now);
  if (trip) await tripGuard(tx, campaign, trip, now);
}
