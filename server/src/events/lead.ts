import type { EntityManager } from 'typeorm';
import { leadIdentity } from '../domain/lead-identity.js';
import { emitEvent } from '../store/database/outbox.js';
import { fromBin, hashFromBin } from '../store/database/ids.js';
import { fromJson } from '../store/database/json.js';
import type { LeadDetailRow } from '../store/leads/leads.js';

/** Emits an event of a lead as it is then, or was before it was deleted. */
export async function emitLead(
  tx: EntityManager,
  type: 'lead.created' | 'lead.updated' | 'lead.deleted',
  lead: LeadDetailRow,
  campaign: { name: string | null },
  now: Date,
): Promise<void> {
  const custom_lead_data = fromJson<Record<string, unknown>>(lead.custom_lead_data);
  const payload = {
    ...leadIdentity({ ...lead, custom_lead_data }),
    campaign_id: fromBin(lead.campaign_id),
    campaign_name: campaign.name,
    lead_id: fromBin(lead.id),
    global_lead_id: hashFromBin(lead.global_lead_id),
  };
  await emitEvent(tx, fromBin(lead.account_id), type, payload, now);
}
