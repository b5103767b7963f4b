import { expect } from 'chai';
import { unknownId } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';
import { draftCampaign, eventsOf, idOf } from './support/leads.js';

describe('lead lists', () => {
  let client: Client;
  const [jane, john, nobody] = ['jane', 'john', 'nobody'].map(name => idOf(`${name}@example.com`)) as [
    string,
    string,
    string,
  ];
  beforeEach(async () => {
    client = await newClient();
  });

  const create = async (body: object) => {
    const answer = await client.post('/v1/lead-lists', body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return answer.body.data;
  };
  const people = async () => {
    const id = await draftCampaign(client);
    const leads = ['jane', 'john'].map(name => ({ email: `${name}@example.com` }));
    await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
  };
  const members = async (id: string, query = '') =>
    (await client.get(`/v1/lead-lists/${id}/members${query}`)).body;

  it('creates, reads, changes and deletes', async () => {
    const column_layout = [{ key: 'email', label: 'Email', width: 3 }];
    const list = await create({ name: ' Fair ', description: 'Met in Chicago.', column_layout });
    expect(list).to.deep.include({ name: 'Fair', description: 'Met in Chicago.', column_layout });
    expect(list.account_id).to.equal(client.accountId);
    expect((await client.get(`/v1/lead-lists/${list.id}`)).body.data).to.deep.equal(list);
    const changed = (await client.patch(`/v1/lead-lists/${list.id}`, { name: 'FAIR', description: null }))
      .body.data;
    expect(changed).to.deep.include({ name: 'FAIR', description: null, column_layout });
    const wrong = { name: 'Wrong', column_layout: [{ key: 'email', label: {} }] };
    const { status, body } = await client.post('/v1/lead-lists', wrong);
    expect([status, body.details?.[0]?.path]).to.deep.equal([400, 'column_layout[0].label']);
    expect(await create({ name: 'Bare' })).to.deep.include({ description: null, column_layout: [] });
    const gone = await client.delete(`/v1/lead-lists/${list.id}`);
    expect([gone.status, gone.body.data]).to.deep.equal([200, { id: list.id, deleted: true }]);
    expect((await client.get(`/v1/lead-lists/${list.id}`)).status).to.equal(404);
  });

  it('lists the newest first and finds by name', async () => {
    for (const name of ['Alpha', 'Beta 100%', 'alphabet']) await create({ name });
    const found = async (query: string) => {
      const { data, total_count } = (await client.get(`/v1/lead-lists${query}`)).body;
      return [data.map((list: { name: string }) => list.name), total_count];
    };
    expect(await found('')).to.deep.equal([['alphabet', 'Beta 100%', 'Alpha'], 3]);
    expect(await found('?limit=1&offset=1')).to.deep.equal([['Beta 100%'], 3]);
    expect(await found('?limit=0')).to.deep.equal([[], 3]);
    expect(await found('?q=ALPHA')).to.deep.equal([['alphabet', 'Alpha'], 2]);
    expect(await found('?q=100%25')).to.deep.equal([['Beta 100%'], 1]);
  });

  it('refuses a name that is taken, whatever its case', async () => {
    await create({ name: 'Fair' });
    const other = await create({ name: 'Other' });
    for (const answer of [
      await client.post('/v1/lead-lists', { name: 'fair ' }),
      await client.patch(`/v1/lead-lists/${other.id}`, { name: 'FAIR' }),
    ])
      expect([answer.status, answer.body.error.code]).to.deep.equal([409, 'duplicate_name']);
    const racing = Array.from({ length: 5 }, () => client.post('/v1/lead-lists', { name: 'Raced' }));
    const statuses = (await Promise.all(racing)).map(answer => answer.status).sort();
    expect(statuses).to.deep.equal([201, 409, 409, 409, 409]);
  });

  it('takes first members, and leaves out nobody', async () => {
    await people();
    const list = await create({ name: 'Fair', global_lead_ids: [jane, jane, nobody, 'x'] });
    const page = await members(list.id);
    expect([page.data.length, page.total_count]).to.deep.equal([1, 1]);
    expect(page.data[0]).to.deep.equal((await client.get(`/v1/people/${jane}`)).body.data.person);
    expect((await client.get(`/v1/lead-lists/${list.id}/people`)).body).to.deep.equal(page);
  });

  it('adds and removes people, counts each, and reports the batch', async () => {
    await people();
    const { id } = await create({ name: 'Fair', global_lead_ids: [jane] });
    const path = `/v1/lead-lists/${id}/members`;
    const added = await client.post(path, { global_lead_ids: [jane, john.toUpperCase(), nobody, 'x'] });
    expect(added.status).to.equal(200);
    const { errors, ...counts } = added.body.data;
    expect(counts).to.deep.equal({ added: 1, removed: 0, skippedAlreadyMember: 1, skippedNotMember: 2 });
    expect(errors.map((error: { globalLeadId: string }) => error.globalLeadId)).to.have.members([
      nobody,
      'x',
    ]);
    expect((await members(id, '?sort=email&sort_dir=asc')).data).to.have.length(2);
    expect((await members(id, '?q=john')).total_count).to.equal(1);
    const removed = await client.delete(path, { global_lead_ids: [john, nobody] });
    expect(removed.body.data).to.deep.include({
      added: 0,
      removed: 1,
      skippedAlreadyMember: 0,
      skippedNotMember: 1,
    });
    expect(removed.body.data.errors).to.have.length(1);
    const again = await client.delete(path, { global_lead_ids: [john] });
    expect(again.body.data).to.deep.include({ removed: 0, skippedNotMember: 1, errors: [] });
    expect((await members(id)).total_count).to.equal(1);
    const reported = (await eventsOf(client)).filter(({ type }) => type.startsWith('lead_list'));
    expect(
      reported.map(({ type, data }) => [
        type,
        data.operation,
        data.list_id,
        data.counts,
        data.global_lead_ids,
      ]),
    ).to.deep.equal([
      ['lead_list.members_added.completed', 'add_to_lead_list', id, { added: 1, skipped: 0 }, [jane]],
      ['lead_list.members_added.completed', 'add_to_lead_list', id, { added: 1, skipped: 3 }, [john]],
      [
        'lead_list.members_removed.completed',
        'remove_from_lead_list',
        id,
        { removed: 1, skipped: 1 },
        [john],
      ],
      ['lead_list.members_removed.completed', 'remove_from_lead_list', id, { removed: 0, skipped: 1 }, []],
    ]);
  });

  it('adds each person once, however many add at the same time', async () => {
    await people();
    const { id } = await create({ name: 'Fair' });
    const add = () => client.post(`/v1/lead-lists/${id}/members`, { global_lead_ids: [jane, john] });
    const answers = await Promise.all(Array.from({ length: 6 }, add));
    expect(answers.map(answer => answer.status)).to.deep.equal(Array(6).fill(200));
    expect(answers.reduce((sum, { body }) => sum + body.data.added, 0)).to.equal(2);
    expect((await members(id)).total_count).to.equal(2);
  });

  it('keeps the people of a list that is deleted', async () => {
    await people();
    const { id } = await create({ name: 'Fair', global_lead_ids: [jane, john] });
    await client.delete(`/v1/lead-lists/${id}`);
    expect((await client.get('/v1/people')).body.total_count).to.equal(2);
    const again = await create({ name: 'Fair' });
    expect((await members(again.id)).total_count).to.equal(0);
  });

  it('answers 404 for unknown lists and those of others, and 400 for bodies that do not fit', async () => {
    const { id } = await create({ name: 'Fair' });
    const other = await newClient();
    for (const answer of [
      await client.get(`/v1/lead-lists/${unknownId()}`),
      await client.get('/v1/lead-lists/x/members'),
      await other.get(`/v1/lead-lists/${id}/people`),
      await other.patch(`/v1/lead-lists/${id}`, { name: 'x' }),
      await other.delete(`/v1/lead-lists/${id}`),
      await other.post(`/v1/lead-lists/${id}/members`, { global_lead_ids: [jane] }),
      await other.delete(`/v1/lead-lists/${id}/members`, { global_lead_ids: [jane] }),
      await other.post(`/v1/lead-lists/${id}/members:bulk`, { global_lead_ids: [jane] }),
    ]) {
      expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'lead_list_not_found']);
      // It is the path that names the list: nothing in the body is to blame.
      expect(answer.body).to.have.all.keys('error');
    }
    for (const [method, path, body] of [
      ['POST', '/v1/lead-lists', { name: ' ' }],
      ['POST', '/v1/lead-lists', {}],
      ['PATCH', `/v1/lead-lists/${id}`, { name: '' }],
      ['POST', `/v1/lead-lists/${id}/members`, { global_lead_ids: [] }],
      ['POST', `/v1/lead-lists/${id}/members`, { global_lead_ids: Array(101).fill(jane) }],
      ['DELETE', `/v1/lead-lists/${id}/members`, {}],
    ] as const) {
      const answer = await client.request(method, path, { body });
      expect([answer.status, answer.body.error.code], path).to.deep.equal([400, 'invalid_request']);
    }
  });
});
