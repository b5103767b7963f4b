import type { MigrationInterface, QueryRunner } from 'typeorm';
import { table } from './0001-initial/table.js';

/** What processes share of requests: how many an account has left in a minute, and which keys were revoked lately. */
export class SharedLimits implements MigrationInterface {
  readonly name = 'SharedLimits0000000000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      table(
        'rate_windows',
        `
        account_id  BINARY(16)   NOT NULL,
        starts_at   DATETIME(3)  NOT NULL,
        reserved    BIGINT       NOT NULL,
        PRIMARY KEY (account_id, starts_at),
        KEY by_age (starts_at)`,
      ),
    );
    const known = (await runner.query("SHOW INDEX FROM api_keys WHERE Key_name = 'revoked'")) as unknown[];
    if (known.length === 0) await runner.query('ALTER TABLE api_keys ADD KEY revoked (revoked_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rate_windows');
    await runner.query('ALTER TABLE api_keys DROP KEY revoked');
  }
}
