import { flowIssueMessages } from '../../generated/errors.js';
import type { Detail } from '../api/api-error.js';
import type { Flow } from '../flow/types.js';
import type { DataRules } from '../flow/validate-data.js';
import { validateFlow } from '../flow/validate.js';
import { hasReachableEmail } from '../flow/walk.js';
import { hasCome } from '../schedule/lifecycle-dates.js';

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
