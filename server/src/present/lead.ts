import type { Lead } from '../generated/types.js';
import type { LeadDetail } from '../store/leads/queries.js';
import { presentEnrollment } from './enrollment.js';

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
