import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is wrong with a mailbox is a column of its own: before, its kind was told by how the text for people began. */
export class MailboxTroubles implements MigrationInterface {
  readonly name = 'MailboxTroubles0000000000023';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('mailboxes', 'trouble')))
      await runner.query(
        `ALTER TABLE mailboxes
           ADD COLUMN trouble ENUM('sending', 'sending_login', 'reading', 'reading_login') AFTER status_reason`,
      );
    await runner.query(
      `UPDATE mailboxes SET trouble = CASE
         WHEN status_reason LIKE 'The server does not let the mailbox send: %' THEN 'sending_login'
         WHEN status_reason NOT LIKE 'Mail cannot be read over IMAP: %' THEN 'sending'
         WHEN status = 'connected' THEN 'reading'
         ELSE 'reading_login' END
       WHERE status_reason IS NOT NULL AND trouble IS NULL`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE mailboxes DROP COLUMN trouble');
  }
}
