import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { isLive } from '../../domain/campaigns/campaign-status.js';
import { type NormalizedFlow, patchNodeData } from '../../domain/flow/normalize.js';
import { findNode } from '../../domain/flow/walk.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import { acceptFlow, type FlowSettings } from './accept.js';
import { leadSourceLocked } from './save.js';

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
          : `A ${node.type} node of a live flow cannot be patched; save the flow, or stop the campaign first.`,
    });
  return acceptFlow(settings, db, campaign, patchNodeData(flow, node, data));
}
