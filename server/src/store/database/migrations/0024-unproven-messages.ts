import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a received mail claims something that nothing proves. Messages that exist were not checked. */
export class UnprovenMessages implements MigrationInterface {
  readonly name = 'UnprovenMessages0000000000024';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('messages', 'unproven')))
      await runner.query('ALTER TABLE messages ADD COLUMN unproven BOOLEAN NOT NULL DEFAULT FALSE');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE messages DROP COLUMN unproven');
  }
}
