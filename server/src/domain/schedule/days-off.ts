import type { Schedule } from '../flow/types.js';
import { lifecycleZone } from './lifecycle-dates.js';

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
