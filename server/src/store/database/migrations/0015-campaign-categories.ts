import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The threads of a category in a large campaign are counted without a look at those of the others. */
export class CampaignCategories implements MigrationInterface {
  readonly name = 'CampaignCategories0000000000015';

  async up(runner: QueryRunner): Promise<void> {
    const known = (await runner.query(
      "SHOW INDEX FROM threads WHERE Key_name = 'of_campaign_category'",
    )) as unknown[];
    if (known.length > 0) return;
    await runner.query(
      `ALTER TABLE threads ADD KEY of_campaign_category
         (account_id, campaign_id, category, last_inbound_at, id, unread, conversation_status, number)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE threads DROP KEY of_campaign_category');
  }
}
