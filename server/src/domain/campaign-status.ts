import type { CampaignStatus, MailboxStatus } from '../generated/types.js';
import type { EventType } from '../generated/events.js';
import { ApiError } from './api-error.js';
import type { Detail } from './api-error.js';
import type { Flow, LifecycleSchedule } from './flow-types.js';
import { validateFlow } from './flow-validate.js';
import type { DataRules } from './flow-validate-data.js';
import { hasReachableEmail } from './flow-walk.js';
import { hasCome } from './lifecycle-dates.js';

/** The statuses that a caller can ask for. */
export type RequestedStatus = 'running' | 'paused' | 'stopped';

/** What follows from asking for a status: the event that tells of it, null when it already holds. */
export interface StatusChange {
  status: RequestedStatus;
  event: Extract<EventType, 'campaign.resumed' | 'campaign.paused' | 'campaign.stopped'> | null;
}

/** What launch validation looks at. */
export interface LaunchFacts {
  name: string | null;
  flow: Flow;
  /** The attached mailboxes. */
  mailboxes: readonly { status: MailboxStatus }[];
  lifecycle: Pick<LifecycleSchedule, 'pause_at'> | null;
}

const events = {
  running: 'campaign.resumed',
  paused: 'campaign.paused',
  stopped: 'campaign.stopped',
} as const;

/** Whether a campaign is live: people may be under way in its flow, so that its structure is fixed. */
export function isLive(status: CampaignStatus): boolean {
  return status === 'scheduled' || status === 'running' || status === 'paused';
}

/**
 * What asking for a status does. Everything launched can be set running, paused or stopped.
 *
 * @throws ApiError `campaign_not_launched` on a draft
 */
export function changeStatus(current: CampaignStatus, requested: RequestedStatus): StatusChange {
  if (current === 'draft') throw new ApiError('campaign_not_launched');
  return { status: requested, event: current === requested ? null : events[requested] };
}

/**
 * The status that a launch leads to: `scheduled` while the start lies ahead, else `running`.
 *
 * @throws ApiError `campaign_already_launched` on anything but a draft
 */
export function launchStatus(
  current: CampaignStatus,
  lifecycle: Pick<LifecycleSchedule, 'start_at'> | null,
  now: Date,
): 'running' | 'scheduled' {
  if (current !== 'draft') throw new ApiError('campaign_already_launched');
  const startAt = lifecycle?.start_at ?? null;
  return startAt === null || hasCome(startAt, now) ? 'running' : 'scheduled';
}

/** Everything that keeps a campaign from being launched; paths are those of the campaign and of its flow. */
export function validateLaunch(facts: LaunchFacts, now: Date, rules: DataRules = {}): Detail[] {
  const details: Detail[] = [];
  const refuse = (path: string, code: string, message: string) => details.push({ path, code, message });
  if (!facts.name?.trim()) refuse('name', 'missing_name', 'The campaign needs a name.');
  details.push(...validateFlow(facts.flow, rules));
  if (!hasReachableEmail(facts.flow)) {
    refuse(
      'nodes',
      'missing_email_node',
      'The flow needs an email node that is reachable from the lead source.',
    );
  }
  if (!facts.mailboxes.some(mailbox => mailbox.status === 'connected')) {
    refuse('mailbox_ids', 'missing_mailbox', 'The campaign needs at least one connected mailbox.');
  }
  if (hasCome(facts.lifecycle?.pause_at, now)) {
    refuse('lifecycle_schedule.pause_on', 'pause_date_passed', 'pause_on lies in the past.');
  }
  return details;
}
