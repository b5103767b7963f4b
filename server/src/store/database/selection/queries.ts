// SQL, because these are parts of statements, and the way to a page is chosen by what its conditions select.
import type { EntityManager } from 'typeorm';
import type { Page } from '../deep-pages.js';

/** A piece of SQL and the values of its placeholders. */
export interface Fragment {
  sql: string;
  values: unknown[];
}

/** How far what a filter selects is counted. */
export const MANY = 10_000;

/**
 * A condition that a subquery finds a row. As a scalar, because optimizers turn EXISTS into joins, and lose
 * the order of the index that is walked.
 */
export function has(subquery: string): string {
  return `(SELECT 1 FROM ${subquery} LIMIT 1) = 1`;
}

/** 1 when a subquery finds a row, else 0; a scalar for the reason of {@link has}. */
export function flag(subquery: string, ...values: unknown[]): Fragment {
  return { sql: `COALESCE((SELECT 1 FROM ${subquery} LIMIT 1), 0)`, values };
}

/** Joins conditions by AND. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return {
    sql: conditions.map(condition => condition.sql).join(' AND ') || 'TRUE',
    values: conditions.flatMap(condition => condition.values),
  };
}

/** Joins conditions by OR; each may be of several parts. */
export function anyOf(conditions: readonly Fragment[]): Fragment {
  return {
    sql: `(${conditions.map(({ sql }) => `(${sql})`).join(' OR ') || 'FALSE'})`,
    values: conditions.flatMap(({ values }) => values),
  };
}

/** Where a part of a filter leads to rows, in a table `d`. */
export interface Source {
  table: string;
  where: Fragment;
  /** Joins the rows of the list to those of `d`. */
  join: string;
  /** A condition of the list that all these rows meet, so that none is asked again. */
  proves?: Fragment | undefined;
}

/** A list before it is narrowed. */
export interface Selectable {
  /** Its table with the index that holds the list's order, the rows to be found there as `id`. */
  table: string;
  id: string;
  /** How many rows it has. */
  size: number;
  conditions: readonly Fragment[];
  sources: readonly Source[];
  /**
   * The column of `d` that identifies a row of the list, when a single part of the filter needs no look at
   * the row.
   */
  countBy: string | null;
  /** How many rows are selected, where that is known: then they are not counted. */
  total?: number | undefined;
  /** What it costs to pass a row along the list's order, in rows that a source leads to. */
  walkCost: number;
}

/** FROM and WHERE of the rows that a filter selects, and how many there are, up to {@link MANY}. */
export interface Selection {
  from: Fragment;
  /** `DISTINCT` where rows may repeat. */
  distinct: '' | 'DISTINCT';
  /** Still being counted while the page is read. */
  total: Promise<number>;
}

/**
 * Finds the way to a page of a narrowed list that costs least: along the list's order where many rows are
 * selected, so that a page is soon full, else from the part of the filter that leads to the fewest rows.
 */
export async function select(db: EntityManager, list: Selectable, page: Page): Promise<Selection> {
  const all = allOf(list.conditions);
  const walk: Fragment = { sql: `FROM ${list.table} WHERE ${all.sql}`, values: all.values };
  const rowsPassed = (selected: number) =>
    (list.size / Math.max(selected, 1)) * (page.limit + page.offset) * list.walkCost;
  // With m rows to choose from, the source costs m and the walk size / m for each row of the page.
  const even = Math.sqrt(list.size * (page.limit + page.offset) * list.walkCost);
  const probe = list.countBy === null ? MANY : Math.min(MANY, Math.ceil(even) + 1);
  const best = list.size < MANY ? null : await smallest(db, list.sources, probe);
  if (!best) return { from: walk, distinct: '', total: count(db, list, { ...walk, sql: `1 ${walk.sql}` }) };
  const { source, size } = best;
  const rest = allOf(list.conditions.filter(condition => !isSame(condition, source.proves)));
  const from: Fragment = {
    sql: `FROM ${source.table} ${source.join} WHERE ${source.where.sql} AND ${rest.sql}`,
    values: [...source.where.values, ...rest.values],
  };
  const counted =
    list.countBy === null
      ? { sql: `DISTINCT ${list.id} ${from.sql}`, values: from.values }
      : {
          sql: `DISTINCT ${list.countBy} FROM ${source.table} WHERE ${source.where.sql}`,
          values: source.where.values,
        };
  const total = count(db, list, counted);
  // Where other conditions narrow the source further, only the count says how far a walk would have to go.
  const selected = list.countBy === null ? await total : size;
  return size <= rowsPassed(selected)
    ? { from, distinct: 'DISTINCT', total }
    : { from: walk, distinct: '', total };
}

/** The known total of a list, or that of its rows, being counted from now on. */
function count(db: EntityManager, { total }: Selectable, rows: Fragment): Promise<number> {
  return total === undefined ? later(countUpTo(db, rows.sql, rows.values, MANY)) : Promise.resolve(total);
}

/** A number that is asked for before anybody waits for it; who waits sees its failure. */
export function later(count: Promise<number>): Promise<number> {
  count.catch(() => undefined);
  return count;
}

function isSame(a: Fragment, b: Fragment | undefined): boolean {
  return a.sql === b?.sql && a.values.every((value, index) => value === b.values[index]);
}

async function smallest(
  db: EntityManager,
  sources: readonly Source[],
  probe: number,
): Promise<{ source: Source; size: number } | null> {
  let best: { source: Source; size: number } | null = null;
  for (const source of sources) {
    const { sql, values } = source.where;
    const size = await countUpTo(db, `1 FROM ${source.table} WHERE ${sql}`, values, probe);
    if (!best || size < best.size) best = { source, size };
    if (size < probe) break;
  }
  return best;
}

/** Counts the rows of a SELECT, but not beyond a limit. */
async function countUpTo(db: EntityManager, rows: string, values: unknown[], limit: number): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (SELECT ${rows} LIMIT ${limit}) found`,
    values,
  );
  return total;
}
