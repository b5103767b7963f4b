import type {
  CampaignStatus,
  EnrollmentReason,
  EnrollmentState,
  LeadWaitCode,
  LeadWaitDetails,
} from '../../generated/types.js';
import type { StoredTrip } from '../campaigns/guard.js';
import type { EarlierMail } from '../sending/campaign-mail.js';
import type { Flow, Schedule } from '../flow/types.js';
import type { ReceiverBudget } from '../receivers/limits.js';
import type { MergeLead } from '../merge/merge-fields.js';
import type { SendingMailboxState } from '../sending/next-mailbox.js';
import { leadCalendar, recipientWindow } from '../schedule/recipient-window.js';
import type { Openings } from '../schedule/sending-calendar.js';
import { localTime } from '../schedule/zone-time.js';

/** What a lead waits for: until when this reason holds, and until when nothing happens at all, null where nobody knows. */
export interface LeadWait {
  code: LeadWaitCode;
  message: string;
  until: Date | null;
  nextAt: Date | null;
  details: Omit<LeadWaitDetails, 'until' | 'node_id'>;
}

/** What holds a due email back. */
export type Obstacle = Pick<LeadWait, 'code' | 'message' | 'until' | 'details'>;

/** A campaign as far as its leads' waits go. */
export interface WaitCampaign {
  status: CampaignStatus;
  external: boolean;
  deleted: boolean;
  launched: boolean;
  startAt: Date | null;
  pauseAt: Date | null;
  /** Why it paused itself. */
  guardTrip: StoredTrip | null;
  /** With the days off of the account. */
  schedule: Schedule | null;
  sending_interval_seconds: number;
  flow: Flow;
}

/** An enrollment as the engine sees it. */
export interface WaitEnrollment {
  id: string;
  state: EnrollmentState;
  reason: EnrollmentReason | null;
  nodeId: string | null;
  awaits: 'flow' | 'send' | 'sending' | 'data' | 'reply' | 'resume' | null;
  nextActionAt: Date | null;
  /** The mailbox of its follow-ups, null before the first message. */
  mailboxId: string | null;
  attempts: number;
  lastError: string | null;
  /** A worker has its request under way. */
  inHand: boolean;
}

/** A message of an enrollment in the ledger. */
export interface WaitMail extends EarlierMail {
  /** When its outcome is checked next. */
  dueAt: Date | null;
}

/** A mailbox that may send for the lead. */
export interface WaitMailbox extends SendingMailboxState {
  id: string;
  email: string;
  displayName: string | null;
  statusReason: string | null;
  inbox: { readAt: Date | null; dueAt: Date | null; error: string | null } | null;
}

/** Who goes before an enrollment: in its own queue, and what its mailbox serves before that queue has its turn. */
export interface WaitQueue {
  ahead: number;
  turnsAhead: number;
  /** Some of these may be held back themselves, by a receiver limit, their own time zone, or a campaign that pauses. */
  mayShrink: boolean;
  /** When the interval of a campaign is over whose turn comes before, and which the mailbox waits for till then. */
  waitedFor: Date | null;
}

/** All that an explanation rests on. */
export interface LeadWaitFacts {
  now: Date;
  campaign: WaitCampaign;
  lead: MergeLead & { email: string; gone: boolean; replaced: boolean };
  enrollment: WaitEnrollment | null;
  /** The entry of the block list that blocks the address. */
  block: { value: string; reason: string | null } | null;
  earlier: readonly WaitMail[];
  /** Those that may send its next message: its own, or all that are attached while it has none. */
  mailboxes: readonly WaitMailbox[];
  queue: WaitQueue;
  /** What receivers may still get today; null where none has a limit. */
  receivers: ReceiverBudget | null;
}

/** A wait that ends at a time, or that nobody knows the end of. */
export function waitFor(
  code: LeadWaitCode,
  message: string,
  until: Date | null = null,
  details: LeadWait['details'] = {},
): LeadWait {
  return { code, message, until, nextAt: until, details };
}

/** Who goes before an enrollment that nobody goes before. */
export const nobodyAhead = { ahead: 0, turnsAhead: 0, waitedFor: null };

/** Lays out when the lead may be written to: while its own window and that of the campaign are open. */
export function calendarFrom(
  { campaign, lead }: Pick<LeadWaitFacts, 'campaign' | 'lead'>,
  from: Date,
): Openings {
  return leadCalendar(campaign.schedule, lead.custom_lead_data ?? {}, from.getTime());
}

/** A sentence about when the send window opens after a time, in the zone that counts for the lead; empty if it is open then. */
export function thenOpens(facts: Pick<LeadWaitFacts, 'campaign' | 'lead'>, at: Date): string {
  const { schedule } = facts.campaign;
  const opens = calendarFrom(facts, at).opening(at.getTime());
  if (opens === at.getTime()) return '';
  const zone = (recipientWindow(schedule, facts.lead.custom_lead_data ?? {}) ?? schedule)?.timezone;
  return Number.isFinite(opens)
    ? ` The send window then opens at ${instantWords(new Date(opens), zone)}.`
    : '';
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** An instant for people, as in `2026-11-03 15:00 (America/Chicago)`. */
export function instantWords(at: Date, zone = 'UTC'): string {
  const local = new Date(localTime(zone, at.getTime())).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)} (${zone})`;
}

/** A send window for people, as in `Mon, Tue 09:00 to 17:00, America/Chicago`. */
export function windowWords(schedule: Schedule): string {
  const { days_of_week: days, timezone } = schedule;
  const chosen = days?.length ? [...new Set(days)].sort().map(day => weekdays[day]) : [];
  const when = chosen.length > 0 && chosen.length < 7 ? chosen.join(', ') : 'every day';
  const from = clockWords(schedule.start_hour, schedule.start_minute);
  const to = clockWords(schedule.end_hour, schedule.end_minute);
  const hours = from === to ? when : `${when} ${from} to ${to}`;
  return `${hours}, ${timezone}${schedule.skip_dates?.length ? ', except on days off' : ''}`;
}

function clockWords(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A number of seconds for people, as in `24 minutes`. */
export function durationWords(seconds: number): string {
  const [unit, size] = ([['hour', 3600], ['minute', 60], ['second', 1]] as const).find(([, each]) => seconds % each === 0)!; // prettier-ignore
  const amount = seconds / size;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
