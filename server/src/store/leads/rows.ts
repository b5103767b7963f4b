import { emailDomain } from '../../domain/email-address.js';
import type { LeadInput } from '../../domain/lead-input.js';
import type { CampaignEntity, LeadRow, PersonRow } from '../entities.js';
import { hashToBin, toBin } from '../database/ids.js';
import { verificationColumns } from '../people/people.js';

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
  custom_lead_data: null,
};

/** The row of someone of whom only the address is known. */
export function newPerson(account_id: Buffer, { email, globalLeadId }: Identity, now: Date): PersonRow {
  return {
    account_id,
    global_lead_id: hashToBin(globalLeadId),
    email,
    email_domain: emailDomain(email),
    words: '',
    ...nothingKnown,
    ...verificationColumns(null),
    campaign_count: 0,
    has_reply: 0,
    latest_activity_at: null,
    newest_membership_created_at: null,
    created_at: now,
    updated_at: now,
  };
}

/** The row of a lead of whom only the address is known. */
export function newLead(
  campaign: CampaignEntity,
  { email, globalLeadId, leadId }: Identity & { leadId: Buffer },
  source: string,
  now: Date,
): LeadRow {
  return {
    account_id: toBin(campaign.account_id),
    id: leadId,
    campaign_id: toBin(campaign.id),
    global_lead_id: hashToBin(globalLeadId),
    email,
    ...nothingKnown,
    source,
    is_incomplete: 0,
    retired_at: null,
    replaced_by_lead_id: null,
    deleted_at: null,
    created_at: now,
    updated_at: now,
  };
}
