// SQL, because the words of a search are ranges of an index, and lead to campaigns and tags by their names.
import type { EntityManager } from 'typeorm';
import { wordsOf } from '../../../../domain/inbox/search-words.js';
import type { ThreadSearch } from '../../../../domain/inbox/thread-words.js';
import { allOf, anyOf, has, type Fragment } from '../../../database/selection/queries.js';
import { containing } from '../../../database/sql.js';
import type { Narrowing, NumberSource, Term } from '../queries.js';

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
  return Promise.all(
    words.map(async word => {
      const isMeant = whole.has(word) ? (own: string) => own === word : (own: string) => own.startsWith(word);
      const meant = named.filter(({ name }) => wordsOf(name).some(isMeant));
      const ids = (table: Named['kind']) => meant.filter(({ kind }) => kind === table).map(({ id }) => id);
      const terms = [await wordTerm(db, account, word, whole.has(word), meant.length === 0)];
      if (ids('campaigns').length > 0) terms.push(campaignTerm(account, ids('campaigns')));
      if (ids('thread_tags').length > 0) terms.push(tagTerm(account, ids('thread_tags')));
      return terms.length === 1 ? terms[0]! : anyTerm(terms);
    }),
  );
}

/** Any of some terms that narrow by conditions alone. */
function anyTerm(terms: readonly Term[]): Term {
  return {
    sources: terms.flatMap(({ sources }) => sources),
    narrow: (number, alias) =>
      narrowing(anyOf(terms.map(({ narrow }) => allOf(narrow(number, alias).conditions)))),
  };
}

const narrowing = (condition: Fragment): Narrowing => ({ joins: [], conditions: [condition] });

/** After all letters: LIKE would miss those beyond the first 65,536, on every server. */
const LAST = '\u{10ffff}';

/** A word of the thread itself. A single token may be joined, in a third of the time that a condition takes. */
async function wordTerm(
  db: EntityManager,
  account: Buffer,
  word: string,
  isWhole: boolean,
  mayJoin: boolean,
): Promise<Term> {
  const only = isWhole ? word : await onlyToken(db, account, word);
  const range = (alias: string): Fragment =>
    only !== null
      ? { sql: `${alias}.token = ?`, values: [only] }
      : { sql: `${alias}.token >= ? AND ${alias}.token < ?`, values: [word, `${word}${LAST}`] };
  const index = only !== null ? 'PRIMARY' : 'of_thread';
  const row = (number: string, alias: string): Fragment => {
    const { sql, values } = range(alias);
    return {
      sql: `${alias}.account_id = ? AND ${alias}.number = ${number} AND ${sql}`,
      values: [account, ...values],
    };
  };
  return {
    sources: [source(account, 'thread_tokens d FORCE INDEX (PRIMARY)', range('d'))],
    narrow: (number, alias) => {
      const table = `thread_tokens ${alias} FORCE INDEX (${index})`;
      const { sql, values } = row(number, alias);
      return mayJoin && only !== null
        ? { joins: [{ sql: `STRAIGHT_JOIN ${table} ON ${sql}`, values }], conditions: [] }
        : narrowing({ sql: has(`${table} WHERE ${sql}`), values });
    },
  };
}

/** Returns the token that a word begins when it is the only one, else null: one token is looked up in half the time. */
async function onlyToken(db: EntityManager, account: Buffer, word: string): Promise<string | null> {
  const [{ first, last }] = await db.query<[{ first: string | null; last: string | null }]>(
    'SELECT MIN(token) AS first, MAX(token) AS last FROM thread_tokens WHERE account_id = ? AND token >= ? AND token < ?',
    [account, word, `${word}${LAST}`],
  );
  return first === last ? first : null;
}

function campaignTerm(account: Buffer, ids: readonly Buffer[]): Term {
  const where = { sql: 'd.campaign_id IN (?)', values: [ids] };
  return {
    sources: [source(account, 'threads d FORCE INDEX (of_campaign)', where)],
    narrow: () => narrowing({ sql: 't.campaign_id IN (?)', values: [ids] }),
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
    narrow: () => narrowing({ sql: has(links), values: [ids] }),
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
