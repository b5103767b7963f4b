import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './0001-initial/table.js';

/** Which bodies of variants the service derived, so that saving a flow again does not take an old one for its author's. */
export class DerivedBodies implements MigrationInterface {
  readonly name = 'DerivedBodies0000000000019';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'derived_bodies',
        `
        account_id   BINARY(16)  NOT NULL,
        campaign_id  BINARY(16)  NOT NULL,
        body_key     BINARY(32)  NOT NULL,
        PRIMARY KEY (account_id, campaign_id, body_key)`,
      ),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE derived_bodies');
  }
}
