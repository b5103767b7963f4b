// SQL, because the index of the filter decides the statement, and pages follow it.
import type { EntityManager } from 'typeorm';
import type { ThreadCategory } from '../../../domain/inbox/category.js';
import type { ThreadSearch } from '../../../domain/inbox/thread-words.js';
import { toBin } from '../../database/ids.js';
import type { Page, Paginated } from '../../database/deep-pages.js';
import { allOf, has, later, MANY, type Fragment } from '../../database/selection/queries.js';
import type { ThreadEntity } from '../entities.js';
import {
  countAll,
  directionOf,
  findPage,
  joined,
  type Narrowing,
  type ThreadSort,
} from '../search/queries.js';
import { tagTerm, termsOf } from '../search/terms/queries.js';
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
  /** Of the thread; without any word no thread is meant. */
  search?: ThreadSearch;
}

/** The ids of a page, and how many the list has, up to {@link MANY}: still being counted while the page is read. */
interface FoundPage {
  ids: Buffer[];
  counting: Promise<number>;
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
  const { search, tagIds, hasReplyOnly } = filter;
  if (search?.words.length === 0 || tagIds?.length === 0) return foundPage([], 0);
  const conditions = filterConditions(account, filter);
  const terms = [
    ...(tagIds ? [tagTerm(account, tagIds.map(toBin))] : []),
    ...(search ? await termsOf(db, account, search) : []),
  ];
  const read = (narrowing?: Narrowing) =>
    pageIds(db, walk(indexFor(filter), conditions, narrowing), hasReplyOnly, sort, page);
  if (terms.length === 0)
    return pageOfList(
      page,
      () => read(),
      () => countFrom(db, walk(indexFor(filter), conditions)),
    );
  const found = await findPage(db, terms, conditions, sort, page);
  // Of so many threads a page is soon full along the list.
  const ids = found.isCapped && page.limit > 0 ? await read(found.narrowing) : found.ids;
  return foundPage(ids, found.total);
}

const foundPage = (ids: Buffer[], total: number): FoundPage => ({ ids, counting: Promise.resolve(total) });

/**
 * A page near the beginning is soon read, and gives the total itself where the list ends with it. To look for one further on
 * that does not exist would be to pass the whole list: it is counted before.
 */
async function pageOfList(
  { limit, offset }: Page,
  read: () => Promise<Buffer[]>,
  count: () => Promise<number>,
): Promise<FoundPage> {
  if (offset >= SHALLOW) {
    const total = await count();
    const isBehind = offset >= total && total < MANY;
    return foundPage(limit === 0 || isBehind ? [] : await read(), total);
  }
  const ids = limit > 0 ? await read() : [];
  const endsHere = ids.length < limit && (ids.length > 0 || offset === 0);
  return endsHere ? foundPage(ids, offset + ids.length) : { ids, counting: later(count()) };
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

function indexFor({ campaignId, mailboxId, category, unreadOnly, conversationStatus }: ThreadFilter): string {
  if (campaignId !== undefined) return category === undefined ? 'of_campaign' : 'of_campaign_category';
  if (mailboxId !== undefined) return 'of_mailbox';
  if (category !== undefined) return 'by_category';
  if (unreadOnly) return 'by_unread';
  return conversationStatus !== undefined ? 'by_status' : 'newest';
}

/** Threads `t` along the index of a filter, each of which is ordered by the latest reply, narrowed by a search. */
function walk(index: string, conditions: readonly Fragment[], narrowing?: Narrowing): Fragment {
  const joins = joined(narrowing?.joins ?? []);
  const where = allOf([...conditions, ...(narrowing?.conditions ?? [])]);
  return {
    sql: `FROM threads t FORCE INDEX (${index}) ${joins.sql} WHERE ${where.sql}`,
    values: [...joins.values, ...where.values],
  };
}

/** Counts threads, up to {@link MANY}. */
async function countFrom(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (SELECT 1 ${sql} LIMIT ${MANY}) counted`,
    values,
  );
  return total;
}

/** Returns the ids of a page along an index. NULLs sort first in SQL: ascending, they are a second part. */
async function pageIds(
  db: EntityManager,
  from: Fragment,
  hasReplyOnly: boolean,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<Buffer[]> {
  const direction = directionOf(sort);
  const part = async (where: string, page: Page) => {
    const rows = await db.query<{ id: Buffer }[]>(
      `SELECT t.id ${from.sql} ${where} ORDER BY t.last_inbound_at ${direction}, t.id ${direction} LIMIT ? OFFSET ?`,
      [...from.values, page.limit, page.offset],
    );
    return rows.map(row => row.id);
  };
  if (sort === 'newest' || hasReplyOnly) return part('', { limit, offset });
  const replied = 'AND t.last_inbound_at IS NOT NULL';
  const first = await part(replied, { limit, offset });
  if (first.length === limit) return first;
  const isPassed = first.length > 0 || offset === 0;
  const before = isPassed
    ? offset + first.length
    : await countAll(db, { ...from, sql: `${from.sql} ${replied}` });
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await part('AND t.last_inbound_at IS NULL', rest))];
}
