// SQL, because one statement reads the sets and rows of many words, and names and tags lead to further sets.
import type { Fragment } from '../../../database/selection/queries.js';
import type { EntityManager } from 'typeorm';
import {
  decodeBlock,
  setOf,
  union,
  type Block,
  type NumberSet,
} from '../../../../domain/shared/number-set.js';
import type { KeyLookup, KeyRange } from '../../../../domain/inbox/word-keys.js';
import { fromBin, toBin } from '../../../database/ids.js';
import { containing } from '../../../database/sql.js';

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

/** A campaign or a tag. */
export interface Named {
  kind: 'campaigns' | 'thread_tags';
  /** UUID. */
  id: string;
  name: string;
}

/** Campaigns or tags of one search that are read. */
const MAX_NAMED = 5_000;

/** Returns the campaigns and tags whose names may have one of some words. */
export async function readNames(
  db: EntityManager,
  account: Buffer,
  words: readonly string[],
): Promise<Named[]> {
  const parts = [namedLike('campaigns', account, words), namedLike('thread_tags', account, words)];
  const rows = await db.query<(Omit<Named, 'id'> & { id: Buffer })[]>(
    parts.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    parts.flatMap(({ values }) => values),
  );
  return rows.map(({ id, ...row }) => ({ ...row, id: fromBin(id) }));
}

/**
 * The names that may have one of some words. LIKE compares sign by sign, so that it does not see "ss" in "ß", nor "ö" in an
 * "o" with two dots behind it: names of more than plain letters are looked at here.
 */
function namedLike(table: Named['kind'], account: Buffer, words: readonly string[]): Fragment {
  const isLike = words.map(() => 'name LIKE ?').join(' OR ');
  return {
    sql: `SELECT '${table}' AS kind, id, name FROM ${table}
      WHERE account_id = ? AND (${isLike} OR LENGTH(name) > CHAR_LENGTH(name)) LIMIT ?`,
    values: [account, ...words.map(containing), MAX_NAMED],
  };
}

/** The threads that carry any of some tags, or so many of them. */
export async function threadsWithTags(
  db: EntityManager,
  account: Buffer,
  tagIds: readonly string[],
  most?: number,
): Promise<NumberSet> {
  if (tagIds.length === 0) return setOf([]);
  const rows = await db.query<{ number: number }[]>(
    `SELECT DISTINCT t.number FROM thread_tag_links l FORCE INDEX (tagged)
     STRAIGHT_JOIN threads t FORCE INDEX (PRIMARY) ON t.account_id = l.account_id AND t.id = l.thread_id
     WHERE l.account_id = ? AND l.tag_id IN (?) ${most === undefined ? '' : `LIMIT ${most}`}`,
    [account, tagIds.map(toBin)],
  );
  return setOf(rows.map(({ number }) => number));
}
