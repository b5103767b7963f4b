import type { MigrationInterface, QueryRunner } from 'typeorm';
import { weekKey, weekOf } from '../../../domain/inbox/word-keys.js';
import { addInTransaction } from './add-in-transaction.js';

/** Threads that are brought over in one transaction. */
const SLICE = 40_000;

/** It is known in which week each thread had its latest answer: a search finds the newest without a look at all others. */
export class ThreadWeeks implements MigrationInterface {
  readonly name = 'ThreadWeeks0000000000016';

  constructor(private readonly slice = SLICE) {}

  async up(runner: QueryRunner): Promise<void> {
    const accounts = (await runner.query('SELECT id FROM accounts ORDER BY id')) as { id: Buffer }[];
    for (const { id } of accounts) await packWeeks(runner, id, this.slice);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['thread_words', 'thread_word_sets'])
      await runner.query(`DELETE FROM ${table} WHERE token LIKE '#%'`);
  }
}

async function packWeeks(runner: QueryRunner, account: Buffer, slice: number): Promise<void> {
  let last: Buffer = Buffer.alloc(16);
  for (;;) {
    const threads = (await runner.query(
      `SELECT id, number, last_inbound_at FROM threads FORCE INDEX (PRIMARY)
       WHERE account_id = ? AND id > ? ORDER BY id LIMIT ?`,
      [account, last, slice],
    )) as { id: Buffer; number: number; last_inbound_at: Date | null }[];
    if (threads.length === 0) return;
    const rows = threads.flatMap(({ number, last_inbound_at }) =>
      last_inbound_at ? [{ token: weekKey(weekOf(last_inbound_at)), number }] : [],
    );
    await addInTransaction(runner, account, rows);
    last = threads.at(-1)!.id;
  }
}
