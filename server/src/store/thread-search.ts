import type { EntityManager } from 'typeorm';
import { slices } from '../domain/slices.js';
import { threadWords } from '../domain/thread-words.js';
import { toBin } from './ids.js';
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

const columns = ['account_id', 'token', 'thread_id', 'answered'] as const;
/** Words of one statement. */
const SLICE = 1_000;

/** What a thread is found by. */
export interface ThreadTexts {
  threadId: string;
  texts: readonly (string | null | undefined)[];
  /**
   * Whether it has been answered: not yet, with this message, or before, so that its words tell so already. Without it
   * the thread is asked.
   */
  answered?: 'never' | 'now' | 'before';
}

/** Lets threads be found, as {@link indexThread} does one. The transaction holds those locked that are not new to it. */
export async function indexThreads(
  tx: EntityManager,
  accountId: string,
  threads: readonly ThreadTexts[],
): Promise<void> {
  const account = toBin(accountId);
  const rows = threads.flatMap(({ threadId, texts, answered: when = 'never' }) => {
    const thread = toBin(threadId);
    const answered = Number(when !== 'never');
    return threadWords(texts).map(token => ({ account_id: account, token, thread_id: thread, answered }));
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
    threads.filter(({ answered }) => answered === undefined || answered === 'now'),
  );
}

/** Notes on the words of answered threads that they are: searches are counted by the words alone. */
async function markAnswered(
  tx: EntityManager,
  account: Buffer,
  threads: readonly ThreadTexts[],
): Promise<void> {
  if (threads.length === 0) return;
  // By key alone: along another index the server would wait for threads of the account that others hold.
  await tx.query(
    `UPDATE threads t FORCE INDEX (PRIMARY) STRAIGHT_JOIN thread_tokens k FORCE INDEX (of_thread)
       ON k.account_id = t.account_id AND k.thread_id = t.id
     SET k.answered = 1
     WHERE t.account_id = ? AND t.id IN (?) AND t.last_inbound_at IS NOT NULL AND k.answered = 0`,
    [account, threads.map(({ threadId }) => toBin(threadId))],
  );
}
