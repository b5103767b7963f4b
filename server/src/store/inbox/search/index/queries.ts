// SQL, because a batch of messages adds thousands of words, which are claimed with SKIP LOCKED and merged into sets.
import type { EntityManager } from 'typeorm';
import {
  decodeBlock,
  encodeBlock,
  setOf,
  union,
  type Block,
  type NumberSet,
} from '../../../../domain/shared/number-set.js';
import { slices } from '../../../../domain/jobs/slices.js';
import { threadWords } from '../../../../domain/inbox/thread-words.js';
import { ANSWERED, answerKeys, campaignKey, widerKeys } from '../../../../domain/inbox/word-keys.js';
import { fromBin, toBin } from '../../../database/ids.js';
import { insertRows } from '../../../database/bulk/queries.js';
import { allOf, anyOf, type Fragment } from '../../../database/selection/queries.js';
import { inStatements } from '../../../database/bulk/in-statements.js';
import { valuesSql } from '../../../database/bulk/values/queries.js';

/** By what a thread is found from now on, too. */
export interface ThreadTexts {
  /** Of the thread. */
  number: number;
  texts: readonly (string | null | undefined)[];
  /** Its campaign, where the thread is new. */
  campaignId?: string;
  /** When its latest reply came, of any kind: as it was known, and as it is now. */
  latestAnswer?: { before: Date | null; now: Date | null };
}

/** A word of a thread that has not been packed yet. */
export const freshColumns = ['account_id', 'token', 'number'] as const;

/**
 * Lets threads be found by the words of these texts. The words are packed later (see {@link packWords}): until then they
 * are rows of a small table, which take little to write beside the rest of a transaction.
 */
export async function indexThreads(
  tx: EntityManager,
  accountId: string,
  threads: readonly ThreadTexts[],
): Promise<void> {
  const account = toBin(accountId);
  const rows = threads.flatMap(thread =>
    keysOf(thread).map(token => ({ account_id: account, token, number: thread.number })),
  );
  // In the order of the key: messages of one campaign share most of their words.
  rows.sort((a, b) => (a.token < b.token ? -1 : a.token > b.token ? 1 : a.number - b.number));
  await insertRows(tx, 'thread_words', freshColumns, rows, 'ignored');
}

function keysOf({ texts, campaignId, latestAnswer }: ThreadTexts): string[] {
  const keys = threadWords(texts);
  if (campaignId) keys.push(campaignKey(campaignId));
  if (latestAnswer) keys.push(...answerKeys(latestAnswer.before, latestAnswer.now));
  return keys;
}

/** Returns the numbers of threads by id. */
export async function threadNumbers(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ id: Buffer; number: number }[]>(
    'SELECT id, number FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?)',
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(rows.map(({ id, number }) => [fromBin(id), number]));
}

/** A word of a thread. */
export interface ThreadWordRow {
  token: string;
  number: number;
}

/** Keys whose rows one statement asks for. */
const SLICE = 500;

/**
 * Packs some words of an account that are rows yet, the first in the order of the key: rows of one word lie together, and a
 * set is written once for all of them. Answers how many they were.
 */
export async function packWords(tx: EntityManager, accountId: string, most: number): Promise<number> {
  const account = toBin(accountId);
  await lockSets(tx, account);
  // What others are writing is left to them: none waits for the other.
  const rows = await tx.query<ThreadWordRow[]>(
    'SELECT token, number FROM thread_words WHERE account_id = ? ORDER BY token, number LIMIT ? FOR UPDATE SKIP LOCKED',
    [account, most],
  );
  await addToSets(tx, account, rows);
  for await (const slice of slices(groupsOf(rows), SLICE)) {
    const { sql, values } = allOf([ofAccount(account), anyOf(slice.map(group => keyed(group, 'number')))]);
    await tx.query(`DELETE FROM thread_words WHERE ${sql}`, values);
  }
  return rows.length;
}

/** Returns the account after this one, or the first, that has words to be packed; null when there is none. */
export async function nextToPack(db: EntityManager, after: string | null): Promise<string | null> {
  const [row] = await db.query<{ account_id: Buffer }[]>(
    'SELECT account_id FROM thread_words WHERE account_id > ? ORDER BY account_id LIMIT 1',
    [after === null ? Buffer.alloc(16) : toBin(after)],
  );
  return row ? fromBin(row.account_id) : null;
}

/** Who changes the sets of an account begins with this row, so that nobody else does until the end of the transaction. */
export async function lockSets(tx: EntityManager, account: Buffer): Promise<void> {
  await tx.query(
    `INSERT INTO thread_word_sets (account_id, token, block, postings) VALUES (?, ?, 0, '')
     ON DUPLICATE KEY UPDATE token = VALUES(token)`,
    [account, ANSWERED],
  );
}

/** Adds words to the sets of an account, which are locked; those that are there already change nothing. */
export async function addToSets(
  tx: EntityManager,
  account: Buffer,
  rows: readonly ThreadWordRow[],
): Promise<void> {
  const added = setsOf(rows);
  for await (const slice of slices([...added], SLICE)) {
    const before = await readBlocks(tx, account, slice);
    const blocks = slice.flatMap(([token, set]) =>
      [...union([set, before.get(token) ?? new Map<number, Block>()])]
        .filter(([block]) => set.has(block))
        .map(([block, united]) => ({ account_id: account, token, block, postings: encodeBlock(united) })),
    );
    await writeBlocks(tx, blocks);
  }
}

/** The sets that words make, in the order of their keys. */
export function setsOf(rows: readonly ThreadWordRow[]): Map<string, NumberSet> {
  const numbers = new Map<string, number[]>();
  const add = (key: string, all: readonly number[]) => {
    const known = numbers.get(key);
    if (!known) numbers.set(key, [...all]);
    else for (const number of all) known.push(number);
  };
  for (const { key, numbers: all } of groupsOf(rows)) {
    add(key, all);
    for (const wider of widerKeys(key)) add(wider, all);
  }
  const sorted = [...numbers].sort(([a], [b]) => (a < b ? -1 : 1));
  return new Map(sorted.map(([key, all]) => [key, setOf(all)]));
}

interface Group {
  key: string;
  numbers: number[];
}

function groupsOf(rows: readonly ThreadWordRow[]): Group[] {
  const groups = new Map<string, Group>();
  for (const { token, number } of rows) {
    const group = groups.get(token);
    if (group) group.numbers.push(number);
    else groups.set(token, { key: token, numbers: [number] });
  }
  return [...groups.values()];
}

const ofAccount = (account: Buffer): Fragment => ({ sql: 'account_id = ?', values: [account] });

/** As pairs each with its key, because lists of pairs are no way into an index for all servers. */
const keyed = ({ key, numbers }: Group, column: 'number' | 'block'): Fragment => ({
  sql: `token = ? AND ${column} IN (?)`,
  values: [key, numbers],
});

/** Of the blocks that sets have, those that are stored. */
async function readBlocks(
  tx: EntityManager,
  account: Buffer,
  sets: readonly (readonly [string, NumberSet])[],
): Promise<Map<string, Map<number, Block>>> {
  const asked = sets.map(([key, set]) => keyed({ key, numbers: [...set.keys()] }, 'block'));
  const { sql, values } = allOf([ofAccount(account), anyOf(asked)]);
  const rows = await tx.query<{ token: string; block: number; postings: Buffer }[]>(
    `SELECT token, block, postings FROM thread_word_sets WHERE ${sql}`,
    values,
  );
  const stored = new Map<string, Map<number, Block>>();
  for (const { token, block, postings } of rows) {
    const ofToken = stored.get(token) ?? new Map<number, Block>();
    stored.set(token, ofToken.set(block, decodeBlock(postings)));
  }
  return stored;
}

export const setColumns = ['account_id', 'token', 'block', 'postings'] as const;

type SetRow = Record<'account_id' | 'postings', Buffer> & { token: string; block: number };

async function writeBlocks(tx: EntityManager, rows: readonly SetRow[]): Promise<void> {
  for (const batch of inStatements(rows, ({ postings }) => postings.length))
    await tx.query(
      `INSERT INTO thread_word_sets (${setColumns.join(', ')}) VALUES ?
       ON DUPLICATE KEY UPDATE postings = VALUES(postings)`,
      [valuesSql(setColumns, batch)],
    );
}
