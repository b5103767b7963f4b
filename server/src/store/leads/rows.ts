import { emailDomain } from '../../domain/leads/email-address.js';
import type { LeadInput } from '../../domain/leads/lead-input.js';
import type { CampaignKey } from '../campaigns/repository.js';
import type { LeadEntity, PersonEntity } from '../entities.js';
import { verificationColumns } from '../people/entities.js';

type Identity = Pick<LeadInput, 'email' | 'globalLeadId'>;

const nothingKnown = {
  name: null,
  first_name: null,
  last_name: null,
  company_name: null,
  website: null,
  linkedin_url: null,
  company_linkedin_url: null,
  phone_number: null,
  mobile_phone_number: null,
  custom_lead_data: {},
};

/** Returns the entity of someone of whom only the address is known. */
export function newPerson(accountId: string, { email, globalLeadId }: Identity, now: Date): PersonEntity {
  return {
    account_id: accountId,
    global_lead_id: globalLeadId,
    email,
    ...nothingKnown,
    email_domain: emailDomain(email),
    words: '',
    ...verificationColumns(null),
    campaign_count: 0,
    has_reply: false,
    latest_activity_at: null,
    newest_membership_created_at: null,
    created_at: now,
    updated_at: now,
  };
}

/** Returns the entity of a lead of whom only the address is known. */
export function newLead(
  campaign: CampaignKey,
  { email, globalLeadId, leadId }: Identity & { leadId: string },
  source: string,
  now: Date,
): LeadEntity {
  return {
    account_id: campaign.account_id,
    id: leadId,
    campaign_id: campaign.id,
    global_lead_id: globalLeadId,
    email,
    ...nothingKnown,
    source,
    is_incomplete: false,
    retired_at: null,
    replaced_by_lead_id: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
}
