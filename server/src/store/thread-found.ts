import type { EntityManager } from 'typeorm';
import { ID_BYTES } from '../domain/common-ids.js';
import { noteMany, recallMany } from './many-marks.js';
import { allOf, later, MANY, type Fragment } from './selection.js';
import type { Page } from './tags.js';
import type { ThreadSort } from './thread-list.js';
import { cost, countSet, expected, probeCost, setOf, wordSizes, type WordSizes } from './thread-sets.js';
import { meetingOf } from './thread-meeting.js';
import { counted, pageIds, sortedIds, upTo, walk, whole, type FoundPage } from './thread-walk.js';
import { tokenCondition, wordCondition, type ThreadWord } from './thread-words.js';

/** How much further than expected a page is looked for before another way is taken: rarely in vain where words are even. */
const PATIENCE = 3;
/** So many more threads than wanted are expected there: a small page may need more luck. */
const SPARE = 10;

/** A search for words alone, and the page of it that is wanted. */
interface Search extends WordSizes {
  sort: ThreadSort;
  page: Page;
}

/**
 * The ids of a page of the threads that have all words, and how many there are, counted up to {@link MANY}. It takes the
 * way that costs least by what the server tells of its index. Where words are to be read as a whole, this process finds
 * out where they meet. Then all threads are sorted, or the list is walked along its order, where each thread is looked up
 * among those with the words or under each word.
 */
export async function foundByWords(
  db: EntityManager,
  account: Buffer,
  words: readonly ThreadWord[],
  isAnswered: boolean,
  sort: ThreadSort,
  page: Page,
): Promise<FoundPage> {
  if (words.some(({ isKnown }) => !isKnown)) return { ids: [], counting: counted(0) };
  const search: Search = { ...(await wordSizes(db, account, words, isAnswered)), sort, page };
  const meeting = nameOf(search);
  const before = recallMany(meeting);
  const at = performance.now();
  const met = before?.isFresh ? null : await meetingOf(db, search);
  if (met?.isWhole) return whole(await meetingPage(db, search, met.ids));
  if (met) noteMany(meeting, met.about, at);
  const many = met ?? (before?.isFresh ? before : null);
  if (many)
    return { ids: page.limit > 0 ? await pageOf(db, search, many.about) : [], counting: counted(MANY) };
  const guess = expected(search);
  if (
    sortCost(search, guess) <=
    setOf(search).cost + Math.min(heldCost(search, guess), probedCost(search, guess))
  )
    return whole(await sorted(db, search));
  const counting = later(countSet(db, search));
  if (isSurelyMany(search, guess) && page.limit > 0)
    return { ids: await pageOf(db, search, MANY, false), counting };
  const total = await counting;
  if (page.limit === 0 || (page.offset >= total && total < MANY)) return { ids: [], counting };
  return { ids: await pageOf(db, corrected(search, total), total), counting };
}

/** The search as a statement that is never asked, to note it by. */
function nameOf({ account, isAnswered, words }: Search): Fragment {
  return {
    sql: `meeting ?`,
    values: [[account, isAnswered, ...words.map(({ word }) => tokenCondition('k', word).values)]],
  };
}

/** A page of threads whose ids are known. */
async function meetingPage(
  db: EntityManager,
  search: Search,
  met: Buffer,
): Promise<{ ids: Buffer[]; total: number }> {
  const { sort, page } = search;
  const found = met.length / ID_BYTES;
  const total = Math.min(MANY, found);
  if (page.limit === 0 || (page.offset >= total && total < MANY)) return { ids: [], total };
  if (found <= MANY && found * cost.thread <= probedCost(search, found)) {
    const all = Array.from({ length: found }, (_, at) => met.subarray(at * ID_BYTES, (at + 1) * ID_BYTES));
    const where = allOf([...listed(search), { sql: 't.id IN (?)', values: [all] }]);
    const from = { sql: `FROM threads t FORCE INDEX (PRIMARY) WHERE ${where.sql}`, values: where.values };
    return { ids: (await sortedIds(db, from, sort, page)).ids, total };
  }
  return { ids: await pageOf(db, search, found), total };
}

/**
 * Whether so many threads are expected that the page of them can be looked for beside the count: servers often take a word
 * for twice as frequent as it is.
 */
function isSurelyMany({ words, page }: Search, guess: number): boolean {
  return guess > 2 * MANY && page.offset < MANY && words.every(({ word }) => word.token !== null);
}

/** The estimate of a single word, which is often twice as many as there are, by what was counted. */
function corrected(search: Search, total: number): Search {
  const [only, ...others] = search.words;
  if (others.length > 0 || total === MANY) return search;
  const size = (total * search.threads) / Math.max(search.listed, 1);
  return { ...search, words: [{ word: only!.word, size: Math.min(only!.size, size) }] };
}

/** A page of so many threads, counted or expected, that it costs least to walk the list. */
async function pageOf(db: EntityManager, search: Search, total: number, isCounted = true): Promise<Buffer[]> {
  if (probedCost(search, total) < Math.min(heldCost(search, total), sortCost(search, total))) {
    const { ids, isWhole } = await probedPage(db, search, total);
    if (isWhole || (isCounted && total < MANY && ids.length >= total - search.page.offset)) return ids;
  }
  if (sortCost(search, total) < heldCost(search, total)) return (await sorted(db, search)).ids;
  return pageIds(db, heldWalk(search), search.isAnswered, search.sort, search.page);
}

/** The list along its order, where each thread is looked up among all that have the words. */
function heldWalk(search: Search): Fragment {
  const { sql, values } = setOf(search);
  const where = allOf(listed(search));
  return {
    sql: `FROM threads t FORCE INDEX (newest) STRAIGHT_JOIN (SELECT DISTINCT k.thread_id ${sql}) found
      ON found.thread_id = t.id WHERE ${where.sql}`,
    values: [...values, ...where.values],
  };
}

/** A page along the list, where each thread is looked up under each word; it may lack what is not in the first part. */
async function probedPage(
  db: EntityManager,
  search: Search,
  found: number,
): Promise<{ ids: Buffer[]; isWhole: boolean }> {
  const { account, isAnswered, sort, page, words } = search;
  const most = PATIENCE * Math.ceil(passed(search, found, SPARE));
  const bound = isAnswered && most < search.listed ? await upTo(db, account, sort, most) : null;
  const conditions = [
    ...listed(search),
    ...(bound ? [bound] : []),
    ...words.map(({ word }) => wordCondition(word)),
  ];
  const ids = await pageIds(db, walk('newest', conditions), isAnswered, sort, page);
  return { ids, isWhole: bound === null || ids.length === page.limit };
}

/** All of the threads, sorted. */
function sorted(db: EntityManager, search: Search): Promise<{ ids: Buffer[]; total: number }> {
  const { sql, values } = setOf(search);
  const where = allOf(listed(search));
  const from: Fragment = {
    sql: `FROM (SELECT DISTINCT k.thread_id ${sql}) found
      STRAIGHT_JOIN threads t FORCE INDEX (PRIMARY) ON t.id = found.thread_id WHERE ${where.sql}`,
    values: [...values, ...where.values],
  };
  return sortedIds(db, from, search.sort, search.page);
}

/** What a thread of the list is before it is searched. */
function listed({ account, isAnswered }: Search): Fragment[] {
  const own = { sql: 't.account_id = ?', values: [account] };
  return isAnswered ? [own, { sql: 't.last_inbound_at IS NOT NULL', values: [] }] : [own];
}

/** How many threads of the list are passed until a page is full. */
function passed({ listed, page: { limit, offset } }: Search, found: number, spare = 0): number {
  return Math.min(listed, (listed * (limit + offset + spare)) / Math.max(found, 1));
}

const sortCost = (search: Search, found: number) => setOf(search).cost + found * cost.thread;

const heldCost = (search: Search, found: number) => {
  const rarest = search.words[0]!.size;
  return setOf(search).cost + rarest * cost.held + passed(search, found) * cost.step;
};

/** Most threads lack the rarest word, which is looked up first. */
const probedCost = (search: Search, found: number) =>
  passed(search, found) *
  search.words.reduceRight(
    (rest, { word, size }) => probeCost(word) + Math.min(1, size / search.threads) * rest,
    cost.step,
  );
