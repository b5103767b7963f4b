import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns: readonly [name: string, definition: string][] = [
  ['truncated', 'TEXT'],
  ['html_sanitized', 'BOOLEAN NOT NULL DEFAULT FALSE'],
];

/**
 * What of a received mail was left out because it went beyond a limit, and whether the HTML of a message is stored as it
 * is shown. That of messages that are there is sanitized when it is first shown.
 */
export class MessageReading implements MigrationInterface {
  readonly name = 'MessageReading0000000000022';

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of columns)
      if (!(await runner.hasColumn('messages', name)))
        await runner.query(`ALTER TABLE messages ADD COLUMN ${name} ${definition}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name] of columns) await runner.query(`ALTER TABLE messages DROP COLUMN ${name}`);
  }
}
