import { ApiError } from '../../domain/api-error.js';
import type { EntityManager } from 'typeorm';
import { normalizeFlow, type NormalizedFlow, type NormalizeOptions } from '../../domain/flow-normalize.js';
import { shapeFlow } from '../../domain/flow-shape.js';
import { validateFlow } from '../../domain/flow-validate.js';
import { bodyKeys } from '../../domain/flow-variants.js';
import type { FlowInput } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { flowColumns, savedFlow } from '../../store/flow/flows.js';
import { findDerivedBodies } from '../../store/flow/repository.js';
import type { Dependencies } from '../dependencies.js';

/** What decides whether a flow is valid. */
export type FlowSettings = Pick<Dependencies, 'allowLoopbackUrls'>;

/** Returns what the normal form of a graph depends on besides the graph: the campaign, and what was saved to it. */
export async function normalizeOptions(
  db: EntityManager,
  campaign: CampaignEntity,
  input: unknown,
): Promise<NormalizeOptions> {
  const derived = await findDerivedBodies(db, campaign, bodyKeys(shapeFlow(input)));
  return { bucketId: campaign.bucket_id, previous: savedFlow(campaign).flow, derived };
}

/**
 * Brings a graph, as it was sent for a campaign, into its normal form and checks it.
 *
 * @throws ApiError `invalid_flow` with an item of `details` for each issue
 */
export async function acceptFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  input: unknown,
): Promise<NormalizedFlow> {
  return accepted(settings, input, await normalizeOptions(db, campaign, input));
}

/** @param at path of the flow in the request's body, for `details` */
function accepted(
  settings: FlowSettings,
  input: unknown,
  options: NormalizeOptions,
  at = '',
): NormalizedFlow {
  const normalized = normalizeFlow(input, options);
  const issues = validateFlow(normalized.flow, { allowLoopback: settings.allowLoopbackUrls });
  if (issues.length === 0) return normalized;
  const details = issues.map(issue => ({ ...issue, path: at + issue.path }));
  throw new ApiError('invalid_flow', { details });
}

/** The flow of a new campaign: none, unless one with a node or an edge is given. */
export function firstFlowColumns(
  settings: FlowSettings,
  input: FlowInput | undefined,
  bucketId: string,
): Pick<CampaignEntity, 'flow_data' | 'flow_revision'> {
  if (!input || (input.nodes.length === 0 && input.edges.length === 0))
    return { flow_data: null, flow_revision: null };
  return flowColumns(accepted(settings, input, { bucketId }, 'flow_data.').flow);
}
