import type { Detail } from '../api/api-error.js';
import type { Schedule } from '../flow/types.js';
import { DAY, isTimeZone, localTime, MINUTE, zoneSegments } from './zone-time.js';

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
  for (const { from, to, offset } of zoneSegments(schedule.timezone, at.getTime(), SEARCH_DAYS)) {
    const span = nextOpenSpan(schedule, from + offset);
    if (span && span.start - offset < to) return new Date(span.start - offset);
  }
  return null;
}

/**
 * The first instant from `at` on at which the window is closed (`at` itself when it is closed then); null when it
 * stays open.
 */
export function closesAt(schedule: Schedule | null, at: Date): Date | null {
  if (!schedule) return null;
  for (const { from, to, offset } of zoneSegments(schedule.timezone, at.getTime(), SEARCH_DAYS)) {
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

/** The part from `local` on of the first window that has not ended by then. */
function nextOpenSpan(schedule: Schedule, local: number): Span | null {
  const days = schedule.days_of_week?.length ? new Set(schedule.days_of_week) : null;
  const today = Math.floor(local / DAY);
  for (let day = today - 1; day <= today + 7; day++) {
    if (days && !days.has((day + EPOCH_WEEKDAY) % 7)) continue;
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

/** What is wrong with a schedule, with paths below `path`. A null schedule (around the clock) is fine. */
export function scheduleIssues(schedule: Schedule | null, path = 'schedule'): Detail[] {
  if (!schedule) return [];
  const issues: Detail[] = [];
  if (!isTimeZone(schedule.timezone)) issues.push(zoneIssue(`${path}.timezone`));
  for (const key of ['start_hour', 'end_hour'] as const) {
    if (isWhole(schedule[key], 23)) continue;
    issues.push({ path: `${path}.${key}`, code: 'invalid_hour', message: 'Hours are 0 to 23.' });
  }
  for (const key of ['start_minute', 'end_minute'] as const) {
    if (isWhole(schedule[key], 59)) continue;
    issues.push({ path: `${path}.${key}`, code: 'invalid_minute', message: 'Minutes are 0 to 59.' });
  }
  schedule.days_of_week?.forEach((day, index) => {
    if (isWhole(day, 6)) return;
    const message = 'Days are 0 (Sunday) to 6 (Saturday).';
    issues.push({ path: `${path}.days_of_week[${index}]`, code: 'invalid_days_of_week', message });
  });
  return issues;
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
