import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The block list has entries of the type `email_hash`. */
export class EmailHash implements MigrationInterface {
  readonly name = 'EmailHash0000000000029';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE block_list_entries MODIFY COLUMN type VARCHAR(10) NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("DELETE FROM block_list_entries WHERE type = 'email_hash'");
    await runner.query('ALTER TABLE block_list_entries MODIFY COLUMN type VARCHAR(6) NOT NULL');
  }
}
