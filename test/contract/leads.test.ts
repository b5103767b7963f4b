import { expect } from 'chai';
import { campaigns } from '../../server/src/store/entities.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { alterCampaign, unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { blockAddress, draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';

describe('leads', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const person = async (email: string) => (await client.get(`/v1/people/${idOf(email)}`)).body.data.person;

  describe('create', () => {
    it('stores the lead and the person under the normalized address', async () => {
      const id = await draftCampaign(client);
      const { status, body } = await client.post(`/v1/campaigns/${id}/leads`, {
        email: '  Jane.Doe@BÜCHER.example ',
        first_name: ' Jane ',
        last_name: 'Doe',
        phone_number: '',
        custom_lead_data: { pain_point: 'slow', list: [1, { a: null }] },
        tags: ['SaaS'],
        email_verification: { status: 'ok', provider: 'verifier', verified_at: '2026-10-30T10:00:00+02:00' },
      });
      expect(status).to.equal(201);
      expect(body.created).to.equal(true);
      expect(body.data).to.deep.include({
        email: 'jane.doe@xn--bcher-kva.example',
        global_lead_id: idOf('jane.doe@xn--bcher-kva.example'),
        campaign_id: id,
        account_id: client.accountId,
        name: 'Jane Doe',
        first_name: 'Jane',
        phone_number: null,
        custom_lead_data: { pain_point: 'slow', list: [1, { a: null }] },
        source: 'api',
        enrollment: null,
        deleted_at: null,
      });
      expect(body.data).to.not.have.any.keys('tags', 'email_verification');
      const known = await person(body.data.email);
      expect(known).to.deep.include({ display_name: 'Jane Doe', campaign_count: 1, has_reply: false });
      expect(known.tags.map((tag: { name: string }) => tag.name)).to.deep.equal(['SaaS']);
      expect(known.email_verification).to.deep.equal({
        status: 'ok',
        provider: 'verifier',
        verified_at: '2026-10-30T08:00:00.000Z',
      });
      expect((await client.get(`/v1/campaigns/${id}/leads/${body.data.id}`)).body.data).to.deep.equal(
        body.data,
      );
    });

    it('replaces what is given, keeps what is omitted, and says that the lead was there', async () => {
      const id = await draftCampaign(client);
      const first = {
        email: 'jane@example.com',
        first_name: 'Jane',
        company_name: 'Acme',
        custom_lead_data: { a: 1, b: 2 },
      };
      const created = (await client.post(`/v1/campaigns/${id}/leads`, first)).body.data;
      const second = {
        email: 'JANE@example.com',
        company_name: 'Acme Holding',
        custom_lead_data: { b: 3, a: null },
      };
      const { status, body } = await client.post(`/v1/campaigns/${id}/leads`, second);
      expect([status, body.created]).to.deep.equal([200, false]);
      expect(body.data).to.deep.include({
        id: created.id,
        first_name: 'Jane',
        company_name: 'Acme Holding',
        custom_lead_data: { b: 3 },
      });
      expect(
        (await eventsOf(client)).map(({ type, data }) => [type, data.company_name, data.custom_fields]),
      ).to.deep.equal([
        ['lead.created', 'Acme', { a: 1, b: 2 }],
        ['lead.updated', 'Acme Holding', { b: 3 }],
      ]);
      expect((await totalsOf(client, id)).leads).to.equal(1);
    });

    it('leaves tags and verification alone when they are omitted', async () => {
      const id = await draftCampaign(client);
      const given = {
        email: 'jane@example.com',
        tags: ['vip'],
        email_verification: { status: 'ok', quality: 'good' },
      };
      await client.post(`/v1/campaigns/${id}/leads`, given);
      await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com' });
      const known = await person('jane@example.com');
      expect(known.tags).to.have.length(1);
      expect(known.email_verification).to.deep.equal({ status: 'ok', quality: 'good' });
      await client.post(`/v1/campaigns/${id}/leads`, {
        ...given,
        tags: ['new'],
        email_verification: { status: 'invalid' },
      });
      const later = await person('jane@example.com');
      expect(later.tags.map((tag: { name: string }) => tag.name)).to.deep.equal(['new', 'vip']);
      expect(later.email_verification).to.deep.equal({ status: 'invalid' });
    });

    it('finds tags by name or alias whatever the case, and makes the others once', async () => {
      const id = await draftCampaign(client);
      await client.post(`/v1/campaigns/${id}/leads`, {
        email: 'a@example.com',
        tags: ['SaaS', 'saas', ' SAAS '],
      });
      const [tag] = (await person('a@example.com')).tags;
      expect(tag).to.include({ name: 'SaaS', color: null });
      await runSql(
        'INSERT INTO person_tag_aliases (account_id, alias, tag_id, created_at) VALUES (?, ?, ?, ?)',
        [toBin(client.accountId), 'Software', toBin(tag.id), new Date()],
      );
      await client.post(`/v1/campaigns/${id}/leads`, { email: 'b@example.com', tags: ['software'] });
      expect((await person('b@example.com')).tags).to.deep.equal([tag]);
    });

    it('takes names for the same tag that differ in case or form, and no others', async () => {
      const id = await draftCampaign(client);
      const tags = [
        'Köln',
        'KÖLN',
        'Ko\u0308ln',
        'Koln',
        'か',
        'が',
        'Œuvre',
        'Oeuvre',
        '1',
        '①',
        'strasse',
        'straße',
      ];
      const { status } = await client.post(`/v1/campaigns/${id}/leads`, { email: 'names@example.com', tags });
      expect(status).to.equal(201);
      const names = (await person('names@example.com')).tags.map(({ name }: { name: string }) => name);
      expect(names).to.have.members(tags.filter(name => name !== 'KÖLN' && name !== 'Ko\u0308ln'));
    });

    it('enrolls at once in a launched campaign, but nobody who is incomplete or blocked', async () => {
      const id = await runningCampaign(client, ['plan']);
      await blockAddress(client, 'blocked@example.com');
      await blockAddress(client, 'blocked.example');
      const add = async (email: string, plan?: string) =>
        (await client.post(`/v1/campaigns/${id}/leads`, { email, custom_lead_data: plan ? { plan } : {} }))
          .body.data;
      const ready = await add('ready@example.com', 'pro');
      expect(ready.enrollment).to.include({ state: 'active', reason: null, current_node_id: 'first' });
      expect(ready.enrollment.next_action_at).to.equal(ready.created_at);
      expect((await add('incomplete@example.com')).enrollment).to.equal(null);
      expect((await add('blocked@example.com', 'pro')).enrollment).to.equal(null);
      expect((await add('x@blocked.example', 'pro')).enrollment).to.equal(null);
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 4, enrolled: 1, terminal: 0 });
      expect((await add('incomplete@example.com', 'basic')).enrollment).to.include({ state: 'active' });
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 4, enrolled: 2, terminal: 0 });
    });

    it('names what cannot be stored', async () => {
      const id = await draftCampaign(client);
      const cases: [body: object, path: string, code: string][] = [
        [{ email: 'nobody' }, 'email', 'invalid_email'],
        [{}, 'email', 'required'],
        [{ email: 'a@example.com', name: 5 }, 'name', 'invalid_type'],
        [{ email: 'a@example.com', name: null }, 'name', 'invalid_type'],
        [{ email: 'a@example.com', first_name: 'x'.repeat(256) }, 'first_name', 'too_long'],
        [{ email: 'a@example.com', tags: ['ok', ' '] }, 'tags[1]', 'too_short'],
        [{ email: 'a@example.com', tags: ['x'.repeat(101)] }, 'tags[0]', 'too_long'],
        [{ email: 'a@example.com', zb_status: 'valid' }, 'zb_status', 'unknown_field'],
        [
          { email: 'a@example.com', custom_lead_data: { a: 'x'.repeat(70_000) } },
          'custom_lead_data',
          'too_long',
        ],
        [
          { email: 'a@example.com', email_verification: { status: 'fine' } },
          'email_verification.status',
          'invalid_value',
        ],
        [
          { email: 'a@example.com', email_verification: { raw: 1 } },
          'email_verification.raw',
          'unknown_field',
        ],
        [
          { email: 'a@example.com', email_verification: { quality: 'x'.repeat(300) } },
          'email_verification.quality',
          'too_long',
        ],
      ];
      for (const [body, path, code] of cases) {
        const answer = await client.post(`/v1/campaigns/${id}/leads`, body);
        expect([answer.status, answer.body.error.code], path).to.deep.equal([400, 'invalid_flow']);
        expect(answer.body.details[0]).to.include({ path, code });
      }
      expect((await totalsOf(client, id)).leads).to.equal(0);
      expect(await eventsOf(client)).to.deep.equal([]);
    });

    it('refuses times of a verification that no database holds', async () => {
      const path = `/v1/campaigns/${(await client.post('/v1/campaigns', {})).body.data.id}/leads`;
      for (const verified_at of ['9999-12-31T23:59:59-14:00', '1000-01-01T00:00:00+14:00']) {
        const lead = { email: 'far@example.com', email_verification: { verified_at } };
        const answer = await client.post(path, lead);
        expect(answer.status, verified_at).to.equal(400);
        expect(answer.body.details[0]).to.include({
          path: 'email_verification.verified_at',
          code: 'invalid_value',
        });
        const bulk = await client.post(`${path}/bulk`, { leads: [lead, { email: 'near@example.com' }] });
        expect(bulk.body).to.include({ imported: 1, failed: 1 });
      }
    });

    it('stores once under an Idempotency-Key', async () => {
      const id = await draftCampaign(client);
      const send = () =>
        client.post(`/v1/campaigns/${id}/leads`, { email: 'a@example.com' }, { 'idempotency-key': 'once' });
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status]).to.deep.equal([201, 201]);
      expect(second.body).to.deep.equal(first.body);
      expect(await eventsOf(client)).to.have.length(1);
    });
  });

  describe('change', () => {
    it('changes only what is given; null clears', async () => {
      const id = await draftCampaign(client);
      const given = {
        email: 'jane@example.com',
        first_name: 'Jane',
        last_name: 'Doe',
        custom_lead_data: { a: 1, b: 2 },
      };
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, given)).body.data;
      const { status, body } = await client.patch(`/v1/campaigns/${id}/leads/${lead.id}`, {
        last_name: null,
        company_name: 'Acme',
        custom_lead_data: { a: null, c: 3 },
        email: 'other@example.com',
      });
      expect(status).to.equal(200);
      expect(body.data).to.deep.include({
        email: 'jane@example.com',
        name: 'Jane',
        first_name: 'Jane',
        last_name: null,
        company_name: 'Acme',
        custom_lead_data: { b: 2, c: 3 },
      });
      expect((await eventsOf(client)).map(({ type }) => type)).to.deep.equal([
        'lead.created',
        'lead.updated',
      ]);
      const cleared = await client.patch(`/v1/campaigns/${id}/leads/${lead.id}`, { custom_lead_data: null });
      expect(cleared.body.data).to.deep.equal({
        ...body.data,
        custom_lead_data: {},
        updated_at: cleared.body.data.updated_at,
      });
    });

    it('enrolls a lead that it completes', async () => {
      const id = await runningCampaign(client, ['plan']);
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com' })).body.data;
      const path = `/v1/campaigns/${id}/leads/${lead.id}`;
      expect((await client.patch(path, { custom_lead_data: { plan: ' ' } })).body.data.enrollment).to.equal(
        null,
      );
      const fixed = await client.patch(path, { custom_lead_data: { plan: 'pro' } });
      expect(fixed.body.data.enrollment).to.include({ state: 'active', current_node_id: 'first' });
      expect((await totalsOf(client, id)).enrolled).to.equal(1);
    });

    it('names what cannot be stored', async () => {
      const id = await draftCampaign(client);
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com' })).body.data;
      const answer = await client.patch(`/v1/campaigns/${id}/leads/${lead.id}`, {
        phone_number: '1'.repeat(65),
      });
      expect([answer.status, answer.body.error.code]).to.deep.equal([400, 'invalid_flow']);
      expect(answer.body.details).to.have.nested.property('[0].path', 'phone_number');
    });
  });

  describe('delete', () => {
    it('stops the sequence, keeps the person, and the lead can be read', async () => {
      const id = await runningCampaign(client);
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com' })).body.data;
      const path = `/v1/campaigns/${id}/leads/${lead.id}`;
      const answer = await client.delete(path);
      expect([answer.status, answer.body.data]).to.deep.equal([200, { id: lead.id, deleted: true }]);
      const gone = (await client.get(path)).body.data;
      expect(gone.deleted_at).to.be.a('string');
      expect(gone.enrollment).to.include({ state: 'stopped', reason: 'removed', next_action_at: null });
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 0, enrolled: 1, terminal: 1 });
      expect((await client.get(`/v1/campaigns/${id}/leads`)).body.data).to.deep.equal([]);
      expect((await person('jane@example.com')).campaign_count).to.equal(0);
      expect((await eventsOf(client)).map(({ type }) => type)).to.deep.equal([
        'lead.created',
        'lead.deleted',
      ]);
      for (const again of [await client.delete(path), await client.patch(path, { name: 'x' })])
        expect([again.status, again.body.error.code]).to.deep.equal([404, 'lead_not_found']);
    });

    it('is undone by adding the lead again: it goes on where it stood', async () => {
      const id = await runningCampaign(client);
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com', name: 'J' }))
        .body.data;
      await client.delete(`/v1/campaigns/${id}/leads/${lead.id}`);
      const back = await client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com' });
      expect([back.status, back.body.created]).to.deep.equal([201, true]);
      expect(back.body.data).to.include({ id: lead.id, name: 'J', deleted_at: null });
      expect(back.body.data.enrollment).to.include({
        id: lead.enrollment.id,
        state: 'active',
        current_node_id: 'first',
      });
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 1, enrolled: 1, terminal: 0 });
      expect((await person('jane@example.com')).campaign_count).to.equal(1);
      expect((await eventsOf(client)).map(({ type }) => type)).to.deep.equal([
        'lead.created',
        'lead.deleted',
        'lead.created',
      ]);
    });
  });

  describe('list', () => {
    it('pages from the newest lead, and counts', async () => {
      const id = await draftCampaign(client);
      const leads = Array.from({ length: 5 }, (_, n) => ({ email: `lead${n}@example.com` }));
      await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
      const list = async (query: string) => (await client.get(`/v1/campaigns/${id}/leads${query}`)).body;
      const emails = ({ data }: { data: { email: string }[] }) => data.map(({ email }) => email.slice(0, 5));
      expect(emails(await list(''))).to.deep.equal(['lead4', 'lead3', 'lead2', 'lead1', 'lead0']);
      const page = await list('?limit=2&offset=3');
      expect(emails(page)).to.deep.equal(['lead1', 'lead0']);
      expect(page).to.include({ limit: 2, offset: 3, total_count: 5 });
      expect(await list('?limit=0')).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 5 });
      expect(await list('?offset=9')).to.deep.include({ data: [], total_count: 5 });
      const some = await list(
        `?global_lead_ids=${idOf('lead1@example.com')},nobody,${idOf('x@example.com')}`,
      );
      expect([emails(some), some.total_count]).to.deep.equal([['lead1'], 1]);
      expect(await list('?global_lead_ids=nobody')).to.deep.include({ data: [], total_count: 0 });
    });

    it('finds leads by the beginnings of words of address and name', async () => {
      const id = await draftCampaign(client);
      const leads = [
        { email: 'jane.doe@acme.example', first_name: 'Jane', last_name: 'Dœ' },
        { email: 'j@other.example', name: 'Jürgen Müller-Lüdenscheidt' },
      ];
      await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
      const found = async (q: string) =>
        (await client.get(`/v1/campaigns/${id}/leads?q=${encodeURIComponent(q)}`)).body.data.map(
          (lead: { email: string }) => lead.email[1],
        );
      for (const q of ['jan', 'JANE ac', 'acme.example', '@acme', 'jane.doe@acme.ex', 'doe acme'])
        expect(await found(q), q).to.deep.equal(['a']);
      for (const q of ['jurgen', 'MULLER', 'lüden j']) expect(await found(q), q).to.deep.equal(['@']);
      for (const q of ['ane', 'jane muller', 'acme.com', '%', '!!'])
        expect(await found(q), q).to.deep.equal([]);
      expect(await found('j')).to.deep.equal(['@', 'a']);
      expect(await found(' ')).to.have.length(2);
    });

    it('selects by the state that is shown', async () => {
      const id = await runningCampaign(client);
      const leads = ['a', 'b', 'c'].map(name => ({ email: `${name}@example.com` }));
      await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
      await client.post(`/v1/campaigns/${id}/enrollments/pause`, {
        global_lead_ids: [idOf('b@example.com')],
      });
      const count = async (state: string) =>
        (await client.get(`/v1/campaigns/${id}/leads?state=${state}`)).body.total_count;
      expect([await count('active'), await count('paused'), await count('stopped')]).to.deep.equal([2, 1, 0]);
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'paused' });
      expect([await count('active'), await count('paused')]).to.deep.equal([0, 3]);
      const { data } = (await client.get(`/v1/campaigns/${id}/leads`)).body;
      expect(data.map((lead: { enrollment: { reason: string } }) => lead.enrollment.reason)).to.deep.equal([
        'campaign_paused',
        'manual',
        'campaign_paused',
      ]);
    });
  });

  describe('campaigns that cannot be written to', () => {
    it('answers 404 for unknown ids and other accounts', async () => {
      const id = await draftCampaign(client);
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, { email: 'a@example.com' })).body.data;
      const stranger = await newClient();
      const other = await draftCampaign(client);
      const cases: [Promise<{ status: number; body: { error: { code: string } } }>, string][] = [
        [client.get(`/v1/campaigns/${unknownId()}/leads`), 'campaign_not_found'],
        [client.get(`/v1/campaigns/${unknownId()}/leads/${lead.id}`), 'campaign_not_found'],
        [client.get(`/v1/campaigns/${id}/leads/${unknownId()}`), 'lead_not_found'],
        [client.get(`/v1/campaigns/${other}/leads/${lead.id}`), 'lead_not_found'],
        [client.get(`/v1/campaigns/${id}/leads/nothing`), 'lead_not_found'],
        [client.patch(`/v1/campaigns/${other}/leads/${lead.id}`, {}), 'lead_not_found'],
        [client.delete(`/v1/campaigns/${other}/leads/${lead.id}`), 'lead_not_found'],
        [stranger.get(`/v1/campaigns/${id}/leads/${lead.id}`), 'campaign_not_found'],
        [stranger.post(`/v1/campaigns/${id}/leads`, { email: 'b@example.com' }), 'campaign_not_found'],
      ];
      for (const [asked, code] of cases) {
        const answer = await asked;
        expect([answer.status, answer.body.error.code]).to.deep.equal([404, code]);
      }
    });

    it('refuses every write: 403 for an external one, 404 for a deleted one', async () => {
      const id = await runningCampaign(client);
      const lead = (await client.post(`/v1/campaigns/${id}/leads`, { email: 'a@example.com' })).body.data;
      const batch = { global_lead_ids: [idOf('a@example.com')] };
      const writes = () => [
        client.post(`/v1/campaigns/${id}/leads`, { email: 'b@example.com' }),
        client.post(`/v1/campaigns/${id}/leads/bulk`, { leads: [{ email: 'b@example.com' }] }),
        client.post(`/v1/campaigns/${id}/leads:add`, batch),
        client.post(`/v1/campaigns/${id}/leads:remove`, batch),
        client.post(`/v1/campaigns/${id}/enrollments/pause`, batch),
        client.post(`/v1/campaigns/${id}/enrollments/resume`, batch),
        client.patch(`/v1/campaigns/${id}/leads/${lead.id}`, { name: 'x' }),
        client.delete(`/v1/campaigns/${id}/leads/${lead.id}`),
      ];
      await alterCampaign(client.accountId, id, { source: 'external' });
      for (const answer of await Promise.all(writes()))
        expect([answer.status, answer.body.error.code]).to.deep.equal([403, 'external_read_only']);
      await alterCampaign(client.accountId, id, { source: 'manual', deleted_at: new Date() });
      for (const answer of await Promise.all(writes()))
        expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'campaign_not_found']);
      expect((await client.get(`/v1/campaigns/${id}/leads`)).body.total_count).to.equal(1);
      expect((await client.get(`/v1/campaigns/${id}/leads/${lead.id}`)).body.data).to.deep.equal(lead);
      const stored = await database().manager.getRepository(campaigns).countBy({ id });
      expect(stored).to.equal(1);
    });
  });
});
