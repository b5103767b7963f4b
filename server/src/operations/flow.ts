import { ApiError } from '../domain/api/api-error.js';
import { flowTemplates } from '../domain/flow/templates.js';
import type { FlowOperations } from '../generated/operations.js';
import { etag, presentFlowSave } from '../present/flow.js';
import { readCampaign } from '../store/campaigns/queries.js';
import { savedFlow } from '../store/flow/repository.js';
import { transaction } from '../store/database/transaction.js';
import { writableCampaign } from './campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from './context.js';
import { acceptFlow } from './flow/accept.js';
import { requireRevision, saveFlow } from './flow/save.js';
import { patchedFlow } from './flow/patch-node.js';
import { judgeFlow } from './flow/validate.js';

/** The operations of the tag Flow. */
export function flowOperations(deps: Dependencies): FlowOperations<OperationContext> {
  const { database, clock } = deps;

  const save: FlowOperations<OperationContext>['saveFlow'] = async (request, { accountId }) => {
    const { params, query, headers, body } = request;
    const outcome = await transaction(database, async tx => {
      const campaign = await writableCampaign(tx, accountId, params.id);
      const { revision } = savedFlow(campaign);
      requireRevision(headers['if-match'], revision);
      const flow = await acceptFlow(deps, tx, campaign, body);
      const saved = await saveFlow(tx, campaign, flow, clock.now(), query.dry_run);
      return { ...saved, current: query.dry_run ? revision : saved.revision };
    });
    return { status: 200, body: { data: presentFlowSave(outcome) }, headers: etag(outcome.current) };
  };

  return {
    saveFlow: save,
    replaceFlow: save,

    async getFlow({ params }, { accountId }) {
      const campaign = await readCampaign(database, accountId, params.id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const { flow, revision } = savedFlow(campaign);
      return { status: 200, body: { data: flow }, headers: etag(revision) };
    },

    async validateFlow({ params, body }, { accountId }) {
      const campaign = await readCampaign(database, accountId, params.id);
      if (!campaign || campaign.deleted_at !== null) throw new ApiError('campaign_not_found');
      const data = await judgeFlow(deps, database.manager, campaign, body);
      return { status: 200, body: { data }, headers: etag(savedFlow(campaign).revision) };
    },

    async updateFlowNode({ params, headers, body }, { accountId }) {
      const outcome = await transaction(database, async tx => {
        const campaign = await writableCampaign(tx, accountId, params.id);
        requireRevision(headers['if-match'], savedFlow(campaign).revision);
        const flow = await patchedFlow(deps, tx, campaign, params.nodeId, body.data);
        return saveFlow(tx, campaign, flow, clock.now());
      });
      return { status: 200, body: { data: presentFlowSave(outcome) }, headers: etag(outcome.revision) };
    },

    async listFlowTemplates({ query: { limit, offset } }) {
      const templates = flowTemplates();
      const data = templates.slice(offset, offset + limit);
      return { status: 200, body: { data, limit, offset, total_count: templates.length } };
    },
  };
}
