import type { EntityManager } from 'typeorm';

/** A piece of SQL and the values of its placeholders. */
export interface Fragment {
  sql: string;
  values: unknown[];
}

/** How far what a filter selects is counted. Whoever has fewer rows is not looked at through any other index. */
export const MANY = 10_000;
/** How far the rows that a part of a filter leads to are counted. */
const PROBE = 20_000;

/**
 * A condition that a subquery finds a row. As a scalar, because optimizers turn EXISTS into joins, and lose the order of
 * the index that is walked.
 */
export function has(subquery: string): string {
  return `(SELECT 1 FROM ${subquery} LIMIT 1) = 1`;
}

/** Joins conditions by AND. */
export function allOf(conditions: readonly Fragment[]): Fragment {
  return {
    sql: conditions.map(condition => condition.sql).join(' AND ') || 'TRUE',
    values: conditions.flatMap(condition => condition.values),
  };
}

/** Where a part of a filter leads to rows, in a table `d`. */
export interface Source {
  table: string;
  where: Fragment;
  /** Joins the rows of the list to those of `d`. */
  join: string;
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
  /** The column of `d` that identifies a row of the list, when a single part of the filter needs no look at the row. */
  countBy: string | null;
}

/** FROM and WHERE of the rows that a filter selects, and how many there are, up to {@link MANY}. */
export interface Selection {
  from: Fragment;
  /** `DISTINCT` where rows may repeat. */
  distinct: '' | 'DISTINCT';
  total: number;
}

/**
 * Finds the way to the rows of a narrowed list that costs least: along the list's order where many rows are selected, so
 * that a page is soon full, else from the part of the filter that leads to the fewest rows.
 */
export async function select(db: EntityManager, list: Selectable): Promise<Selection> {
  const all = allOf(list.conditions);
  const walk: Fragment = { sql: `FROM ${list.table} WHERE ${all.sql}`, values: all.values };
  const source = list.size < MANY ? null : await smallest(db, list.sources);
  if (!source)
    return { from: walk, distinct: '', total: await countUpTo(db, `1 ${walk.sql}`, walk.values, MANY) };
  const from: Fragment = {
    sql: `FROM ${source.table} ${source.join} WHERE ${source.where.sql} AND ${all.sql}`,
    values: [...source.where.values, ...all.values],
  };
  const counted =
    list.countBy === null
      ? { sql: `DISTINCT ${list.id} ${from.sql}`, values: from.values }
      : {
          sql: `DISTINCT ${list.countBy} FROM ${source.table} WHERE ${source.where.sql}`,
          values: source.where.values,
        };
  const total = await countUpTo(db, counted.sql, counted.values, MANY);
  return total < MANY ? { from, distinct: 'DISTINCT', total } : { from: walk, distinct: '', total };
}

async function smallest(db: EntityManager, sources: readonly Source[]): Promise<Source | null> {
  let best: { source: Source; size: number } | null = null;
  for (const source of sources) {
    const size = await countUpTo(
      db,
      `1 FROM ${source.table} WHERE ${source.where.sql}`,
      source.where.values,
      PROBE,
    );
    if (!best || size < best.size) best = { source, size };
    if (size < MANY) break;
  }
  return best?.source ?? null;
}

/** Counts the rows of a SELECT, but not beyond a limit. */
async function countUpTo(db: EntityManager, rows: string, values: unknown[], limit: number): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (SELECT ${rows} LIMIT ${limit}) found`,
    values,
  );
  return total;
}
