import type { EntityManager } from 'typeorm';
import { threadWords } from '../../../domain/thread-words.js';
import { answerKeys, campaignKey } from '../../../domain/word-keys.js';
import { toBin } from '../../database/ids.js';
import { insertRows } from '../../database/bulk/queries.js';

/** What a thread is found by, beside what it is found by already. */
export interface ThreadTexts {
  /** Of the thread. */
  number: number;
  texts: readonly (string | null | undefined)[];
  /** Its campaign, where the thread is new. */
  campaignId?: Buffer;
  /** When its latest answer came, of any kind: as it was known, and as it is now. */
  latestAnswer?: { before: Date | null; now: Date | null };
}

/** A word of a thread that has not been packed yet. */
export const freshColumns = ['account_id', 'token', 'number'] as const;

/**
 * Lets threads be found by the words of these texts. The words are packed later (see `word-packing.ts`): until then they
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

/** The numbers of threads, by the hexadecimal digits of their ids. */
export async function threadNumbers(
  db: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
): Promise<Map<string, number>> {
  const rows = await db.query<{ id: Buffer; number: number }[]>(
    'SELECT id, number FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?)',
    [toBin(accountId), ids],
  );
  return new Map(rows.map(({ id, number }) => [id.toString('hex'), number]));
}
