import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';

describe('rules of leads and people', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const bulk = (id: string, ...emails: string[]) =>
    client.post(`/v1/campaigns/${id}/leads/bulk`, { leads: emails.map(email => ({ email })) });
  const enrolled = async (id: string) =>
    (await client.get(`/v1/campaigns/${id}/leads`)).body.data
      .filter((lead: { enrollment: object | null }) => lead.enrollment)
      .map((lead: { email: string }) => lead.email);

  it('enroll whom a blocked host does not name exactly, however they come in', async () => {
    const covered = ['a@rival.example', 'A.B+tag@Rival.Example', 'blocked@free.example'];
    const free = [
      'a@mail.rival.example',
      'a@notrival.example',
      'other@free.example',
      'rival.example@free.example',
    ];
    for (const value of ['RIVAL.example', 'Blocked@free.example'])
      await client.post('/v1/block-list', { value });
    const [imported, added, launched, single] = [
      await runningCampaign(client),
      await runningCampaign(client),
      await draftCampaign(client),
      await runningCampaign(client),
    ];
    await bulk(imported, ...covered, ...free);
    await bulk(launched, ...covered, ...free);
    const people = (await client.get('/v1/people')).body.data;
    const global_lead_ids = people.map((person: { global_lead_id: string }) => person.global_lead_id);
    const answer = await client.post(`/v1/campaigns/${added}/leads:add`, { global_lead_ids });
    expect(answer.body.data).to.include({ created: 7, enrolled: 4 });
    const launch = await client.post(`/v1/campaigns/${launched}/launch`);
    expect(launch.body.data.enrolled).to.equal(4);
    for (const email of [...covered, ...free]) await client.post(`/v1/campaigns/${single}/leads`, { email });
    for (const id of [imported, added, launched, single]) {
      expect(await enrolled(id)).to.have.members(free);
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 7, enrolled: 4, terminal: 0 });
    }
  });

  it('take 1 to 100 ids at once, also those of nobody', async () => {
    const id = await runningCampaign(client);
    const list = (await client.post('/v1/lead-lists', { name: 'Fair' })).body.data.id;
    const ids = (count: number) => Array.from({ length: count }, (_, n) => idOf(`p${n}@example.com`));
    const calls: [method: string, path: string, counter: string, code: string][] = [
      ['POST', `/v1/campaigns/${id}/leads:add`, 'failed', 'invalid_flow'],
      ['POST', `/v1/campaigns/${id}/leads:remove`, 'skipped', 'invalid_flow'],
      ['POST', '/v1/leads:remove-from-all-campaigns', 'skipped', 'invalid_request'],
      ['POST', `/v1/lead-lists/${list}/members`, 'skippedNotMember', 'invalid_request'],
      ['DELETE', `/v1/lead-lists/${list}/members`, 'skippedNotMember', 'invalid_request'],
    ];
    for (const [method, path, counter, code] of calls) {
      const call = (global_lead_ids?: unknown) => client.request(method, path, { body: { global_lead_ids } });
      for (const count of [1, 100]) {
        const { status, body } = await call(ids(count));
        expect([status, body.data[counter], body.data.errors.length], path).to.deep.equal([
          200,
          count,
          count,
        ]);
      }
      for (const [given, at, issue] of [
        [[], 'global_lead_ids', 'too_few_items'],
        [ids(101), 'global_lead_ids', 'too_many_items'],
        [undefined, 'global_lead_ids', 'required'],
        [null, 'global_lead_ids', 'invalid_type'],
        [[ids(1)[0], 7], 'global_lead_ids[1]', 'invalid_type'],
      ] as const) {
        const { status, body } = await call(given);
        expect([status, body.error.code, body.details[0].path, body.details[0].code], path).to.deep.equal([
          400,
          code,
          at,
          issue,
        ]);
      }
    }
  });

  it('keep what a verifier said whole, apart from tags, and only that', async () => {
    const id = await draftCampaign(client);
    const person = async () => (await client.get(`/v1/people/${idOf('jane@example.com')}`)).body.data.person;
    const say = (email_verification?: object, more: object = {}) =>
      client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com', email_verification, ...more });
    await say();
    expect((await person()).email_verification).to.equal(null);
    const whole = {
      status: 'catch_all',
      quality: 'good',
      provider: 'verifier',
      verified_at: '2026-10-30T08:00:00.123Z',
      is_free: false,
      is_role: true,
    };
    await say(whole);
    expect(await person()).to.deep.include({ email_verification: whole, tags: [] });
    for (const status of ['ok', 'catch_all', 'invalid', 'unknown', 'disposable']) {
      await say({ status });
      expect((await person()).email_verification).to.deep.equal({ status });
      const { total_count } = (await client.get(`/v1/people?email_verification_status=${status}`)).body;
      expect(total_count, status).to.equal(1);
    }
    await say({ is_free: false });
    expect((await person()).email_verification).to.deep.equal({ is_free: false });
    await say({}, { tags: [] });
    expect((await person()).email_verification).to.deep.equal({ is_free: false });
  });

  it('merge rows of one address in their order: what comes later replaces, and one that fails says nothing', async () => {
    const id = await runningCampaign(client);
    const email = 'jane@example.com';
    const rows = [
      { email, first_name: 'J', tags: ['one'], email_verification: { status: 'unknown', quality: 'poor' } },
      { email: 'JANE@example.com', first_name: 'x'.repeat(300), tags: ['never'], website: 'never' },
      { email, first_name: 'Jane', custom_lead_data: { a: 1, b: 1 }, email_verification: { status: 'ok' } },
      { email: ' jane@example.com', last_name: 'Doe', tags: ['two'], custom_lead_data: { b: 2, a: null } },
    ];
    const { body } = await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads: rows });
    expect(body).to.deep.include({ imported: 3, incomplete: 0, failed: 1 });
    expect(body.errors[0]).to.include({ index: 1, email: 'JANE@example.com', code: 'too_long' });
    const person = (await client.get(`/v1/people/${idOf(email)}`)).body.data.person;
    expect(person).to.deep.include({
      display_name: 'Jane Doe',
      first_name: 'Jane',
      website: null,
      custom_lead_data: { b: 2 },
      email_verification: { status: 'ok' },
      campaign_count: 1,
    });
    expect(person.tags.map((tag: { name: string }) => tag.name)).to.deep.equal(['one', 'two']);
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 1, enrolled: 1, terminal: 0 });
    const [event] = await eventsOf(client);
    expect(event!.data.counts).to.deep.include({
      imported: 3,
      created: 1,
      updated: 2,
      enrolled: 1,
      failed: 1,
    });
    expect(event!.data.global_lead_ids).to.deep.equal([idOf(email)]);
  });

  it('store nothing under an Idempotency-Key for a request that is not valid, and one answer for one that is', async () => {
    const id = await draftCampaign(client);
    const headers = { 'idempotency-key': 'lead-1' };
    const post = (body: object) => client.post(`/v1/campaigns/${id}/leads`, body, headers);
    expect((await post({ email: 'nobody' })).status).to.equal(400);
    expect((await post({ email: 5 })).status).to.equal(400);
    const first = await post({ email: 'jane@example.com' });
    const again = await post({ email: 'jane@example.com' });
    expect([first.status, again.status]).to.deep.equal([201, 201]);
    expect([
      first.headers.get('idempotent-replayed'),
      again.headers.get('idempotent-replayed'),
    ]).to.deep.equal([null, 'true']);
    const other = await post({ email: 'john@example.com' });
    expect([other.status, other.body.error.code]).to.deep.equal([409, 'idempotency_key_reused']);
    const elsewhere = await client.post(
      `/v1/campaigns/${await draftCampaign(client)}/leads`,
      { email: 'john@example.com' },
      headers,
    );
    expect(elsewhere.status).to.equal(201);
    expect((await eventsOf(client)).map(({ type }) => type)).to.deep.equal(['lead.created', 'lead.created']);
  });

  it('know a person by the normalized address alone, whatever the spelling', async () => {
    const id = await draftCampaign(client);
    const spellings = ['jane@bücher.example', ' JANE@xn--bcher-kva.example', 'Jane@BÜCHER.Example\t'];
    const { body } = await bulk(id, ...spellings, 'jane+x@bücher.example', 'ja.ne@bücher.example');
    expect(body).to.deep.equal({ imported: 5, incomplete: 0, failed: 0, errors: [] });
    const { data, total_count } = (await client.get('/v1/people?sort=email&sort_dir=asc')).body;
    expect(total_count).to.equal(3);
    expect(data.map((person: { email: string }) => person.email)).to.deep.equal([
      'ja.ne@xn--bcher-kva.example',
      'jane+x@xn--bcher-kva.example',
      'jane@xn--bcher-kva.example',
    ]);
    expect(data[2].global_lead_id).to.equal(
      '289dc0c069711fe24981364ef79cb3214ca6c895b1b900aec7aec5ba972b516f',
    );
  });

  it("know nothing of another account's people, tags and lists that a body or a query names", async () => {
    const other = await newClient();
    const theirs = await runningCampaign(other);
    const jane = idOf('jane@example.com');
    const lead = { email: 'jane@example.com', tags: ['theirs'] };
    await other.post(`/v1/campaigns/${theirs}/leads`, lead);
    const person = (await other.get(`/v1/people/${jane}`)).body.data.person;
    const list = (await other.post('/v1/lead-lists', { name: 'Theirs', global_lead_ids: [jane] })).body.data;
    const tag = (await other.post('/v1/mailbox-tags', { name: 'Theirs' })).body.data;
    await other.post('/v1/block-list', { value: 'john@example.com' });

    const id = await runningCampaign(client);
    await bulk(id, 'john@example.com');
    expect(await enrolled(id)).to.deep.equal(['john@example.com']);
    const batch = { global_lead_ids: [jane] };
    const added = (await client.post(`/v1/campaigns/${id}/leads:add`, batch)).body.data;
    expect(added).to.deep.include({ created: 0, failed: 1 });
    const own = (await client.post('/v1/lead-lists', { name: 'Theirs', ...batch })).body.data;
    expect((await client.get(`/v1/lead-lists/${own.id}/members`)).body.total_count).to.equal(0);
    const joined = (await client.post(`/v1/lead-lists/${own.id}/members`, batch)).body.data;
    expect(joined).to.deep.include({ added: 0, skippedNotMember: 1 });
    for (const query of [
      `global_lead_ids=${jane}`,
      `campaign_ids=${theirs}`,
      `list_id=${list.id}`,
      `tag_ids=${person.tags[0].id}`,
      'q=jane',
    ])
      expect((await client.get(`/v1/people?${query}`)).body, query).to.deep.include({
        data: [],
        total_count: 0,
      });
    const mailbox = (await client.get('/v1/mailboxes')).body.data[0];
    const tagged = await client.patch(`/v1/mailboxes/${mailbox.id}`, { tag_ids: [tag.id] });
    expect([tagged.status, tagged.body.error.code]).to.deep.equal([404, 'tag_not_found']);
    await client.post('/v1/leads:remove-from-all-campaigns', batch);
    expect((await other.get(`/v1/people/${jane}`)).body.data.person).to.deep.equal(person);
    // The same address is another person here, with tags of this account's own.
    await client.post(`/v1/campaigns/${id}/leads`, lead);
    const mine = (await client.get(`/v1/people/${jane}`)).body.data.person;
    expect(mine.account_id).to.equal(client.accountId);
    expect(mine.tags[0].id).to.not.equal(person.tags[0].id);
  });
});
