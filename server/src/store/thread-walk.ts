import type { EntityManager } from 'typeorm';
import { forgetMany, noteMany, recallMany } from './many-marks.js';
import { allOf, MANY, type Fragment } from './selection.js';
import type { Page } from './tags.js';
import type { ThreadSort } from './thread-list.js';

/** The ids of a page, and how many the list has, up to {@link MANY}: counted while the page is read on. */
export interface FoundPage {
  ids: Buffer[];
  counting: Promise<number>;
}

/** A number of threads that is known already. */
export const counted = (total: number): Promise<number> => Promise.resolve(total);

/** A page of a list that is counted already. */
export const whole = ({ ids, total }: { ids: Buffer[]; total: number }): FoundPage => ({
  ids,
  counting: counted(total),
});

/** Threads `t` along the index of a filter, each of which is ordered by the latest answer. */
export function walk(index: string, conditions: readonly Fragment[]): Fragment {
  const where = allOf(conditions);
  return { sql: `FROM threads t FORCE INDEX (${index}) WHERE ${where.sql}`, values: where.values };
}

/**
 * Counts what a SELECT finds, up to {@link MANY}. What was found to reach that is taken to do so for a moment, and after it
 * looked up there, which takes a third less than to count.
 */
export async function countUpTo(db: EntityManager, list: Fragment): Promise<number> {
  const { sql, values } = list;
  const before = recallMany(list);
  if (before?.isFresh) return MANY;
  const at = performance.now();
  if (before) {
    const last = await db.query<unknown[]>(`${sql} LIMIT 1 OFFSET ${MANY - 1}`, values);
    if (last.length > 0) noteMany(list, MANY, at);
    else forgetMany(list);
    if (last.length > 0) return MANY;
  }
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (${sql} LIMIT ${MANY}) counted`,
    values,
  );
  if (total === MANY) noteMany(list, MANY, at);
  return total;
}

/** A page of a set that is small enough to be sorted: it is gone through once, to count it too. */
export async function sortedIds(
  db: EntityManager,
  { sql, values }: Fragment,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<{ ids: Buffer[]; total: number }> {
  const direction = directionOf(sort);
  const found = await db.query<{ id: Buffer; total: number }[]>(
    `SELECT t.id, COUNT(*) OVER () AS total ${sql}
     ORDER BY t.last_inbound_at IS NULL, t.last_inbound_at ${direction}, t.id ${direction} LIMIT ? OFFSET ?`,
    [...values, limit, offset],
  );
  const total = found[0]?.total ?? (await countUpTo(db, { sql: `SELECT 1 ${sql}`, values }));
  return { ids: found.map(({ id }) => id), total: Math.min(MANY, total) };
}

/** The ids of a page along an index. NULLs sort first in SQL: ascending, they are a second part. */
export async function pageIds(
  db: EntityManager,
  from: Fragment,
  isAnswered: boolean,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<Buffer[]> {
  const direction = directionOf(sort);
  const part = async (where: string, page: Page) => {
    const rows = await db.query<{ id: Buffer }[]>(
      `SELECT t.id ${from.sql} ${where} ORDER BY t.last_inbound_at ${direction}, t.id ${direction} LIMIT ? OFFSET ?`,
      [...from.values, page.limit, page.offset],
    );
    return rows.map(row => row.id);
  };
  if (sort === 'newest' || isAnswered) return part('', { limit, offset });
  const answered = 'AND t.last_inbound_at IS NOT NULL';
  const first = await part(answered, { limit, offset });
  if (first.length === limit) return first;
  const before =
    first.length > 0
      ? offset + first.length
      : await countAll(db, { sql: `${from.sql} ${answered}`, values: from.values });
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await part('AND t.last_inbound_at IS NULL', rest))];
}

/** A condition that no more than so many answered threads are passed; null when there are not as many. */
export async function upTo(
  db: EntityManager,
  account: Buffer,
  sort: ThreadSort,
  passed: number,
): Promise<Fragment | null> {
  const [row] = await db.query<{ bound: Date }[]>(
    `SELECT last_inbound_at AS bound FROM threads FORCE INDEX (newest)
     WHERE account_id = ? AND last_inbound_at IS NOT NULL ORDER BY last_inbound_at ${directionOf(sort)} LIMIT 1 OFFSET ?`,
    [account, passed],
  );
  if (!row) return null;
  return { sql: `t.last_inbound_at ${sort === 'newest' ? '>=' : '<='} ?`, values: [row.bound] };
}

const directionOf = (sort: ThreadSort) => (sort === 'newest' ? 'DESC' : 'ASC');

async function countAll(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT COUNT(*) AS total ${sql}`, values);
  return total;
}
