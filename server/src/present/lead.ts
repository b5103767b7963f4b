import type { Lead, LeadExplanation } from '../generated/types.js';
import type { LeadDetail } from '../store/leads/queries.js';
import { presentEnrollment } from './enrollment.js';
import type { LeadWait } from '../domain/explain/wait-facts.js';
import type { CampaignEntity } from '../store/entities.js';
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
