import type { MigrationInterface, QueryRunner } from 'typeorm';
import { ANSWERED, campaignKey } from '../../../domain/inbox/word-keys.js';
import { fromBin } from '../ids.js';
import type { ThreadWordRow } from '../../inbox/search/index/queries.js';
import { table } from './0001-initial/table.js';
import { addInTransaction } from './add-in-transaction.js';

/** Words of threads, and threads, that are brought over in one transaction. */
const SLICE = 40_000;

/**
 * Threads have numbers, and a word has the set of their numbers in blocks, some two bytes for each thread: a search reads a
 * few rows of each of its words, where it read one for each thread. What has just been written is kept in rows beside it.
 */
export class ThreadWordSets implements MigrationInterface {
  readonly name = 'ThreadWordSets0000000000012';

  constructor(private readonly slice = SLICE) {}

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('threads', 'number'))) await addNumbers(runner);
    for (const sql of [freshWords, packedWords]) await runner.query(sql);
    if (!(await runner.hasTable('thread_tokens'))) return;
    const accounts = (await runner.query('SELECT id FROM accounts ORDER BY id')) as { id: Buffer }[];
    for (const { id } of accounts) {
      await packTokens(runner, id, this.slice);
      await packThreads(runner, id, this.slice);
    }
    await runner.query('DROP TABLE thread_tokens');
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: words of threads are sets of their numbers.');
  }
}

/** Words of threads that are to be packed; token is a word or another key, see `domain/word-keys.ts`. */
const freshWords = table(
  'thread_words',
  `
  account_id  BINARY(16)   NOT NULL,
  token       VARCHAR(40)  CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  number      INT UNSIGNED NOT NULL,
  PRIMARY KEY (account_id, token, number)`,
);

/** block: the upper 16 bits of the numbers of threads; postings: the lower ones, see `domain/number-set.ts`. */
const packedWords = table(
  'thread_word_sets',
  `
  account_id  BINARY(16)        NOT NULL,
  token       VARCHAR(40)       CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
  block       SMALLINT UNSIGNED NOT NULL,
  postings    BLOB              NOT NULL,
  PRIMARY KEY (account_id, token, block)`,
);

/** Each index of a list tells the number, so that a walk along it asks no thread whether it has the words. */
function addNumbers(runner: QueryRunner): Promise<unknown> {
  const keys = [
    'newest (account_id, last_inbound_at, id, number)',
    'of_campaign (account_id, campaign_id, last_inbound_at, id, unread, category, conversation_status, number)',
    'of_mailbox (account_id, mailbox_id, last_inbound_at, id, unread, category, conversation_status, number)',
    'by_category (account_id, category, last_inbound_at, id, unread, conversation_status, number)',
    'by_unread (account_id, unread, last_inbound_at, id, conversation_status, number)',
    'by_status (account_id, conversation_status, last_inbound_at, id, number)',
  ];
  const changes = keys.flatMap(key => [`DROP KEY ${key.split(' ')[0]}`, `ADD KEY ${key}`]);
  return runner.query(
    `ALTER TABLE threads ADD COLUMN number INT UNSIGNED NOT NULL AUTO_INCREMENT,
       ADD KEY numbered (number, last_inbound_at), ${changes.join(', ')}`,
  );
}

/** The words of an account, in their order: each set is written once, and the last word tells how far this had come. */
async function packTokens(runner: QueryRunner, account: Buffer, slice: number): Promise<void> {
  let token = await lastWord(runner, account);
  let thread: Buffer = Buffer.alloc(16);
  for (;;) {
    const rows = (await runner.query(
      `SELECT k.token, k.thread_id, t.number
       FROM (SELECT token, thread_id FROM thread_tokens FORCE INDEX (PRIMARY) WHERE account_id = ?
         AND ((token = ? AND thread_id > ?) OR token > ?) ORDER BY token, thread_id LIMIT ?) k
       LEFT JOIN threads t FORCE INDEX (PRIMARY) ON t.account_id = ? AND t.id = k.thread_id
       ORDER BY k.token, k.thread_id`,
      [account, token, thread, token, slice, account],
    )) as { token: string; thread_id: Buffer; number: number | null }[];
    if (rows.length === 0) return;
    await addInTransaction(
      runner,
      account,
      rows.filter((row): row is typeof row & ThreadWordRow => row.number !== null),
    );
    ({ token, thread_id: thread } = rows.at(-1)!);
  }
}

async function lastWord(runner: QueryRunner, account: Buffer): Promise<string> {
  const [last] = (await runner.query(
    'SELECT token FROM thread_word_sets WHERE account_id = ? ORDER BY token DESC LIMIT 1',
    [account],
  )) as { token: string }[];
  // The key of a beginning comes after the word that is no longer than it.
  return last?.token.replace(/\*$/, '') ?? '';
}

/** What is known of the threads of an account beside their words. */
async function packThreads(runner: QueryRunner, account: Buffer, slice: number): Promise<void> {
  let last: Buffer = Buffer.alloc(16);
  for (;;) {
    const threads = (await runner.query(
      `SELECT id, number, campaign_id, last_inbound_at FROM threads FORCE INDEX (PRIMARY)
       WHERE account_id = ? AND id > ? ORDER BY id LIMIT ?`,
      [account, last, slice],
    )) as { id: Buffer; number: number; campaign_id: Buffer; last_inbound_at: Date | null }[];
    if (threads.length === 0) return;
    const rows = threads.flatMap(({ number, campaign_id, last_inbound_at }) => [
      { token: campaignKey(fromBin(campaign_id)), number },
      ...(last_inbound_at ? [{ token: ANSWERED, number }] : []),
    ]);
    await addInTransaction(runner, account, rows);
    last = threads.at(-1)!.id;
  }
}
