import { expect } from 'chai';
import { leads, people, peopleTokens } from '../../server/src/store/entities.js';
import { database } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { blockAddress, draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';
import { countLeast } from './support/statements.js';

describe('bulk import', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const bulk = (id: string, rows: object[], headers?: Record<string, string>) =>
    client.post(`/v1/campaigns/${id}/leads/bulk`, { leads: rows }, headers);
  const rows = (count: number, from = 0) =>
    Array.from({ length: count }, (_, n) => ({
      email: `lead${from + n}@example.com`,
      first_name: `First${n}`,
      last_name: `Last${n}`,
      tags: ['bulk', `t${n % 3}`],
      custom_lead_data: { n },
    }));

  it('stores what can be stored and names the rest, whose rows never stop the others', async () => {
    const id = await runningCampaign(client, ['plan']);
    await blockAddress(client, 'blocked@example.com');
    const plan = { custom_lead_data: { plan: 'pro' } };
    const answer = await bulk(id, [
      { email: 'ok@example.com', ...plan },
      { email: ' no address ' },
      { email: 'incomplete@example.com' },
      { email: 'long@example.com', name: 'x'.repeat(300) },
      { email: 'tag@example.com', tags: [''] },
      { email: 'blocked@example.com', ...plan },
      { email: 'OK@example.com', first_name: 'Later' },
      { email: 'nul@example.com', company_name: 'a\0b' },
    ]);
    expect(answer.status).to.equal(200);
    const { errors, ...counts } = answer.body;
    expect(counts).to.deep.equal({ imported: 4, incomplete: 1, failed: 4 });
    expect(
      errors.map((error: { index: number; email: string; code: string }) => [
        error.index,
        error.email,
        error.code,
      ]),
    ).to.deep.equal([
      [1, ' no address ', 'invalid_email'],
      [3, 'long@example.com', 'too_long'],
      [4, 'tag@example.com', 'too_short'],
      [7, 'nul@example.com', 'invalid_value'],
    ]);
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 3, enrolled: 1, terminal: 0 });
    const [event, ...others] = await eventsOf(client);
    expect(others).to.deep.equal([]);
    expect(event).to.deep.nested.include({
      type: 'lead.bulk_import.completed',
      'data.source': 'sync',
      'data.job_id': null,
    });
    expect(event!.data).to.deep.include({
      operation: 'api_lead_import',
      campaign_id: id,
      counts: { imported: 4, created: 3, updated: 1, enrolled: 1, incomplete: 1, failed: 4 },
    });
    expect(event!.data.global_lead_ids).to.have.members(
      ['ok', 'incomplete', 'blocked'].map(name => idOf(`${name}@example.com`)),
    );
    const [ok] = (await client.get(`/v1/campaigns/${id}/leads?global_lead_ids=${idOf('ok@example.com')}`))
      .body.data;
    expect(ok).to.deep.include({ first_name: 'Later', custom_lead_data: { plan: 'pro' } });
  });

  it('refuses the whole request when a row has an unknown key or a wrong type', async () => {
    const id = await draftCampaign(client);
    const cases: [row: object, path: string, code: string][] = [
      [{ email: 'b@example.com', mv_status: 'ok' }, 'leads[1].mv_status', 'unknown_field'],
      [{ email: 5 }, 'leads[1].email', 'invalid_type'],
      [{ email: 'b@example.com', tags: 'x' }, 'leads[1].tags', 'invalid_type'],
      [
        { email: 'b@example.com', email_verification: { verified_at: 'today' } },
        'leads[1].email_verification.verified_at',
        'invalid_format',
      ],
    ];
    for (const [row, path, code] of cases) {
      const { status, body } = await bulk(id, [{ email: 'a@example.com' }, row]);
      expect([status, body.error.code], path).to.deep.equal([400, 'invalid_flow']);
      expect(body.details[0]).to.include({ path, code });
    }
    for (const count of [0, 101]) expect((await bulk(id, rows(count))).status, String(count)).to.equal(400);
    expect((await client.get('/v1/people')).body.total_count).to.equal(0);
  });

  it('merges into what is there, person by person', async () => {
    const id = await draftCampaign(client);
    await bulk(id, rows(3));
    const answer = await bulk(id, [
      { email: 'lead1@example.com', company_name: 'Acme', custom_lead_data: { m: 1 } },
      { email: 'lead9@example.com' },
    ]);
    expect(answer.body).to.deep.equal({ imported: 2, incomplete: 0, failed: 0, errors: [] });
    const [lead] = (await client.get(`/v1/campaigns/${id}/leads?q=lead1`)).body.data;
    expect(lead).to.deep.include({
      first_name: 'First1',
      company_name: 'Acme',
      custom_lead_data: { n: 1, m: 1 },
    });
    expect((await totalsOf(client, id)).leads).to.equal(4);
    const [, event] = await eventsOf(client);
    expect(event!.data.counts).to.include({ created: 1, updated: 1 });
  });

  it('starts a lead of a known person from what is known', async () => {
    await bulk(await draftCampaign(client), rows(1));
    const other = await draftCampaign(client, ['n']);
    const answer = await bulk(other, [{ email: 'lead0@example.com', last_name: 'New' }]);
    expect(answer.body.incomplete).to.equal(0);
    const [lead] = (await client.get(`/v1/campaigns/${other}/leads`)).body.data;
    expect(lead).to.deep.include({
      first_name: 'First0',
      last_name: 'New',
      name: 'First0 New',
      custom_lead_data: { n: 0 },
    });
  });

  it('answers again under the same Idempotency-Key without doing it again', async () => {
    const id = await draftCampaign(client);
    const key = { 'idempotency-key': 'bulk-1' };
    const first = await bulk(id, rows(2), key);
    expect((await bulk(id, rows(2), key)).body).to.deep.equal(first.body);
    expect(await eventsOf(client)).to.have.length(1);
    const reused = await bulk(id, rows(3), key);
    expect([reused.status, reused.body.error.code]).to.deep.equal([409, 'idempotency_key_reused']);
  });

  it('takes as many statements for a hundred rows as for two', async () => {
    const id = await runningCampaign(client);
    await bulk(id, rows(1));
    const bare = (count: number, from: number) => rows(count, from).map(({ tags: _tags, ...row }) => row);
    const importing = (count: number, from: number) => async () => {
      const { body } = await bulk(id, bare(count, from));
      expect(body.imported).to.equal(count);
    };
    // Eight of each: the service's polls may come among most of them on a slow machine, but not among all.
    const eightTimes = (work: (at: number) => () => Promise<unknown>) =>
      countLeast(...Array.from({ length: 8 }, (_, at) => work(at)));
    const two = await eightTimes(at => importing(2, 1000 + at * 2));
    const hundred = await eightTimes(at => importing(100, 2000 + at * 100));
    expect(hundred).to.equal(two);
    // BEGIN and COMMIT among them.
    expect(hundred).to.be.at.most(14);
    expect(await eightTimes(at => () => bulk(id, rows(100, 3000 + at * 100)))).to.be.at.most(18);
    const changing = (company_name: string) => () =>
      bulk(
        id,
        bare(100, 2000).map(row => ({ ...row, company_name })),
      );
    expect(await eightTimes(at => changing(`Acme ${at}`))).to.be.at.most(14);
  });

  it('merges the imports of clients who race for the same people, tags and leads', async function () {
    this.timeout(60_000);
    const ids = [await runningCampaign(client), await runningCampaign(client)] as const;
    const import_ = (n: number) => {
      const mine = rows(40).map(row => ({
        ...row,
        [n % 2 ? 'company_name' : 'website']: `from ${n}`,
        custom_lead_data: { [`c${n}`]: n },
      }));
      return bulk(ids[n % 2]!, n % 3 ? mine : mine.reverse());
    };
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => import_(n)));
    for (const { status, body } of answers)
      expect([status, body.imported], JSON.stringify(body)).to.deep.equal([200, 40]);
    const where = { account_id: client.accountId };
    const { manager } = database();
    expect(await manager.getRepository(people).countBy(where)).to.equal(40);
    expect(await manager.getRepository(leads).countBy(where)).to.equal(80);
    for (const id of ids)
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 40, enrolled: 40, terminal: 0 });
    const page = (await client.get('/v1/people?limit=100')).body;
    expect(page.total_count).to.equal(40);
    for (const person of page.data) {
      expect(person).to.include({ campaign_count: 2 });
      expect(Object.keys(person.custom_lead_data).sort()).to.deep.equal(
        Array.from({ length: 8 }, (_, n) => `c${n}`),
      );
      expect([person.company_name, person.website].every(text => text.startsWith('from '))).to.equal(true);
      expect(person.tags).to.have.length(2);
    }
    const tagNames = new Set(
      page.data.flatMap((person: { tags: { id: string }[] }) => person.tags.map(tag => tag.id)),
    );
    expect(tagNames.size).to.equal(4);
  });

  it('creates a lead once when it is added twice at the same moment', async () => {
    const id = await runningCampaign(client);
    const add = () => client.post(`/v1/campaigns/${id}/leads`, { email: 'jane@example.com' });
    const answers = await Promise.all(Array.from({ length: 6 }, add));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).to.equal(1);
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 1, enrolled: 1, terminal: 0 });
    const words = await database()
      .manager.getRepository(peopleTokens)
      .findBy({ account_id: client.accountId });
    expect(words.map(({ token }) => token).sort()).to.deep.equal(['example', 'jane']);
  });
});
