import type { EntityManager } from 'typeorm';
import { slices } from '../domain/slices.js';
import { threadWords } from '../domain/thread-words.js';
import { wordsOf } from '../domain/search-words.js';
import { toBin } from './ids.js';
import { has, MANY, type Fragment } from './selection.js';
import { containing } from './sql.js';
import { valuesSql } from './values-sql.js';

/** Lets a thread be found by the words of these texts, beside those that it is found by already. */
export async function indexThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
  texts: readonly (string | null | undefined)[],
): Promise<void> {
  await indexThreads(tx, accountId, [{ threadId, texts }]);
}

const columns = ['account_id', 'token', 'thread_id'] as const;
/** Words of one statement. */
const SLICE = 1_000;

/** What a thread is found by. */
export interface ThreadTexts {
  threadId: string;
  texts: readonly (string | null | undefined)[];
  /** Nobody can have answered yet. */
  isNew?: boolean;
}

/** Lets threads be found, as {@link indexThread} does one. The transaction holds those locked that are not new. */
export async function indexThreads(
  tx: EntityManager,
  accountId: string,
  threads: readonly ThreadTexts[],
): Promise<void> {
  const account = toBin(accountId);
  const rows = threads.flatMap(({ threadId, texts }) => {
    const thread = toBin(threadId);
    return threadWords(texts).map(token => ({ account_id: account, token, thread_id: thread }));
  });
  // In the order of the key: messages of one campaign share most of their words.
  rows.sort((a, b) => (a.token < b.token ? -1 : a.token > b.token ? 1 : 0));
  for await (const slice of slices(rows, SLICE))
    await tx.query(`INSERT IGNORE INTO thread_tokens (${columns.join(', ')}) VALUES ?`, [
      valuesSql(columns, slice),
    ]);
  await markAnswered(
    tx,
    account,
    threads.filter(({ isNew }) => !isNew),
  );
}

/** Notes on the words of answered threads that they are: searches are counted by the words alone. */
async function markAnswered(
  tx: EntityManager,
  account: Buffer,
  threads: readonly ThreadTexts[],
): Promise<void> {
  if (threads.length === 0) return;
  await tx.query(
    `UPDATE threads t STRAIGHT_JOIN thread_tokens k FORCE INDEX (of_thread)
       ON k.account_id = t.account_id AND k.thread_id = t.id
     SET k.answered = 1
     WHERE t.account_id = ? AND t.id IN (?) AND t.last_inbound_at IS NOT NULL AND k.answered = 0`,
    [account, threads.map(({ threadId }) => toBin(threadId))],
  );
}

/** A word of a search, and the campaigns and tags that it names: they are looked up when asked, because they are renamed. */
export interface ThreadWord {
  word: string;
  campaignIds: Buffer[];
  tagIds: Buffer[];
}

/** Campaigns or tags of one search that are looked at. */
const MAX_NAMED = 500;

/** Finds out which campaigns and tags each word names. */
export async function resolveWords(
  db: EntityManager,
  account: Buffer,
  words: readonly string[],
): Promise<ThreadWord[]> {
  if (words.length === 0) return [];
  const campaigns = await namedLike(db, 'campaigns', account, words);
  const tags = await namedLike(db, 'thread_tags', account, words);
  return words.map(word => ({ word, campaignIds: idsOf(campaigns, word), tagIds: idsOf(tags, word) }));
}

interface Named {
  id: Buffer;
  name: string;
}

function namedLike(
  db: EntityManager,
  table: 'campaigns' | 'thread_tags',
  account: Buffer,
  words: readonly string[],
): Promise<Named[]> {
  return db.query<Named[]>(
    `SELECT id, name FROM ${table} WHERE account_id = ? AND (${words.map(() => 'name LIKE ?').join(' OR ')}) LIMIT ?`,
    [account, ...words.map(containing), MAX_NAMED],
  );
}

function idsOf(named: readonly Named[], prefix: string): Buffer[] {
  return named.filter(({ name }) => wordsOf(name).some(word => word.startsWith(prefix))).map(({ id }) => id);
}

/** The condition that a thread `t` is found by a word. */
export function wordCondition({ word, campaignIds, tagIds }: ThreadWord): Fragment {
  const ofThread = (alias: string) => `${alias}.account_id = t.account_id AND ${alias}.thread_id = t.id`;
  const ways = [
    {
      sql: has(`thread_tokens k WHERE ${ofThread('k')} AND k.token LIKE ?`),
      values: [`${word}%`] as unknown[],
    },
  ];
  if (campaignIds.length > 0) ways.push({ sql: 't.campaign_id IN (?)', values: [campaignIds] });
  if (tagIds.length > 0)
    ways.push({
      sql: has(`thread_tag_links g WHERE ${ofThread('g')} AND g.tag_id IN (?)`),
      values: [tagIds],
    });
  return { sql: `(${ways.map(way => way.sql).join(' OR ')})`, values: ways.flatMap(way => way.values) };
}

/** SELECT of the ids of threads that are found by a word; of a frequent one not all, but {@link MANY} at least. */
export function wordSource(account: Buffer, { word, campaignIds, tagIds }: ThreadWord): Fragment {
  const ways: Fragment[] = [
    {
      sql: 'SELECT thread_id FROM thread_tokens WHERE account_id = ? AND token LIKE ?',
      values: [account, `${word}%`],
    },
  ];
  if (campaignIds.length > 0)
    ways.push({
      sql: 'SELECT id FROM threads WHERE account_id = ? AND campaign_id IN (?)',
      values: [account, campaignIds],
    });
  if (tagIds.length > 0)
    ways.push({
      sql: 'SELECT thread_id FROM thread_tag_links WHERE account_id = ? AND tag_id IN (?)',
      values: [account, tagIds],
    });
  if (ways.length === 1) return ways[0]!;
  return {
    sql: `SELECT thread_id FROM (${ways.map(way => `(${way.sql} LIMIT ${MANY})`).join(' UNION ALL ')}) ways`,
    values: ways.flatMap(way => way.values),
  };
}
