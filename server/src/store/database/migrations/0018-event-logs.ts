import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './0001-initial/table.js';

/** The event that an account's log has forgotten last: whoever has read so far may go on, and has missed nothing. */
export class EventLogs implements MigrationInterface {
  readonly name = 'EventLogs0000000000018';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'event_logs',
        `
        account_id    BINARY(16)  NOT NULL,
        forgotten_id  BINARY(16)  NOT NULL,
        PRIMARY KEY (account_id)`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_logs');
  }
}
