import { leadIdentity, type LeadIdentity } from '../domain/leads/email-address.js';
import type { ThreadEntity } from '../store/inbox/entities.js';
import type { ThreadFacts } from '../store/inbox/threads/queries.js';
import type { CampaignFacts, SendLead } from '../store/sending/facts/queries.js';

/** Whom an event about mail concerns: the lead, in which campaign, and the mailbox's address. */
export interface MailIdentity extends LeadIdentity {
  mailbox_email: string;
  campaign_id: string;
  campaign_name: string | null;
  lead_id: string;
  global_lead_id: string;
}

/** What is known of the parties of a mail. */
export interface MailFacts {
  lead: SendLead;
  campaign: Pick<CampaignFacts, 'id' | 'name'>;
  mailboxEmail: string | null;
}

/** Returns the part that all events about mail have in common. */
export function mailIdentity(
  { lead, campaign, mailboxEmail }: MailFacts,
  globalLeadId: string,
): MailIdentity {
  return {
    ...leadIdentity(lead),
    mailbox_email: mailboxEmail ?? '',
    campaign_id: campaign.id,
    campaign_name: campaign.name,
    lead_id: lead.id,
    global_lead_id: globalLeadId,
  };
}

/** Returns the part that all events about a thread have in common. */
export function threadIdentity(thread: ThreadEntity, facts: ThreadFacts) {
  return {
    ...mailIdentity(facts, thread.global_lead_id),
    enrollment_id: thread.enrollment_id,
    mailbox_id: thread.mailbox_id,
    thread_id: thread.id,
  };
}
