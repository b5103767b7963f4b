import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account limits what one domain or mail provider gets in a day. */
export class ReceiverLimits implements MigrationInterface {
  readonly name = 'ReceiverLimits0000000000036';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('accounts', 'receiver_limits')))
      await runner.query('ALTER TABLE accounts ADD COLUMN receiver_limits TEXT');
    await runner.query(`CREATE TABLE IF NOT EXISTS receiver_sends (
        account_id     BINARY(16)        NOT NULL,
        day            DATE              NOT NULL,
        receiver       VARCHAR(260)      CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        sent           INT               NOT NULL,
        PRIMARY KEY (account_id, day, receiver),
        KEY by_day (day)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
    await runner.query(`CREATE TABLE IF NOT EXISTS receiver_providers (
        domain         VARCHAR(253)      CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        provider       VARCHAR(16)       CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
        kept_until     DATETIME(3)       NOT NULL,
        PRIMARY KEY (domain),
        KEY by_end (kept_until)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE receiver_sends, receiver_providers');
    await runner.query('ALTER TABLE accounts DROP COLUMN receiver_limits');
  }
}
