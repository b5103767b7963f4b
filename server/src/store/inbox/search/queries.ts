// SQL, because a search follows its rarest word, and looks the others up in an index.
import type { EntityManager } from 'typeorm';
import type { Page } from '../../database/deep-pages.js';
import { allOf, MANY, type Fragment } from '../../database/selection/queries.js';

/** Where a table `d` leads to numbers of threads. */
export interface NumberSource {
  table: string;
  where: Fragment;
}

/** How rows are narrowed: by joins to unique keys, which leave their order and never repeat one, and by conditions. */
export interface Narrowing {
  joins: readonly Fragment[];
  conditions: readonly Fragment[];
}

/** What a search asks of a thread `t`: to have a word, or one of some tags. */
export interface Term {
  /** Together they lead to all threads that meet the term, and to no others. */
  sources: readonly NumberSource[];
  /** Narrows threads `t`, whose numbers are also in the given column; the alias is for a table that it joins. */
  narrow: (number: string, alias: string) => Narrowing;
}

/** What a search has found. */
export interface FoundThreads {
  /** Of the page. */
  ids: Buffer[];
  /** At most as many as are looked for. */
  total: number;
  /** Whether there may be more: then the page is not the one of all threads that the search means. */
  isCapped: boolean;
  /** Of threads `t`. The rarest term comes first: most threads of a walk fail there. */
  narrowing: Narrowing;
}

/** By the latest reply; threads without one come last. */
export type ThreadSort = 'newest' | 'oldest';

/** So few threads are found of several terms that each have more than {@link MANY}. */
const FEW = 500;

/**
 * Finds a page of the threads that meet all terms, of which there is at least one, and further conditions on threads `t`. Up to
 * {@link MANY} are found, or up to {@link FEW} where each of several terms has more threads than that: each thread of the
 * rarest one is looked up among the others.
 */
export async function findPage(
  db: EntityManager,
  terms: readonly Term[],
  conditions: readonly Fragment[],
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<FoundThreads> {
  const { ordered, least } = await rarestFirst(db, terms);
  const [leading, ...others] = ordered as [Term, ...Term[]];
  const cap = others.length > 0 && least > MANY ? FEW : MANY;
  const narrowing = narrowBy(others, 'd.number');
  const rest = allOf([...narrowing.conditions, ...conditions]);
  const joins = joined(narrowing.joins);
  const parts = leading.sources.map(
    ({ table, where }) =>
      `(SELECT DISTINCT t.id, t.last_inbound_at FROM ${table} ${joins.sql}
         STRAIGHT_JOIN threads t FORCE INDEX (numbered) ON t.number = d.number
         WHERE ${where.sql} AND ${rest.sql} LIMIT ${cap})`,
  );
  const found = parts.join(' UNION ');
  const values = leading.sources.flatMap(({ where }) => [...joins.values, ...where.values, ...rest.values]);
  const direction = directionOf(sort);
  const rows =
    limit === 0
      ? []
      : await db.query<{ id: Buffer; total: number }[]>(
          `SELECT id, COUNT(*) OVER () AS total FROM (${found}) found
             ORDER BY last_inbound_at IS NULL, last_inbound_at ${direction}, id ${direction} LIMIT ? OFFSET ?`,
          [...values, limit, offset],
        );
  const counted =
    rows[0]?.total ??
    (limit > 0 && offset === 0 ? 0 : await countAll(db, { sql: `FROM (${found}) found`, values }));
  return {
    ids: rows.map(({ id }) => id),
    total: Math.min(counted, cap),
    isCapped: counted >= cap,
    narrowing: narrowBy(ordered, 't.number'),
  };
}

/** The direction in SQL of an order by the latest reply. */
export const directionOf = (sort: ThreadSort) => (sort === 'newest' ? 'DESC' : 'ASC');

/** Counts what a FROM selects. */
export async function countAll(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT COUNT(*) AS total ${sql}`, values);
  return total;
}

/** One piece of SQL of joins, in their order. */
export function joined(joins: readonly Fragment[]): Fragment {
  return { sql: joins.map(({ sql }) => sql).join(' '), values: joins.flatMap(({ values }) => values) };
}

function narrowBy(terms: readonly Term[], number: string): Narrowing {
  const parts = terms.map((term, index) => term.narrow(number, `k${index}`));
  return {
    joins: parts.flatMap(({ joins }) => joins),
    conditions: parts.flatMap(({ conditions }) => conditions),
  };
}

/** The terms by how many threads the server believes that each has, and the least such number. */
async function rarestFirst(
  db: EntityManager,
  terms: readonly Term[],
): Promise<{ ordered: Term[]; least: number }> {
  if (terms.length === 1) return { ordered: [...terms], least: 0 };
  const sized = await Promise.all(terms.map(async term => ({ term, size: await sizeOf(db, term) })));
  sized.sort((a, b) => a.size - b.size);
  return { ordered: sized.map(({ term }) => term), least: sized[0]!.size };
}

/**
 * About how many threads a term has: from a look into the index, in a fraction of the time that a count takes. Without
 * DISTINCT, MySQL takes a forced index without a look.
 */
async function sizeOf(db: EntityManager, { sources }: Term): Promise<number> {
  const plans = sources.map(({ table, where }) =>
    db.query<{ rows: number | string | null }[]>(
      `EXPLAIN FORMAT=TRADITIONAL SELECT DISTINCT d.number FROM ${table} WHERE ${where.sql}`,
      where.values,
    ),
  );
  const sizes = (await Promise.all(plans)).map(plan =>
    plan.reduce((product, { rows }) => product * Number(rows), 1),
  );
  return sizes.reduce((sum, size) => sum + size, 0);
}
