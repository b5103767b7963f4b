import { IANAZone } from 'luxon';

export const MINUTE = 60_000;
export const DAY = 24 * 60 * MINUTE;

/**
 * A stretch of time in which a zone keeps one offset from UTC. `from` (inclusive) and `to` (exclusive) are epoch
 * milliseconds; a timestamp plus `offset` milliseconds is its local time, counted as if local time were UTC.
 */
export interface ZoneSegment {
  from: number;
  to: number;
  offset: number;
}

/** Whether a name is an IANA time zone, such as `America/Chicago`. Bare offsets (`+02:00`) are none. */
export function isTimeZone(name: unknown): name is string {
  return typeof name === 'string' && /^[A-Za-z]/.test(name) && IANAZone.isValidZone(name);
}

/** Local time of a timestamp, as epoch milliseconds counted as if local time were UTC. */
export function localTime(zone: string, at: number): number {
  return at + offsetAt(zone, at);
}

/** The calendar day of a timestamp in a zone, as `YYYY-MM-DD`. */
export function localDate(zone: string, at: Date): string {
  return new Date(localTime(zone, at.getTime())).toISOString().slice(0, 10);
}

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The calendar day (`YYYY-MM-DD`) so many days after another, or before it. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

/** The stretches of constant offset from a timestamp on, each at most a day long, for as many days as asked. */
export function* zoneSegments(zone: string, from: number, days: number): Generator<ZoneSegment> {
  const end = from + days * DAY;
  for (let start = from; start < end;) {
    const offset = offsetAt(zone, start);
    const next = start + DAY;
    const to = offsetAt(zone, next) === offset ? next : changeBetween(zone, start, next, offset);
    yield { from: start, to, offset };
    start = to;
  }
}

/** The first millisecond in (low, high] at which the zone no longer has the offset that it has at `low`. */
function changeBetween(zone: string, low: number, high: number, offset: number): number {
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (offsetAt(zone, middle) === offset) low = middle;
    else high = middle;
  }
  return high;
}

function offsetAt(zone: string, at: number): number {
  return IANAZone.create(zone).offset(at) * MINUTE;
}
