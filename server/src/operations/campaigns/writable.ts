import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { lockCampaign } from '../../store/campaigns/repository.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';

/**
 * Reads and locks a campaign that is to be written to, or whose leads are.
 *
 * @param lock see `lockCampaign`
 * @throws ApiError `campaign_not_found`, also for a deleted one; `external_read_only`
 */
export async function writableCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
  lock: 'update' | 'share' = 'update',
): Promise<CampaignEntity> {
  const campaign = await lockCampaign(tx, accountId, id, lock);
  if (!campaign || campaign.deleted_at !== null) throw new ApiError('campaign_not_found');
  if (campaign.source === 'external') throw new ApiError('external_read_only');
  return campaign;
}
