import type { EntityManager } from 'typeorm';
import type { Fragment } from './selection.js';
import type { ThreadFilter } from './thread-list.js';
import type { ThreadWord } from './thread-search.js';

/** The rarest of several words is held in memory while the others are gone through; of more threads it is not. */
const MAX_HELD = 200_000;

/**
 * SELECT of the threads that a search for frequent words finds, by the words alone: they tell whether a thread has been
 * answered. Null where something else is asked for too, or where even the rarest word is in too many threads.
 */
export async function countableByWords(
  db: EntityManager,
  account: Buffer,
  filter: ThreadFilter,
  words: readonly ThreadWord[],
): Promise<Fragment | null> {
  if (words.length === 0 || words.some(isNamed) || isNarrowed(filter)) return null;
  const sources = words.map(({ word }) => tokensOf(account, word, filter.hasReplyOnly));
  if (sources.length === 1) return distinct(sources[0]!, []);
  const sizes = await Promise.all(sources.map(source => estimate(db, source)));
  if (Math.min(...sizes) > MAX_HELD) return null;
  const bySize = sources.map((source, at) => ({ source, size: sizes[at]! })).sort((a, b) => b.size - a.size);
  const [most, ...others] = bySize.map(({ source }) => source);
  return distinct(most!, others);
}

const isNamed = ({ campaignIds, tagIds }: ThreadWord) => campaignIds.length + tagIds.length > 0;

/** Whether a filter asks for more than words and an answer. */
function isNarrowed({ words: _, hasReplyOnly: __, unreadOnly, ...others }: ThreadFilter): boolean {
  return unreadOnly || Object.values(others).some(value => value !== undefined);
}

/** FROM and WHERE of the words that begin with a word. */
function tokensOf(account: Buffer, word: string, isAnswered: boolean): Fragment {
  return {
    sql: `FROM thread_tokens FORCE INDEX (PRIMARY)
      WHERE account_id = ? AND token LIKE ?${isAnswered ? ' AND answered = 1' : ''}`,
    values: [account, `${word}%`],
  };
}

function distinct(source: Fragment, others: readonly Fragment[]): Fragment {
  const also = others.map(({ sql }) => ` AND thread_id IN (SELECT thread_id ${sql})`);
  return {
    sql: `SELECT DISTINCT thread_id ${source.sql}${also.join('')}`,
    values: [source, ...others].flatMap(({ values }) => values),
  };
}

/** How many rows there are by the server's own estimate, which it makes from the index. */
async function estimate(db: EntityManager, { sql, values }: Fragment): Promise<number> {
  const [step] = await db.query<{ rows: number | string | null }[]>(
    `EXPLAIN FORMAT=TRADITIONAL SELECT thread_id ${sql}`,
    values,
  );
  return Number(step?.rows ?? 0);
}
