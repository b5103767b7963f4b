import type { LeadEnrollment } from '../generated/types.js';
import type { CampaignEntity, EnrollmentEntity } from '../store/entities.js';
import type { EnrollmentColumns } from '../store/leads/queries.js';

/**
 * The position of a lead in the flow. An enrollment is not touched when its campaign halts, so that resuming one with a million
 * leads is one row's change: until then it shows as paused.
 */
export function presentEnrollment(
  row: EnrollmentColumns,
  campaignStatus: CampaignEntity['status'],
): LeadEnrollment | null {
  if (row.enrollment_id === null || row.state === null) return null;
  const state = shownState(row.state, campaignStatus);
  const halted = state !== row.state;
  return {
    id: row.enrollment_id,
    state,
    reason: halted ? 'campaign_paused' : row.reason,
    current_node_id: row.current_node_id,
    next_action_at: row.state === 'active' ? (row.next_action_at?.toISOString() ?? null) : null,
    last_error: isAboutError(row) ? row.last_error : null,
  };
}

/** The state of an enrollment, which is halted with its campaign. */
export function shownState(
  state: EnrollmentEntity['state'],
  campaignStatus: CampaignEntity['status'],
): EnrollmentEntity['state'] {
  return state === 'active' && isHalted(campaignStatus) ? 'paused' : state;
}

/** What is stored of other ends was overcome, or has nothing to do with them. A good end is `completed`. */
function isAboutError({ state, reason }: EnrollmentColumns): boolean {
  return state === 'active' || (state === 'stopped' && (reason === 'finished' || reason === 'bounced'));
}

/** Whether the sequences of a campaign stand still with it. */
export function isHalted(campaignStatus: CampaignEntity['status']): boolean {
  return campaignStatus === 'paused' || campaignStatus === 'stopped';
}
