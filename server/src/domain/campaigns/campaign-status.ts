import type { CampaignStatus } from '../../generated/types.js';
import { hasCome } from '../schedule/lifecycle-dates.js';
import { createHash } from 'node:crypto';
import { stringify } from 'uuid';
import { flowIssueMessages } from '../../generated/errors.js';
import type { Detail } from '../api/api-error.js';
import type { Flow } from '../flow/types.js';
import type { DataRules } from '../flow/validate-data.js';
import { validateFlow } from '../flow/validate.js';
import { hasReachableEmail } from '../flow/walk.js';

/** Whether a campaign is live: people may be under way in its flow, so that its structure is fixed. */
export function isLive(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running' || status === 'paused';
}

/** Whether mailboxes that sent for a campaign wait for its interval; any other campaign leaves them only their own. */
export function blocksMailboxes(status: CampaignStatus): boolean {
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

/**
 * Returns the id here of a campaign of another platform: always the same, so that an import finds what an earlier one
 * stored. A UUIDv7 of the time at which the campaign was created there, which sorts it among the others.
 *
 * @param originId its UUID there
 */
export function externalCampaignId(accountId: string, originId: string, createdAt: Date): string {
  const origin = `${accountId} ${originId}`.toLowerCase();
  const id = createHash('sha256').update(origin).digest().subarray(0, 16);
  id.writeUIntBE(createdAt.getTime(), 0, 6);
  id[6] = 0x70 | (id[6]! & 0x0f);
  id[8] = 0x80 | (id[8]! & 0x3f);
  return stringify(id);
}

/** What a launch looks at. */
export interface LaunchCandidate {
  name: string | null;
  flow: Flow;
  /** Whether a mailbox that can send is attached. */
  hasMailbox: boolean;
  /** First instant of `pause_on`. */
  pauseAt: string | null;
}

/** Everything that keeps a campaign from being launched; nothing when it is ready. */
export function launchIssues(campaign: LaunchCandidate, rules: DataRules, now: Date): Detail[] {
  const issues: Detail[] = [];
  const refuse = (path: string, code: Detail['code'], message: string) =>
    issues.push({ path, code, message });
  if (campaign.name === null || campaign.name.trim() === '')
    refuse('name', 'missing_name', flowIssueMessages.missing_name);
  issues.push(...validateFlow(campaign.flow, rules));
  if (!hasReachableEmail(campaign.flow))
    refuse('nodes', 'missing_email_node', flowIssueMessages.missing_email_node);
  if (!campaign.hasMailbox) refuse('mailbox_ids', 'missing_mailbox', flowIssueMessages.missing_mailbox);
  if (hasCome(campaign.pauseAt, now))
    refuse(
      'lifecycle_schedule.pause_on',
      'pause_date_passed',
      'pause_on is in the past. Change it or clear it.',
    );
  return issues;
}
