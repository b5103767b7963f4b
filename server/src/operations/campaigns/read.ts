import { ApiError } from '../../domain/api/api-error.js';
import { declaredFields } from '../../domain/flow/data.js';
import { launchIssues } from '../../domain/campaigns/campaign-status.js';
import type { CampaignsOperations } from '../../generated/operations.js';
import type { Campaign } from '../../generated/types.js';
import { presentCampaign, presentCampaignSummary } from '../../present/campaign.js';
import { etag } from '../../present/flow.js';
import { countIncomplete } from '../../store/enrollments/campaign/queries.js';
import { hasSendingMailbox } from '../../store/campaigns/mailboxes.js';
import { listCampaigns } from '../../store/campaigns/repository.js';
import { readCampaign } from '../../store/campaigns/queries.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import type { OperationContext, Dependencies } from '../context.js';
import { queryIds } from '../references.js';

export function campaignReads(deps: Dependencies) {
  const { database } = deps;
  return {
    async getCampaign({ params, query }, { accountId }) {
      const row = await readCampaign(database, accountId, params.id);
      if (!row) throw new ApiError('campaign_not_found');
      const data = presentCampaign(row);
      if (query.include !== undefined) await include(deps, row, data, query.include.split(','));
      return { status: 200, body: { data }, headers: etag(data.flow_revision) };
    },

    async listCampaigns({ query }, { accountId }) {
      const { limit, offset, status, include_deleted: includeDeleted } = query;
      const tagIds = queryIds(query.tag_ids, 'tag_ids', 'invalid_flow');
      const q = query.q?.trim() || undefined;
      const filter = { status, tagIds, q, includeDeleted };
      const { rows, total } = await listCampaigns(database.manager, accountId, filter, { limit, offset });
      return {
        status: 200,
        body: { data: rows.map(presentCampaignSummary), limit, offset, total_count: total },
      };
    },
  } satisfies Partial<CampaignsOperations<OperationContext>>;
}

/** Adds the further parts that the caller asked for. */
async function include(
  { database, clock, allowLoopbackUrls }: Dependencies,
  row: CampaignEntity,
  data: Campaign,
  parts: readonly string[],
): Promise<void> {
  const { flow } = savedFlow(row);
  if (parts.includes('launch_state')) {
    const hasMailbox = await hasSendingMailbox(database.manager, data.account_id, data.id);
    const candidate = { name: row.name, flow, hasMailbox, pauseAt: data.lifecycle_schedule.pause_at };
    const issues = launchIssues(candidate, { allowLoopback: allowLoopbackUrls }, clock.now());
    data.launch_state = { ready: issues.length === 0, issues };
  }
  if (parts.includes('lead_field_state')) {
    const incomplete_count = await countIncomplete(database.manager, data.account_id, data.id);
    data.lead_field_state = { ...declaredFields(flow), incomplete_count };
  }
}
