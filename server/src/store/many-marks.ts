import mysql2 from 'mysql2';
import type { Fragment } from './selection.js';

/** How long a list is taken to have as many rows as were counted: who deletes some sees it then. */
const FRESH_MS = 5_000;
const MAX_LISTS = 1_000;
/** Longer statements, of many ids, are not kept. */
const MAX_KEY_LENGTH = 4_000;

/** What is known of a list that had more rows than are counted. */
export interface ManyMark {
  /** About how many it had. */
  about: number;
  /** Whether that was a moment ago, so that it need not be counted again. */
  isFresh: boolean;
}

const marks = new Map<string, { about: number; at: number }>();

/** What was noted of the list that a statement reads; null when nothing was. */
export function recallMany(list: Fragment): ManyMark | null {
  const mark = marks.get(keyOf(list));
  return mark ? { about: mark.about, isFresh: performance.now() - mark.at < FRESH_MS } : null;
}

/** Notes that a list had more rows than are counted, at the time when its statement was sent. */
export function noteMany(list: Fragment, about: number, at: number): void {
  const key = keyOf(list);
  marks.delete(key);
  if (key.length > MAX_KEY_LENGTH) return;
  marks.set(key, { about, at });
  if (marks.size > MAX_LISTS) marks.delete(marks.keys().next().value!);
}

/** Forgets a list that turned out to have fewer. */
export function forgetMany(list: Fragment): void {
  marks.delete(keyOf(list));
}

const keyOf = ({ sql, values }: Fragment) =>
  mysql2.format(sql, values as Parameters<typeof mysql2.format>[1]);
