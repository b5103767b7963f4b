import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api-error.js';
import { statusEvents } from '../../domain/campaign-status.js';
import { hasCome } from '../../domain/lifecycle-dates.js';
import type { CampaignStatusUpdate } from '../../generated/types.js';
import { updateCampaign } from '../../store/campaigns/repository.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { emitEvent } from '../../store/database/outbox.js';

/**
 * Gives a launched campaign, which the transaction holds locked, the status that somebody asks for, with the event of
 * it. The status that already holds changes nothing.
 *
 * @throws ApiError `campaign_not_launched` on a draft
 */
export async function requestStatus(
  tx: EntityManager,
  campaign: CampaignEntity,
  status: CampaignStatusUpdate['status'],
  now: Date,
): Promise<void> {
  if (campaign.status === 'draft') throw new ApiError('campaign_not_launched');
  if (campaign.status === status) return;
  // Who resumes a campaign after its last day wants it to run on: that day holds no more.
  if (status === 'running' && hasCome(campaign.pause_at?.toISOString(), now))
    await updateCampaign(tx, campaign, { lifecycle_pause_on: null, pause_at: null });
  await moveStatus(tx, campaign, status, now);
}

/** Gives a launched campaign, which the transaction holds locked, another status than it has, with the event of it. */
export async function moveStatus(
  tx: EntityManager,
  campaign: CampaignEntity,
  status: CampaignStatusUpdate['status'],
  now: Date,
): Promise<void> {
  await updateCampaign(tx, campaign, { status, updated_at: now });
  const payload = {
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    status,
    previous_status: campaign.status,
  };
  await emitEvent(tx, campaign.account_id, statusEvents[status], payload, now);
}
