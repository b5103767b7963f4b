import type { EntityManager } from 'typeorm';
import { intersection, setOf, sizeOf, union, type NumberSet } from '../../../domain/number-set.js';
import { wordsOf } from '../../../domain/search-words.js';
import { ANSWERED, beginningLookup, campaignKey, everyLookup, lookupOf } from '../../../domain/word-keys.js';
import type { Fragment } from '../../database/selection/queries.js';
import { containing } from '../../database/sql.js';
import { readSets } from './word-sets.js';

/** A search for words. */
export interface WordSearch {
  /** Each begins a word of the thread, its campaign or its tags. */
  words: readonly string[];
  /** Those of them that are such a word as they stand. */
  whole?: ReadonlySet<string> | undefined;
  /** Only threads of this campaign. */
  campaignId?: Buffer | undefined;
  /** Only threads that were answered. */
  isAnswered: boolean;
  /** Whether to tell how many were answered. */
  countsAnswered: boolean;
}

/** The numbers of threads that a search for words finds. */
export interface FoundThreads {
  found: NumberSet;
  /** How many of them were answered, where that was asked. */
  answered: number | undefined;
  /** About how many threads the list has before it is searched. */
  listed: number;
}

/** Finds the threads that have all words of a search, of which there is one at least. */
export async function findByWords(
  db: EntityManager,
  account: Buffer,
  { words, whole, campaignId, isAnswered, countsAnswered }: WordSearch,
): Promise<FoundThreads> {
  const narrowing = [
    ...(isAnswered ? [lookupOf(ANSWERED)] : []),
    ...(campaignId ? [lookupOf(campaignKey(campaignId))] : []),
  ];
  const ofWords = words.map(word => (whole?.has(word) ? lookupOf(word) : beginningLookup(word)));
  const [sets, named, all] = await Promise.all([
    readSets(db, account, [...narrowing, ...ofWords, ...(countsAnswered ? [lookupOf(ANSWERED)] : [])]),
    threadsOfNames(db, account, words, whole),
    narrowing.length > 0 ? 0 : aboutAllThreads(db, account),
  ]);
  const list = sets.slice(0, narrowing.length);
  const wordSets = sets.slice(narrowing.length, narrowing.length + words.length);
  const meant = wordSets.map((set, at) => (named[at] ? union([set, named[at]]) : set));
  const found = intersection([...list, ...meant]);
  const answered = countsAnswered ? sizeOf(intersection([found, sets.at(-1)!])) : undefined;
  return { found, answered, listed: list.length > 0 ? sizeOf(intersection(list)) : all };
}

/** How many threads accounts had a moment ago: to read that takes as long as to search, and it is only an estimate's base. */
const threadCounts = new Map<string, { count: number; at: number }>();
const COUNT_MS = 60_000;
const MAX_COUNTS = 1_000;

async function aboutAllThreads(db: EntityManager, account: Buffer): Promise<number> {
  const key = account.toString('hex');
  const known = threadCounts.get(key);
  if (known && performance.now() - known.at < COUNT_MS) return known.count;
  const [all] = await readSets(db, account, [everyLookup]);
  const count = sizeOf(all!);
  threadCounts.delete(key);
  threadCounts.set(key, { count, at: performance.now() });
  if (threadCounts.size > MAX_COUNTS) threadCounts.delete(threadCounts.keys().next().value!);
  return count;
}

/** Campaigns or tags of one search that are looked at. */
const MAX_NAMED = 5_000;

/** The threads of the campaigns and tags that each word names: looked up when asked, because these are renamed. */
async function threadsOfNames(
  db: EntityManager,
  account: Buffer,
  words: readonly string[],
  whole: ReadonlySet<string> | undefined,
): Promise<(NumberSet | null)[]> {
  const parts = [namedLike('campaigns', account, words), namedLike('thread_tags', account, words)];
  const named = await db.query<Named[]>(
    parts.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    parts.flatMap(({ values }) => values),
  );
  return Promise.all(
    words.map(async word => {
      const meant = named.filter(({ name }) => wordsOf(name).some(isMeantBy(word, whole)));
      if (meant.length === 0) return null;
      const ids = (table: Named['kind']) => meant.filter(({ kind }) => kind === table).map(({ id }) => id);
      const [campaigns, tagged] = await Promise.all([
        readSets(db, account, ids('campaigns').map(campaignKey).map(lookupOf)),
        threadsWithTags(db, account, ids('thread_tags')),
      ]);
      return union([...campaigns, tagged]);
    }),
  );
}

const isMeantBy = (asked: string, whole: ReadonlySet<string> | undefined) =>
  whole?.has(asked) ? (word: string) => word === asked : (word: string) => word.startsWith(asked);

interface Named {
  kind: 'campaigns' | 'thread_tags';
  id: Buffer;
  name: string;
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
  tagIds: readonly Buffer[],
  most?: number,
): Promise<NumberSet> {
  if (tagIds.length === 0) return setOf([]);
  const rows = await db.query<{ number: number }[]>(
    `SELECT DISTINCT t.number FROM thread_tag_links l FORCE INDEX (tagged)
     STRAIGHT_JOIN threads t FORCE INDEX (PRIMARY) ON t.account_id = l.account_id AND t.id = l.thread_id
     WHERE l.account_id = ? AND l.tag_id IN (?) ${most === undefined ? '' : `LIMIT ${most}`}`,
    [account, tagIds],
  );
  return setOf(rows.map(({ number }) => number));
}
