// SQL, because a search follows its rarest word, and looks the others up in an index.
import type { EntityManager } from 'typeorm';
import { allOf, MANY, type Fragment } from '../../database/selection/queries.js';

/** Where a table `d` leads to numbers of threads. */
export interface NumberSource {
  table: string;
  where: Fragment;
}

/** What a search asks of a thread `t`: to have a word, or one of some tags. */
export interface Term {
  /** Together they lead to all threads that meet the term, and to no others. */
  sources: readonly NumberSource[];
  /** Of a thread `t`, whose number is also in the given column. */
  condition: (number: string) => Fragment;
}

/** What a search has found. */
export interface FoundNumbers {
  numbers: number[];
  /** Whether there may be more. */
  isCapped: boolean;
  /** The condition of the rarest term comes first: most threads of a walk fail there. */
  conditions: Fragment[];
}

/** How far the threads of a term are counted, to find the rarest term. */
const MAX_COUNTED = 20_000;
/** So few threads are read through at once: no other term is counted then. */
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
  const { term: leading, count } = await rarest(db, terms);
  const others = terms.filter(term => term !== leading);
  const cap = others.length > 0 && count > MANY ? FEW : MANY;
  const rest = allOf([...others.map(({ condition }) => condition('d.number')), ...conditions]);
  const found = new Set<number>();
  for (const { table, where } of leading.sources) {
    // As one text: to read ten thousand rows would hold the process for longer than the server takes to find them.
    const [{ numbers }] = await db.query<[{ numbers: string | number[] | null }]>(
      `SELECT JSON_ARRAYAGG(number) AS numbers FROM (
         SELECT DISTINCT d.number FROM ${table} STRAIGHT_JOIN threads t FORCE INDEX (numbered) ON t.number = d.number
         WHERE ${where.sql} AND ${rest.sql} LIMIT ${cap}) found`,
      [...where.values, ...rest.values],
    );
    const read = typeof numbers === 'string' ? (JSON.parse(numbers) as number[]) : (numbers ?? []);
    for (const number of read) found.add(number);
  }
  const numbers = [...found].slice(0, cap);
  const ordered = [leading, ...others].map(({ condition }) => condition('t.number'));
  return { numbers, isCapped: numbers.length === cap, conditions: ordered };
}

async function rarest(db: EntityManager, terms: readonly Term[]): Promise<{ term: Term; count: number }> {
  let best = { term: terms[0]!, count: Infinity };
  for (const term of terms.length > 1 ? terms : []) {
    const count = await countUpTo(db, term.sources);
    if (count < best.count) best = { term, count };
    if (count <= FEW) break;
  }
  return best;
}

async function countUpTo(db: EntityManager, sources: readonly NumberSource[]): Promise<number> {
  const counts = sources.map(
    ({ table, where }) =>
      `(SELECT COUNT(*) FROM (SELECT 1 FROM ${table} WHERE ${where.sql} LIMIT ${MAX_COUNTED}) counted)`,
  );
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT ${counts.join(' + ')} AS total`,
    sources.flatMap(({ where }) => where.values),
  );
  return Number(total);
}
