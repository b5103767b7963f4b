import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './0001-initial/table.js';

/**
 * Who waits at which inbox for word of new mail (IMAP IDLE), one worker for each until a lease ends, and the order in
 * which mailboxes were last at work: there are fewer connections than mailboxes.
 */
export class InboxWatches implements MigrationInterface {
  readonly name = 'InboxWatches0000000000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'inbox_watches',
        `
        account_id  BINARY(16)  NOT NULL,
        mailbox_id  BINARY(16)  NOT NULL,
        owner       BINARY(16)  NOT NULL,
        until       DATETIME(3) NOT NULL,
        PRIMARY KEY (account_id, mailbox_id)`,
      ),
    );
    const known = (await runner.query("SHOW INDEX FROM mailboxes WHERE Key_name = 'active'")) as unknown[];
    if (known.length === 0) await runner.query('ALTER TABLE mailboxes ADD KEY active (last_sent_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE inbox_watches');
    await runner.query('ALTER TABLE mailboxes DROP KEY active');
  }
}
