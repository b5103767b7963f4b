import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { hasCome } from '../../domain/schedule/lifecycle-dates.js';
import { changeCampaignStatus } from '../../events/campaign.js';
import type { CampaignStatusUpdate } from '../../generated/types.js';
import { updateCampaign } from '../../store/campaigns/repository.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';

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
  await changeCampaignStatus(tx, campaign, status, now);
}
