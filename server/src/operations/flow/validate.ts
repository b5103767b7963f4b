import type { EntityManager } from 'typeorm';
import { diffFlows } from '../../domain/flow/diff.js';
import { shapeIssues } from '../../domain/flow/shape-issues.js';
import { limits } from '../../domain/api/limits.js';
import { errorTable, type ErrorCode } from '../../generated/errors.js';
import type { FlowDraft, FlowValidation } from '../../generated/types.js';
import type { CampaignEntity } from '../../store/campaigns/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import { checkFlow, type FlowSettings } from './accept.js';
import { lockOf } from './save.js';

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
