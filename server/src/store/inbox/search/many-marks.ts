import mysql2 from 'mysql2';
import type { Fragment } from '../../database/selection/queries.js';

/** How long a list is taken to have as many rows as were counted: who deletes some sees it then. */
const FRESH_MS = 5_000;
const MAX_LISTS = 1_000;
/** Longer statements, of many ids, are not kept. */
const MAX_KEY_LENGTH = 4_000;

/** When lists had more rows than are counted, by their statements. */
const marks = new Map<string, number>();

/**
 * When a list had more rows than are counted: a moment ago, so that it need not be counted again, or before;
 * else null.
 */
export function recallMany(list: Fragment): 'fresh' | 'former' | null {
  const at = marks.get(keyOf(list));
  if (at === undefined) return null;
  return performance.now() - at < FRESH_MS ? 'fresh' : 'former';
}

/** Notes that a list had more rows than are counted, at the time when its statement was sent. */
export function noteMany(list: Fragment, at: number): void {
  const key = keyOf(list);
  marks.delete(key);
  if (key.length > MAX_KEY_LENGTH) return;
  marks.set(key, at);
  if (marks.size > MAX_LISTS) marks.delete(marks.keys().next().value!);
}

/** Forgets a list that turned out to have fewer. */
export function forgetMany(list: Fragment): void {
  marks.delete(keyOf(list));
}

const keyOf = ({ sql, values }: Fragment) =>
  mysql2.format(sql, values as Parameters<typeof mysql2.format>[1]);
