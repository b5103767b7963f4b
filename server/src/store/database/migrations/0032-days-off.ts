import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account has days on which none of its campaigns sends. */
export class DaysOff implements MigrationInterface {
  readonly name = 'DaysOff0000000000032';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('accounts', 'skip_dates')))
      await runner.query('ALTER TABLE accounts ADD COLUMN skip_dates TEXT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN skip_dates');
  }
}
