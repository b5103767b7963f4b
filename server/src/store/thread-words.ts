import type { EntityManager } from 'typeorm';
import { wordsOf } from '../domain/search-words.js';
import { has, MANY, type Fragment } from './selection.js';
import { containing } from './sql.js';

/** A word of a search, and what it leads to. */
export interface ThreadWord {
  word: string;
  /** The only word of any thread that begins with it, or itself where it is whole; null for several or none. */
  token: string | null;
  /** Whether there is any such word. */
  isKnown: boolean;
  /** What it names, looked up when asked, because campaigns and tags are renamed. */
  campaignIds: Buffer[];
  tagIds: Buffer[];
}

/** Campaigns or tags of one search that are looked at. */
const MAX_NAMED = 500;

/**
 * Finds out, in one statement, what each word leads to.
 *
 * @param whole words that are not looked for as the beginning of others
 */
export async function resolveWords(
  db: EntityManager,
  account: Buffer,
  words: readonly string[],
  whole: ReadonlySet<string> = new Set(),
): Promise<ThreadWord[]> {
  if (words.length === 0) return [];
  const parts = [
    namedLike('campaigns', account, words),
    namedLike('thread_tags', account, words),
    ...words.map((word, at) => endsOf(account, whole.has(word) ? word : `${word}%`, at)),
  ];
  const rows = await db.query<Led[]>(
    parts.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    parts.flatMap(({ values }) => values),
  );
  const named = (table: string) => rows.filter(({ kind }) => kind === table) as Named[];
  return words.map((word, at) => {
    const ends = rows.find(({ kind }) => kind === String(at));
    return {
      word,
      token: whole.has(word) ? word : ends?.name === ends?.last ? (ends?.name ?? null) : null,
      isKnown: ends?.name != null,
      campaignIds: idsOf(named('campaigns'), word, whole.has(word)),
      tagIds: idsOf(named('thread_tags'), word, whole.has(word)),
    };
  });
}

/** A campaign or tag, or the first and last word of any thread that begins with a word of the search. */
interface Led {
  kind: string;
  id: Buffer | null;
  name: string | null;
  last: string | null;
}

type Named = Led & { id: Buffer; name: string };

function namedLike(table: 'campaigns' | 'thread_tags', account: Buffer, words: readonly string[]): Fragment {
  const isLike = words.map(() => 'name LIKE ?').join(' OR ');
  return {
    sql: `SELECT '${table}' AS kind, id, name, NULL AS last FROM ${table} WHERE account_id = ? AND (${isLike}) LIMIT ?`,
    values: [account, ...words.map(containing), MAX_NAMED],
  };
}

function endsOf(account: Buffer, pattern: string, at: number): Fragment {
  const tokens =
    'SELECT token FROM thread_tokens FORCE INDEX (PRIMARY) WHERE account_id = ? AND token LIKE ?';
  const end = (direction: string) => `(${tokens} ORDER BY token ${direction} LIMIT 1)`;
  return {
    sql: `SELECT '${at}' AS kind, NULL AS id, ${end('ASC')} AS name, ${end('DESC')} AS last`,
    values: [account, pattern, account, pattern],
  };
}

function idsOf(named: readonly Named[], asked: string, isWhole: boolean): Buffer[] {
  const isMeant = (word: string) => (isWhole ? word === asked : word.startsWith(asked));
  return named.filter(({ name }) => wordsOf(name).some(isMeant)).map(({ id }) => id);
}

/** Whether a word leads to threads by their own words alone. */
export function isPlain({ campaignIds, tagIds }: ThreadWord): boolean {
  return campaignIds.length + tagIds.length === 0;
}

/** The condition that a row of `thread_tokens` begins with a word: where it can, by the key to its end. */
export function tokenCondition(alias: string, { word, token }: ThreadWord): Fragment {
  return token === null
    ? { sql: `${alias}.token LIKE ?`, values: [`${word}%`] }
    : { sql: `${alias}.token = ?`, values: [token] };
}

/** The condition that a thread `t` is found by a word. */
export function wordCondition(word: ThreadWord): Fragment {
  const ofThread = (alias: string) => `${alias}.account_id = t.account_id AND ${alias}.thread_id = t.id`;
  const token = tokenCondition('k', word);
  const ways = [
    { sql: has(`thread_tokens k WHERE ${ofThread('k')} AND ${token.sql}`), values: token.values },
  ];
  if (word.campaignIds.length > 0) ways.push({ sql: 't.campaign_id IN (?)', values: [word.campaignIds] });
  if (word.tagIds.length > 0)
    ways.push({
      sql: has(`thread_tag_links g WHERE ${ofThread('g')} AND g.tag_id IN (?)`),
      values: [word.tagIds],
    });
  return { sql: `(${ways.map(way => way.sql).join(' OR ')})`, values: ways.flatMap(way => way.values) };
}

/** SELECT of the ids of threads that are found by a word; of a frequent one not all, but {@link MANY} at least. */
export function wordSource(account: Buffer, word: ThreadWord): Fragment {
  const token = tokenCondition('k', word);
  const ways: Fragment[] = [
    {
      sql: `SELECT k.thread_id FROM thread_tokens k WHERE k.account_id = ? AND ${token.sql}`,
      values: [account, ...token.values],
    },
  ];
  if (word.campaignIds.length > 0)
    ways.push({
      sql: 'SELECT id FROM threads WHERE account_id = ? AND campaign_id IN (?)',
      values: [account, word.campaignIds],
    });
  if (word.tagIds.length > 0)
    ways.push({
      sql: 'SELECT thread_id FROM thread_tag_links WHERE account_id = ? AND tag_id IN (?)',
      values: [account, word.tagIds],
    });
  if (ways.length === 1) return ways[0]!;
  return {
    sql: `SELECT thread_id FROM (${ways.map(way => `(${way.sql} LIMIT ${MANY})`).join(' UNION ALL ')}) ways`,
    values: ways.flatMap(way => way.values),
  };
}
