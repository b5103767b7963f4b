import { diffFlows } from '../../domain/flow-diff.js';
import { normalizeFlow } from '../../domain/flow-normalize.js';
import { shapeIssues } from '../../domain/flow-shape-issues.js';
import { validateFlow } from '../../domain/flow-validate.js';
import { errorTable, type ErrorCode } from '../../generated/errors.js';
import type { FlowDraft, FlowValidation } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { savedFlow } from '../../store/flow/flows.js';
import type { FlowSettings } from './accept.js';
import { allowsChange } from './save.js';

/** What saving a flow would come to. */
export function judgeFlow(
  settings: FlowSettings,
  campaign: CampaignEntity,
  input: FlowDraft,
): FlowValidation {
  const previous = savedFlow(campaign).flow;
  const { flow } = normalizeFlow(input, { bucketId: campaign.bucket_id, previous });
  const issues = [
    ...shapeIssues(input),
    ...validateFlow(flow, { allowLoopback: settings.allowLoopbackUrls }),
  ];
  const change = diffFlows(previous, flow);
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
