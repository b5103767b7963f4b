import type { Lead, LeadExplanation, LeadEnrollment } from '../generated/types.js';
import type { LeadDetail, EnrollmentColumns } from '../store/leads/queries.js';
import type { LeadWait } from '../domain/explain/wait-facts.js';
import type { CampaignEntity, EnrollmentEntity } from '../store/entities.js';
import type { LeadWithEnrollment } from '../store/leads/position/queries.js';

/** A lead as the contract shows it. */
export function presentLead(row: LeadDetail): Lead {
  return {
    id: row.id,
    campaign_id: row.campaign_id,
    account_id: row.account_id,
    global_lead_id: row.global_lead_id,
    email: row.email,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    company_name: row.company_name,
    website: row.website,
    linkedin_url: row.linkedin_url,
    company_linkedin_url: row.company_linkedin_url,
    phone_number: row.phone_number,
    mobile_phone_number: row.mobile_phone_number,
    custom_lead_data: row.custom_lead_data,
    source: row.source,
    enrollment: presentEnrollment(row, row.campaign_status),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    deleted_at: row.deleted_at?.toISOString() ?? null,
  };
}

/** What a lead waits for, as the contract shows it. */
export function presentExplanation(
  row: LeadWithEnrollment,
  campaignStatus: CampaignEntity['status'],
  { code, message, until, nextAt, details }: LeadWait,
): LeadExplanation {
  return {
    lead_id: row.id,
    enrollment: presentEnrollment(row, campaignStatus),
    waiting_for: code,
    message,
    next_action_at: nextAt?.toISOString() ?? null,
    details: { node_id: row.current_node_id, until: until?.toISOString() ?? null, ...details },
  };
}

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
