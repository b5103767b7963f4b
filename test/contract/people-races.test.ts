import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { buildMailbox } from '../support/build.js';
import { runSql } from '../support/database.js';
import { newClient, type ApiResponse, type Client } from '../support/service.js';
import { draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';

interface Named {
  id: string;
  name: string;
}

describe('people, lists, tags and blocks under concurrent requests', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const names = (tags: Named[]) => tags.map(tag => tag.name);
  const rows = async (table: string) => {
    const [row] = await runSql<[{ total: number }]>(
      `SELECT COUNT(*) AS total FROM ${table} WHERE account_id = ?`,
      [toBin(client.accountId)],
    );
    return Number(row.total);
  };
  /** Everybody was answered as the contract says, and nobody with a failure. */
  function expectStatuses(answers: ApiResponse[], ...allowed: number[]): void {
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).to.be.oneOf(allowed);
  }

  it('leave one person and one lead a campaign, whoever brings, changes and removes the same address', async function () {
    this.timeout(60_000);
    const [running, draft] = [await runningCampaign(client), await draftCampaign(client)];
    const [jane, john] = [idOf('jane@example.com'), idOf('john@example.com')];
    await client.post(`/v1/campaigns/${draft}/leads/bulk`, { leads: [{ email: 'john@example.com' }] });
    for (let round = 0; round < 3; round++) {
      const leads = [
        { email: 'jane@example.com', custom_lead_data: { [`bulk${round}`]: 1 }, tags: ['new'] },
        { email: 'John@example.com', tags: [`round ${round}`] },
      ];
      const batch = { global_lead_ids: [jane, john] };
      const answers = await Promise.all([
        client.post(`/v1/campaigns/${running}/leads/bulk`, { leads }),
        client.post(`/v1/campaigns/${draft}/leads/bulk`, { leads: [...leads].reverse() }),
        client.post(`/v1/campaigns/${running}/leads`, { email: 'jane@example.com', first_name: 'Jane' }),
        client.post(`/v1/campaigns/${running}/leads:add`, batch),
        client.patch(`/v1/people/${john}`, { custom_lead_data: { [`patch${round}`]: 1 }, tags: ['NEW'] }),
        client.post(`/v1/campaigns/${running}/leads:remove`, batch),
        client.post('/v1/leads:remove-from-all-campaigns', batch),
        client.post('/v1/lead-lists', { name: `List ${round}`, global_lead_ids: [jane, john] }),
      ]);
      expectStatuses(answers, 200, 201);
      expect(await rows('people')).to.equal(2);
      expect((await client.get('/v1/people?limit=0')).body.total_count).to.equal(2);
      const all = await runSql<{ leads: number }[]>(
        'SELECT COUNT(*) AS leads FROM leads WHERE account_id = ? GROUP BY campaign_id, global_lead_id',
        [toBin(client.accountId)],
      );
      expect(all.map(each => Number(each.leads))).to.have.members(all.map(() => 1));
    }
    for (const id of [jane, john]) {
      const { person, memberships } = (await client.get(`/v1/people/${id}`)).body.data;
      expect(person.campaign_count).to.equal(memberships.length);
      expect(names(person.tags).filter(name => name.toLowerCase() === 'new')).to.have.length(1);
    }
    const custom = async (id: string) =>
      Object.keys((await client.get(`/v1/people/${id}`)).body.data.person.custom_lead_data);
    expect(await custom(jane)).to.have.members(['bulk0', 'bulk1', 'bulk2']);
    expect(await custom(john)).to.have.members(['patch0', 'patch1', 'patch2']);
    for (const id of [running, draft]) {
      const { data } = (await client.get(`/v1/campaigns/${id}/leads`)).body;
      expect((await totalsOf(client, id)).leads).to.equal(data.length);
    }
  });

  it('keep what each of many says of one person, and the tags of one of them', async () => {
    const id = await draftCampaign(client);
    await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com', first_name: 'Jane' });
    const path = `/v1/people/${idOf('jane@example.com')}`;
    const fields = ['last_name', 'company_name', 'website', 'phone_number', 'linkedin_url'];
    const answers = await Promise.all(
      fields.map((field, n) =>
        client.patch(path, { [field]: field, custom_lead_data: { [field]: n }, tags: [`only ${n}`, 'All'] }),
      ),
    );
    expectStatuses(answers, 200);
    const { person } = (await client.get(path)).body.data;
    expect(person).to.include(Object.fromEntries(fields.map(field => [field, field])));
    expect(person).to.include({ first_name: 'Jane', display_name: 'Jane last_name' });
    expect(person.custom_lead_data).to.have.all.keys(...fields);
    expect(names(person.tags)).to.be.deep.oneOf(fields.map((_field, n) => ['All', `only ${n}`]));
    expect((await client.get('/v1/people?q=last_name')).body.total_count).to.equal(1);
    expect(await rows('person_tags')).to.equal(6);
  });

  it('make each tag and each list once, also by renaming', async () => {
    for (const path of [
      '/v1/mailbox-tags',
      '/v1/thread-tags',
      '/v1/campaign-tags',
      '/v1/person-tags',
      '/v1/lead-lists',
    ]) {
      const other = (await client.post(path, { name: 'Other' })).body.data;
      const answers = await Promise.all([
        ...['Raced', 'raced', ' RACED '].map(name => client.post(path, { name })),
        client.patch(`${path}/${other.id}`, { name: 'Raced' }),
        client.post(path, { name: 'Raced' }),
      ]);
      expectStatuses(answers, 200, 201, 409);
      for (const { status, body } of answers)
        if (status === 409) expect(body.error.code).to.equal('duplicate_name');
      expect(answers.filter(({ status }) => status < 300)).to.have.length(1);
      const listed = names((await client.get(path)).body.data).filter(name => /raced/i.test(name));
      expect(listed, path).to.have.length(1);
    }
  });

  it('show on a mailbox the tags that there are, whatever happens to both', async () => {
    const id = await buildMailbox(client.accountId);
    const tags: string[] = [];
    for (const name of ['a', 'b', 'c'])
      tags.push((await client.post('/v1/mailbox-tags', { name })).body.data.id);
    const [a, b, c] = tags;
    const path = `/v1/mailboxes/${id}`;
    const answers = await Promise.all([
      client.patch(path, { tag_ids: [a, b] }),
      client.patch(path, { add_tag_ids: [c], remove_tag_ids: [a] }),
      client.patch(path, { tag_ids: [c, b] }),
      client.patch(`/v1/mailbox-tags/${b}`, { name: 'renamed' }),
      client.delete(`/v1/mailbox-tags/${c}`),
      client.patch(path, { tag_ids: [b, a] }),
    ]);
    expectStatuses(answers, 200, 404);
    const listed = (await client.get('/v1/mailbox-tags')).body.data;
    expect(names(listed)).to.deep.equal(['a', 'renamed']);
    for (const tag of (await client.get(path)).body.data.tags) expect(listed).to.deep.include(tag);
    expect((await client.get(`/v1/mailboxes?tag_ids=${c}`)).body.total_count).to.equal(0);
  });

  it('count the members of a list exactly, and leave none of a list that is deleted', async () => {
    const campaign = await draftCampaign(client);
    const emails = Array.from({ length: 8 }, (_, n) => `p${n}@example.com`);
    await client.post(`/v1/campaigns/${campaign}/leads/bulk`, { leads: emails.map(email => ({ email })) });
    const ids = emails.map(idOf);
    const { id } = (await client.post('/v1/lead-lists', { name: 'Fair' })).body.data;
    const path = `/v1/lead-lists/${id}/members`;
    const change = (n: number) => {
      const global_lead_ids = n % 3 ? ids.slice(n % 4, (n % 4) + 4) : ids.slice(n % 5).reverse();
      return n % 2 ? client.delete(path, { global_lead_ids }) : client.post(path, { global_lead_ids });
    };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => change(n)));
    expectStatuses(answers, 200);
    const sum = answers.reduce((total, { body: { data } }) => total + data.added - data.removed, 0);
    const page = (await client.get(path)).body;
    expect([page.total_count, page.data.length]).to.deep.equal([sum, sum]);
    const last = await Promise.all([change(0), client.delete(`/v1/lead-lists/${id}`), change(2), change(1)]);
    expectStatuses(last, 200, 404);
    expect(last[1]!.status).to.equal(200);
    expect(await rows('lead_list_members')).to.equal(0);
  });

  it('block an address once, and tell about each entry that came and went', async function () {
    this.timeout(60_000);
    const id = await runningCampaign(client);
    await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@rival.example' });
    for (const value of ['jane@rival.example', 'rival.example']) {
      const add = () => client.post('/v1/block-list', { value });
      const answers = await Promise.all([add(), add(), add(), add(), add()]);
      expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 200, 200, 200, 201]);
      expect(new Set(answers.map(({ body }) => body.data.id)).size).to.equal(1);
      const remove = () => client.delete(`/v1/block-list/${answers[0]!.body.data.id}`);
      const mixed = await Promise.all([remove(), add(), remove(), add(), remove(), add()]);
      expectStatuses(mixed, 200, 201, 404);
      expect(mixed.filter((answer, n) => n % 2 === 0 && answer.status === 200)).to.have.length(1);
    }
    const reported = await eventsOf(client);
    const count = (type: string) => reported.filter(event => event.type === `blocklist.${type}`).length;
    expect(count('entry_removed')).to.equal(2);
    expect(count('entry_added') - count('entry_removed')).to.equal(await rows('block_list_entries'));
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 1, enrolled: 1, terminal: 1 });
  });
});
