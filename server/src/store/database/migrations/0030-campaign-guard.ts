import type { MigrationInterface, QueryRunner } from 'typeorm';

const columns = {
  campaigns: {
    max_bounce_percent: 'TINYINT UNSIGNED',
    guard_from: 'DATETIME(3)',
    guard_trip: 'TEXT',
  },
  sends: { complained_at: 'DATETIME(3)' },
};

/** Campaigns pause themselves when too many of their messages bounce; those that are there already do not. */
export class CampaignGuard implements MigrationInterface {
  readonly name = 'CampaignGuard0000000000030';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, added] of Object.entries(columns))
      for (const [column, type] of Object.entries(added))
        if (!(await runner.hasColumn(table, column)))
          await runner.query(`ALTER TABLE ${table} ADD COLUMN ${column} ${type}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, added] of Object.entries(columns))
      for (const column of Object.keys(added))
        await runner.query(`ALTER TABLE ${table} DROP COLUMN ${column}`);
  }
}
