import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Threads whose words are looked through in one statement. */
const SLICE = 500;

/** A word also tells whether its thread has been answered, so that searches are counted without a look at each thread. */
export class AnsweredTokens implements MigrationInterface {
  readonly name = 'AnsweredTokens0000000000008';

  async up(runner: QueryRunner): Promise<void> {
    // A later migration took the words elsewhere.
    if (!(await runner.hasTable('thread_tokens'))) return;
    const known = (await runner.query("SHOW COLUMNS FROM thread_tokens LIKE 'answered'")) as unknown[];
    if (known.length === 0)
      await runner.query('ALTER TABLE thread_tokens ADD COLUMN answered BOOLEAN NOT NULL DEFAULT FALSE');
    const accounts = (await runner.query('SELECT id FROM accounts ORDER BY id')) as { id: Buffer }[];
    for (const { id } of accounts) await markAnswered(runner, id);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE thread_tokens DROP COLUMN answered');
  }
}

async function markAnswered(runner: QueryRunner, account: Buffer): Promise<void> {
  let last: Buffer = Buffer.alloc(16);
  for (;;) {
    const threads = (await runner.query(
      `SELECT id FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id > ? AND last_inbound_at IS NOT NULL
       ORDER BY id LIMIT ?`,
      [account, last, SLICE],
    )) as { id: Buffer }[];
    if (threads.length === 0) return;
    await runner.query(
      `UPDATE thread_tokens FORCE INDEX (of_thread) SET answered = 1
       WHERE account_id = ? AND thread_id IN (?) AND answered = 0`,
      [account, threads.map(({ id }) => id)],
    );
    last = threads.at(-1)!.id;
  }
}
