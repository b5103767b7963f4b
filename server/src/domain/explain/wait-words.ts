import type { Schedule } from '../flow/types.js';
import { localTime } from '../schedule/zone-time.js';

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** An instant for people, as in `2026-11-03 15:00 (America/Chicago)`. */
export function instantWords(at: Date, zone = 'UTC'): string {
  const local = new Date(localTime(zone, at.getTime())).toISOString();
  return `${local.slice(0, 10)} ${local.slice(11, 16)} (${zone})`;
}

/** A send window for people, as in `Mon, Tue 09:00 to 17:00, America/Chicago`. */
export function windowWords(schedule: Schedule): string {
  const { days_of_week: days, timezone } = schedule;
  const chosen = days?.length ? [...new Set(days)].sort().map(day => weekdays[day]) : [];
  const when = chosen.length > 0 && chosen.length < 7 ? chosen.join(', ') : 'every day';
  const from = clockWords(schedule.start_hour, schedule.start_minute);
  const to = clockWords(schedule.end_hour, schedule.end_minute);
  return from === to ? `${when}, ${timezone}` : `${when} ${from} to ${to}, ${timezone}`;
}

function clockWords(hour: number, minute: number): string {
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** A number of seconds for people, as in `24 minutes`. */
export function durationWords(seconds: number): string {
  const [unit, size] = ([['hour', 3600], ['minute', 60], ['second', 1]] as const).find(([, each]) => seconds % each === 0)!; // prettier-ignore
  const amount = seconds / size;
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`;
}
