import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The index of people by reply and verification is named after what it holds. */
export class ReplyIndex implements MigrationInterface {
  readonly name = 'ReplyIndex0000000000027';

  async up(runner: QueryRunner): Promise<void> {
    await rename(runner, 'by_standing', 'by_reply');
  }

  async down(runner: QueryRunner): Promise<void> {
    await rename(runner, 'by_reply', 'by_standing');
  }
}

async function rename(runner: QueryRunner, from: string, to: string): Promise<void> {
  const [found] = (await runner.query(`SHOW INDEX FROM people WHERE Key_name = '${from}'`)) as object[];
  if (found) await runner.query(`ALTER TABLE people RENAME INDEX ${from} TO ${to}`);
}
