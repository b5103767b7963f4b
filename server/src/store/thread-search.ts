import type { EntityManager } from 'typeorm';
import { threadWords } from '../domain/thread-words.js';
import { toBin } from './ids.js';

/** Lets a thread be found by the words of these texts, beside those that it is found by already. */
export async function indexThread(
  tx: EntityManager,
  accountId: string,
  threadId: string,
  texts: readonly (string | null | undefined)[],
): Promise<void> {
  const words = threadWords(texts);
  if (words.length === 0) return;
  const [account, thread] = [toBin(accountId), toBin(threadId)];
  await tx.query('INSERT IGNORE INTO thread_tokens (account_id, token, thread_id) VALUES ?', [
    words.map(word => [account, word, thread]),
  ]);
}
