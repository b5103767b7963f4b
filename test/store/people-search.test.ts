import type { EntityManager } from 'typeorm';
import { expect } from 'chai';
import { parseLead } from '../../server/src/domain/leads/lead-input.js';
import { readSearch } from '../../server/src/domain/inbox/search-words.js';
import { campaigns, campaignTotals, type CampaignEntity } from '../../server/src/store/entities.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { importLeads } from '../../server/src/store/leads/import/repository.js';
import { listLeads } from '../../server/src/store/leads/page/queries.js';
import type { PeopleFilter } from '../../server/src/store/people/filter/queries.js';
import { listPeople, type PeopleSort } from '../../server/src/store/people/search/queries.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { database, expectIndexed, freshAccount } from '../support/database.js';

const everybody: PeopleFilter = {
  search: null,
  globalLeadIds: null,
  campaignIds: null,
  listId: null,
  tagIds: null,
  hasReply: null,
  verificationStatus: null,
};
const sorts: PeopleSort[] = [
  'latest_activity',
  'created_at',
  'updated_at',
  'email',
  'name',
  'campaign_count',
];

describe('lists of people and leads', () => {
  let accountId: string;
  let campaign: CampaignEntity;

  before(async () => {
    accountId = await freshAccount();
    const now = new Date();
    campaign = {
      account_id: accountId,
      id: newId(),
      name: 'Big',
      status: 'draft',
      source: 'manual',
      sending_interval_seconds: 1440,
      bucket_id: newId(),
      created_at: now,
      updated_at: now,
      flow_data: null,
      flow_revision: null,
      launched_at: null,
    } as CampaignEntity;
    const { manager } = database();
    await manager.getRepository(campaigns).insert(campaign);
    await manager
      .getRepository(campaignTotals)
      .insert({ account_id: campaign.account_id, campaign_id: campaign.id });
    const rows = Array.from({ length: 3000 }, (_, index) => {
      const read = parseLead({ email: `p${index}@c${index % 7}.example`, name: `Name${index % 100} Jo` });
      if ('issue' in read) throw new Error(read.issue.message);
      return { index, input: read.lead };
    });
    for (let start = 0; start < rows.length; start += 500) {
      const target = { campaign, source: 'api', now: new Date(now.getTime() + start) };
      await transaction(database(), tx => importLeads(tx, accountId, target, rows.slice(start, start + 500)));
    }
    await manager.query('ANALYZE TABLE people, leads, people_tokens, campaigns, campaign_totals');
  });

  /** Runs some work and expects that the rows of its page are found by an index that is in their order. */
  async function expectPlans(
    work: (db: EntityManager) => Promise<unknown>,
    index: string,
    isCovered = false,
  ): Promise<number> {
    const seen: [sql: string, values: unknown[]][] = [];
    const { manager } = database();
    const spy = {
      query: (sql: string, values: unknown[]) => {
        seen.push([sql, values]);
        return manager.query(sql, values);
      },
    } as unknown as EntityManager;
    await work(spy);
    for (const [sql, values] of seen) {
      if (!sql.includes('OFFSET')) continue;
      await expectIndexed(sql, values, index);
      const plan = await manager.query<{ Extra: string }[]>(`EXPLAIN FORMAT=TRADITIONAL ${sql}`, values);
      if (isCovered) for (const { Extra } of plan) expect(Extra).to.include('Using index');
    }
    return seen.length;
  }

  for (const direction of ['desc', 'asc'] as const) {
    for (const [sort, index] of sorts.map(
      (sort, n) =>
        [
          sort,
          ['by_activity', 'by_creation', 'by_update', 'by_email', 'by_name', 'by_campaign_count'][n]!,
        ] as const,
    )) {
      it(`walks ${index} for people by ${sort}, ${direction}`, async () => {
        const page = { limit: 20, offset: 1500 };
        const statements = await expectPlans(
          db => listPeople(db, accountId, everybody, { sort, direction }, page),
          index,
        );
        expect(statements).to.be.at.most(4);
      });
    }
  }

  it('walks the newest leads of a campaign', async () => {
    const filter = { search: null, states: null, globalLeadIds: null };
    const { id } = campaign;
    const statements = await expectPlans(
      db =>
        listLeads(db, accountId, id, { status: 'draft', lead_count: 3000 }, filter, {
          limit: 20,
          offset: 1500,
        }),
      'visible',
    );
    expect(statements).to.equal(2);
  });

  for (const [name, filter] of [
    ['did not reply', { ...everybody, hasReply: false }],
    ['are of one verification', { ...everybody, verificationStatus: 'invalid' }],
    ['replied and are of one verification', { ...everybody, hasReply: true, verificationStatus: 'invalid' }],
  ] as const)
    it(`finds those who ${name} in the entries of by_activity alone, and the same ones from by_standing`, async () => {
      const { manager } = database();
      const mark = (set: string, every: string) =>
        manager.query(`UPDATE people SET ${set} WHERE account_id = ? AND email LIKE ?`, [
          toBin(accountId),
          every,
        ]);
      await mark('has_reply = 1', '%7@%');
      await mark("verification_status = 'invalid'", '%77@%');
      await manager.query('ANALYZE TABLE people');
      const order = { sort: 'latest_activity', direction: 'desc' } as const;
      const list = (db: EntityManager) => listPeople(db, accountId, filter, order, { limit: 50, offset: 10 });
      await expectPlans(list, 'by_activity', true);
      const walked = await list(manager);
      expect(walked.rows).to.have.length(filter.verificationStatus === null ? 50 : 20);
      expect(await list(pretendingToBeBig(manager))).to.deep.equal({ ...walked, total: walked.total });
    });

  it('finds the same people along a sort and from the words', async () => {
    const order = { sort: 'email', direction: 'asc' } as const;
    const found = async (db: EntityManager) => {
      const filter = { ...everybody, search: readSearch('name7 c3 jo') };
      const { rows, total } = await listPeople(db, accountId, filter, order, { limit: 100, offset: 0 });
      return { emails: rows.map(row => row.email), total };
    };
    const walked = await found(database().manager);
    expect(walked.total).to.be.greaterThan(40);
    expect(await found(pretendingToBeBig(database().manager))).to.deep.equal(walked);
  });

  /** As the database, but of an account so big that the ways to its people are weighed. */
  function pretendingToBeBig(db: EntityManager): EntityManager {
    return {
      query: async (sql: string, values: unknown[]) =>
        sql.includes('account_counts') ? [{ value: 1_000_000 }] : db.query(sql, values),
    } as unknown as EntityManager;
  }
});
