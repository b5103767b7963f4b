// SQL, because a page is read along the index of its filter or from the search index, whichever costs less.
import { later, type Fragment, has, MANY } from '../../database/selection/queries.js';
import type { EntityManager } from 'typeorm';
import type { ThreadEntity } from '../entities.js';
import type { ThreadCategory } from '../../../domain/inbox/category.js';
import { intersection, sizeOf, type NumberSet } from '../../../domain/shared/number-set.js';
import { toBin } from '../../database/ids.js';
import type { Page, Paginated } from '../../database/paginate.js';
import { pageOfFound, pageOfSet, type ThreadList } from '../search/found.js';
import { threadsWithTags } from '../search/sets/queries.js';
import {
  counted,
  countedFirst,
  countFrom,
  nobody,
  pageIds,
  walk,
  type FoundPage,
  type ThreadSort,
} from '../search/walk/queries.js';
import { findByWords } from '../search/words.js';
import { readThreads, type ThreadDetail } from '../threads/queries.js';

/** Which threads a list shows; undefined selects nothing. Ids are UUIDs. */
export interface ThreadFilter {
  campaignId?: string;
  mailboxId?: string;
  /** Only those with an unread received message, whoever wrote it. */
  unreadOnly: boolean;
  conversationStatus?: ThreadEntity['conversation_status'];
  /** `no_category`: those without one. */
  category?: ThreadCategory | 'no_category';
  /** Threads that carry any of these. */
  tagIds?: readonly string[];
  /** Bounds of the latest reply, both included. */
  from?: Date;
  to?: Date;
  /** Only those to which anybody, or any program, has replied. */
  hasReplyOnly: boolean;
  /** Words that each begin a word of the thread; without any no thread is meant. */
  words?: readonly string[];
  /** Those of {@link words} that are a word of the thread as they stand. */
  whole?: ReadonlySet<string>;
}

/** Up to this offset a page of a list without words is read before the list is counted. */
const SHALLOW = 1_000;

/** Returns a page of threads by their latest reply, those without one last, and how many there are, up to {@link MANY}. */
export async function listThreads(
  db: EntityManager,
  accountId: string,
  filter: ThreadFilter,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<Paginated<ThreadDetail>> {
  const { ids, counting } = await findThreads(db, accountId, filter, sort, { limit, offset });
  const [rows, total] = await Promise.all([readThreads(db, accountId, ids), counting]);
  return { rows, total };
}

/** Returns the ids of such a page; its threads are still being counted then. */
export async function findThreads(
  db: EntityManager,
  accountId: string,
  filter: ThreadFilter,
  sort: ThreadSort,
  page: Page,
): Promise<FoundPage> {
  const account = toBin(accountId);
  const { words, tagIds, hasReplyOnly: isAnswered } = filter;
  if (words?.length === 0 || tagIds?.length === 0) return nobody;
  const conditions = filterConditions(account, filter);
  const list = { account, index: indexFor(filter), conditions, isAnswered, sort, page };
  if (words === undefined && tagIds === undefined) return pageOfList(db, list);
  const [found, tagged] = await Promise.all([
    words &&
      findByWords(db, account, {
        words,
        isAnswered,
        // With the oldest first, those without an answer are a part of their own.
        countsAnswered: sort === 'oldest' && !isAnswered,
        whole: filter.whole,
        campaignId: filter.campaignId,
      }),
    tagIds && fewTagged(db, account, tagIds),
  ]);
  if (found && !isNarrowed(filter)) return pageOfFound(db, found, list);
  if (tagIds && !tagged) conditions.push(hasTag(tagIds));
  const meant = [found?.found, tagged].filter(set => set != null);
  return meant.length > 0 ? pageOfSet(db, intersection(meant), list) : pageOfList(db, list);
}

/** Whether a filter asks for more than words, a campaign and an answer, which are known of all threads without a look. */
function isNarrowed(filter: ThreadFilter): boolean {
  const { words: _, whole: __, hasReplyOnly: ___, campaignId: ____, unreadOnly, ...others } = filter;
  return unreadOnly || Object.values(others).some(value => value !== undefined);
}

/** A page along the index of a list. */
function pageOfList(db: EntityManager, list: ThreadList): Promise<FoundPage> {
  const { index, conditions, isAnswered, sort, page } = list;
  const from = walk(index, conditions);
  const count = () => countFrom(db, from);
  const read = () => pageIds(db, from, isAnswered, sort, page);
  return page.offset < SHALLOW ? readFirst(page, read, count) : countedFirst(page, read, count);
}

/** A page near the beginning is soon read, and tells the total itself where the list ends with it. */
async function readFirst(
  { limit, offset }: Page,
  read: () => Promise<Buffer[]>,
  count: () => Promise<number>,
): Promise<FoundPage> {
  const ids = limit > 0 ? await read() : [];
  const endsHere = ids.length < limit && (ids.length > 0 || offset === 0);
  return { ids, counting: endsHere ? counted(offset + ids.length) : later(count()) };
}

function hasTag(tagIds: readonly string[]): Fragment {
  const links =
    'thread_tag_links l WHERE l.account_id = t.account_id AND l.thread_id = t.id AND l.tag_id IN (?)';
  return { sql: has(links), values: [tagIds.map(toBin)] };
}

/** Also somebody other than the lead may have written, and a thread can be marked unread in which nobody has. */
const hasReceived = has(
  "messages m FORCE INDEX (of_thread) WHERE m.account_id = t.account_id AND m.thread_id = t.id AND m.direction = 'received'",
);

function filterConditions(account: Buffer, filter: ThreadFilter): Fragment[] {
  const conditions: Fragment[] = [];
  const add = (sql: string, ...values: unknown[]) => conditions.push({ sql, values });
  add('t.account_id = ?', account);
  if (filter.campaignId !== undefined) add('t.campaign_id = ?', toBin(filter.campaignId));
  if (filter.mailboxId !== undefined) add('t.mailbox_id = ?', toBin(filter.mailboxId));
  if (filter.unreadOnly) add(`t.unread = 1 AND (t.last_inbound_at IS NOT NULL OR ${hasReceived})`);
  if (filter.conversationStatus !== undefined) add('t.conversation_status = ?', filter.conversationStatus);
  if (filter.category === 'no_category') add('t.category IS NULL');
  else if (filter.category !== undefined) add('t.category = ?', filter.category);
  if (filter.hasReplyOnly) add('t.last_inbound_at IS NOT NULL');
  if (filter.from !== undefined) add('t.last_inbound_at >= ?', filter.from);
  if (filter.to !== undefined) add('t.last_inbound_at <= ?', filter.to);
  return conditions;
}

/** The threads that carry any of some tags, where they are few enough to be looked through; null where they are many. */
async function fewTagged(
  db: EntityManager,
  account: Buffer,
  tagIds: readonly string[],
): Promise<NumberSet | null> {
  const tagged = await threadsWithTags(db, account, tagIds, MANY);
  return sizeOf(tagged) < MANY ? tagged : null;
}

function indexFor({ campaignId, mailboxId, category, unreadOnly, conversationStatus }: ThreadFilter): string {
  if (campaignId !== undefined) return category === undefined ? 'of_campaign' : 'of_campaign_category';
  if (mailboxId !== undefined) return 'of_mailbox';
  if (category !== undefined) return 'by_category';
  if (unreadOnly) return 'by_unread';
  return conversationStatus !== undefined ? 'by_status' : 'newest';
}
