import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A job's row keeps its length when the job starts and ends, but for what it came to: a row that grows costs twice as much
 * to write. So its status is one of words that the server knows, and the instants hold a value from the beginning.
 */
export class JobLengths implements MigrationInterface {
  readonly name = 'JobLengths0000000000013';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `UPDATE jobs SET started_at = COALESCE(started_at, ${never}), completed_at = COALESCE(completed_at, ${never})
       WHERE started_at IS NULL OR completed_at IS NULL`,
    );
    await runner.query(
      `ALTER TABLE jobs
         MODIFY status ENUM('uploading', 'queued', 'running', 'completed', 'failed', 'cancelled') NOT NULL,
         MODIFY started_at DATETIME(3) NOT NULL DEFAULT ${never},
         MODIFY completed_at DATETIME(3) NOT NULL DEFAULT ${never}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE jobs MODIFY status VARCHAR(10) NOT NULL, MODIFY started_at DATETIME(3), MODIFY completed_at DATETIME(3)',
    );
    await runner.query(
      `UPDATE jobs SET started_at = NULLIF(started_at, ${never}), completed_at = NULLIF(completed_at, ${never})`,
    );
  }
}

const never = "'9999-01-01'";
