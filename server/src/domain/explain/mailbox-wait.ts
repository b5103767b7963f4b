import {
  budgetLeft,
  budgetRenewal,
  capOn,
  followUpsDueBy,
  latestIntervalEnd,
  mailboxDay,
  readyAt,
} from '../sending/mailbox-pace.js';
import { countedOf } from '../sending/mailbox-pacer.js';
import { nextSlots, slotBehind } from '../sending/next-mailbox.js';
import type { RecipientWait } from '../sending/recipient-wait.js';
import { campaignWindow } from '../schedule/recipient-window.js';
import { nextOpening, skippedDayAt } from '../schedule/send-window.js';
import type { Openings } from '../schedule/sending-calendar.js';
import { recipientObstacle } from './recipient-obstacle.js';
import {
  calendarFrom,
  nobodyAhead,
  thenOpens,
  waitFor,
  type LeadWait,
  type LeadWaitFacts,
  type Obstacle,
  type WaitEnrollment,
  type WaitMailbox,
  durationWords,
  instantWords,
  windowWords,
} from './wait-facts.js';

/**
 * What an enrollment whose email may be written waits for: its time, its mailbox, the window, or others.
 *
 * @param wait why it waits because of its recipient
 */
export function mailboxWait(
  facts: LeadWaitFacts,
  enrollment: WaitEnrollment,
  later: Date | null,
  wait: RecipientWait | null,
): LeadWait {
  const { campaign, mailboxes, now, queue } = facts;
  const from = later ?? now;
  const window = calendarFrom(facts, from);
  const slots = nextSlots(mailboxes, campaign, from, window);
  const [best] = slots;
  if (!best) return unavailable(mailboxes);
  const unread = inboxUnread(facts, enrollment, best.mailbox);
  const about = { mailbox_id: best.mailbox.id, mailbox_email: best.mailbox.email, ahead_count: queue.ahead };
  const held = wait && recipientObstacle(facts, wait);
  const nextAt = nextTime(facts, slots, window, [unread?.until, held?.until]);
  const tell = ({ code, message, until, details }: Obstacle): LeadWait => {
    // What is named ends before those ahead have left, or while the send window is closed.
    const isFollowed = code !== 'queue' && until !== null && nextAt !== null && nextAt > until;
    const after = isFollowed ? thenOpens(facts, until) : '';
    const behind = isFollowed && queue.ahead > 0 ? ` ${areAhead(queue.ahead)}.` : '';
    return {
      code,
      message: `${message}${after}${behind}`,
      until,
      nextAt: unread && !unread.until ? null : nextAt,
      details: { ...about, ...details },
    };
  };
  const obstacles = obstaclesAt(facts, best.mailbox, best.intervalMs);
  if (later) {
    // Its time was set because of its recipient, or of an error; the budget of the mailbox may be used up until after that.
    const own = held?.until && held.until >= later ? held : set(enrollment, later);
    return tell(
      obstacles.find(({ code, until }) => code === 'daily_cap' && (!until || until > later)) ?? own,
    );
  }
  for (const obstacle of [unread, held]) if (obstacle) obstacles.push(obstacle);
  const lasting = obstacles
    .filter(({ code }) => code !== 'mailbox_interval')
    .sort((a, b) => (b.until?.getTime() ?? Infinity) - (a.until?.getTime() ?? Infinity));
  const [interval] = obstacles.filter(({ code }) => code === 'mailbox_interval');
  return tell(lasting[0] ?? (queue.ahead + queue.turnsAhead > 0 ? queued(facts) : (interval ?? ready(now))));
}

function nextTime(
  { queue, now }: LeadWaitFacts,
  slots: ReturnType<typeof nextSlots<WaitMailbox>>,
  window: Openings,
  notBefore: readonly (Date | null | undefined)[],
): Date | null {
  const [best] = slots;
  // What is named is the earliest time, so those who may be held back themselves cost nothing.
  const { ahead, turnsAhead, waitedFor } = queue.mayShrink ? { ...queue, ...nobodyAhead } : queue;
  // What its mailbox serves first costs that mailbox alone; whoever is ahead in the queue may be served by any of them.
  slotBehind([best!], window, turnsAhead);
  const at = Math.max(
    slotBehind(slots, window, ahead),
    waitedFor?.getTime() ?? 0,
    ...notBefore.map(time => time?.getTime() ?? 0),
  );
  const opens = Number.isFinite(at) ? window.opening(Math.max(at, now.getTime())) : at;
  return Number.isFinite(opens) ? new Date(opens) : null;
}

function unavailable(mailboxes: readonly WaitMailbox[]): LeadWait {
  const there = mailboxes.filter(({ deleted }) => !deleted);
  const [mailbox] = there;
  if (!mailbox) {
    const message =
      mailboxes.length > 0
        ? 'The mailbox that sent the earlier emails to this lead was deleted.'
        : 'No mailbox is attached to the campaign.';
    return waitFor('no_mailbox', message);
  }
  const { id, email, statusReason } = mailbox;
  const details = { mailbox_id: id, mailbox_email: email, mailbox_error: statusReason };
  const why = statusReason ? ` (${statusReason})` : '';
  const message = `The mailbox ${email} is disconnected${why}. Connect it again.`;
  return waitFor('mailbox_disconnected', message, null, details);
}

/** Its time is set: the server refused for now, what was held is checked again, or a wait has been taken over. */
function set({ attempts, lastError }: WaitEnrollment, until: Date): Obstacle {
  if (attempts === 0 && lastError === null)
    return {
      code: 'not_due',
      message: `The next step is scheduled for ${instantWords(until)}.`,
      until,
      details: {},
    };
  const failed = attempts === 1 ? 'One attempt failed' : `${attempts} attempts failed`;
  const tries = attempts > 0 ? failed : 'The message was held';
  const message = `${tries} (${lastError ?? 'unknown reason'}). The next attempt is at ${instantWords(until)}.`;
  return { code: 'retry', message, until, details: { attempts, last_error: lastError } };
}

/** What keeps a mailbox from sending for the campaign now. */
function obstaclesAt({ campaign, now }: LeadWaitFacts, mailbox: WaitMailbox, interval: number): Obstacle[] {
  const found: Obstacle[] = [];
  const { email, dailyCap, zone } = mailbox;
  const schedule = campaignWindow(campaign.schedule);
  const opening = nextOpening(schedule, now);
  if (schedule && opening?.getTime() !== now.getTime()) {
    const opens = opening ? `It opens at ${instantWords(opening, schedule.timezone)}` : 'It never opens';
    const dayOff = skippedDayAt(schedule, now);
    const why = dayOff ? `, because ${dayOff} is a day off` : '';
    const message = `The send window of the campaign is closed${why} (${windowWords(schedule)}). ${opens}.`;
    found.push({
      code: 'schedule_window',
      message,
      until: opening,
      details: { schedule: campaign.schedule },
    });
  }
  const day = mailboxDay(zone, now);
  const counted = countedOf(mailbox);
  const cap = capOn(counted, day);
  if (cap !== null && budgetLeft(counted, day) === 0) {
    const until = dailyCap === 0 ? null : budgetRenewal(zone, day);
    const again = until ? `. The next day starts at ${instantWords(until, zone)}` : '';
    const when = cap === dailyCap ? 'per day' : 'today, while it raises its volume';
    const limit = `${cap} ${cap === 1 ? 'message' : 'messages'} ${when}`;
    const message = `The mailbox ${email} has reached its limit of ${limit}, over all campaigns${again}.`;
    const sent_today = mailbox.sentDay === day ? mailbox.sentToday : 0;
    found.push({
      code: 'daily_cap',
      message,
      until,
      details: { daily_cap: dailyCap, cap_today: cap, sent_today },
    });
  }
  const ready = readyAt(mailbox.lastSentAt, interval);
  const rests = ready && ready > mailbox.nextSendAt ? ready : mailbox.nextSendAt;
  if (rests > now && mailbox.status === 'error') found.push(inTrouble(mailbox, rests));
  else if (rests > now) found.push(resting(mailbox, rests, interval));
  return found;
}

function inTrouble({ email, statusReason }: WaitMailbox, until: Date): Obstacle {
  const why = statusReason ? ` (${statusReason})` : '';
  const message = `The mailbox ${email} has a problem${why}. It is tried again at ${instantWords(until)}.`;
  return { code: 'mailbox_error', message, until, details: { mailbox_error: statusReason } };
}

function resting({ email, lastSentAt }: WaitMailbox, until: Date, interval: number): Obstacle {
  const interval_seconds = Math.round(interval / 1000);
  const isOfAnother = lastSentAt && until > latestIntervalEnd(lastSentAt, interval);
  const why = isOfAnother
    ? 'sent an email for another campaign with a longer interval'
    : `sends a message every ${durationWords(interval_seconds)}`;
  const message = `The mailbox ${email} ${why}. The next email can be sent at ${instantWords(until)}.`;
  const details = { last_sent_at: lastSentAt?.toISOString() ?? null };
  return {
    code: 'mailbox_interval',
    message,
    until,
    details: isOfAnother ? details : { ...details, interval_seconds },
  };
}

/** Follow-ups wait until the inbox has been read to its end since they came due: the lead may have answered. */
function inboxUnread(
  { now }: LeadWaitFacts,
  enrollment: WaitEnrollment,
  mailbox: WaitMailbox,
): Obstacle | null {
  const { inbox, email } = mailbox;
  if (!inbox || enrollment.mailboxId === null || (enrollment.nextActionAt && enrollment.nextActionAt > now))
    return null;
  // When the workers began is theirs alone to know: what was read before that, they read again within seconds.
  const dueBy = followUpsDueBy(inbox.readAt, new Date(0), now);
  if (dueBy && (enrollment.nextActionAt ?? now) <= dueBy) return null;
  const until = inbox.dueAt && inbox.dueAt > now ? inbox.dueAt : inbox.dueAt && now;
  const why = inbox.error ? ` (${inbox.error})` : '';
  const next = until ? `. It is read at ${instantWords(until)}` : '';
  const message = `Follow-ups wait until the inbox of ${email} is read, because it may contain a reply${why}${next}.`;
  const details = { inbox_read_at: inbox.readAt?.toISOString() ?? null, mailbox_error: inbox.error };
  return { code: 'inbox_unread', message, until, details };
}

function queued({ queue, now }: LeadWaitFacts): Obstacle {
  const ahead =
    queue.ahead === 0 ? 'Messages of other queues of the mailbox go first' : areAhead(queue.ahead);
  const waited =
    queue.waitedFor && queue.waitedFor > now
      ? ` Another campaign is next. Its interval ends at ${instantWords(queue.waitedFor)}.`
      : '';
  const message = `${ahead}. The mailbox sends follow-ups before first messages, and serves the campaigns in turn.${waited}`;
  return { code: 'queue', message, until: null, details: {} };
}

function areAhead(ahead: number): string {
  return ahead === 1 ? '1 message is ahead in the queue' : `${ahead} messages are ahead in the queue`;
}

function ready(now: Date): Obstacle {
  return {
    code: 'due_now',
    message: 'The lead is next. Its email is sent within seconds.',
    until: now,
    details: {},
  };
}

/** The mailbox that an email would leave from next, of those that may send it; null when none sends. */
export function nextMailbox(facts: Pick<LeadWaitFacts, 'campaign' | 'lead' | 'mailboxes' | 'now'>) {
  const { campaign, mailboxes, now } = facts;
  return nextSlots(mailboxes, campaign, now, calendarFrom(facts, now))[0]?.mailbox ?? null;
}

/** The first instant from a time on at which a mailbox may send for the campaign; null when none ever does. */
export function nextSendFrom(facts: LeadWaitFacts, from: Date): Date | null {
  const { campaign, mailboxes } = facts;
  const at = nextSlots(mailboxes, campaign, from, calendarFrom(facts, from))[0]?.at ?? Infinity;
  return Number.isFinite(at) ? new Date(at) : null;
}
