import { budgetLeft, type MailboxCap, type Ramp } from './mailbox-pace.js';
import { dayCalendar, type Openings } from '../schedule/sending-calendar.js';

/** A mailbox as far as its pace goes. */
export interface PacedMailbox {
  /** IANA zone in which the days of its cap are cut. */
  zone: string;
  sendingIntervalSeconds: number;
  /** Messages a day, null for no cap. */
  dailyCap: number | null;
  /** How it raises its volume up to the cap. */
  ramp: Ramp | null;
  /** Days on which it has sent since the ramp began. */
  rampDays: number;
  sentToday: number;
  /** The day (YYYY-MM-DD) that `sentToday` counts. */
  sentDay: string | null;
  lastSentAt: Date | null;
  nextSendAt: Date;
}

/** The pace of a mailbox, simulated from its present state; times are epoch milliseconds. */
export interface MailboxPacer {
  /** When it last sent; -Infinity for never. */
  lastSentAt(): number;
  /** Messages that it may still send on the day of a time. */
  budget(at: number): number;
  /** When the budget of the day after begins. */
  renewal(at: number): number;
  /** The first instant at which its interval, and the one that a campaign asks for, are over. */
  readyAt(interval: number): number;
  /** The first instant from `from` on at which it may send for a campaign; Infinity when there is none. */
  slot(interval: number, window: Openings, from: number): number;
  /** Sends. `rest` is until when it then sends nothing. */
  take(at: number, count: number, rest: number): void;
}

/** What the budget of a mailbox depends on, as `budgetLeft` takes it. */
export function countedOf(mailbox: PacedMailbox): MailboxCap & { sent_today: number } {
  return {
    daily_cap: mailbox.dailyCap,
    ramp: mailbox.ramp,
    ramp_days: mailbox.rampDays,
    sent_today: mailbox.sentToday,
    sent_day: mailbox.sentDay,
  };
}

/** Begins to play the pace of a mailbox. */
export function mailboxPacer(mailbox: PacedMailbox): MailboxPacer {
  const days = dayCalendar(mailbox.zone);
  const counted = countedOf(mailbox);
  let last = mailbox.lastSentAt?.getTime() ?? -Infinity;
  let restsUntil = mailbox.nextSendAt.getTime();

  const budget = (at: number) => budgetLeft(counted, days.day(at));
  const renewal = (at: number) => days.end(at);
  const readyAt = (interval: number) => Math.max(restsUntil, last + interval);
  return {
    lastSentAt: () => last,
    budget,
    renewal,
    readyAt,
    slot(interval, window, from) {
      if (mailbox.dailyCap !== null && mailbox.dailyCap <= 0) return Infinity;
      for (let at = Math.max(from, readyAt(interval)); ;) {
        const open = window.opening(at);
        if (!Number.isFinite(open) || budget(open) > 0) return open;
        at = renewal(open);
      }
    },
    take(at, count, rest) {
      const day = days.day(at);
      if (counted.sent_day !== day) {
        counted.sent_today = 0;
        counted.ramp_days++;
      }
      counted.sent_today += count;
      counted.sent_day = day;
      last = at;
      restsUntil = rest;
    },
  };
}
