import type { EntityManager } from 'typeorm';
import { diffFlows } from '../../domain/flow-diff.js';
import { normalizeFlow } from '../../domain/flow-normalize.js';
import { shapeIssues } from '../../domain/flow-shape-issues.js';
import { validateFlow } from '../../domain/flow-validate.js';
import { errorTable, type ErrorCode } from '../../generated/errors.js';
import type { FlowDraft, FlowValidation } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { savedFlow } from '../../store/flow/flows.js';
import { normalizeOptions, type FlowSettings } from './accept.js';
import { allowsChange } from './save.js';

/** What saving a flow would come to. */
export async function judgeFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  input: FlowDraft,
): Promise<FlowValidation> {
  const { flow } = normalizeFlow(input, await normalizeOptions(db, campaign, input));
  const issues = [
    ...shapeIssues(input),
    ...validateFlow(flow, { allowLoopback: settings.allowLoopbackUrls }),
  ];
  const change = diffFlows(savedFlow(campaign).flow, flow);
  const refusal = refusalOf(campaign, allowsChange(campaign.status, change));
  return {
    normalized_flow: flow,
    allowed: issues.length === 0 && refusal === null,
    ...change,
    lifecycle: {
      allowed: refusal === null,
      code: refusal,
      message: refusal && errorTable[refusal].message,
    },
    issues,
  };
}

function refusalOf({ source }: CampaignEntity, allowed: boolean): ErrorCode | null {
  if (source === 'external') return 'external_read_only';
  return allowed ? null : 'flow_locked';
}
