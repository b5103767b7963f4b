import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './0001-initial/table.js';

/** Messages that have left and are still to be filed in the Sent folder of their mailbox, whose server does not do it. */
export class SentFilings implements MigrationInterface {
  readonly name = 'SentFilings0000000000006';

  async up(runner: QueryRunner): Promise<void> {
    // id: of the send or the message job. due_at: the next attempt or the lease's end.
    await runner.query(
      table(
        'sent_filings',
        `
        account_id   BINARY(16)   NOT NULL,
        id           BINARY(16)   NOT NULL,
        mailbox_id   BINARY(16)   NOT NULL,
        message_id   VARCHAR(998) NOT NULL,
        raw          MEDIUMBLOB   NOT NULL,
        sent_at      DATETIME(3)  NOT NULL,
        attempts     SMALLINT UNSIGNED NOT NULL DEFAULT 0,
        due_at       DATETIME(3)  NOT NULL,
        lease_owner  BINARY(16),
        PRIMARY KEY (account_id, id),
        KEY of_mailbox (account_id, mailbox_id, due_at),
        KEY due (due_at)`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sent_filings');
  }
}
