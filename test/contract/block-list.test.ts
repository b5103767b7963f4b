import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { enrollmentsOf, unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { buildThread } from '../support/threads.js';
import { runningCampaign, totalsOf } from './support/leads.js';

describe('block list', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const add = (value: unknown, reason?: unknown) => client.post('/v1/block-list', { value, reason });

  async function eventsOf(type: string): Promise<Record<string, unknown>[]> {
    const rows = await runSql<{ payload: string }[]>(
      'SELECT payload FROM events WHERE account_id = ? AND type = ? ORDER BY id',
      [toBin(client.accountId), type],
    );
    return rows.map(row => JSON.parse(row.payload) as Record<string, unknown>);
  }

  async function stateOf(campaignId: string): Promise<string> {
    const [row] = await enrollmentsOf(client.accountId, campaignId);
    return `${row!.state} ${row!.reason}`;
  }

  it('takes addresses and hosts once, in lower case', async () => {
    const created = await add('  Lee.Wong@Globex.EXAMPLE ', 'Asked by phone');
    expect(created.status).to.equal(201);
    expect(created.body.data).to.include({
      account_id: client.accountId,
      value: 'lee.wong@globex.example',
      type: 'email',
      reason: 'Asked by phone',
    });
    const again = await add('lee.wong@globex.example', 'Another reason');
    expect([again.status, again.body.data]).to.deep.equal([200, created.body.data]);
    const host = await add('Bücher.example');
    expect(host.body.data).to.include({ value: 'xn--bcher-kva.example', type: 'domain', reason: null });
    const everybody = await add('*@Bücher.example');
    expect([everybody.status, everybody.body.data]).to.deep.equal([200, host.body.data]);
    const added = await eventsOf('blocklist.entry_added');
    expect(added).to.have.length(2);
    expect(added[0]).to.include({ type: 'email', origin: 'api', email: 'lee.wong@globex.example' });
    expect(added[1]).to.not.have.any.keys('email', 'custom_fields', 'lead_id');
  });

  it('says in its events which lead an address is, also once it is unblocked', async () => {
    const email = 'jane@acme.example';
    const { campaignId } = await buildThread(client.accountId, {
      lead: { email, name: 'Jane Doe', company_name: 'Acme' },
    });
    // A newer row, which nobody has written to yet.
    const draft = await client.post('/v1/campaigns', { name: 'Draft' });
    await client.post(`/v1/campaigns/${draft.body.data.id}/leads`, { email, name: 'J. D.' });
    const { body } = await add(email);
    await client.delete(`/v1/block-list/${body.data.id}`);
    for (const type of ['blocklist.entry_added', 'blocklist.entry_removed']) {
      const [event] = await eventsOf(type);
      expect(event, type).to.include({
        email,
        name: 'Jane Doe',
        company_name: 'Acme',
        campaign_id: campaignId,
      });
      expect(event, type).to.include.keys('custom_fields', 'campaign_name', 'lead_id', 'global_lead_id');
      expect(event, type).to.not.have.any.keys('last_name', 'website');
    }
  });

  it('refuses what is neither', async () => {
    for (const value of [
      '',
      'nobody',
      '@example.com',
      '*@jane@example.com',
      '*.example.com',
      'a@b@c',
      'a b@example.com',
      '10.0.0.1',
      'x'.repeat(321),
      7,
      null,
    ]) {
      const { status, body } = await add(value);
      expect([status, body.error.code], String(value)).to.deep.equal([400, 'invalid_request']);
      expect(body.details[0].path).to.equal('value');
    }
    expect((await add('a@example.com', 'r'.repeat(501))).status).to.equal(400);
  });

  it('takes a type that the value has, and refuses one that contradicts it', async () => {
    const addAs = (type: unknown, value: string) => client.post('/v1/block-list', { type, value });
    for (const [type, value] of [
      ['domain', 'jane@acme.example'],
      ['email', 'acme.example'],
      ['email', '*@acme.example'],
      ['host', 'acme.example'],
    ]) {
      const { status, body } = await addAs(type, value!);
      const [point] = body.details;
      expect([status, body.error.code], `${type} ${value}`).to.deep.equal([400, 'invalid_request']);
      expect([point.path, point.code]).to.deep.equal(['type', 'invalid_value']);
    }
    expect((await client.get('/v1/block-list')).body.total_count).to.equal(0);
    expect((await addAs('email', 'jane@acme.example')).status).to.equal(201);
    expect((await addAs('domain', '*@acme.example')).body.data).to.include({ type: 'domain' });
  });

  it('stops the sequences of whom it covers, of the exact host only', async () => {
    const at = (email: string) => buildThread(client.accountId, { lead: { email } });
    const person = await at('jane@acme.example');
    const host = await at('omar@rival.example');
    const below = await at('omar@mail.rival.example');
    await runSql(
      `INSERT INTO people (account_id, global_lead_id, email, email_domain, created_at, updated_at)
       SELECT account_id, global_lead_id, email, SUBSTRING_INDEX(email, '@', -1), NOW(3), NOW(3) FROM leads
       WHERE account_id = ?`,
      [toBin(client.accountId)],
    );
    await add('jane@acme.example');
    await add('rival.example');
    expect(await stateOf(person.campaignId)).to.equal('stopped blocked');
    expect(await stateOf(host.campaignId)).to.equal('stopped blocked');
    expect(await stateOf(below.campaignId)).to.equal('active null');
  });

  it('stops sequences that have come to their end too: they are not to go on with a longer flow', async () => {
    const campaigns = [];
    for (const email of ['jane@acme.example', 'omar@rival.example']) {
      const id = await runningCampaign(client);
      await client.post(`/v1/campaigns/${id}/leads`, { email });
      campaigns.push(id);
    }
    const { manager } = database();
    await manager.query(
      `UPDATE enrollments SET state = 'completed', reason = 'finished', current_node_id = 'second', awaits = NULL
       WHERE account_id = ?`,
      [toBin(client.accountId)],
    );
    await manager.query('UPDATE campaign_totals SET terminal_enrollment_count = 1 WHERE account_id = ?', [
      toBin(client.accountId),
    ]);
    await add('jane@acme.example');
    await add('rival.example');
    for (const id of campaigns) {
      expect(await stateOf(id)).to.equal('stopped blocked');
      expect(await totalsOf(client, id)).to.deep.equal({ leads: 1, enrolled: 1, terminal: 1 });
    }
  });

  it('lists newest first, by part of the value and by type', async () => {
    for (const value of ['a@one.example', 'two.example', 'c@two.example']) await add(value);
    const list = async (query: string) => {
      const { body } = await client.get(`/v1/block-list?${query}`);
      return [body.total_count, body.data.map((entry: { value: string }) => entry.value)];
    };
    expect(await list('')).to.deep.equal([3, ['c@two.example', 'two.example', 'a@one.example']]);
    expect(await list('q=TWO')).to.deep.equal([2, ['c@two.example', 'two.example']]);
    expect(await list('q=%25')).to.deep.equal([0, []]);
    expect(await list('type=email')).to.deep.equal([2, ['c@two.example', 'a@one.example']]);
    expect(await list('type=domain&q=two')).to.deep.equal([1, ['two.example']]);
    expect(await list('limit=1&offset=1')).to.deep.equal([3, ['two.example']]);
    expect(await list('limit=0')).to.deep.equal([3, []]);
  });

  it('is undone by deleting, with an event', async () => {
    const { body } = await add('two.example', 'Rival');
    const { id } = body.data;
    const other = await newClient();
    expect((await other.delete(`/v1/block-list/${id}`)).body.error.code).to.equal(
      'block_list_entry_not_found',
    );
    expect((await client.delete(`/v1/block-list/${id}`)).body).to.deep.equal({ data: { id, deleted: true } });
    expect((await client.delete(`/v1/block-list/${id}`)).status).to.equal(404);
    expect((await client.delete(`/v1/block-list/${unknownId()}`)).status).to.equal(404);
    expect(await eventsOf('blocklist.entry_removed')).to.deep.equal([
      { block_list_entry_id: id, type: 'domain', value: 'two.example', reason: 'Rival', origin: 'api' },
    ]);
    expect((await add('two.example')).status).to.equal(201);
  });
});
