// SQL, because pages follow the index of a filter, or the numbers or bits of a set of threads.
import { type Fragment, allOf, MANY } from '../../../database/selection/queries.js';
import { recallMany, noteMany, forgetMany } from '../many-marks.js';
import type { EntityManager } from 'typeorm';
import { bitBytes, bitsOf, numbersOf, type NumberSet } from '../../../../domain/shared/number-set.js';
import type { Page } from '../../../database/paginate.js';

export type ThreadSort = 'newest' | 'oldest';

/** The ids of a page, and how many the list has, up to {@link MANY}: counted while the page is read on. */
export interface FoundPage {
  ids: Buffer[];
  counting: Promise<number>;
}

/** A number of threads that is known already. */
export const counted = (total: number): Promise<number> => Promise.resolve(total);

/** The page of an empty list. */
export const nobody: FoundPage = { ids: [], counting: counted(0) };

/** Threads `t` along the index of a filter, each of which is ordered by the latest answer. */
export function walk(index: string, conditions: readonly Fragment[]): Fragment {
  const where = allOf(conditions);
  return { sql: `FROM threads t FORCE INDEX (${index}) WHERE ${where.sql}`, values: where.values };
}

/** The threads of a set by their numbers: as JSON they are read in three quarters of the time that `IN (…)` takes. */
export function byNumber(set: NumberSet, conditions: readonly Fragment[]): Fragment {
  const where = allOf(conditions);
  return {
    sql: `FROM JSON_TABLE(?, '$[*]' COLUMNS (number INT UNSIGNED PATH '$')) n
      STRAIGHT_JOIN threads t FORCE INDEX (numbered) ON t.number = n.number WHERE ${where.sql}`,
    values: [JSON.stringify(numbersOf(set)), ...where.values],
  };
}

/** Bits in one statement: as text they take twice as much, and servers take 16 MB by default. */
const MAX_BITS = 4 * 1024 * 1024;

/** The condition that a thread `t` is in a set, whose bits the server receives. */
export function isIn(set: NumberSet): Fragment {
  if (bitBytes(set) > MAX_BITS) return { sql: 't.number IN (?)', values: [numbersOf(set)] };
  const { first, bits } = bitsOf(set);
  const isSet = `ASCII(SUBSTRING(?, (t.number >> 3) + ${1 - (first >>> 3)}, 1)) >> (t.number & 7) & 1`;
  // From before the first bit, SUBSTRING would count from the end.
  return { sql: first === 0 ? isSet : `t.number >= ${first} AND ${isSet}`, values: [bits] };
}

/** Returns the first threads along an index, the newest reply first. */
export function firstAlong(
  db: EntityManager,
  { sql, values }: Fragment,
  limit: number,
): Promise<{ id: Buffer; number: number }[]> {
  return db.query(`SELECT t.id, t.number ${sql} ORDER BY t.last_inbound_at DESC, t.id DESC LIMIT ?`, [
    ...values,
    limit,
  ]);
}

/** Returns when the latest reply of an account came; null when there is none. */
export async function latestReplyAt(db: EntityManager, account: Buffer): Promise<Date | null> {
  const [last] = await db.query<{ last_inbound_at: Date | null }[]>(
    'SELECT last_inbound_at FROM threads FORCE INDEX (newest) WHERE account_id = ? ORDER BY last_inbound_at DESC LIMIT 1',
    [account],
  );
  return last?.last_inbound_at ?? null;
}

/**
 * Counts what a SELECT finds, up to {@link MANY}. What was found to reach that is taken to do so for a moment, and after it
 * looked up there, which takes a third less than to count.
 */
export async function countUpTo(db: EntityManager, list: Fragment): Promise<number> {
  const { sql, values } = list;
  const before = recallMany(list);
  if (before === 'fresh') return MANY;
  const at = performance.now();
  if (before) {
    const last = await db.query<unknown[]>(`${sql} LIMIT 1 OFFSET ${MANY - 1}`, values);
    if (last.length > 0) noteMany(list, at);
    else forgetMany(list);
    if (last.length > 0) return MANY;
  }
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (${sql} LIMIT ${MANY}) counted`,
    values,
  );
  if (total === MANY) noteMany(list, at);
  return total;
}

/** As {@link countUpTo}, of what a FROM and WHERE find. */
export function countFrom(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  return countUpTo(db, { sql: `SELECT 1 ${sql}`, values });
}

/** To look for a page that is not there would be to pass the whole list: it is counted before. */
export async function countedFirst(
  { limit, offset }: Page,
  read: () => Promise<Buffer[]>,
  count: () => Promise<number>,
): Promise<FoundPage> {
  const total = await count();
  const isBehind = offset >= total && total < MANY;
  return { ids: limit === 0 || isBehind ? [] : await read(), counting: counted(total) };
}

/** The ids of a page of threads that are few enough to be sorted. */
export async function sortedIds(
  db: EntityManager,
  from: Fragment,
  sort: ThreadSort,
  page: Page,
): Promise<Buffer[]> {
  const rows = await sortedRows<{ id: Buffer }>(db, 't.id', from, sort, page);
  return rows.map(({ id }) => id);
}

/** As {@link sortedIds}, of threads that are gone through once, to count them too. */
export async function countedSortedIds(
  db: EntityManager,
  from: Fragment,
  sort: ThreadSort,
  page: Page,
): Promise<FoundPage> {
  const columns = 't.id, COUNT(*) OVER () AS total';
  const rows = await sortedRows<{ id: Buffer; total: number }>(db, columns, from, sort, page);
  const total = rows[0]?.total ?? (await countFrom(db, from));
  return { ids: rows.map(({ id }) => id), counting: counted(Math.min(MANY, total)) };
}

function sortedRows<Row>(
  db: EntityManager,
  columns: string,
  { sql, values }: Fragment,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<Row[]> {
  const direction = directionOf(sort);
  return db.query<Row[]>(
    `SELECT ${columns} ${sql}
     ORDER BY t.last_inbound_at IS NULL, t.last_inbound_at ${direction}, t.id ${direction} LIMIT ? OFFSET ?`,
    [...values, limit, offset],
  );
}

/**
 * The ids of a page along an index. NULLs sort first in SQL: ascending, they are a second part.
 *
 * @param replied how many of the threads were answered, where that is known
 */
export async function pageIds(
  db: EntityManager,
  from: Fragment,
  isAnswered: boolean,
  sort: ThreadSort,
  { limit, offset }: Page,
  replied?: number,
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
  const first = replied !== undefined && offset >= replied ? [] : await part(answered, { limit, offset });
  if (first.length === limit) return first;
  const before =
    first.length > 0
      ? offset + first.length
      : (replied ?? (await countAll(db, { sql: `${from.sql} ${answered}`, values: from.values })));
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await part('AND t.last_inbound_at IS NULL', rest))];
}

const directionOf = (sort: ThreadSort) => (sort === 'newest' ? 'DESC' : 'ASC');

async function countAll(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT COUNT(*) AS total ${sql}`, values);
  return total;
}
