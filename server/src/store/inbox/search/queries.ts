// SQL, because a search follows its rarest word, and looks the others up in an index.
import type { EntityManager } from 'typeorm';
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
export interface FoundNumbers {
  numbers: number[];
  /** Whether there may be more. */
  isCapped: boolean;
  /** Of threads `t`. The rarest term comes first: most threads of a walk fail there. */
  narrowing: Narrowing;
}

/** So few threads are found of several terms that each have more than {@link MANY}. */
const FEW = 500;

/**
 * Returns the numbers of the threads that meet all terms, of which there is at least one, and further conditions on
 * threads `t`: all of them, up to {@link MANY}, or up to {@link FEW} where each of several terms has more threads than that:
 * each thread of the rarest one is looked up among the others.
 */
export async function findNumbers(
  db: EntityManager,
  terms: readonly Term[],
  conditions: readonly Fragment[],
): Promise<FoundNumbers> {
  const { ordered, least } = await rarestFirst(db, terms);
  const [leading, ...others] = ordered as [Term, ...Term[]];
  const cap = others.length > 0 && least > MANY ? FEW : MANY;
  const narrowing = narrowBy(others, 'd.number');
  const rest = allOf([...narrowing.conditions, ...conditions]);
  const joins = joined(narrowing.joins);
  const found = new Set<number>();
  for (const { table, where } of leading.sources) {
    // As one text: to read ten thousand rows would hold the process for longer than the server takes to find them.
    const [{ numbers }] = await db.query<[{ numbers: string | number[] | null }]>(
      `SELECT JSON_ARRAYAGG(number) AS numbers FROM (
         SELECT DISTINCT d.number FROM ${table} ${joins.sql} STRAIGHT_JOIN threads t FORCE INDEX (numbered) ON t.number = d.number
         WHERE ${where.sql} AND ${rest.sql} LIMIT ${cap}) found`,
      [...joins.values, ...where.values, ...rest.values],
    );
    const read = typeof numbers === 'string' ? (JSON.parse(numbers) as number[]) : (numbers ?? []);
    for (const number of read) found.add(number);
  }
  const numbers = [...found].slice(0, cap);
  return { numbers, isCapped: numbers.length === cap, narrowing: narrowBy(ordered, 't.number') };
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
