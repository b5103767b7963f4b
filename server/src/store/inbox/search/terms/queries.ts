// SQL, because the words of a search are ranges of an index, and lead to campaigns and tags by their names.
import type { EntityManager } from 'typeorm';
import { wordsOf } from '../../../../domain/inbox/search-words.js';
import type { ThreadSearch } from '../../../../domain/inbox/thread-words.js';
import { anyOf, has, type Fragment } from '../../../database/selection/queries.js';
import { containing } from '../../../database/sql.js';
import type { NumberSource, Term } from '../queries.js';

/**
 * Returns what each word of a search asks: to begin a word of the thread, of its campaign's name or of its tags, or to be
 * such a word. Names are looked up when asked, because campaigns and tags are renamed.
 */
export async function termsOf(
  db: EntityManager,
  account: Buffer,
  { words, whole }: ThreadSearch,
): Promise<Term[]> {
  const named = await readNames(db, account, words);
  return words.map(word => {
    const isMeant = whole.has(word) ? (own: string) => own === word : (own: string) => own.startsWith(word);
    const meant = named.filter(({ name }) => wordsOf(name).some(isMeant));
    const ids = (table: Named['kind']) => meant.filter(({ kind }) => kind === table).map(({ id }) => id);
    const terms = [wordTerm(account, word, whole.has(word))];
    if (ids('campaigns').length > 0) terms.push(campaignTerm(account, ids('campaigns')));
    if (ids('thread_tags').length > 0) terms.push(tagTerm(account, ids('thread_tags')));
    return {
      sources: terms.flatMap(({ sources }) => sources),
      condition: anyOf(terms.map(({ condition }) => condition)),
    };
  });
}

/** After all letters: LIKE would miss those beyond the first 65,536, on every server. */
const LAST = '\u{10ffff}';

function wordTerm(account: Buffer, word: string, isWhole: boolean): Term {
  const range = (alias: string): Fragment =>
    isWhole
      ? { sql: `${alias}.token = ?`, values: [word] }
      : { sql: `${alias}.token >= ? AND ${alias}.token < ?`, values: [word, `${word}${LAST}`] };
  const ofThread = 'k.account_id = t.account_id AND k.number = t.number';
  return {
    sources: [source(account, 'thread_tokens d FORCE INDEX (PRIMARY)', range('d'))],
    condition: {
      sql: has(`thread_tokens k FORCE INDEX (of_thread) WHERE ${ofThread} AND ${range('k').sql}`),
      values: range('k').values,
    },
  };
}

function campaignTerm(account: Buffer, ids: readonly Buffer[]): Term {
  const where = { sql: 'd.campaign_id IN (?)', values: [ids] };
  return {
    sources: [source(account, 'threads d FORCE INDEX (of_campaign)', where)],
    condition: { sql: 't.campaign_id IN (?)', values: [ids] },
  };
}

/** What a filter for threads that carry any of some tags asks. */
export function tagTerm(account: Buffer, ids: readonly Buffer[]): Term {
  const table = `thread_tag_links l FORCE INDEX (tagged)
    STRAIGHT_JOIN threads d FORCE INDEX (PRIMARY) ON d.account_id = l.account_id AND d.id = l.thread_id`;
  const links =
    'thread_tag_links l WHERE l.account_id = t.account_id AND l.thread_id = t.id AND l.tag_id IN (?)';
  return {
    sources: [{ table, where: { sql: 'l.account_id = ? AND l.tag_id IN (?)', values: [account, ids] } }],
    condition: { sql: has(links), values: [ids] },
  };
}

function source(account: Buffer, table: string, where: Fragment): NumberSource {
  return { table, where: { sql: `d.account_id = ? AND ${where.sql}`, values: [account, ...where.values] } };
}

interface Named {
  kind: 'campaigns' | 'thread_tags';
  id: Buffer;
  name: string;
}

/** Campaigns or tags of one search that are read. */
const MAX_NAMED = 5_000;

/** Returns the campaigns and tags whose names may have one of some words. */
async function readNames(db: EntityManager, account: Buffer, words: readonly string[]): Promise<Named[]> {
  const parts = [namedLike('campaigns', account, words), namedLike('thread_tags', account, words)];
  return db.query<Named[]>(
    parts.map(({ sql }) => `(${sql})`).join(' UNION ALL '),
    parts.flatMap(({ values }) => values),
  );
}

/**
 * The names that may have one of some words. LIKE compares sign by sign, so that it does not see "ss" in "ß", nor "ö" in an
 * "o" with two dots behind it: names of more than plain letters are compared by the caller.
 */
function namedLike(table: Named['kind'], account: Buffer, words: readonly string[]): Fragment {
  const isLike = words.map(() => 'name LIKE ?').join(' OR ');
  return {
    sql: `SELECT '${table}' AS kind, id, name FROM ${table}
      WHERE account_id = ? AND (${isLike} OR LENGTH(name) > CHAR_LENGTH(name)) LIMIT ?`,
    values: [account, ...words.map(containing), MAX_NAMED],
  };
}
