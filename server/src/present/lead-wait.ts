import type { LeadWait } from '../domain/explain/wait-facts.js';
import type { LeadExplanation } from '../generated/types.js';
import type { CampaignEntity } from '../store/entities.js';
import type { LeadWithEnrollment } from '../store/leads/position/queries.js';
import { presentEnrollment } from './enrollment.js';

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
