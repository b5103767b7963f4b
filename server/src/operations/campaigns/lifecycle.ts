import { ApiError } from '../../domain/api/api-error.js';
import { launchedStatus } from '../../domain/campaigns/campaign-status.js';
import { firstPosition } from '../../domain/flow/position.js';
import { launchIssues } from '../../domain/campaigns/launch.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import { presentCampaign, presentCampaignLifecycle } from '../../present/campaign.js';
import { enrollCampaignLeads } from '../../store/enrollments/campaign/queries.js';
import { hasSendingMailbox } from '../../store/campaigns/mailboxes.js';
import { findCampaign, updateCampaign } from '../../store/campaigns/repository.js';
import { savedFlow } from '../../store/flow/flows.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext } from '../context.js';
import type { Dependencies } from '../dependencies.js';
import { requestStatus } from './status.js';
import { writableCampaign } from './writable.js';

type Lifecycle = Pick<CampaignsOperations<OperationContext>, 'launchCampaign' | 'setCampaignStatus'>;

export function campaignLifecycle({ database, clock, allowLoopbackUrls }: Dependencies): Lifecycle {
  return {
    async launchCampaign({ params: { id } }, { accountId }) {
      const data = await transaction(database, async tx => {
        const now = clock.now();
        const campaign = await writableCampaign(tx, accountId, id);
        if (campaign.status !== 'draft') throw new ApiError('campaign_already_launched');
        const { flow } = savedFlow(campaign);
        const lifecycle = presentCampaignLifecycle(campaign);
        const hasMailbox = await hasSendingMailbox(tx, accountId, id);
        const candidate = { name: campaign.name, flow, hasMailbox, pauseAt: lifecycle.pause_at };
        const details = launchIssues(candidate, { allowLoopback: allowLoopbackUrls }, now);
        if (details.length > 0) throw new ApiError('invalid_flow', { details });
        const status = launchedStatus(lifecycle.start_at, now);
        await updateCampaign(tx, campaign, { status, launched_at: now, updated_at: now });
        const enrolled = await enrollCampaignLeads(tx, campaign, firstPosition(flow, now)!, now);
        return { id: id.toLowerCase(), status, enrolled, lifecycle_schedule: lifecycle };
      });
      return { status: 200, body: { data } };
    },

    async setCampaignStatus({ params: { id }, body }, { accountId }) {
      const row = await transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, id);
        await requestStatus(tx, campaign, body.status, clock.now());
        return findCampaign(tx, accountId, id);
      });
      return { status: 200, body: { data: presentCampaign(row!) } };
    },
  };
}
