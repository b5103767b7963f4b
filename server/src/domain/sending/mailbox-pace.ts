import { createHash } from 'node:crypto';
import type { MailboxProvider, MailboxStatus } from '../../generated/types.js';
import { firstInstantOfDay } from '../schedule/lifecycle-dates.js';
import { addDays, localDate } from '../schedule/zone-time.js';

/** Share of the interval that is added to it at most, so that messages do not leave like clockwork. */
const JITTER = 0.1;

/** Mailboxes in `error` are tried again once they have rested; the other states send nothing. */
export const sendingStates: MailboxStatus[] = ['connected', 'error'];

/** Messages a day by default: what a young mailbox can send without harm; the sandbox harms nobody. */
export const defaultDailyCaps: Record<MailboxProvider, number | null> = {
  smtp: 200,
  google: 200,
  microsoft: 200,
  sandbox: null,
};

/** The IANA zone in which the days of a mailbox's cap are cut. */
export function mailboxZone({ settings }: { settings: { time_zone?: string } }): string {
  return settings.time_zone ?? 'UTC';
}

/** The day of a mailbox (YYYY-MM-DD) in its zone, in which its cap counts. */
export function mailboxDay(zone: string, now: Date): string {
  return localDate(zone, now);
}

/** How a mailbox raises its volume: messages on the first day of sending, and how many more on each one after. */
export interface Ramp {
  start: number;
  step: number;
}

/** How much a mailbox may send in a day. */
export interface MailboxCap {
  /** Null for no cap. */
  daily_cap: number | null;
  ramp: Ramp | null;
  /** Days on which it has sent since the ramp began, with `sent_day`. */
  ramp_days: number;
  /** The day on which it sent last. */
  sent_day: string | null;
}

/** Messages that a mailbox may send on a day: its cap, or fewer while it raises its volume; null without an end. */
export function capOn({ daily_cap, ramp, ramp_days, sent_day }: MailboxCap, day: string): number | null {
  if (ramp === null) return daily_cap;
  const daysBefore = Math.max(0, sent_day === day ? ramp_days - 1 : ramp_days);
  const raised = ramp.start + ramp.step * daysBefore;
  return Math.min(raised, daily_cap ?? Infinity);
}

/** Messages that a mailbox may still send on a day; without a cap there is no end to them. */
export function budgetLeft(mailbox: MailboxCap & { sent_today: number }, day: string): number {
  const cap = capOn(mailbox, day);
  if (cap === null) return Infinity;
  return Math.max(0, cap - (mailbox.sent_day === day ? mailbox.sent_today : 0));
}

/** When the budget of the day after begins. */
export function budgetRenewal(zone: string, day: string): Date {
  return firstInstantOfDay(addDays(day, 1), zone);
}

/** Milliseconds that must lie between a mailbox's last message and one of a campaign: the longer of both intervals. */
export function intervalMs(
  mailbox: { sending_interval_seconds: number },
  campaign: { sending_interval_seconds: number },
): number {
  return Math.max(mailbox.sending_interval_seconds, campaign.sending_interval_seconds) * 1000;
}

/** When a mailbox that sent at a time may send for a campaign again; a mailbox that never sent may at once. */
export function readyAt(lastSentAt: Date | null, interval: number): Date | null {
  return lastSentAt && new Date(lastSentAt.getTime() + interval);
}

/** Follow-ups wait when an inbox has not been read to its end for so many milliseconds. */
const FRESH_INBOX_MS = 15 * 60_000;

/**
 * When follow-ups of a mailbox that may leave now came due, at the latest; null when none may. Whoever has answered must
 * not be written to again: only what came due before the inbox was last read to its end leaves, and nothing until it
 * has been read since the worker began.
 */
export function followUpsDueBy(inboxReadAt: Date | null, workerBegan: Date, now: Date): Date | null {
  const isFresh =
    inboxReadAt !== null &&
    inboxReadAt >= workerBegan &&
    now.getTime() - inboxReadAt.getTime() <= FRESH_INBOX_MS;
  if (!isFresh) return null;
  return inboxReadAt < now ? inboxReadAt : now;
}

/**
 * When the interval after a message is over: at least the interval, and up to a tenth of it more, which the seed (the
 * send's id) decides. Without an interval the next message may follow at once.
 */
export function intervalEnd(sentAt: Date, interval: number, seed: string): Date {
  const share = createHash('sha256').update(seed).digest().readUInt32BE(0) / 2 ** 32;
  return new Date(sentAt.getTime() + interval + Math.floor(interval * JITTER * share));
}

/** The latest time at which the interval after a message is over, whatever its seed. */
export function latestIntervalEnd(sentAt: Date, interval: number): Date {
  return new Date(sentAt.getTime() + interval * (1 + JITTER));
}

/** How long a mailbox rests on the average after a message: the interval, and half of what may be added to it. */
export function expectedRestMs(interval: number): number {
  return interval * (1 + JITTER / 2);
}
