import type { MigrationInterface, QueryRunner } from 'typeorm';
import { initialStatements } from './0001-initial/index.js';

/** The schema of the first release. */
export class Initial implements MigrationInterface {
  /** TypeORM orders migrations by the 13 digits at the end. */
  readonly name = 'Initial0000000000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of initialStatements) await runner.query(statement);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back from the first migration: drop the schema instead.');
  }
}
