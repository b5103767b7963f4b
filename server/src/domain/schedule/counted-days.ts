import { addDays } from './zone-time.js';

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
