import type { EntityManager } from 'typeorm';
import type { ThreadCategory, ThreadRow } from './entities/index.js';
import { toBin } from './ids.js';
import { allOf, has, later, MANY, type Fragment } from './selection.js';
import type { Page } from './tags.js';
import { foundByWords } from './thread-found.js';
import { counted, countUpTo, pageIds, sortedIds, walk, whole, type FoundPage } from './thread-walk.js';
import { isPlain, resolveWords, wordCondition, wordSource, type ThreadWord } from './thread-words.js';
import { threadDetailSql, type ThreadDetailRow } from './threads.js';

/** Which threads a list shows; undefined selects nothing. Ids are UUIDs. */
export interface ThreadFilter {
  campaignId?: string;
  mailboxId?: string;
  unreadOnly: boolean;
  conversationStatus?: ThreadRow['conversation_status'];
  /** `no_category`: those without one. */
  category?: ThreadCategory | 'no_category';
  /** Threads that carry any of these. */
  tagIds?: readonly string[];
  /** Bounds of the latest answer, both included. */
  from?: Date;
  to?: Date;
  /** Only those that anybody, or any program, has answered. */
  hasReplyOnly: boolean;
  /** Words that each begin a word of the thread; without any no thread is meant. */
  words?: readonly string[];
  /** Those of {@link words} that are a word of the thread as they stand. */
  whole?: ReadonlySet<string>;
}

export type ThreadSort = 'newest' | 'oldest';

/** Up to this offset a page of a list without words is read before the list is counted. */
const SHALLOW = 1_000;

/** A page of threads by their latest answer, those without one last, and how many there are, counted up to {@link MANY}. */
export async function listThreads(
  db: EntityManager,
  accountId: string,
  filter: ThreadFilter,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<{ rows: ThreadDetailRow[]; total: number }> {
  const account = toBin(accountId);
  const { ids, counting } = await pageOfThreads(db, account, filter, sort, { limit, offset });
  const [rows, total] = await Promise.all([readPage(db, account, ids), counting]);
  return { rows, total };
}

/** The ids of such a page. */
export async function findThreads(
  db: EntityManager,
  account: Buffer,
  filter: ThreadFilter,
  sort: ThreadSort,
  page: Page,
): Promise<{ ids: Buffer[]; total: number }> {
  const { ids, counting } = await pageOfThreads(db, account, filter, sort, page);
  return { ids, total: await counting };
}

async function pageOfThreads(
  db: EntityManager,
  account: Buffer,
  filter: ThreadFilter,
  sort: ThreadSort,
  page: Page,
): Promise<FoundPage> {
  if (filter.words?.length === 0 || filter.tagIds?.length === 0) return { ids: [], counting: counted(0) };
  const words = await resolveWords(db, account, filter.words ?? [], filter.whole);
  return words.length > 0 && words.every(isPlain) && !isNarrowed(filter)
    ? foundByWords(db, account, words, filter.hasReplyOnly, sort, page)
    : foundByFilter(db, account, filter, words, sort, page);
}

/** Whether a filter asks for more than words and an answer. */
function isNarrowed({
  words: _,
  whole: __,
  hasReplyOnly: ___,
  unreadOnly,
  ...others
}: ThreadFilter): boolean {
  return unreadOnly || Object.values(others).some(value => value !== undefined);
}

async function foundByFilter(
  db: EntityManager,
  account: Buffer,
  filter: ThreadFilter,
  words: readonly ThreadWord[],
  sort: ThreadSort,
  page: Page,
): Promise<FoundPage> {
  const conditions = filterConditions(account, filter);
  const parts = setsOf(account, filter, words);
  const others = (part: Part) => [
    ...conditions,
    ...parts.filter(each => each !== part).map(each => each.condition),
  ];
  const short = await shortPart(db, parts);
  if (short) return whole(await sortedIds(db, joinSource(short.source, others(short)), sort, page));
  const from = walk(indexFor(filter), [...conditions, ...parts.map(each => each.condition)]);
  // A walk finds the first page soon; to count, it would go much further than from where a word leads.
  const entire = parts.find(part => part.isWhole);
  const joined = entire ? joinFrequent(entire.source, others(entire)) : { ...from, sql: `1 ${from.sql}` };
  const count = () => countUpTo(db, { sql: `SELECT ${joined.sql}`, values: joined.values });
  const read = () => pageIds(db, from, filter.hasReplyOnly, sort, page);
  const isSoonRead = parts.length === 0 && page.offset < SHALLOW;
  return isSoonRead ? readFirst(page, read, count) : countedFirst(page, read, count);
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

/** To look for a page that is not there would be to pass the whole list. */
async function countedFirst(
  { limit, offset }: Page,
  read: () => Promise<Buffer[]>,
  count: () => Promise<number>,
): Promise<FoundPage> {
  const total = await count();
  const isBehind = offset >= total && total < MANY;
  return { ids: limit === 0 || isBehind ? [] : await read(), counting: counted(total) };
}

function filterConditions(account: Buffer, filter: ThreadFilter): Fragment[] {
  const conditions: Fragment[] = [];
  const add = (sql: string, ...values: unknown[]) => conditions.push({ sql, values });
  add('t.account_id = ?', account);
  if (filter.campaignId !== undefined) add('t.campaign_id = ?', toBin(filter.campaignId));
  if (filter.mailboxId !== undefined) add('t.mailbox_id = ?', toBin(filter.mailboxId));
  if (filter.unreadOnly) add('t.unread = 1 AND t.last_inbound_at IS NOT NULL');
  if (filter.conversationStatus !== undefined) add('t.conversation_status = ?', filter.conversationStatus);
  if (filter.category === 'no_category') add('t.category IS NULL');
  else if (filter.category !== undefined) add('t.category = ?', filter.category);
  if (filter.hasReplyOnly) add('t.last_inbound_at IS NOT NULL');
  if (filter.from !== undefined) add('t.last_inbound_at >= ?', filter.from);
  if (filter.to !== undefined) add('t.last_inbound_at <= ?', filter.to);
  return conditions;
}

/** A part of what is asked for, as a condition of a thread `t` and as the ids of all threads that meet it. */
interface Part {
  condition: Fragment;
  source: Fragment;
  /** The source has all of them, however many. */
  isWhole: boolean;
}

/** The parts that lead to threads, those first that lead to few as a rule. */
function setsOf(account: Buffer, { tagIds }: ThreadFilter, words: readonly ThreadWord[]): Part[] {
  const found = [...words]
    .sort((a, b) => b.word.length - a.word.length)
    .map(word => ({
      condition: wordCondition(word),
      source: wordSource(account, word),
      isWhole: isPlain(word),
    }));
  if (tagIds === undefined) return found;
  const ids = tagIds.map(toBin);
  const links =
    'thread_tag_links l WHERE l.account_id = t.account_id AND l.thread_id = t.id AND l.tag_id IN (?)';
  const tagged = 'SELECT thread_id FROM thread_tag_links WHERE account_id = ? AND tag_id IN (?)';
  return [
    {
      condition: { sql: has(links), values: [ids] },
      source: { sql: tagged, values: [account, ids] },
      isWhole: true,
    },
    ...found,
  ];
}

/** The first part that leads to so few threads that they can be looked through as a whole. */
async function shortPart(db: EntityManager, parts: readonly Part[]): Promise<Part | null> {
  for (const part of parts) if ((await countUpTo(db, part.source)) < MANY) return part;
  return null;
}

function joinSource({ sql, values }: Fragment, conditions: readonly Fragment[]): Fragment {
  const where = allOf(conditions);
  return {
    sql: `FROM (SELECT DISTINCT thread_id FROM (${sql}) named) found
      STRAIGHT_JOIN threads t FORCE INDEX (PRIMARY) ON t.id = found.thread_id WHERE ${where.sql}`,
    values: [...values, ...where.values],
  };
}

/** As {@link joinSource}, of a set too large to be read as a whole: ids, each once, as far as somebody reads on. */
function joinFrequent({ sql, values }: Fragment, conditions: readonly Fragment[]): Fragment {
  const where = allOf(conditions);
  return {
    sql: `DISTINCT t.id FROM (${sql}) found
      STRAIGHT_JOIN threads t FORCE INDEX (PRIMARY) ON t.id = found.thread_id WHERE ${where.sql}`,
    values: [...values, ...where.values],
  };
}

function indexFor({ campaignId, mailboxId, category, unreadOnly, conversationStatus }: ThreadFilter): string {
  if (campaignId !== undefined) return 'of_campaign';
  if (mailboxId !== undefined) return 'of_mailbox';
  if (category !== undefined) return 'by_category';
  if (unreadOnly) return 'by_unread';
  return conversationStatus !== undefined ? 'by_status' : 'newest';
}

async function readPage(
  db: EntityManager,
  account: Buffer,
  ids: readonly Buffer[],
): Promise<ThreadDetailRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<ThreadDetailRow[]>(
    `${threadDetailSql} WHERE h.account_id = ? AND h.id IN (?)`,
    [account, ids],
  );
  const byId = new Map(rows.map(row => [row.id.toString('hex'), row]));
  return ids.flatMap(id => byId.get(id.toString('hex')) ?? []);
}
