import type { WaitCampaign, WaitEnrollment } from '../../domain/explain/wait-facts.js';
import type { CampaignEntity } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/flows.js';
import type { LeadWithEnrollment } from '../../store/leads/position/queries.js';

/** A campaign as far as its leads' waits go. */
export function waitCampaign(row: CampaignEntity): WaitCampaign {
  return {
    status: row.status,
    external: row.source === 'external',
    deleted: row.deleted_at !== null,
    launched: row.launched_at !== null,
    startAt: row.start_at,
    pauseAt: row.pause_at,
    schedule: row.schedule,
    sending_interval_seconds: row.sending_interval_seconds,
    flow: savedFlow(row).flow,
  };
}

/** An enrollment as the engine sees it; null when the lead has none. */
export function waitEnrollment(row: LeadWithEnrollment): WaitEnrollment | null {
  if (row.enrollment_id === null || row.state === null) return null;
  return {
    id: row.enrollment_id,
    state: row.state,
    reason: row.reason,
    nodeId: row.current_node_id,
    awaits: row.awaits,
    nextActionAt: row.next_action_at,
    mailboxId: row.mailbox_id,
    attempts: row.attempts ?? 0,
    lastError: row.last_error,
    inHand: row.is_leased,
  };
}
