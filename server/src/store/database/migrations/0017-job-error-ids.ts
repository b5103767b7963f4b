import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row error tells whole what was given as an id, of as many characters as the contract takes. */
export class JobErrorIds implements MigrationInterface {
  readonly name = 'JobErrorIds0000000000017';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_errors MODIFY global_lead_id VARCHAR(200)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('UPDATE job_errors SET global_lead_id = LEFT(global_lead_id, 64)');
    await runner.query('ALTER TABLE job_errors MODIFY global_lead_id VARCHAR(64)');
  }
}
