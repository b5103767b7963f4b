import { expect } from 'chai';
import {
  listedCampaigns,
  insertCampaign,
  type CampaignFilter,
} from '../../server/src/store/campaigns/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { database, expectIndexed, freshAccount, runSql } from '../support/database.js';

describe('plans of campaign lists', () => {
  let accountId: string;
  before(async () => {
    accountId = await freshAccount();
    const now = new Date();
    for (let number = 0; number < 300; number++)
      await insertCampaign(database().manager, {
        account_id: number % 10 === 0 ? newId() : accountId,
        id: newId(),
        name: `Campaign ${number}`,
        status: (['draft', 'running', 'stopped'] as const)[number % 3]!,
        source: 'manual',
        schedule: null,
        sending_interval_seconds: 60,
        max_bounce_percent: null,
        lifecycle_time_zone: null,
        lifecycle_start_on: null,
        lifecycle_pause_on: null,
        start_at: null,
        pause_at: null,
        bucket_id: newId(),
        flow_data: null,
        flow_revision: null,
        launched_at: null,
        deleted_at: number % 7 === 0 ? now : null,
        created_at: now,
        updated_at: now,
      });
    await runSql('ANALYZE TABLE campaigns');
  });

  const filters: [what: string, filter: CampaignFilter][] = [
    ['all that are not deleted', { includeDeleted: false }],
    ['those in a status', { includeDeleted: false, status: 'running' }],
  ];
  for (const [what, filter] of filters) {
    it(`walk an index in the order of the page: ${what}`, async () => {
      const page = listedCampaigns(database().manager, accountId, filter).limit(20).offset(40);
      await expectIndexed(...page.getQueryAndParameters());
    });
  }

  it('would tell of a plan that sorts', async () => {
    const where = 'c.account_id = ? AND c.sending_interval_seconds = 60 ORDER BY c.name';
    const sql = `SELECT c.id FROM campaigns c WHERE ${where} LIMIT 10`;
    const failure = await expectIndexed(sql, [toBin(accountId)]).then(() => null, String);
    expect(failure).to.match(/sorts/);
  });
});
