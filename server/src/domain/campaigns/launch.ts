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
    refuse('name', 'missing_name', 'A launch needs a name.');
  issues.push(...validateFlow(campaign.flow, rules));
  if (!hasReachableEmail(campaign.flow))
    refuse('nodes', 'missing_email_node', 'A launch needs an email that the lead source reaches.');
  if (!campaign.hasMailbox)
    refuse('mailbox_ids', 'missing_mailbox', 'A launch needs at least one connected mailbox.');
  if (hasCome(campaign.pauseAt, now))
    refuse('lifecycle_schedule.pause_on', 'pause_date_passed', 'pause_on has passed; move or clear it.');
  return issues;
}
