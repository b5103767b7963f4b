import type { LifecycleSchedule, SimulationCreate } from '../../generated/types.js';
import { ApiError } from '../api/api-error.js';
import { firstInstantOfDay, isCalendarDate } from '../schedule/lifecycle-dates.js';
import { addDays, localDate } from '../schedule/zone-time.js';

/** How far ahead a start may lie, in days. */
const furthestStart = 366;

/**
 * When a campaign that is played begins and ends.
 *
 * @throws ApiError `invalid_flow` for a `start_on` that is no day, too far ahead, or after the end
 */
export function simulatedSpan(
  { time_zone, start_at, pause_on, pause_at }: LifecycleSchedule,
  status: string,
  start_on: SimulationCreate['start_on'],
  now: Date,
): { startsAt: Date; endsAt: Date | null } {
  const pauseAt = pause_at === null ? null : new Date(pause_at);
  // Who resumes a campaign after its last day wants it to run on: that day holds no more.
  const endsAt = pauseAt && pauseAt <= now && status !== 'draft' ? null : pauseAt;
  const isAhead = status === 'draft' || status === 'scheduled';
  const own = isAhead && start_at !== null ? new Date(start_at) : now;
  if (start_on == null) return { startsAt: own > now ? own : now, endsAt };
  const refuse = (code: 'invalid_date' | 'pause_not_after_start', message: string): never => {
    throw new ApiError('invalid_flow', { details: [{ path: 'start_on', code, message }] });
  };
  const last = addDays(localDate(time_zone, now), furthestStart);
  if (!isCalendarDate(start_on) || start_on > last)
    refuse('invalid_date', `start_on must be a day until ${last}, written YYYY-MM-DD.`);
  if (endsAt && pause_on !== null && pause_on <= start_on)
    refuse('pause_not_after_start', `start_on must be before pause_on, ${pause_on}.`);
  const begin = firstInstantOfDay(start_on, time_zone);
  return { startsAt: begin > now ? begin : now, endsAt };
}
