import { expect } from 'chai';
import { sequence } from '../domain/flow/fixtures.js';
import { buildLaunched, sandboxMailbox, startEngine } from '../support/engine.js';
import { newClient, startService, type Client } from '../support/service.js';
import { answer, buildThread } from '../support/threads.js';
import { draftCampaign, idOf } from './support/leads.js';

const minute = 60_000;

describe('what people were last up to', () => {
  let client: Client;
  let joined: number;
  const at = (minutes: number) => new Date(joined + minutes * minute);
  const person = async (name = 'jane') =>
    (await client.get(`/v1/people/${idOf(`${name}@sandbox.test`)}`)).body.data.person;
  const listed = async (query: string) =>
    (await client.get(`/v1/people?${query}`)).body.data.map((each: { email: string }) => each.email[1]);

  beforeEach(async () => {
    client = await newClient();
    const leads = ['jane', 'john'].map(name => ({ email: `${name}@sandbox.test` }));
    await client.post(`/v1/campaigns/${await draftCampaign(client)}/leads/bulk`, { leads });
    const { latest_activity_at, newest_membership_created_at, created_at } = await person();
    expect([latest_activity_at, newest_membership_created_at]).to.deep.equal([created_at, created_at]);
    joined = Date.parse(created_at);
  });

  it('is the last message from them, which counts as an answer only when a person wrote it', async () => {
    const thread = await buildThread(client.accountId, { lead: { email: 'jane@sandbox.test' }, at: at(1) });
    await answer(thread, 'I am out.', { at: at(2), headers: ['Auto-Submitted: auto-replied'] });
    expect(await person()).to.include({ has_reply: false, latest_activity_at: at(2).toISOString() });
    expect([await listed('has_reply=true'), await listed('has_reply=false')]).to.deep.equal([[], ['a', 'o']]);
    await answer(thread, 'Tell me more.', { at: at(3) });
    expect(await person()).to.include({
      has_reply: true,
      latest_activity_at: at(3).toISOString(),
      newest_membership_created_at: new Date(joined).toISOString(),
    });
    expect([await listed('has_reply=true'), await listed('has_reply=false')]).to.deep.equal([['a'], ['o']]);
    expect(await person('john')).to.include({ has_reply: false });
  });

  it('is the last message to them, of a campaign or of a person', async () => {
    const engine = await startEngine(at(10));
    const worker = engine.worker();
    const own = await startService({}, engine.clock);
    try {
      const thread = await buildThread(client.accountId, { lead: { email: 'jane@sandbox.test' }, at: at(1) });
      await (
        await own.client(client.accountId)
      ).post(`/v1/threads/${thread.threadId}/reply`, { body_text: 'See you.' });
      const { clock } = engine;
      await worker.runUntilIdle();
      expect((await person()).latest_activity_at).to.equal(at(10).toISOString());

      const mailboxIds = [await sandboxMailbox(client.accountId)];
      const id = await buildLaunched(client.accountId, { flow: sequence(), mailboxIds }, clock.now());
      await engine.clock.advance(minute);
      await client.post(`/v1/campaigns/${id}/leads`, { email: 'john@sandbox.test' });
      await worker.runUntilIdle();
      expect((await person('john')).latest_activity_at).to.equal(at(11).toISOString());
    } finally {
      await own.close();
      await engine.close();
    }
  });

  it('is joining or leaving a campaign', async () => {
    const id = await draftCampaign(client);
    const move = (verb: string) =>
      client.post(`/v1/campaigns/${id}/leads:${verb}`, { global_lead_ids: [idOf('john@sandbox.test')] });
    await move('add');
    const came = await person('john');
    expect(came.campaign_count).to.equal(2);
    expect(Date.parse(came.latest_activity_at)).to.be.greaterThan(joined);
    expect(came.newest_membership_created_at).to.equal(came.latest_activity_at);
    expect(await listed('')).to.deep.equal(['o', 'a']);
    await move('remove');
    const left = await person('john');
    expect(left.campaign_count).to.equal(1);
    expect(Date.parse(left.latest_activity_at)).to.be.greaterThan(Date.parse(came.latest_activity_at));
    expect(left.newest_membership_created_at).to.equal(came.newest_membership_created_at);
  });

  it('does not change by what is written down of them', async () => {
    const before = await person();
    await client.patch(`/v1/people/${before.global_lead_id}`, { company_name: 'Acme', tags: ['x'] });
    await client.post('/v1/lead-lists', { name: 'Fair', global_lead_ids: [before.global_lead_id] });
    const after = await person();
    expect(after).to.include({
      latest_activity_at: before.latest_activity_at,
      created_at: before.created_at,
      company_name: 'Acme',
    });
    expect(Date.parse(after.updated_at)).to.be.greaterThan(Date.parse(before.updated_at));
  });
});
