import type { Schedule } from '../flow/types.js';
import { budgetRenewal, mailboxDay } from '../sending/mailbox-pace.js';
import { closesAt, nextOpening } from './send-window.js';
import { lifecycleZone } from './lifecycle-dates.js';

/** When a window opens; times are epoch milliseconds. */
export interface Openings {
  /** The first instant from `at` on (itself included) at which the window is open; Infinity when there is none. */
  opening(at: number): number;
}

/** A send window laid out in time. */
export interface WindowCalendar extends Openings {
  /** How long the window is shut between two times. */
  shutWithin(from: number, to: number): number;
}

/** A stretch in which a window is open, its end excluded. */
interface Stretch {
  opens: number;
  closes: number;
}

/**
 * Lays out a send window: the rules are those of `isOpen`, `nextOpening` and `closesAt`, asked once for each stretch, so
 * that looking a time up again costs next to nothing.
 *
 * @param from no instant before this is asked for
 */
export function windowCalendar(schedule: Schedule | null, from: number): WindowCalendar {
  const stretches: Stretch[] = [];

  function next(after: number): Stretch {
    const opens = Number.isFinite(after) ? nextOpening(schedule, new Date(after))?.getTime() : undefined;
    if (opens === undefined) return { opens: Infinity, closes: Infinity };
    return { opens, closes: closesAt(schedule, new Date(opens))?.getTime() ?? Infinity };
  }

  /** The first stretch that has not closed by a timestamp. */
  function stretchAt(at: number): Stretch {
    for (let last = stretches.at(-1); !last || last.closes <= at; last = stretches.at(-1))
      stretches.push(next(last ? last.closes : from));
    let [low, high] = [0, stretches.length - 1];
    // Nearly always it is the last one, or one of the few before it.
    if (high > 0 && stretches[high - 1]!.closes <= at) low = high;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (stretches[middle]!.closes <= at) low = middle + 1;
      else high = middle;
    }
    return stretches[low]!;
  }

  const opening = (at: number) => Math.max(at, stretchAt(at).opens);
  return {
    opening,
    shutWithin(begin, end) {
      let shut = 0;
      for (let at = begin; at < end;) {
        const { opens, closes } = stretchAt(at);
        if (opens > at) shut += Math.min(opens, end) - at;
        at = closes;
      }
      return shut;
    },
  };
}

/** The days of a zone in time; times are epoch milliseconds and come in ascending order, near enough. */
export interface DayCalendar {
  /** The day (YYYY-MM-DD) that a timestamp lies in. */
  day(at: number): string;
  /** The first instant of the day after. */
  end(at: number): number;
}

/** Lays out the days of a zone; each is looked up once. */
export function dayCalendar(zone: string): DayCalendar {
  let known = { day: '', begins: Infinity, ends: -Infinity };

  function dayAt(at: number) {
    if (at >= known.begins && at < known.ends) return known;
    const day = mailboxDay(zone, new Date(at));
    known = { day, begins: at, ends: budgetRenewal(zone, day).getTime() };
    return known;
  }

  return { day: at => dayAt(at).day, end: at => dayAt(at).ends };
}

/**
 * Adds the days off of an account to a send window, which then is closed on them. A campaign without a schedule gets one that is
 * open around the clock on all other days. Without days off, the schedule itself is returned.
 *
 * @param days dates and ranges of dates, as in `skip_dates`; null: none
 * @param zone the lifecycle's own, in which the days are counted without a schedule
 */
export function withDaysOff(
  schedule: Schedule | null,
  days: readonly string[] | null,
  zone: string | null,
): Schedule | null {
  if (!days?.length) return schedule;
  const own = schedule ?? { ...aroundTheClock, timezone: lifecycleZone(zone, null) };
  return { ...own, skip_dates: [...(own.skip_dates ?? []), ...days] };
}

/** The hours and days of a window that never closes. */
export const aroundTheClock = {
  start_hour: 0,
  start_minute: 0,
  end_hour: 0,
  end_minute: 0,
  days_of_week: null,
} satisfies Omit<Schedule, 'timezone'>;
