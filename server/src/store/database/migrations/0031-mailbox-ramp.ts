import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A mailbox can raise its daily volume by itself. */
export class MailboxRamp implements MigrationInterface {
  readonly name = 'MailboxRamp0000000000031';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('mailboxes', 'ramp')))
      await runner.query(
        'ALTER TABLE mailboxes ADD COLUMN ramp VARCHAR(100), ADD COLUMN ramp_days INT UNSIGNED NOT NULL DEFAULT 0',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailboxes DROP COLUMN ramp, DROP COLUMN ramp_days');
  }
}
