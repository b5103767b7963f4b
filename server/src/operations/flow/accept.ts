import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import { type FlowIssue, shapeFlow } from '../../domain/flow/shape.js';
import { normalizeFlow, type NormalizedFlow, type NormalizeOptions } from '../../domain/flow/normalize.js';
import { sentSizeIssues, storedSizeIssues, validateFlow } from '../../domain/flow/validate.js';
import { bodyKeys } from '../../domain/flow/variants.js';
import { emptyFlow } from '../../domain/flow/walk.js';
import { limits } from '../../domain/api/limits.js';
import type { FlowInput } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { flowColumns, savedFlow, findDerivedBodies } from '../../store/flow/repository.js';
import type { Dependencies } from '../context.js';

/** What decides whether a flow is valid. */
export interface FlowSettings extends Pick<Dependencies, 'allowLoopbackUrls'> {
  /** The flow is kept to be read, and makes no requests. */
  allowPrivateUrls?: true;
}

/** A graph in its normal form, and what is wrong with it: nothing where it may be saved. */
export interface CheckedFlow extends NormalizedFlow {
  issues: FlowIssue[];
}

/** Brings a graph, as it was sent for a campaign, into its normal form and checks it. */
export async function checkFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  input: unknown,
): Promise<CheckedFlow> {
  return (
    checkedSize(input) ??
    checked(settings, input, {
      bucketId: campaign.bucket_id,
      previous: savedFlow(campaign).flow,
      derived: await findDerivedBodies(db, campaign.account_id, bodyKeys(shapeFlow(input))),
    })
  );
}

/** A graph that is too large is not brought into its normal form at all; null for any other. */
function checkedSize(input: unknown): CheckedFlow | null {
  const issues = sentSizeIssues(input);
  if (issues.length === 0) return null;
  return tooLarge(issues);
}

function tooLarge(issues: FlowIssue[]): CheckedFlow {
  const fieldSync = { declared_custom_added: [], declared_standard_added: [] };
  return { flow: emptyFlow(), fieldSync, issues: issues.slice(0, limits.flowIssues) };
}

function checked(settings: FlowSettings, input: unknown, options: NormalizeOptions): CheckedFlow {
  const normalized = normalizeFlow(input, options);
  const sizeIssues = storedSizeIssues(normalized.flow);
  if (sizeIssues.length > 0) return tooLarge(sizeIssues);
  const rules = { allowLoopback: settings.allowLoopbackUrls, allowPrivate: settings.allowPrivateUrls };
  const issues = validateFlow(normalized.flow, rules);
  return { ...normalized, issues: issues.slice(0, limits.flowIssues) };
}

/**
 * Returns a graph as `checkFlow` does, when it may be saved.
 *
 * @throws ApiError `invalid_flow` with an item of `details` for each issue
 */
export async function acceptFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  input: unknown,
): Promise<NormalizedFlow> {
  return accepted(await checkFlow(settings, db, campaign, input));
}

/** @param at path of the flow in the request's body, for `details` */
function accepted({ issues, ...normalized }: CheckedFlow, at = ''): NormalizedFlow {
  if (issues.length === 0) return normalized;
  const path = (inFlow: string) => [at, inFlow].filter(part => part !== '').join('.');
  throw new ApiError('invalid_flow', {
    details: issues.map(issue => ({ ...issue, path: path(issue.path) })),
  });
}

/** The flow of a new campaign: none, unless one with a node or an edge is given. */
export async function firstFlowColumns(
  settings: FlowSettings,
  db: EntityManager,
  { accountId, bucketId }: { accountId: string; bucketId: string },
  input: FlowInput | undefined,
): Promise<FlowColumns> {
  const derived = input && checkedSize(input) === null ? bodyKeys(shapeFlow(input)) : [];
  return newFlowColumns(settings, input, {
    bucketId,
    derived: await findDerivedBodies(db, accountId, derived),
  });
}

type FlowColumns = Pick<CampaignEntity, 'flow_data' | 'flow_revision'>;

/** As {@link firstFlowColumns}, of a flow whose bodies come from nowhere here. */
export function newFlowColumns(
  settings: FlowSettings,
  input: FlowInput | undefined,
  options: NormalizeOptions,
): FlowColumns {
  if (!input || (input.nodes.length === 0 && input.edges.length === 0))
    return { flow_data: null, flow_revision: null };
  return flowColumns(accepted(checkedSize(input) ?? checked(settings, input, options), 'flow_data').flow);
}
