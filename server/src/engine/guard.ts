import type { EntityManager } from 'typeorm';
import { guardedMessages, judgeLatest } from '../domain/campaigns/guard.js';
import { tripGuard } from '../events/campaign.js';
import { findCampaign, lockCampaign } from '../store/campaigns/repository.js';
import { latestMessages } from '../store/sending/repository.js';

/** Pauses a running campaign if too many of its latest messages have bounced or were reported; in the transaction that recorded one. */
export async function guardCampaign(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  now: Date,
): Promise<void> {
  const campaign = await findCampaign(tx, accountId, campaignId);
  if (campaign?.status !== 'running') return;
  const { guard_from: resumedAt, max_bounce_percent } = campaign;
  const latest = await latestMessages(tx, accountId, campaignId, guardedMessages);
  const trip = judgeLatest(latest, max_bounce_percent, resumedAt, now);
  if (!trip) return;
  const locked = await lockCampaign(tx, accountId, campaignId);
  // Another worker has paused it meanwhile; it may even have been resumed since.
  if (locked?.status !== 'running' || Number(locked.guard_from) !== Number(resumedAt)) return;
  await tripGuard(tx, locked, trip, now);
}
