import type { EntityManager } from 'typeorm';
import { intersection, sizeOf, union, type NumberSet } from '../../../domain/shared/number-set.js';
import { wordsOf } from '../../../domain/inbox/search-words.js';
import {
  ANSWERED,
  beginningLookup,
  campaignKey,
  everyLookup,
  lookupOf,
} from '../../../domain/inbox/word-keys.js';
import { readNames, readSets, threadsWithTags, type Named } from './sets/queries.js';

/** A search for words. */
export interface WordSearch {
  /** Each begins a word of the thread, its campaign or its tags. */
  words: readonly string[];
  /** Those of them that are such a word as they stand. */
  whole?: ReadonlySet<string> | undefined;
  /** Only threads of this campaign. */
  campaignId?: string | undefined;
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

/** The threads of the campaigns and tags that each word names: looked up when asked, because these are renamed. */
async function threadsOfNames(
  db: EntityManager,
  account: Buffer,
  words: readonly string[],
  whole: ReadonlySet<string> | undefined,
): Promise<(NumberSet | null)[]> {
  const named = await readNames(db, account, words);
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
