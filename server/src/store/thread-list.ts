import type { EntityManager } from 'typeorm';
import type { ThreadCategory, ThreadRow } from './entities/index.js';
import { toBin } from './ids.js';
import { allOf, has, MANY, type Fragment } from './selection.js';
import type { Page } from './tags.js';
import { countableByWords } from './thread-count.js';
import { resolveWords, wordCondition, wordSource, type ThreadWord } from './thread-search.js';
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
}

export type ThreadSort = 'newest' | 'oldest';

/** A page of threads by their latest answer, those without one last, and how many there are, counted up to {@link MANY}. */
export async function listThreads(
  db: EntityManager,
  accountId: string,
  filter: ThreadFilter,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<{ rows: ThreadDetailRow[]; total: number }> {
  if (filter.words?.length === 0 || filter.tagIds?.length === 0) return { rows: [], total: 0 };
  const account = toBin(accountId);
  const words = await resolveWords(db, account, filter.words ?? []);
  const conditions = filterConditions(account, filter);
  const parts = setsOf(account, filter, words);
  const others = (part: Part) => [
    ...conditions,
    ...parts.filter(each => each !== part).map(each => each.condition),
  ];
  const short = await shortPart(db, parts);
  if (short) return foundPage(db, account, joinSource(short.source, others(short)), sort, { limit, offset });
  const from = walk(filter, [...conditions, ...parts.map(each => each.condition)]);
  // A walk finds the first page soon; to count, it would go much further than from where a word leads.
  const whole = parts.find(part => part.isWhole);
  const joined = whole ? joinFrequent(whole.source, others(whole)) : { ...from, sql: `1 ${from.sql}` };
  const counted = (await countableByWords(db, account, filter, words)) ?? {
    sql: `SELECT ${joined.sql}`,
    values: joined.values,
  };
  const total = await countUpTo(db, counted);
  if (limit === 0 || (offset >= total && total < MANY)) return { rows: [], total };
  const ids = await pageIds(db, from, filter, sort, { limit, offset });
  return { rows: await readPage(db, account, ids), total };
}

/** A page of a set that is small enough to be sorted: it is gone through once, to count it too. */
async function foundPage(
  db: EntityManager,
  account: Buffer,
  { sql, values }: Fragment,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<{ rows: ThreadDetailRow[]; total: number }> {
  const direction = sort === 'newest' ? 'DESC' : 'ASC';
  const found = await db.query<{ id: Buffer; total: number }[]>(
    `SELECT t.id, COUNT(*) OVER () AS total ${sql}
     ORDER BY t.last_inbound_at IS NULL, t.last_inbound_at ${direction}, t.id ${direction} LIMIT ? OFFSET ?`,
    [...values, limit, offset],
  );
  const total = found[0]?.total ?? (await countUpTo(db, { sql: `SELECT 1 ${sql}`, values }));
  const ids = found.map(({ id }) => id);
  return { rows: await readPage(db, account, ids), total };
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
      isWhole: word.campaignIds.length + word.tagIds.length === 0,
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

/** Threads along the index of a filter, each of which is ordered by the latest answer. */
function walk(filter: ThreadFilter, conditions: readonly Fragment[]): Fragment {
  const where = allOf(conditions);
  return { sql: `FROM threads t FORCE INDEX (${indexFor(filter)}) WHERE ${where.sql}`, values: where.values };
}

function indexFor({ campaignId, mailboxId, category, unreadOnly, conversationStatus }: ThreadFilter): string {
  if (campaignId !== undefined) return 'of_campaign';
  if (mailboxId !== undefined) return 'of_mailbox';
  if (category !== undefined) return 'by_category';
  if (unreadOnly) return 'by_unread';
  return conversationStatus !== undefined ? 'by_status' : 'newest';
}

async function countUpTo(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (${sql} LIMIT ${MANY}) counted`,
    values,
  );
  return total;
}

/** The ids of a page. NULLs sort first in SQL: ascending, they are a second part. */
async function pageIds(
  db: EntityManager,
  from: Fragment,
  filter: ThreadFilter,
  sort: ThreadSort,
  { limit, offset }: Page,
): Promise<Buffer[]> {
  const direction = sort === 'newest' ? 'DESC' : 'ASC';
  const part = async (where: string, page: Page) => {
    const rows = await db.query<{ id: Buffer }[]>(
      `SELECT t.id ${from.sql} ${where} ORDER BY t.last_inbound_at ${direction}, t.id ${direction} LIMIT ? OFFSET ?`,
      [...from.values, page.limit, page.offset],
    );
    return rows.map(row => row.id);
  };
  if (sort === 'newest' || filter.hasReplyOnly) return part('', { limit, offset });
  const answered = 'AND t.last_inbound_at IS NOT NULL';
  const first = await part(answered, { limit, offset });
  if (first.length === limit) return first;
  const before =
    first.length > 0
      ? offset + first.length
      : await countAll(db, { sql: `${from.sql} ${answered}`, values: from.values });
  const rest = { limit: limit - first.length, offset: Math.max(0, offset - before) };
  return [...first, ...(await part('AND t.last_inbound_at IS NULL', rest))];
}

async function countAll(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(`SELECT COUNT(*) AS total ${sql}`, values);
  return total;
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
