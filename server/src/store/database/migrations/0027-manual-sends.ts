import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Manual messages are handed over through the ledger, as those of campaigns are: a row of `sends` under the job's id. Those
 * that are being sent have theirs from here on, so that they are reconciled and not sent again.
 */
export class ManualSends implements MigrationInterface {
  readonly name = 'ManualSends0000000000027';

  async up(runner: QueryRunner): Promise<void> {
    if (!(await runner.hasColumn('sends', 'kind')))
      await runner.query(`ALTER TABLE sends
        ADD COLUMN kind VARCHAR(8) NOT NULL DEFAULT 'campaign' AFTER id,
        ADD COLUMN cc TEXT AFTER to_name,
        MODIFY enrollment_id BINARY(16),
        MODIFY node_id VARCHAR(255) CHARACTER SET utf8mb4 COLLATE utf8mb4_bin,
        MODIFY variant_id BINARY(16),
        MODIFY step_number SMALLINT UNSIGNED`);
    if (!(await runner.hasColumn('message_jobs', 'lease_owner'))) return;
    await runner.query(`INSERT IGNORE INTO sends (account_id, id, kind, campaign_id, lead_id, global_lead_id, mailbox_id,
        message_id, message_id_hash, from_email, from_name, to_email, to_name, cc, subject, body_text, body_html,
        state, attempts, due_at, lease_owner, started_at, created_at, updated_at)
      SELECT j.account_id, j.id, 'manual', t.campaign_id, t.lead_id, t.global_lead_id, j.mailbox_id,
        j.message_id, j.message_id_hash, m.email, m.display_name, j.to_email, j.to_name, j.cc, COALESCE(j.subject, ''),
        j.body_text, j.body_html,
        'sending', 1, j.due_at, j.lease_owner, j.updated_at, j.updated_at, j.updated_at
      FROM message_jobs j
        JOIN threads t ON t.account_id = j.account_id AND t.id = j.thread_id
        JOIN mailboxes m ON m.account_id = j.account_id AND m.id = j.mailbox_id
      WHERE j.status = 'sending' AND j.due_at IS NOT NULL`);
    await runner.query("UPDATE message_jobs SET due_at = NULL WHERE status = 'sending'");
    await runner.query(`ALTER TABLE message_jobs DROP KEY message, DROP COLUMN message_id, DROP COLUMN message_id_hash,
      DROP COLUMN sent_message_id, DROP COLUMN raw, DROP COLUMN lease_owner, DROP COLUMN smtp_response, DROP COLUMN sent_at`);
  }

  async down(): Promise<void> {
    throw new Error('There is no way back: earlier versions sent manual messages beside the ledger.');
  }
}
