import type { EntityManager } from 'typeorm';
import { leadIdentity } from '../domain/leads/email-address.js';
import { emitEvent } from '../store/database/outbox.js';
import type { LeadDetail } from '../store/leads/queries.js';

/** Emits an event of a lead as it is then, or was before it was deleted. */
export async function emitLead(
  tx: EntityManager,
  type: 'lead.created' | 'lead.updated' | 'lead.deleted',
  lead: LeadDetail,
  campaign: { name: string | null },
  now: Date,
): Promise<void> {
  const payload = {
    ...leadIdentity(lead),
    campaign_id: lead.campaign_id,
    campaign_name: campaign.name,
    lead_id: lead.id,
    global_lead_id: lead.global_lead_id,
  };
  await emitEvent(tx, lead.account_id, type, payload, now);
}
