import type { Detail } from '../api/api-error.js';
import type { CampaignStatus } from '../../generated/types.js';
import type { LifecycleSchedule, Schedule } from '../flow/types.js';
import { zoneIssue } from './send-window.js';
import { isCalendarDate, DAY, isTimeZone, zoneSegments, addDays } from './zone-time.js';

/** Zone of a lifecycle when neither it nor the campaign's schedule names one. */
const DEFAULT_ZONE = 'America/Chicago';
/** Days that every store and every zone can hold. */
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9998-12-31';

/** The writable part of a lifecycle schedule. A key left out keeps what holds, a null date clears it. */
export interface LifecyclePatch {
  time_zone?: string | null;
  start_on?: string | null;
  pause_on?: string | null;
}

/**
 * The first instant of a calendar day (`YYYY-MM-DD`) in a zone: midnight, or the end of the gap where clocks are put
 * forward at midnight, or the first of two midnights where they are put back.
 */
export function firstInstantOfDay(date: string, zone: string): Date {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  for (const { from, to, offset } of zoneSegments(zone, midnight - DAY, 3)) {
    const instant = Math.max(from, midnight - offset);
    if (instant < to) return new Date(instant);
  }
  throw new RangeError(`${date} does not begin in ${zone}`);
}

/** What a patch of the lifecycle would make wrong, with paths below `lifecycle_schedule`. */
export function lifecycleIssues(patch: LifecyclePatch, current: LifecycleSchedule | null): Detail[] {
  const issues: Detail[] = [];
  if (patch.time_zone != null && !isTimeZone(patch.time_zone))
    issues.push(zoneIssue('lifecycle_schedule.time_zone'));
  for (const key of ['start_on', 'pause_on'] as const) {
    const date = patch[key];
    if (date == null || (isCalendarDate(date) && date >= FIRST_DAY && date <= LAST_DAY)) continue;
    const message = `${key} must be a date (YYYY-MM-DD) from ${FIRST_DAY} to ${LAST_DAY}.`;
    issues.push({ path: `lifecycle_schedule.${key}`, code: 'invalid_date', message });
  }
  const { start_on, pause_on } = mergeDates(patch, current);
  if (issues.length === 0 && start_on !== null && pause_on !== null && pause_on <= start_on) {
    const message = 'pause_on must be after start_on.';
    issues.push({ path: 'lifecycle_schedule.pause_on', code: 'pause_not_after_start', message });
  }
  return issues;
}

/** What a patch asks of the start of a campaign that its status leaves no sense in, with paths as above. */
export function startIssues(
  { start_on }: LifecyclePatch,
  campaign: { status: CampaignStatus; lifecycle_start_on: string | null },
): Detail[] {
  const path = 'lifecycle_schedule.start_on';
  const { status, lifecycle_start_on: current } = campaign;
  if (status === 'scheduled' && start_on === null) {
    const message = 'A scheduled campaign needs a start_on. To start it now, set its status to running.';
    return [{ path, code: 'missing_start_on', message }];
  }
  if (status === 'draft' || status === 'scheduled' || start_on == null || start_on === current) return [];
  const message = `The campaign is ${status}. start_on can be changed only before the campaign starts.`;
  return [{ path, code: 'already_started', message }];
}

/**
 * Merges a patch into the lifecycle and derives its times. Call it on a patch without `lifecycleIssues`.
 *
 * @param scheduleZone zone of the campaign's send window, the default of `time_zone`
 */
export function mergeLifecycle(
  patch: LifecyclePatch,
  current: LifecycleSchedule | null,
  scheduleZone: string | null,
): LifecycleSchedule {
  const kept = patch.time_zone === undefined ? current?.time_zone : patch.time_zone;
  const time_zone = lifecycleZone(kept ?? null, scheduleZone);
  const { start_on, pause_on } = mergeDates(patch, current);
  const begin = (date: string | null) =>
    date === null ? null : firstInstantOfDay(date, time_zone).toISOString();
  return { time_zone, start_on, pause_on, start_at: begin(start_on), pause_at: begin(pause_on) };
}

/** The zone of a campaign's days: the lifecycle's own, else that of the send window, else America/Chicago. */
export function lifecycleZone(own: string | null, scheduleZone: string | null): string {
  return own ?? scheduleZone ?? DEFAULT_ZONE;
}

/** The zone that a campaign's days are counted in, by the columns of its row. */
export function campaignZone(campaign: {
  lifecycle_time_zone: string | null;
  schedule: Schedule | null;
}): string {
  return lifecycleZone(campaign.lifecycle_time_zone, campaign.schedule?.timezone ?? null);
}

function mergeDates(patch: LifecyclePatch, current: LifecycleSchedule | null) {
  return {
    start_on: patch.start_on === undefined ? (current?.start_on ?? null) : patch.start_on,
    pause_on: patch.pause_on === undefined ? (current?.pause_on ?? null) : patch.pause_on,
  };
}

/** Whether a timestamp of the lifecycle (`start_at`, `pause_at`) has come. A time that is not set never comes. */
export function hasCome(instant: string | null | undefined, now: Date): boolean {
  return instant != null && Date.parse(instant) <= now.getTime();
}

/** The first and the last day of a campaign in its present zone, as `YYYY-MM-DD`: that of its creation, and today. */
export interface Life {
  first: string;
  last: string;
}

/** How many days apart the same instant can be in two zones, at most. */
const ZONE_DAYS = 2;

/** The days to read for a range: what was cut in another zone may lie just outside of the campaign's life. */
export function countedDays(from: string, to: string, { first, last }: Life): [from: string, to: string] {
  const before = addDays(first, -ZONE_DAYS);
  const after = addDays(last, ZONE_DAYS);
  return [from <= first && before < from ? before : from, to >= last && after > to ? after : to];
}

/**
 * The day that a counted day is shown as. It was cut in the zone of its time: after a change of zones it may lie just before
 * the creation of the campaign, or after today.
 */
export function dayOfLife(day: string, { first, last }: Life): string {
  if (day < first) return day >= addDays(first, -ZONE_DAYS) ? first : day;
  return day > last && day <= addDays(last, ZONE_DAYS) ? last : day;
}
