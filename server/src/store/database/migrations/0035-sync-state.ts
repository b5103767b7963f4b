import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A folder that is read through the API of a provider has a cursor of that provider. */
export class SyncState implements MigrationInterface {
  readonly name = 'SyncState0000000000035';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('inbound_cursors', 'sync_state')))
      await runner.query('ALTER TABLE inbound_cursors ADD COLUMN sync_state TEXT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE inbound_cursors DROP COLUMN sync_state');
  }
}
