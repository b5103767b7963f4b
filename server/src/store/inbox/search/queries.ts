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
  condition: Fragment;
}

/** How far the threads of a term are counted, to find the rarest term. */
const MAX_COUNTED = 50_000;
/** So few threads are looked through at once: no other term is counted then. */
const FEW = 500;

/**
 * Returns the numbers of the threads that meet all terms, of which there is at least one, and further conditions on
 * threads `t`: all of them, or {@link MANY} where there are more.
 */
export async function findNumbers(
  db: EntityManager,
  terms: readonly Term[],
  conditions: readonly Fragment[],
): Promise<number[]> {
  const leading = await rarest(db, terms);
  const others = terms.filter(term => term !== leading).map(term => term.condition);
  const rest = allOf([...others, ...conditions]);
  const found = new Set<number>();
  for (const { table, where } of leading.sources) {
    const rows = await db.query<{ number: number }[]>(
      `SELECT DISTINCT d.number FROM ${table} STRAIGHT_JOIN threads t FORCE INDEX (numbered) ON t.number = d.number
       WHERE ${where.sql} AND ${rest.sql} LIMIT ${MANY}`,
      [...where.values, ...rest.values],
    );
    for (const { number } of rows) found.add(number);
  }
  return [...found].slice(0, MANY);
}

async function rarest(db: EntityManager, terms: readonly Term[]): Promise<Term> {
  let best = { term: terms[0]!, count: Infinity };
  for (const term of terms.length > 1 ? terms : []) {
    const count = await countUpTo(db, term.sources);
    if (count < best.count) best = { term, count };
    if (count <= FEW) break;
  }
  return best.term;
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
