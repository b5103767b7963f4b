import type { EntityManager } from 'typeorm';
import { decodeBlock, setOf, union, type Block, type NumberSet } from '../../../domain/number-set.js';
import type { KeyLookup, KeyRange } from '../../../domain/word-keys.js';
import type { Fragment } from '../../database/selection/queries.js';

/**
 * The threads of words and other keys, in one statement: it sees a word in its row or in its set, also while it is being
 * packed.
 */
export async function readSets(
  db: EntityManager,
  account: Buffer,
  lookups: readonly KeyLookup[],
): Promise<NumberSet[]> {
  if (lookups.length === 0) return [];
  const parts = lookups.flatMap((lookup, at) => sourcesOf(account, lookup, at));
  const rows = await db.query<Found[]>(
    parts.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    parts.flatMap(({ values }) => values),
  );
  const fresh = lookups.map((): number[] => []);
  const packed = lookups.map((): NumberSet[] => []);
  for (const { lookup, place, postings } of rows)
    if (postings === null) fresh[lookup]!.push(place);
    else packed[lookup]!.push(new Map<number, Block>([[place, decodeBlock(postings)]]));
  return lookups.map((_, at) => union([setOf(fresh[at]!), ...packed[at]!]));
}

/** A number of a thread, or a block of such numbers. */
interface Found {
  lookup: number;
  place: number;
  postings: Buffer | null;
}

function sourcesOf(account: Buffer, { packed, fresh }: KeyLookup, at: number): Fragment[] {
  const source = (columns: string, table: string, range: KeyRange): Fragment => {
    const { sql, values } = condition(range);
    return {
      sql: `SELECT ${at} AS lookup, ${columns} FROM ${table} WHERE account_id = ? AND ${sql}`,
      values: [account, ...values],
    };
  };
  return [
    ...packed.map(range => source('block AS place, postings', 'thread_word_sets', range)),
    source('number AS place, NULL AS postings', 'thread_words', fresh),
  ];
}

/** After all letters: LIKE would miss those beyond the first 65,536, on every server. */
const LAST = '\u{10ffff}';

function condition({ key, reach }: KeyRange): Fragment {
  if (reach === 'itself') return { sql: 'token = ?', values: [key] };
  if (reach === 'all') return { sql: 'token >= ? AND token < ?', values: [key, `${key}${LAST}`] };
  // From the sign after the digits on.
  return { sql: '(token = ? OR (token >= ? AND token < ?))', values: [key, `${key}:`, `${key}${LAST}`] };
}
