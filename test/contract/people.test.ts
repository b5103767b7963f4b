import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { draftCampaign, idOf, runningCampaign } from './support/leads.js';

describe('people', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  interface Page {
    data: { email: string }[];
    total_count: number;
  }
  const list = async (query = ''): Promise<Page> => {
    const answer = await client.get(`/v1/people${query}`);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    return answer.body;
  };
  /** Local parts of the addresses of a page. */
  const names = ({ data }: Page) => data.map(({ email }) => email.split('@')[0]);
  const add = async (campaignId: string, ...leads: object[]) => {
    const { body } = await client.post(`/v1/campaigns/${campaignId}/leads/bulk`, { leads });
    expect(body.failed, JSON.stringify(body)).to.equal(0);
  };

  describe('list', () => {
    it('shows each person once, with the fields of the detail, whoever was active last first', async () => {
      const [a, b] = [await draftCampaign(client), await draftCampaign(client)];
      await add(a, { email: 'first@example.com', tags: ['x', 'y'] });
      await add(a, { email: 'second@example.com' });
      await add(b, { email: 'first@example.com', custom_lead_data: { k: [1] } });
      const page = await list();
      expect(names(page)).to.deep.equal(['first', 'second']);
      expect(page).to.include({ limit: 20, offset: 0, total_count: 2 });
      const { person } = (await client.get(`/v1/people/${idOf('first@example.com')}`)).body.data;
      expect(page.data[0]).to.deep.equal(person);
      expect(person).to.deep.include({ campaign_count: 2, custom_lead_data: { k: [1] } });
      expect(person.latest_activity_at).to.equal(person.newest_membership_created_at);
    });

    it('sorts by each key, either way, with people without a value last, and pages through', async () => {
      const [a, b] = [await draftCampaign(client), await draftCampaign(client)];
      await add(a, { email: 'c@example.com', name: 'Anna' });
      await add(a, { email: 'a@example.com' });
      await add(a, { email: 'b@example.com', name: 'bert' });
      await add(b, { email: 'b@example.com' });
      const orders: [query: string, want: string][] = [
        ['sort=email&sort_dir=asc', 'abc'],
        ['sort=email', 'cba'],
        ['sort=name&sort_dir=asc', 'cba'],
        ['sort=name&sort_dir=desc', 'bca'],
        ['sort=created_at&sort_dir=asc', 'cab'],
        ['sort=created_at', 'bac'],
        ['sort=updated_at&sort_dir=asc', 'cab'],
        ['sort=latest_activity', 'bac'],
        ['sort=latest_activity&sort_dir=asc', 'cab'],
      ];
      for (const [query, want] of orders) {
        expect(names(await list(`?${query}`)).join(''), query).to.equal(want);
        const pages = await Promise.all(
          [0, 1, 2, 3].map(offset => list(`?${query}&limit=1&offset=${offset}`)),
        );
        expect(pages.flatMap(names).join(''), query).to.equal(want);
        expect(pages.map(page => page.total_count)).to.deep.equal([3, 3, 3, 3]);
      }
      expect(names(await list('?sort=campaign_count'))[0]).to.equal('b');
      expect(await list('?limit=0')).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 3 });
    });

    it('narrows by every filter, all of them together', async () => {
      const [a, b] = [await draftCampaign(client), await draftCampaign(client)];
      await add(
        a,
        { email: 'one@example.com', tags: ['red'], email_verification: { status: 'ok' } },
        { email: 'two@example.com', tags: ['blue'], email_verification: { status: 'invalid' } },
      );
      await add(b, { email: 'two@example.com' }, { email: 'three@example.com', tags: ['red', 'blue'] });
      const person = async (name: string) =>
        (await client.get(`/v1/people/${idOf(`${name}@example.com`)}`)).body.data.person;
      const tag = async (owner: string, name: string) =>
        (await person(owner)).tags.find((each: { name: string }) => each.name === name).id;
      const [red, blue] = [await tag('one', 'red'), await tag('two', 'blue')];
      const members = { name: 'List', global_lead_ids: [idOf('one@example.com')] };
      const listId = (await client.post('/v1/lead-lists', members)).body.data.id;
      const ids = ['one', 'three'].map(name => idOf(`${name}@example.com`));
      const cases: [query: string, want: string[]][] = [
        [`campaign_ids=${a}`, ['one', 'two']],
        [`campaign_ids=${a},${b}`, ['one', 'three', 'two']],
        [`campaign_ids=${crypto.randomUUID()}`, []],
        [`tag_ids=${red}`, ['one', 'three']],
        [`tag_ids=${red},${blue}`, ['one', 'three', 'two']],
        [`global_lead_ids=${ids.join()}`, ['one', 'three']],
        ['global_lead_ids=nobody', []],
        [`list_id=${listId}`, ['one']],
        ['has_reply=true', []],
        ['has_reply=false', ['one', 'three', 'two']],
        ['email_verification_status=ok', ['one']],
        [`tag_ids=${blue}&campaign_ids=${b}&email_verification_status=invalid`, ['two']],
        ['q=t', ['three', 'two']],
        [`q=t&tag_ids=${red}`, ['three']],
      ];
      for (const [query, want] of cases) {
        const page = await list(`?sort=email&sort_dir=asc&${query}`);
        expect(names(page), query).to.deep.equal(want);
        expect(page.total_count, query).to.equal(want.length);
      }
      await client.post(`/v1/campaigns/${a}/leads:remove`, { global_lead_ids: [idOf('one@example.com')] });
      expect(names(await list(`?campaign_ids=${a}`))).to.deep.equal(['two']);
    });

    it('finds people by the names and aliases of tags, in lists, members and scopes', async () => {
      const a = await draftCampaign(client);
      await add(a, { email: 'one@example.com', tags: ['Red'] }, { email: 'two@example.com', tags: ['blue'] });
      const tags = (await client.get('/v1/person-tags')).body.data;
      await client.patch(`/v1/person-tags/${tags[1].id}`, { aliases: ['Rouge  vif', 'Köln'] });
      const members = ['one', 'two'].map(name => idOf(`${name}@example.com`));
      const { id } = (await client.post('/v1/lead-lists', { name: 'L', global_lead_ids: members })).body.data;
      const order = 'sort=email&sort_dir=asc';
      for (const [filter, want] of [
        ['RED', ['one']],
        ['rouge vif', ['one']],
        ['ko\u0308ln', ['one']],
        [`rouge vif, Red ,${tags[0].id}`, ['one', 'two']],
        [`${tags[1].id},köln`, ['one']],
        [`köln,${crypto.randomUUID()}`, ['one']],
      ] as const) {
        const query = `${order}&tag_ids=${encodeURIComponent(filter)}`;
        expect(names(await list(`?${query}`)), filter).to.deep.equal(want);
        const { body } = await client.get(`/v1/lead-lists/${id}/members?${query}`);
        expect(names(body), filter).to.deep.equal(want);
        for (const tag_ids of [filter, filter.split(',')]) {
          const scope = { kind: 'explorer_view', query: { tag_ids } };
          const preview = await client.post('/v1/bulk/preview', { operation: 'export_leads', scope });
          expect(preview.body.data?.counts.matched, JSON.stringify(preview.body)).to.equal(want.length);
        }
      }
      const unknown = await client.get(`/v1/people?tag_ids=red,Koln`);
      expect([unknown.status, unknown.body.details[0].path]).to.deep.equal([400, 'tag_ids']);
      expect(unknown.body.details[0].message).to.contain('"Koln"');
      const scope = { kind: 'explorer_view', query: { tag_ids: 'green' } };
      const refused = await client.post('/v1/bulk/preview', { operation: 'export_leads', scope });
      expect([refused.status, refused.body.details[0].path]).to.deep.equal([400, 'scope.query.tag_ids']);
      const stranger = await newClient();
      expect((await stranger.get('/v1/people?tag_ids=red')).status).to.equal(400);
    });

    it('refuses values that no filter takes', async () => {
      const queries = [
        'sort=age',
        'sort_dir=up',
        'campaign_ids=x',
        'tag_ids=1,2',
        'list_id=x',
        'list_id=urn:uuid:01920d3c-7a44-7bb1-9d53-2f1f0d6a1c61',
        'has_reply=maybe',
        'limit=101',
        'offset=-1',
      ];
      for (const query of queries) {
        const { status, body } = await client.get(`/v1/people?${query}`);
        expect([status, body.error.code], query).to.deep.equal([400, 'invalid_request']);
        expect(body.details[0].path, query).to.equal(query.split('=')[0]);
      }
    });

    it('keeps accounts apart', async () => {
      await add(await draftCampaign(client), { email: 'jane@example.com' });
      const other = await newClient();
      expect((await other.get('/v1/people')).body.total_count).to.equal(0);
      expect((await other.get('/v1/people?q=jane')).body.data).to.deep.equal([]);
      expect((await other.get(`/v1/people/${idOf('jane@example.com')}`)).status).to.equal(404);
    });
  });

  describe('detail', () => {
    it('names the campaigns that the person is in, the newest first', async () => {
      const [a, b] = [await runningCampaign(client), await draftCampaign(client)];
      await add(a, { email: 'jane@example.com' });
      await add(b, { email: 'jane@example.com' });
      const { memberships } = (await client.get(`/v1/people/${idOf('jane@example.com').toUpperCase()}`)).body
        .data;
      expect(memberships).to.have.length(2);
      expect(memberships[0]).to.include({
        campaign_id: b,
        campaign_name: 'Autumn launch',
        campaign_status: 'draft',
        enrollment: null,
      });
      expect(memberships[1]).to.deep.include({ campaign_id: a, campaign_status: 'running' });
      expect(memberships[1].enrollment).to.include({ state: 'active', current_node_id: 'first' });
      const lead = (await client.get(`/v1/campaigns/${a}/leads/${memberships[1].lead_id}`)).body.data;
      expect(lead.enrollment).to.deep.equal(memberships[1].enrollment);
    });

    it('forgets a campaign that is deleted', async () => {
      const [a, b] = [await runningCampaign(client), await draftCampaign(client)];
      for (const id of [a, b]) await add(id, { email: 'jane@example.com' });
      await client.delete(`/v1/campaigns/${a}`);
      const { person, memberships } = (await client.get(`/v1/people/${idOf('jane@example.com')}`)).body.data;
      expect(memberships.map((each: { campaign_id: string }) => each.campaign_id)).to.deep.equal([b]);
      expect(person.campaign_count).to.equal(1);
    });

    it('answers 404 for nobody', async () => {
      for (const id of ['nobody', idOf('x@example.com'), 'z'.repeat(64)]) {
        for (const answer of [
          await client.get(`/v1/people/${id}`),
          await client.patch(`/v1/people/${id}`, {}),
        ])
          expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'person_not_found']);
      }
    });
  });

  describe('update', () => {
    const path = `/v1/people/${idOf('jane@example.com')}`;
    beforeEach(async () => {
      await add(await draftCampaign(client), {
        email: 'jane@example.com',
        first_name: 'Jane',
        last_name: 'Doe',
        custom_lead_data: { a: 1, b: 2 },
        tags: ['old'],
        email_verification: { status: 'unknown', is_free: true },
      });
    });

    it('changes only what is given, and the person is found by the new name only', async () => {
      const { status, body } = await client.patch(path, {
        last_name: 'Roe',
        company_name: ' Acme ',
        custom_lead_data: { a: null, c: { d: 1 } },
        email: 'other@example.com',
      });
      expect(status).to.equal(200);
      expect(body.data).to.deep.include({
        email: 'jane@example.com',
        display_name: 'Jane Roe',
        company_name: 'Acme',
        custom_lead_data: { b: 2, c: { d: 1 } },
        email_verification: { status: 'unknown', is_free: true },
      });
      expect(body.data.tags).to.have.length(1);
      expect((await client.get(path)).body.data.person).to.deep.equal(body.data);
      expect([(await list('?q=roe')).total_count, (await list('?q=doe')).total_count]).to.deep.equal([1, 0]);
    });

    it('replaces tags and verification, and null clears', async () => {
      const set = await client.patch(path, {
        tags: ['New', 'OLD', 'new'],
        email_verification: { status: 'ok' },
        display_name: 'J. D.',
      });
      const tags = set.body.data.tags.map((tag: { name: string }) => tag.name);
      expect(tags).to.deep.equal(['New', 'old']);
      expect(set.body.data).to.deep.include({ email_verification: { status: 'ok' }, display_name: 'J. D.' });
      const cleared = await client.patch(path, {
        tags: [],
        email_verification: null,
        display_name: null,
        first_name: null,
        custom_lead_data: null,
      });
      expect(cleared.body.data).to.deep.include({
        custom_lead_data: {},
        tags: [],
        email_verification: null,
        display_name: 'Doe',
        first_name: null,
      });
    });

    it('takes texts as long as imports do, so that what was imported can be given again', async () => {
      const longest = {
        last_name: 'n'.repeat(255),
        company_name: '😀'.repeat(255),
        website: 'w'.repeat(2048),
      };
      const { status, body } = await client.patch(path, longest);
      expect(status, JSON.stringify(body)).to.equal(200);
      expect(body.data).to.deep.include(longest);
    });

    it('names what cannot be stored', async () => {
      const cases: [body: object, path: string, code: string][] = [
        [{ display_name: 'a\0b' }, 'display_name', 'invalid_value'],
        [{ phone_number: '1'.repeat(80) }, 'phone_number', 'too_long'],
        [{ custom_lead_data: { ' ': 1 } }, 'custom_lead_data', 'invalid_value'],
        [{ tags: [''] }, 'tags[0]', 'too_short'],
        [{ first_name: 5 }, 'first_name', 'invalid_type'],
      ];
      for (const [body, where, code] of cases) {
        const answer = await client.patch(path, body);
        expect([answer.status, answer.body.error.code], where).to.deep.equal([400, 'invalid_request']);
        expect(answer.body.details[0]).to.include({ path: where, code });
        if (code === 'invalid_value')
          expect(answer.body.details[0].message).to.match(new RegExp(`^${where} `));
      }
    });
  });
});
