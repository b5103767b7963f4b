import { readFileSync } from 'node:fs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const schema = new URL('../../../../data/schema.sql', import.meta.url);

/** Creates all tables, as `server/data/schema.sql` defines them. */
export class Schema implements MigrationInterface {
  /** TypeORM orders migrations by the 13 digits. Databases that the steps before 1.15.0 have led here know the last of these. */
  readonly name = 'ThreadTokens0000000000026';

  async up(runner: QueryRunner): Promise<void> {
    const sql = readFileSync(schema, 'utf8').replace(/^--.*/gm, '');
    for (const statement of sql.split(';')) if (statement.trim() !== '') await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back from the first migration: drop the schema instead.');
  }
}
