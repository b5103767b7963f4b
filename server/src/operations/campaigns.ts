import type { CampaignsOperations } from '../generated/operations.js';
import { campaignTagKind } from '../store/tags/entities.js';
import { daysOffOperations } from './campaigns/timing.js';
import { campaignLifecycle } from './campaigns/lifecycle.js';
import { campaignReads } from './campaigns/read.js';
import { receiverLimitsOperations } from './campaigns/receiver-limits.js';
import { campaignSimulations } from './campaigns/simulate.js';
import { campaignWrites } from './campaigns/write.js';
import type { OperationContext, Dependencies } from './context.js';
import { tagOperations } from './tags.js';

/** The operations of the tag Campaigns. */
export function campaignsOperations(deps: Dependencies): CampaignsOperations<OperationContext> {
  const tags = tagOperations(deps, campaignTagKind);
  return {
    ...campaignReads(deps),
    ...campaignWrites(deps),
    ...campaignLifecycle(deps),
    ...campaignSimulations(deps),
    ...daysOffOperations(deps),
    ...receiverLimitsOperations(deps),
    listCampaignTags: tags.list,
    createCampaignTag: tags.create,
    updateCampaignTag: tags.update,
    deleteCampaignTag: tags.remove,
  };
}
