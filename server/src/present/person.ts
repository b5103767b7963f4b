import type { EmailVerification, CampaignMembership, Person } from '../generated/types.js';
import type { PersonDetail, PersonMembership } from '../store/people/queries.js';
import { presentEnrollment } from './lead.js';
import { presentTagList } from './tag.js';

/** A person as the contract shows it. */
export function presentPerson(row: PersonDetail): Person {
  return {
    global_lead_id: row.global_lead_id,
    account_id: row.account_id,
    email: row.email,
    display_name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    company_name: row.company_name,
    website: row.website,
    linkedin_url: row.linkedin_url,
    company_linkedin_url: row.company_linkedin_url,
    phone_number: row.phone_number,
    mobile_phone_number: row.mobile_phone_number,
    custom_lead_data: row.custom_lead_data,
    tags: presentTagList(row.tag_list),
    email_verification: presentVerification(row),
    campaign_count: row.campaign_count,
    has_reply: row.has_reply,
    latest_activity_at: row.latest_activity_at?.toISOString() ?? null,
    newest_membership_created_at: row.newest_membership_created_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** Only what the verifier said; null when nobody verified the address. */
function presentVerification(row: PersonDetail): EmailVerification | null {
  const said: EmailVerification = {
    ...(row.verification_status !== null && { status: row.verification_status }),
    ...(row.verification_quality !== null && { quality: row.verification_quality }),
    ...(row.verification_provider !== null && { provider: row.verification_provider }),
    ...(row.verified_at !== null && { verified_at: row.verified_at.toISOString() }),
    ...(row.is_free !== null && { is_free: row.is_free }),
    ...(row.is_role !== null && { is_role: row.is_role }),
  };
  return Object.keys(said).length === 0 ? null : said;
}

/** A campaign that a person is in. */
export function presentMembership(row: PersonMembership): CampaignMembership {
  return {
    campaign_id: row.campaign_id,
    campaign_name: row.campaign_name,
    campaign_status: row.campaign_status,
    lead_id: row.lead_id,
    enrollment: presentEnrollment(row, row.campaign_status),
    created_at: row.created_at.toISOString(),
  };
}
