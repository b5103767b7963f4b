import type { ReplaceLeadPreview } from '../generated/types.js';
import type { ReplaceableLead } from '../store/leads/replacements/queries.js';
import { shownState } from './enrollment.js';

/** The contact that a replacement would attach. */
export function presentReplaceTarget(row: ReplaceableLead): NonNullable<ReplaceLeadPreview['existing_lead']> {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    phone_number: row.phone_number,
    mobile_phone_number: row.mobile_phone_number,
    company_name: row.company_name,
    website: row.website,
    linkedin_url: row.linkedin_url,
    company_linkedin_url: row.company_linkedin_url,
    custom_lead_data: row.custom_lead_data,
    enrollment_id: row.enrollment_id,
    enrollment_state: row.enrollment_state && shownState(row.enrollment_state, row.campaign_status),
    has_been_contacted: (row.steps_sent ?? 0) > 0,
    last_activity_at: row.latest_activity_at?.toISOString() ?? null,
  };
}
