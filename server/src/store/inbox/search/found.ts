import type { EntityManager } from 'typeorm';
import {
  bitBytes,
  intersection,
  numbersOf,
  setOf,
  sizeOf,
  type NumberSet,
} from '../../../domain/shared/number-set.js';
import { MANY, type Fragment } from '../../database/selection/queries.js';
import type { Page } from '../../database/paginate.js';
import {
  byNumber,
  counted,
  countedFirst,
  countedSortedIds,
  countFrom,
  firstAlong,
  isIn,
  nobody,
  pageIds,
  sortedIds,
  walk,
  type FoundPage,
  type ThreadSort,
} from './walk/queries.js';
import { latelyAnswered } from './weeks.js';
import type { FoundThreads } from './words.js';

/** What a server takes for one of each, in microseconds, as measured among a million threads. */
const cost = {
  /** To find a thread by its number, and to sort it in. */
  thread: 4,
  /** To pass a thread along the index of a list, and look whether it is in a set. */
  step: 0.3,
  /** The same, where the look is ours. */
  read: 0.7,
  /** To tell the server the bits of a set, for each thread that the set may have. */
  bit: 0.004,
  /** To find those of a set that were answered in the last weeks. */
  weeks: 1_200,
};

/** The list whose threads are looked for in a set. */
export interface ThreadList {
  account: Buffer;
  /** Its index. */
  index: string;
  /** What else a thread of it has to be. */
  conditions: readonly Fragment[];
  isAnswered: boolean;
  sort: ThreadSort;
  page: Page;
}

/** A page of the threads that words alone find, so that it is known how many there are. */
export async function pageOfFound(
  db: EntityManager,
  { found, answered, listed }: FoundThreads,
  list: ThreadList,
): Promise<FoundPage> {
  const { isAnswered, sort, page } = list;
  const size = sizeOf(found);
  const counting = counted(Math.min(MANY, size));
  if (page.limit === 0 || page.offset >= size) return { ids: [], counting };
  const passed = (listed * (page.limit + page.offset)) / size;
  const sorting = size <= MANY ? size * cost.thread : Infinity;
  const walking = passed * cost.step + 8 * bitBytes(found) * cost.bit;
  if (sort === 'newest' && Math.min(sorting, walking) > cost.weeks) {
    const ids = (await firstPassed(db, found, list, passed)) ?? (await answeredLately(db, found, list));
    if (ids) return { ids, counting };
  }
  if (sorting <= walking)
    return { ids: await sortedIds(db, byNumber(found, list.conditions), sort, page), counting };
  return { ids: await pageIds(db, along(found, list), isAnswered, sort, page, answered), counting };
}

/** A page of the newest threads of a set that has so many that it is among the first of the list; null where it is not. */
export async function firstPassed(
  db: EntityManager,
  set: NumberSet,
  { index, conditions, page: { limit, offset } }: ThreadList,
  passed: number,
): Promise<Buffer[] | null> {
  // Twice as many as it would take if they were spread evenly.
  const most = Math.ceil(2 * passed);
  if (most * cost.read > 2 * cost.weeks) return null;
  const rows = await firstAlong(db, walk(index, conditions), most);
  const meant = new Set(numbersOf(intersection([set, setOf(rows.map(({ number }) => number))])));
  const found = rows.filter(({ number }) => meant.has(number)).map(({ id }) => id);
  return found.length >= offset + limit ? found.slice(offset, offset + limit) : null;
}

/** A page of those threads of a set that were answered in the last weeks; null where it goes beyond them. */
export async function answeredLately(
  db: EntityManager,
  set: NumberSet,
  list: ThreadList,
): Promise<Buffer[] | null> {
  const { account, conditions, page } = list;
  const lately = await latelyAnswered(db, account, set, page.offset + page.limit);
  if (!lately || sizeOf(lately.threads) > MANY) return null;
  // Who has an answer from these weeks has a later one perhaps, but none that is earlier.
  const isLate = { sql: 't.last_inbound_at >= ?', values: [lately.since] };
  const from = byNumber(lately.threads, [...conditions, isLate]);
  const ids = await sortedIds(db, from, 'newest', page);
  return ids.length === page.limit ? ids : null;
}

/** A page of the threads of a set that meet the conditions of a list. */
export async function pageOfSet(db: EntityManager, set: NumberSet, list: ThreadList): Promise<FoundPage> {
  const { isAnswered, sort, page } = list;
  const size = sizeOf(set);
  if (size === 0) return nobody;
  if (size <= MANY) return countedSortedIds(db, byNumber(set, list.conditions), sort, page);
  const from = along(set, list);
  return countedFirst(
    page,
    () => pageIds(db, from, isAnswered, sort, page),
    () => countFrom(db, from),
  );
}

/** The threads of a set along the index of a list. */
function along(set: NumberSet, { index, conditions }: ThreadList): Fragment {
  return walk(index, [...conditions, isIn(set)]);
}
