import type { EntityManager } from 'typeorm';
import { has, MANY, type Fragment } from './selection.js';
import { countUpTo } from './thread-walk.js';
import { tokenCondition, type ThreadWord } from './thread-words.js';

/** What a server takes for one of each, in microseconds, as measured among a million threads. */
export const cost = {
  /** To read a row of a word, and to keep the thread's id for looks into it. */
  token: 0.25,
  held: 0.35,
  /** To look whether a thread has a word: by the whole key, or by the beginning of the word. */
  probe: 2,
  prefixProbe: 9,
  /** To read a thread, and to sort it in. */
  thread: 6,
  /** To pass a thread along the index of a list, and look into the ids that are kept. */
  step: 0.4,
};

/** Words of a search that leads to threads by them alone, the rarest first, with the server's own estimates. */
export interface WordSizes {
  account: Buffer;
  /** Only threads that were answered. */
  isAnswered: boolean;
  words: readonly { word: ThreadWord; size: number }[];
  /** Threads of the account, and those of the list before it is searched. */
  threads: number;
  listed: number;
}

/** Asks the server how many threads there are and how many rows each word has, which it tells from the index. */
export async function wordSizes(
  db: EntityManager,
  account: Buffer,
  words: readonly ThreadWord[],
  isAnswered: boolean,
): Promise<WordSizes> {
  const threads = 'FROM threads FORCE INDEX (newest) WHERE account_id = ?';
  const [all = 0, listed = 0, ...sizes] = await estimates(db, [
    { sql: threads, values: [account] },
    { sql: `${threads}${isAnswered ? ' AND last_inbound_at IS NOT NULL' : ''}`, values: [account] },
    ...words.map(word => tokensOf(account, word, isAnswered)),
  ]);
  return {
    account,
    isAnswered,
    threads: Math.max(all, listed, 1),
    listed,
    words: words.map((word, at) => ({ word, size: sizes[at]! })).sort((a, b) => a.size - b.size),
  };
}

/** How many threads of the list have all the words, if the words have nothing to do with one another. */
export function expected({ words, threads, listed }: WordSizes): number {
  return words.reduce((found, { size }) => found * Math.min(1, size / threads), listed);
}

/** FROM and WHERE of rows `k` of the threads that have all the words, some of them repeated, and about what it takes. */
export interface ThreadSet extends Fragment {
  cost: number;
}

/** The same in parts: FROM and WHERE of rows `k`; a thread is meant that is in all of them. */
interface Parts {
  parts: Fragment[];
  cost: number;
}

/**
 * The way that costs least to the threads that have all words, when somebody reads as many as `wanted` of them: each
 * thread of the rarest word is looked up under the words that are much more frequent, of the others all are read.
 */
export function partsOf(sizes: WordSizes, wanted = Infinity): Parts {
  const { account, isAnswered, words } = sizes;
  const [rarest, ...others] = words;
  const found = expected(sizes);
  const passed = rarest!.size * Math.min(1, wanted / Math.max(found, 1));
  const isProbed = ({ word, size }: (typeof others)[number]) =>
    passed * probeCost(word) < size * cost.token + rarest!.size * cost.held;
  const probed = others.filter(isProbed).map(({ word }) => word);
  const held = others.filter(other => !isProbed(other));
  const probes = probed.reduce((sum, word) => sum + probeCost(word), cost.token);
  return {
    parts: [
      narrowedBy(tokensOf(account, rarest!.word, isAnswered), probed),
      ...held.map(({ word }) => tokensOf(account, word, isAnswered)),
    ],
    cost: held.reduce(
      (sum, { size }) => sum + size * cost.token,
      held.length > 0 ? rarest!.size * (probes + cost.held) : passed * probes,
    ),
  };
}

/** These parts as a single one, see {@link partsOf}. */
export function setOf(sizes: WordSizes, wanted = Infinity): ThreadSet {
  const { parts, cost } = partsOf(sizes, wanted);
  const [most, ...rest] = parts.reverse();
  const also = rest.map(({ sql }) => ` AND k.thread_id IN (SELECT k.thread_id ${sql})`);
  return {
    sql: `${most!.sql}${also.join('')}`,
    values: [most!, ...rest].flatMap(({ values }) => values),
    cost,
  };
}

export function probeCost({ token }: ThreadWord): number {
  return token === null ? cost.prefixProbe : cost.probe;
}

/** The number of threads of a set, counted up to {@link MANY}. */
export async function countSet(db: EntityManager, sizes: WordSizes): Promise<number> {
  const isWhole = expected(sizes) < 2 * MANY;
  const { sql, values } = setOf(sizes, isWhole ? Infinity : MANY);
  // A thread has a whole word once: to tell them apart takes as long again as to count them.
  const isOnce = sizes.words.length === 1 && sizes.words[0]!.word.token !== null;
  const ids = isOnce ? 'k.thread_id' : 'DISTINCT k.thread_id';
  if (!isWhole) return countUpTo(db, { sql: `SELECT ${ids} ${sql}`, values });
  const [row] = await db.query<{ total: number }[]>(`SELECT COUNT(${ids}) AS total ${sql}`, values);
  return Math.min(MANY, row!.total);
}

/** FROM and WHERE of the rows `k` of a word. */
export function tokensOf(account: Buffer, word: ThreadWord, isAnswered: boolean): Fragment {
  const token = tokenCondition('k', word);
  return {
    sql: `FROM thread_tokens k FORCE INDEX (PRIMARY)
      WHERE k.account_id = ? AND ${token.sql}${isAnswered ? ' AND k.answered = 1' : ''}`,
    values: [account, ...token.values],
  };
}

/** Rows `k` of threads that also have these words. */
function narrowedBy({ sql, values }: Fragment, words: readonly ThreadWord[]): Fragment {
  const also = words.map(word => {
    const token = tokenCondition('o', word);
    return {
      sql: has(
        `thread_tokens o WHERE o.account_id = k.account_id AND o.thread_id = k.thread_id AND ${token.sql}`,
      ),
      values: token.values,
    };
  });
  return {
    sql: [sql, ...also.map(each => each.sql)].join(' AND '),
    values: [values, ...also.map(each => each.values)].flat(),
  };
}

/** How many rows there are by the server's own estimates. */
async function estimates(db: EntityManager, sources: readonly Fragment[]): Promise<number[]> {
  const steps = await db.query<{ id: number | string | null; rows: number | string | null }[]>(
    `EXPLAIN FORMAT=TRADITIONAL ${sources.map(({ sql }) => `SELECT 1 ${sql}`).join(' UNION ALL ')}`,
    sources.flatMap(({ values }) => values),
  );
  return sources.map((_, at) => Number(steps.find(({ id }) => Number(id) === at + 1)?.rows ?? 0));
}
