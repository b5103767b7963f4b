import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailbox keeps the last known results of the checks of its DNS. */
export class MailboxHealth implements MigrationInterface {
  readonly name = 'MailboxHealth0000000000034';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('mailboxes', 'health')))
      await runner.query(
        'ALTER TABLE mailboxes ADD COLUMN health VARCHAR(500), ADD COLUMN health_checked_at DATETIME(3)',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailboxes DROP COLUMN health, DROP COLUMN health_checked_at');
  }
}
