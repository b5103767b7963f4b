import { ApiError } from '../../domain/api-error.js';
import { normalizeFlow, type NormalizedFlow } from '../../domain/flow-normalize.js';
import type { Flow } from '../../domain/flow-types.js';
import { validateFlow } from '../../domain/flow-validate.js';
import type { FlowInput } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { flowColumns } from '../../store/flow/flows.js';
import type { Dependencies } from '../dependencies.js';

/** What decides whether a flow is valid. */
export interface FlowSettings extends Pick<Dependencies, 'allowLoopbackUrls'> {
  /** The flow is kept to be read, and makes no requests. */
  allowPrivateUrls?: true;
}

/**
 * Brings a flow into its normal form and checks it.
 *
 * @param input a graph as it was sent
 * @param campaign the lead bucket, and the flow that was saved before
 * @param at path of the flow in the request's body, for `details`
 * @throws ApiError `invalid_flow` with an item of `details` for each issue
 */
export function acceptFlow(
  settings: FlowSettings,
  input: unknown,
  campaign: { bucketId: string; previous?: Flow },
  at = '',
): NormalizedFlow {
  const normalized = normalizeFlow(input, campaign);
  const issues = validateFlow(normalized.flow, {
    allowLoopback: settings.allowLoopbackUrls,
    allowPrivate: settings.allowPrivateUrls,
  });
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
  return flowColumns(acceptFlow(settings, input, { bucketId }, 'flow_data.').flow);
}
