import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Messages know whether they were replied to, and variants of an email are compared by that. */
export class VariantTests implements MigrationInterface {
  readonly name = 'VariantTests0000000000033';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('sends', 'replied_at')))
      await runner.query(`ALTER TABLE sends ADD COLUMN replied_at DATETIME(3),
        ADD KEY by_variant (account_id, campaign_id, node_id, variant_id, sent_at, replied_at)`);
    await runner.query(`CREATE TABLE IF NOT EXISTS variant_tests (
        account_id     BINARY(16)        NOT NULL,
        campaign_id    BINARY(16)        NOT NULL,
        node_id        VARCHAR(255)      CHARACTER SET utf8mb4 COLLATE utf8mb4_bin NOT NULL,
        checkpoint     SMALLINT UNSIGNED NOT NULL,
        variants       TEXT              NOT NULL,
        recount_at     INT UNSIGNED      NOT NULL,
        flow_revision  VARCHAR(64)       NOT NULL,
        PRIMARY KEY (account_id, campaign_id, node_id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_520_ci`);
    // Of replies from before, the latest word of the lead says which email was the last.
    await runner.query(`UPDATE sends s JOIN (
        SELECT t.account_id, t.id AS thread_id, t.last_inbound_at, MAX(x.sent_at) AS sent_at
        FROM threads t JOIN sends x ON x.account_id = t.account_id AND x.thread_id = t.id
        WHERE t.replied_on IS NOT NULL AND x.kind = 'campaign' AND x.sent_at <= t.last_inbound_at
        GROUP BY t.account_id, t.id, t.last_inbound_at
      ) r ON s.account_id = r.account_id AND s.thread_id = r.thread_id AND s.sent_at = r.sent_at
      SET s.replied_at = r.last_inbound_at WHERE s.kind = 'campaign' AND s.replied_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE variant_tests');
    await runner.query('ALTER TABLE sends DROP KEY by_variant, DROP COLUMN replied_at');
  }
}
