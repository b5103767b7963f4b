import type { EntityManager } from 'typeorm';
import { diffFlows } from '../../domain/flow-diff.js';
import { shapeIssues } from '../../domain/flow-shape-issues.js';
import { limits } from '../../domain/limits.js';
import { errorTable, type ErrorCode } from '../../generated/errors.js';
import type { FlowDraft, FlowValidation } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { savedFlow } from '../../store/flow/flows.js';
import { checkFlow, type FlowSettings } from './accept.js';
import { allowsChange } from './save.js';

/** What saving a flow would come to. */
export async function judgeFlow(
  settings: FlowSettings,
  db: EntityManager,
  campaign: CampaignEntity,
  input: FlowDraft,
): Promise<FlowValidation> {
  const { flow, issues: found } = await checkFlow(settings, db, campaign, input);
  const issues = [...shapeIssues(input), ...found].slice(0, limits.flowIssues);
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
