import type { Schedule } from '../flow/types.js';
import { aroundTheClock, windowCalendar, type Openings } from './sending-calendar.js';
import { isTimeZone } from './zone-time.js';

/**
 * Returns the window in which a campaign sends to anybody. Where the zones of its leads count, it is closed on days off only:
 * the window of each lead decides.
 */
export function campaignWindow(schedule: Schedule | null): Schedule | null {
  if (!schedule?.recipient_time_zone_field) return schedule;
  const { timezone, skip_dates } = schedule;
  return { ...aroundTheClock, timezone, skip_dates };
}

/** Returns the window of one lead, without days off; null where that of the campaign counts for all. */
export function recipientWindow(
  schedule: Schedule | null,
  custom: Readonly<Record<string, unknown>>,
): Schedule | null {
  const field = schedule?.recipient_time_zone_field;
  return field ? windowInZone(schedule, Object.hasOwn(custom, field) ? custom[field] : null) : null;
}

/** Returns a window in the zone that a lead's field names, in that of the schedule if it names none; without days off. */
export function windowInZone(schedule: Schedule, zone: unknown): Schedule {
  return { ...schedule, timezone: zoneIn(zone) ?? schedule.timezone, skip_dates: [] };
}

/**
 * Returns the time zone that the value of a lead's field names; null if it names none. Short names are not taken: IANA knows BST
 * as Bangladesh, and whoever writes it means London.
 */
export function zoneIn(value: unknown): string | null {
  const name = typeof value === 'string' ? value.trim() : value;
  return isTimeZone(name) && (name.includes('/') || name.toUpperCase() === 'UTC') ? name : null;
}

/** Lays out when a lead may be written to: while its own window and that of the campaign are open. */
export function leadCalendar(
  schedule: Schedule | null,
  custom: Readonly<Record<string, unknown>>,
  from: number,
): Openings {
  const campaign = windowCalendar(campaignWindow(schedule), from);
  const own = recipientWindow(schedule, custom);
  if (!own) return campaign;
  const lead = windowCalendar(own, from);
  return {
    opening(at) {
      for (let time = at; ;) {
        const open = campaign.opening(lead.opening(time));
        if (open === time || !Number.isFinite(open)) return open;
        time = open;
      }
    },
  };
}
