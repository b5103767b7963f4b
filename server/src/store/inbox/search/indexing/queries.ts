// SQL, because a message adds a hundred words at once, of which a thread has most already.
import type { EntityManager } from 'typeorm';
import { threadWords } from '../../../../domain/inbox/thread-words.js';
import { fromBin, toBin } from '../../../database/ids.js';
import { insertRows } from '../../../database/bulk/queries.js';

/** Texts by whose words a thread is found from now on, too. */
export interface ThreadTexts {
  /** Of the thread. */
  number: number;
  texts: readonly (string | null | undefined)[];
  /** Of further texts. */
  words?: readonly string[];
}

export const tokenColumns = ['account_id', 'token', 'number'] as const;

/** Makes threads findable by the words of these texts. */
export async function indexThreads(
  tx: EntityManager,
  accountId: string,
  threads: readonly ThreadTexts[],
): Promise<void> {
  const account = toBin(accountId);
  const rows = threads.flatMap(({ number, texts, words = [] }) =>
    [...new Set([...threadWords(texts), ...words])].map(token => ({ account_id: account, token, number })),
  );
  // In the order of the key, in which all transactions lock: messages of one campaign share most of their words.
  rows.sort((a, b) => (a.token < b.token ? -1 : a.token > b.token ? 1 : a.number - b.number));
  await insertRows(tx, 'thread_tokens', tokenColumns, rows, 'ignored');
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
