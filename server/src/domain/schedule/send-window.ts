import type { Detail } from '../api/api-error.js';
import type { Schedule } from '../flow/types.js';
import { DAY, isCalendarDate, isTimeZone, localDate, localTime, MINUTE, zoneSegments } from './zone-time.js';

/** What a campaign created without a schedule gets: Central business hours. */
export const defaultSchedule: Schedule = {
  timezone: 'America/Chicago',
  start_hour: 9,
  start_minute: 0,
  end_hour: 17,
  end_minute: 0,
  days_of_week: [1, 2, 3, 4, 5],
};

/** A week, the day a crossing window reaches into, and room for a calendar day that a zone left out. */
const SEARCH_DAYS = 16;
/**
 * The search passes over no more days ahead than these. A window on one weekday and the days off of a schedule and its account,
 * 100 ranges and 366 days each, may leave out 276 weeks on end: 200 with a range each, and 76 more in ranges of 8 days.
 */
const LONGEST_SKIP = 2_000;
/** All days of a list that are skipped, together. */
const MOST_SKIPPED = 366;
/** 1970-01-01 was a Thursday. */
const EPOCH_WEEKDAY = 4;

/** A stretch of local time (see `localTime`), its end excluded. */
interface Span {
  start: number;
  end: number;
}

/**
 * Whether mail may be sent at a timestamp. The window is one of wall-clock time: open is when the clock on the wall in
 * the zone shows a time within it, so that a repeated hour counts twice and a skipped one never comes. A window that
 * crosses midnight belongs to the weekday of its start. No schedule (null) is always open.
 */
export function isOpen(schedule: Schedule | null, at: Date): boolean {
  if (!schedule) return true;
  const local = localTime(schedule.timezone, at.getTime());
  return nextOpenSpan(schedule, local)?.start === local;
}

/** The first instant from `at` on (itself included) at which the window is open; null when it never opens. */
export function nextOpening(schedule: Schedule | null, at: Date): Date | null {
  if (!schedule) return at;
  let [since, span]: [number, Span | null] = [0, null];
  for (const { from, to, offset } of zoneSegments(schedule.timezone, at.getTime(), SEARCH_DAYS)) {
    const local = from + offset;
    if (!span || local < since || local > span.start) [since, span] = [local, nextOpenSpan(schedule, local)];
    if (!span) continue;
    if (span.start - offset < to) return new Date(span.start - offset);
    // Years may be skipped: go on just before the window, once the clock cannot be put back to before this search.
    if (local - since >= DAY && span.start - local > 4 * DAY)
      return nextOpening(schedule, new Date(span.start - offset - 2 * DAY));
  }
  return null;
}

/**
 * The first instant from `at` on at which the window is closed (`at` itself when it is closed then); null when it
 * stays open.
 */
export function closesAt(schedule: Schedule | null, at: Date): Date | null {
  if (!schedule) return null;
  for (const { from, to, offset } of zoneSegments(
    schedule.timezone,
    at.getTime(),
    searchDays(schedule, at),
  )) {
    const end = openUntil(schedule, from + offset, to + offset) - offset;
    if (end < to) return new Date(end);
  }
  return null;
}

/** How long the window stays open from `local` on, windows that touch taken together; at most until `limit`. */
function openUntil(schedule: Schedule, local: number, limit: number): number {
  let end = local;
  while (end < limit) {
    const span = nextOpenSpan(schedule, end);
    if (span?.start !== end) return end;
    end = span.end;
  }
  return limit;
}

/** Days of the calendar, counted from the epoch; both ends belong to it. */
interface DayRange {
  first: number;
  last: number;
}

/** Each list is read once, however often a search asks for it. */
const readRanges = new WeakMap<readonly string[], DayRange[]>();

function skippedRanges(dates: readonly string[] | undefined): DayRange[] {
  if (!dates) return [];
  let ranges = readRanges.get(dates);
  if (!ranges) {
    ranges = dates.map(text => {
      const [first, last = first] = text.split('/').map(date => Date.parse(`${date}T00:00:00Z`) / DAY);
      return { first: first!, last: last! };
    });
    readRanges.set(dates, ranges);
  }
  return ranges;
}

/** The local day of a timestamp (`YYYY-MM-DD`) if the schedule skips it; otherwise null. */
export function skippedDayAt({ timezone, skip_dates }: Schedule, at: Date): string | null {
  const day = Math.floor(localTime(timezone, at.getTime()) / DAY);
  return skippedRanges(skip_dates).some(includes(day)) ? localDate(timezone, at) : null;
}

function includes(day: number): (range: DayRange) => boolean {
  return ({ first, last }) => day >= first && day <= last;
}

/** Returns for how many days to search: behind the last day that is skipped, the window opens within a week. */
function searchDays(schedule: Schedule, at: Date): number {
  const lastSkipped = Math.max(0, ...skippedRanges(schedule.skip_dates).map(({ last }) => last));
  const ahead = lastSkipped - Math.floor(at.getTime() / DAY);
  return SEARCH_DAYS + Math.min(Math.max(ahead, 0), LONGEST_SKIP);
}

/** The part from `local` on of the first window that has not ended by then. */
function nextOpenSpan(schedule: Schedule, local: number): Span | null {
  const days = schedule.days_of_week?.length ? new Set(schedule.days_of_week) : null;
  const skipped = skippedRanges(schedule.skip_dates);
  const today = Math.floor(local / DAY);
  // For each day that is skipped, the search goes on for a week.
  let lastDay = today + 7;
  for (let day = today - 1; day <= lastDay; day++) {
    if (days && !days.has((day + EPOCH_WEEKDAY) % 7)) continue;
    if (skipped.some(includes(day))) {
      lastDay = Math.min(lastDay + 7, today + LONGEST_SKIP);
      continue;
    }
    const span = windowOfDay(schedule, day);
    if (span.end > local) return { start: Math.max(span.start, local), end: span.end };
  }
  return null;
}

function windowOfDay(schedule: Schedule, day: number): Span {
  const start = timeOfDay(schedule.start_hour, schedule.start_minute);
  const end = timeOfDay(schedule.end_hour, schedule.end_minute);
  const midnight = day * DAY;
  if (start === end) return { start: midnight, end: midnight + DAY };
  return { start: midnight + start, end: midnight + end + (end < start ? DAY : 0) };
}

function timeOfDay(hour: number, minute: number): number {
  return (hour * 60 + minute) * MINUTE;
}

/** What is wrong with a schedule, with paths below `schedule`. A null schedule (around the clock) is fine. */
export function scheduleIssues(schedule: Schedule | null): Detail[] {
  if (!schedule) return [];
  const issues: Detail[] = [];
  if (!isTimeZone(schedule.timezone)) issues.push(zoneIssue('schedule.timezone'));
  for (const key of ['start_hour', 'end_hour'] as const) {
    if (isWhole(schedule[key], 23)) continue;
    issues.push({ path: `schedule.${key}`, code: 'invalid_hour', message: 'Hours are 0 to 23.' });
  }
  for (const key of ['start_minute', 'end_minute'] as const) {
    if (isWhole(schedule[key], 59)) continue;
    issues.push({ path: `schedule.${key}`, code: 'invalid_minute', message: 'Minutes are 0 to 59.' });
  }
  schedule.days_of_week?.forEach((day, index) => {
    if (isWhole(day, 6)) return;
    const message = 'Days are 0 (Sunday) to 6 (Saturday).';
    issues.push({ path: `schedule.days_of_week[${index}]`, code: 'invalid_days_of_week', message });
  });
  issues.push(...skipDatesIssues(schedule.skip_dates ?? [], 'schedule.skip_dates'));
  return issues;
}

/** What is wrong with a list of days to skip. */
export function skipDatesIssues(dates: readonly string[], path = 'skip_dates'): Detail[] {
  const issues = dates.flatMap((text, index): Detail[] => {
    const message = rangeFault(text);
    return message === null ? [] : [{ path: `${path}[${index}]`, code: 'invalid_date', message }];
  });
  if (issues.length === 0 && skippedDays(dates) > MOST_SKIPPED) {
    const message = `All dates together may be at most ${MOST_SKIPPED} days.`;
    issues.push({ path, code: 'invalid_date', message });
  }
  return issues;
}

/** What is wrong with a date or a range of dates; null if nothing is. */
function rangeFault(text: string): string | null {
  const [first, last = first, ...more] = text.split('/');
  if (more.length > 0 || !isCalendarDate(first!) || !isCalendarDate(last!))
    return 'Send a date or a range of dates, such as 2026-12-24 or 2026-12-24/2027-01-01.';
  return first! > last! ? 'The last date is before the first.' : null;
}

function skippedDays(dates: readonly string[]): number {
  return skippedRanges(dates).reduce((sum, { first, last }) => sum + last - first + 1, 0);
}

/** The issue of a zone that is no IANA name. */
export function zoneIssue(path: string): Detail {
  return {
    path,
    code: 'invalid_time_zone',
    message: 'The time zone must be an IANA name, such as America/Chicago.',
  };
}

function isWhole(value: number, highest: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= highest;
}
