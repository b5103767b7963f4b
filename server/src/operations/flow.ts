import { ApiError } from '../domain/api/api-error.js';
import { flowTemplates } from '../domain/flow/templates.js';
import type { FlowOperations } from '../generated/operations.js';
import { etag, presentFlow, presentFlowSave } from '../present/flow.js';
import { readCampaign } from '../store/campaigns/queries.js';
import { savedFlow } from '../store/flow/repository.js';
import { transaction } from '../store/database/transaction.js';
import { writableCampaign } from './campaigns/lifecycle.js';
import type { OperationContext, Dependencies } from './context.js';
import { acceptFlow, type FlowSettings, checkFlow } from './flow/accept.js';
import { requireRevision, saveFlow, leadSourceLocked, lockOf } from './flow/save.js';
import type { EntityManager } from 'typeorm';
import { isLive } from '../domain/campaigns/campaign-status.js';
import { type NormalizedFlow, patchNodeData } from '../domain/flow/normalize.js';
import { findNode } from '../domain/flow/walk.js';
import type { CampaignEntity } from '../store/campaigns/entities.js';
import { diffFlows } from '../domain/flow/diff.js';
import { shapeIssues } from '../domain/flow/shape.js';
import { limits } from '../domain/api/limits.js';
import { errorTable, type ErrorCode } from '../generated/errors.js';
import type { FlowDraft, FlowValidation } from '../generated/types.js';

/** Says that `PUT` is an alias that will go (RFC 9745): since November 1, 2026. No day of its end is set. */
const deprecation = { Deprecation: '@1793491200' };

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
    async replaceFlow(request, context) {
      const { status, body, headers } = await save(request, context);
      return { status, body, headers: { ...headers, ...deprecation } };
    },

    async getFlow({ params }, { accountId }) {
      const campaign = await readCampaign(database, accountId, params.id);
      if (!campaign) throw new ApiError('campaign_not_found');
      const { flow, revision } = savedFlow(campaign);
      return { status: 200, body: { data: presentFlow(flow) }, headers: etag(revision) };
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
      const data = templates
        .slice(offset, offset + limit)
        .map(template => ({ ...template, flow: presentFlow(template.flow) }));
      return { status: 200, body: { data, limit, offset, total_count: templates.length } };
    },
  };
}

/** Nodes whose content may change while the campaign is live. */
const editableLive = new Set(['email', 'waitTime', 'dataSender']);

/**
 * The flow of a campaign with keys merged into the data of one node.
 *
 * @throws ApiError `node_not_found`, `flow_locked`, `invalid_flow`
 */
export async function patchedFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  nodeId: string,
  data: Record<string, unknown>,
): Promise<NormalizedFlow> {
  const { flow } = savedFlow(campaign);
  const node = findNode(flow, nodeId);
  if (!node) throw new ApiError('node_not_found');
  if (isLive(campaign.status) && !editableLive.has(node.type))
    throw new ApiError('flow_locked', {
      message:
        node.type === 'leadSource'
          ? leadSourceLocked
          : `A ${node.type} node of a live flow cannot be patched. Save the flow, or stop the campaign first.`,
    });
  return acceptFlow(settings, db, campaign, patchNodeData(flow, node, data));
}

/** What saving a flow would come to. */
export async function judgeFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  input: FlowDraft,
): Promise<FlowValidation> {
  const { issues: found, ...normalized } = await checkFlow(settings, db, campaign, input);
  const issues = [...shapeIssues(input), ...found].slice(0, limits.flowIssues);
  const change = diffFlows(savedFlow(campaign).flow, normalized.flow);
  const lifecycle = lifecycleOf(campaign, lockOf(campaign, normalized, change));
  return {
    normalized_flow: normalized.flow,
    allowed: issues.length === 0 && lifecycle.allowed,
    ...change,
    lifecycle,
    issues,
  };
}

function lifecycleOf({ source }: CampaignEntity, lock: string | null): FlowValidation['lifecycle'] {
  const code: ErrorCode | null =
    source === 'external' ? 'external_read_only' : lock === null ? null : 'flow_locked';
  const message = code === 'flow_locked' ? lock : code && errorTable[code].message;
  return { allowed: code === null, code, message };
}
