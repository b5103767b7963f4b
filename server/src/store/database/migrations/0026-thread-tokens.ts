import type { MigrationInterface, QueryRunner } from 'typeorm';
import { fromBin } from '../ids.js';
import { indexThreads, type ThreadTexts } from '../../inbox/search/tokens/queries.js';
import { table } from './0001-initial/table.js';

/** Threads whose messages are read at once. */
const SLICE = 200;

/**
 * A thread is found by rows of its words, as a person is, and by all words of its messages. The words are taken from the
 * messages again, because earlier versions kept only the first of each.
 */
export class ThreadTokens implements MigrationInterface {
  readonly name = 'ThreadTokens0000000000026';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE IF EXISTS thread_words, thread_word_sets');
    if (await runner.hasColumn('thread_tokens', 'thread_id')) await runner.query('DROP TABLE thread_tokens');
    await runner.query(threadTokens);
    const accounts = (await runner.query('SELECT id FROM accounts ORDER BY id')) as { id: Buffer }[];
    for (const { id } of accounts) await indexAccount(runner, id);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: earlier versions kept the words of threads in sets.');
  }
}

const threadTokens = table(
  'thread_tokens',
  `
  account_id  BINARY(16)   NOT NULL,
  token       VARCHAR(40)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  number      INT UNSIGNED NOT NULL,
  PRIMARY KEY (account_id, token, number),
  KEY of_thread (account_id, number, token)`,
);

async function indexAccount(runner: QueryRunner, account: Buffer): Promise<void> {
  let last: Buffer = Buffer.alloc(16);
  for (;;) {
    const threads = (await runner.query(
      `SELECT t.id, t.number, t.subject, l.email, l.name, l.first_name, l.last_name, l.company_name
       FROM threads t LEFT JOIN leads l ON l.account_id = t.account_id AND l.id = t.lead_id
       WHERE t.account_id = ? AND t.id > ? ORDER BY t.id LIMIT ${SLICE}`,
      [account, last],
    )) as ({ id: Buffer; number: number } & Record<string, string | null>)[];
    if (threads.length === 0) return;
    const texts = new Map<string, ThreadTexts>();
    for (const { id, number, ...ofThread } of threads)
      texts.set(id.toString('hex'), { number, texts: Object.values(ofThread) });
    const messages = await readMessages(
      runner,
      account,
      threads.map(({ id }) => id),
    );
    const ofMessages = messages.map(({ thread_id, ...ofMessage }) => {
      return { number: texts.get(thread_id.toString('hex'))!.number, texts: Object.values(ofMessage) };
    });
    await indexThreads(runner.manager, fromBin(account), [...texts.values(), ...ofMessages]);
    last = threads.at(-1)!.id;
  }
}

async function readMessages(
  runner: QueryRunner,
  account: Buffer,
  threads: readonly Buffer[],
): Promise<({ thread_id: Buffer } & Record<string, string | null>)[]> {
  return runner.query(
    `SELECT thread_id, subject, from_email, from_name, to_email, to_name, to_emails, cc, COALESCE(display_text, body_text)
     FROM messages WHERE account_id = ? AND thread_id IN (?)`,
    [account, threads],
  );
}
