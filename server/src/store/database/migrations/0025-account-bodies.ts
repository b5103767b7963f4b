import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './0001-initial/table.js';
import { DerivedBodies } from './0019-derived-bodies.js';

/** Derived bodies are remembered by account: a variant that is read in one campaign may be saved in another. */
export class AccountBodies implements MigrationInterface {
  readonly name = 'AccountBodies0000000000025';

  async up(runner: QueryRunner): Promise<void> {
    if (await runner.hasColumn('derived_bodies', 'campaign_id')) {
      const columns =
        'account_id BINARY(16) NOT NULL, body_key BINARY(32) NOT NULL, PRIMARY KEY (account_id, body_key)';
      await runner.query(table('account_bodies', columns));
      await runner.query(
        'INSERT IGNORE INTO account_bodies SELECT DISTINCT account_id, body_key FROM derived_bodies',
      );
      await runner.query('RENAME TABLE derived_bodies TO campaign_bodies, account_bodies TO derived_bodies');
    }
    await runner.query('DROP TABLE IF EXISTS campaign_bodies');
  }

  /** Forgets what was derived, as the campaigns are not known; what saved flows contain is derived from their templates. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE derived_bodies');
    await new DerivedBodies().up(runner);
  }
}
