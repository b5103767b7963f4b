import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An activity of a person moves one entry of an index, not three: along the activities, what filters ask is found in the
 * entries, and the index of those filters holds no time.
 */
export class PeopleIndexes implements MigrationInterface {
  readonly name = 'PeopleIndexes0000000000007';

  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.query("SHOW INDEX FROM people WHERE Key_name = 'by_standing'")) as unknown[];
    if (known.length > 0) return;
    await runner.query(
      `ALTER TABLE people DROP KEY by_activity, DROP KEY by_reply, DROP KEY by_verification,
         ADD KEY by_activity (account_id, latest_activity_at, global_lead_id, has_reply, verification_status, words),
         ADD KEY by_standing (account_id, has_reply, verification_status)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE people DROP KEY by_activity, DROP KEY by_standing,
         ADD KEY by_activity (account_id, latest_activity_at, global_lead_id, words),
         ADD KEY by_reply (account_id, has_reply, latest_activity_at),
         ADD KEY by_verification (account_id, verification_status, latest_activity_at)`,
    );
  }
}
