import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Events are forgotten in the order of their ids, account by account: no index of their times is written with each. */
export class EventAges implements MigrationInterface {
  readonly name = 'EventAges0000000000014';

  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.query("SHOW INDEX FROM events WHERE Key_name = 'by_age'")) as unknown[];
    if (known.length > 0) await runner.query('ALTER TABLE events DROP KEY by_age');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE events ADD KEY by_age (created_at)');
  }
}
