import type { CampaignStatus } from '../../generated/types.js';
import { hasCome } from '../schedule/lifecycle-dates.js';

/** Whether a campaign is live: people may be under way in its flow, so that its structure is fixed. */
export function isLive(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running' || status === 'paused';
}

/** Whether mailboxes that sent for a campaign wait for its interval; any other campaign leaves them only their own. */
export function holdsMailboxes(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running';
}

/**
 * The status of a campaign that is launched: `scheduled` while its start lies ahead, else `running`.
 *
 * @param startAt first instant of `start_on`; null starts at once
 */
export function launchedStatus(startAt: string | null, now: Date): 'running' | 'scheduled' {
  return startAt === null || hasCome(startAt, now) ? 'running' : 'scheduled';
}
