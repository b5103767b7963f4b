import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Campaigns count who unsubscribed. */
export class UnsubscribedCount implements MigrationInterface {
  readonly name = 'UnsubscribedCount0000000000028';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('campaign_totals', 'unsubscribed_count')))
      await runner.query(
        'ALTER TABLE campaign_totals ADD COLUMN unsubscribed_count INT UNSIGNED NOT NULL DEFAULT 0',
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE campaign_totals DROP COLUMN unsubscribed_count');
  }
}
