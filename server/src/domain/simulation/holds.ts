import { guardWords, type StoredTrip } from '../campaigns/guard.js';
import type { SimulationHold } from '../../generated/types.js';
import type { LimitedReceiver, ReceiverProvider } from '../receivers/limits.js';
import type { SimulationPlan } from './plan.js';
import type { SimulatedObstacle } from './world.js';

/** Leads of a campaign who are not played, and why. */
export interface LeftOut {
  incomplete: number;
  blocked: number;
  paused: number;
  waitingForReply: number;
  unknown: number;
}

/** What holds a played campaign back. */
export interface HoldFacts {
  status: string;
  /** Why the campaign paused itself. */
  guardTrip: StoredTrip | null;
  /** Whether the flow has an email that the lead source leads to. */
  hasEmail: boolean;
  /** Whether a mailbox that sends is attached. */
  hasMailbox: boolean;
  leftOut: LeftOut;
  /** Whether the campaign ends within the days that are played, by its `pause_on`. */
  ends: boolean;
  /** Whether the send window opens in the time zone of each lead. */
  isZoned: boolean;
}

const obstacles: Record<SimulatedObstacle, string> = {
  schedule_window: 'The send window of the campaign is closed, or it is a day off.',
  daily_cap:
    'The mailboxes have sent what they may on the day: their daily limits, or less while they ramp up.',
  mailbox_interval: 'The sending interval of the mailboxes is not over.',
  receiver_limit:
    'The receivers of the leads have got what the receiver limits of the account allow on the day',
  other_campaigns: 'The mailboxes send for other campaigns first.',
};

const providers: Record<ReceiverProvider, string> = {
  google: 'Google',
  microsoft: 'Microsoft',
  other: 'all providers but Google and Microsoft',
};
const mostNamed = 5;

/** Names the first receivers, and counts the rest. */
function receiverNames(receivers: readonly LimitedReceiver[]): string {
  const names = receivers
    .slice(0, mostNamed)
    .map(({ limit, name }) => (limit === 'per_domain' ? name : providers[name as ReceiverProvider]));
  const rest = receivers.length - names.length;
  return rest > 0 ? `${names.join(', ')} and ${rest} more` : names.join(', ');
}

/** Lists what holds a campaign back: first what takes time, then what keeps leads from being written to. */
export function simulationHolds(
  plan: SimulationPlan,
  { status, guardTrip, hasEmail, hasMailbox, leftOut, ends, isZoned }: HoldFacts,
): SimulationHold[] {
  const holds: SimulationHold[] = plan.shares.map(({ obstacle, share }) => {
    const message =
      obstacle === 'receiver_limit'
        ? `${obstacles[obstacle]}: ${receiverNames(plan.fullReceivers)}.`
        : obstacle === 'schedule_window' && isZoned
          ? 'The send window is closed in the time zones of the leads, or it is a day off.'
          : obstacles[obstacle];
    return { code: obstacle, message, share, count: null };
  });
  const note = (code: SimulationHold['code'], message: string) =>
    holds.push({ code, message, share: null, count: null });
  const count = (code: SimulationHold['code'], number: number, one: string, many: string) => {
    if (number === 0) return;
    const message = number === 1 ? `1 ${one}.` : `${number} ${many}.`;
    holds.push({ code, message, share: null, count: number });
  };
  const leads = (code: SimulationHold['code'], number: number, one: string, many = one) =>
    count(code, number, `lead ${one}`, `leads ${many}`);
  if (status === 'draft')
    note('campaign_not_running', 'The campaign is a draft. The simulation assumes that you launch it now.');
  else if (status !== 'running' && status !== 'scheduled')
    note(
      'campaign_not_running',
      `The campaign is ${status}. ${guardTrip ? `${guardWords(guardTrip)} ` : ''}The simulation assumes that you resume it now.`,
    );
  if (!hasEmail) note('no_email', 'The flow has no email that is reachable from the lead source.');
  if (!hasMailbox) note('no_mailbox', 'No mailbox that can send is attached, so nobody new is written to.');
  leads(
    'incomplete_leads',
    leftOut.incomplete,
    'has no value for a declared field',
    'have no value for a declared field',
  );
  leads('blocked_leads', leftOut.blocked, 'is on the block list', 'are on the block list');
  leads('paused_leads', leftOut.paused, 'is paused', 'are paused');
  leads(
    'waiting_for_reply',
    leftOut.waitingForReply,
    'continues only after a reply',
    'continue only after a reply',
  );
  leads('outcome_unknown', leftOut.unknown, 'has a message with an unknown outcome', 'have a message with an unknown outcome'); // prettier-ignore
  const stranded = plan.left.filter(({ mailboxId }) => mailboxId !== null && !plan.mailboxes.has(mailboxId));
  const waiting = stranded.reduce((sum, group) => sum + group.count, 0);
  leads(
    'mailbox_unavailable',
    waiting,
    'waits for a mailbox that cannot send',
    'wait for a mailbox that cannot send',
  );
  const after = ends ? 'not sent before pause_on' : 'not sent by the end of the last day';
  count(ends ? 'pause_on' : 'horizon', plan.unsent, `message is ${after}`, `messages are ${after}`);
  return holds;
}
