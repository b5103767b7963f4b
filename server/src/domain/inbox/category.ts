import type { ReplyCategory } from './mail-message.js';
import { localDate } from '../schedule/zone-time.js';

export type ThreadCategory = ReplyCategory | 'Auto Reply';

/** How a thread is categorized, and in which days' statistics it is counted. */
export interface CategorizedThread {
  category: ThreadCategory | null;
  replied_on: string | null;
  positive_on: string | null;
}

/** What another category changes about a thread. */
export interface CategoryChange {
  category: ThreadCategory | null;
  /** The day of the statistics on which the thread counts as positive from now on. */
  positive_on: string | null;
  /** By how much the positive replies of a day change. */
  counted: { day: string; positive_reply: number };
}

/**
 * Decides what another category changes about a thread; null where it has that category already. A positive reply counts
 * on the day on which the thread's first reply was counted.
 *
 * @param zone in which the campaign's days are counted
 */
export function categoryChange(
  thread: CategorizedThread,
  category: ThreadCategory | null,
  zone: string,
  now: Date,
): CategoryChange | null {
  if (thread.category === category) return null;
  const isPositive = category === 'Interested';
  const day = thread.positive_on ?? thread.replied_on ?? localDate(zone, now);
  return {
    category,
    positive_on: isPositive ? day : null,
    counted: { day, positive_reply: Number(isPositive) - Number(thread.positive_on !== null) },
  };
}
