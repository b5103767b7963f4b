import { expect } from 'chai';
import { sends } from '../../server/src/store/entities.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { alterCampaign, enrollmentsOf } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { draftCampaign, eventsOf, idOf, runningCampaign, totalsOf } from './support/leads.js';

describe('membership in campaigns', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const [jane, john, nobody] = ['jane', 'john', 'nobody'].map(name => idOf(`${name}@example.com`)) as [
    string,
    string,
    string,
  ];
  const bring = (id: string, ...names: string[]) =>
    client.post(`/v1/campaigns/${id}/leads/bulk`, {
      leads: names.map(name => ({ email: `${name}@example.com`, custom_lead_data: { plan: name } })),
    });
  const act = (path: string, ...global_lead_ids: string[]) => client.post(path, { global_lead_ids });
  const last = async () => (await eventsOf(client)).at(-1)!;
  const countOf = async (id: string) =>
    (await client.get(`/v1/people/${id}`)).body.data.person.campaign_count;

  it('adds people with what is known of them, and counts each', async () => {
    await bring(await draftCampaign(client), 'jane', 'john');
    const id = await runningCampaign(client, ['plan']);
    const answer = await act(`/v1/campaigns/${id}/leads:add`, jane, nobody, 'x', jane.toUpperCase());
    expect(answer.status).to.equal(200);
    const { errors, ...counts } = answer.body.data;
    expect(counts).to.deep.equal({
      created: 1,
      updated: 0,
      enrolled: 1,
      skipped: 0,
      incomplete: 0,
      failed: 2,
    });
    expect(errors.map((error: { globalLeadId: string }) => error.globalLeadId)).to.have.members([
      nobody,
      'x',
    ]);
    const [lead] = (await client.get(`/v1/campaigns/${id}/leads`)).body.data;
    expect(lead).to.deep.include({
      email: 'jane@example.com',
      custom_lead_data: { plan: 'jane' },
      source: 'people',
    });
    expect(await countOf(jane)).to.equal(2);
    expect(await last()).to.deep.nested.include({
      type: 'lead.added_to_campaign.completed',
      'data.campaign_id': id,
      'data.counts': counts,
    });
    const again = (await act(`/v1/campaigns/${id}/leads:add`, jane, john)).body.data;
    expect(again).to.deep.include({ created: 1, skipped: 1, enrolled: 1 });
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 2, enrolled: 2, terminal: 0 });
  });

  it('counts those who lack a declared field', async () => {
    await bring(await draftCampaign(client), 'jane');
    const id = await runningCampaign(client, ['plan', 'team']);
    const { data } = (await act(`/v1/campaigns/${id}/leads:add`, jane)).body;
    expect(data).to.deep.include({ created: 1, enrolled: 0, incomplete: 1 });
  });

  it('removes people, stops them, and brings them back', async () => {
    const id = await runningCampaign(client);
    await bring(id, 'jane', 'john');
    const path = `/v1/campaigns/${id}/leads`;
    const removed = await act(`${path}:remove`, jane, nobody);
    expect(removed.body.data).to.deep.include({ removed: 1, skipped: 1 });
    expect(removed.body.data.errors).to.have.length(1);
    expect((await last()).type).to.equal('lead.removed_from_campaign.completed');
    expect((await act(`${path}:remove`, jane)).body.data).to.deep.equal({
      removed: 0,
      skipped: 1,
      errors: [],
    });
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 1, enrolled: 2, terminal: 1 });
    expect(await countOf(jane)).to.equal(0);
    const back = (await act(`${path}:add`, jane)).body.data;
    expect(back).to.deep.include({ created: 0, updated: 1, enrolled: 1, skipped: 0 });
    expect(await totalsOf(client, id)).to.deep.equal({ leads: 2, enrolled: 2, terminal: 0 });
    expect(await countOf(jane)).to.equal(1);
  });

  it('removes people from every campaign that may be written to', async () => {
    const ids = [await runningCampaign(client), await draftCampaign(client), await draftCampaign(client)];
    for (const id of ids) await bring(id, 'jane');
    await bring(ids[0]!, 'john');
    await alterCampaign(client.accountId, ids[2]!, { source: 'external' });
    const answer = await act('/v1/leads:remove-from-all-campaigns', jane, john, nobody);
    expect(answer.status).to.equal(200);
    expect(answer.body.data).to.deep.include({ removed: 3, skipped: 1 });
    expect([await countOf(jane), await countOf(john)]).to.deep.equal([1, 0]);
    const event = await last();
    expect(event).to.deep.nested.include({
      type: 'lead.removed_from_all_campaigns.completed',
      'data.campaign_id': null,
    });
    expect(event.data.global_lead_ids).to.have.members([jane, john]);
    expect(await totalsOf(client, ids[0]!)).to.deep.equal({ leads: 0, enrolled: 2, terminal: 2 });
    const { memberships } = (await client.get(`/v1/people/${jane}`)).body.data;
    expect(memberships.map((each: { campaign_id: string }) => each.campaign_id)).to.deep.equal([ids[2]]);
    expect((await act('/v1/leads:remove-from-all-campaigns', john)).body.data).to.deep.include({
      removed: 0,
      skipped: 1,
    });
  });

  describe('pause and resume', () => {
    it('pauses those who are under way, and resumes them where they stood', async () => {
      const id = await runningCampaign(client);
      await bring(id, 'jane', 'john');
      const paused = await act(`/v1/campaigns/${id}/enrollments/pause`, jane, nobody, 'x');
      expect(paused.body.data).to.deep.include({ paused: 1, skipped: 2 });
      expect(paused.body.data.errors).to.have.length(2);
      expect(await last()).to.deep.nested.include({
        type: 'enrollment.pause_completed',
        'data.counts': { paused: 1, skipped: 2 },
      });
      const enrollment = async (person: string) =>
        (await client.get(`/v1/campaigns/${id}/leads?global_lead_ids=${person}`)).body.data[0].enrollment;
      expect(await enrollment(jane)).to.include({
        state: 'paused',
        reason: 'manual',
        current_node_id: 'first',
        next_action_at: null,
      });
      expect(await enrollment(john)).to.include({ state: 'active' });
      expect((await act(`/v1/campaigns/${id}/enrollments/pause`, jane)).body.data).to.include({
        paused: 0,
        skipped: 1,
      });
      const resumed = await act(`/v1/campaigns/${id}/enrollments/resume`, jane, john, nobody);
      expect(resumed.body.data).to.deep.include({ resumed: 1, skipped: 2 });
      expect(resumed.body.data.errors).to.have.length(1);
      expect((await last()).type).to.equal('enrollment.resume_completed');
      expect(await enrollment(jane)).to.include({ state: 'active', reason: null, current_node_id: 'first' });
      const rows = await enrollmentsOf(client.accountId, id);
      expect(rows.map(row => row.awaits)).to.deep.equal(['send', 'send']);
      expect((await totalsOf(client, id)).terminal).to.equal(0);
    });

    it('keeps what is left of a wait, and does not send again what has left', async () => {
      const id = await runningCampaign(client);
      await bring(id, 'jane', 'john', 'sent');
      const [a, b, c] = await enrollmentsOf(client.accountId, id);
      const later = new Date(Date.now() + 3_600_000);
      const set = (enrollment: string, node: string, awaits: string, at: Date) =>
        runSql('UPDATE enrollments SET current_node_id = ?, awaits = ?, next_action_at = ? WHERE id = ?', [
          node,
          awaits,
          at,
          toBin(enrollment),
        ]);
      await set(a!.id, 'pause', 'flow', later);
      await set(b!.id, 'pause', 'flow', new Date(1_000));
      await database()
        .manager.getRepository(sends)
        .insert({
          account_id: client.accountId, id: crypto.randomUUID(), enrollment_id: c!.id, node_id: 'first',
          campaign_id: id, lead_id: c!.lead_id, global_lead_id: c!.global_lead_id,
          mailbox_id: crypto.randomUUID(), variant_id: crypto.randomUUID(), step_number: 1, message_id: '<x>',
          message_id_hash: c!.global_lead_id,
          from_email: 'a@b.test', to_email: 'c@d.test', subject: 'Hi', state: 'sent', attempts: 1,
          created_at: new Date(), updated_at: new Date(),
        }); // prettier-ignore
      const everybody = [a!, b!, c!].map(row => row.global_lead_id);
      await act(`/v1/campaigns/${id}/enrollments/pause`, ...everybody);
      const started = Date.now();
      expect((await act(`/v1/campaigns/${id}/enrollments/resume`, ...everybody)).body.data.resumed).to.equal(
        3,
      );
      const rows = await enrollmentsOf(client.accountId, id);
      expect(rows.map(row => [row.state, row.current_node_id, row.awaits])).to.deep.equal(
        Array(3).fill(['active', 'pause', 'flow']),
      );
      const [first, second, third] = rows.map(row => row.next_action_at!.getTime());
      expect(first).to.equal(later.getTime());
      expect(second).to.be.within(started - 1, Date.now());
      expect(third).to.be.within(started + 86_400_000 - 1, Date.now() + 86_400_000);
    });

    it('resumes only in a campaign that runs', async () => {
      const id = await draftCampaign(client);
      await bring(id, 'jane');
      const path = `/v1/campaigns/${id}/enrollments`;
      expect((await act(`${path}/pause`, jane)).body.data).to.deep.equal({
        paused: 0,
        skipped: 1,
        errors: [],
      });
      const refused = await act(`${path}/resume`, jane);
      expect([refused.status, refused.body.error.code]).to.deep.equal([409, 'campaign_not_running']);
      await client.post(`/v1/campaigns/${id}/launch`);
      await client.patch(`/v1/campaigns/${id}/status`, { status: 'paused' });
      expect((await act(`${path}/resume`, jane)).status).to.equal(409);
      expect((await act(`${path}/pause`, jane)).body.data.paused).to.equal(1);
    });

    it('takes any number of ids to resume, and at least one', async () => {
      const id = await runningCampaign(client);
      await bring(id, 'jane');
      await act(`/v1/campaigns/${id}/enrollments/pause`, jane);
      const many = Array.from({ length: 2500 }, (_, n) => idOf(`unknown${n}@example.com`));
      const { status, body } = await act(`/v1/campaigns/${id}/enrollments/resume`, ...many, jane);
      expect([status, body.data.resumed, body.data.skipped]).to.deep.equal([200, 1, 2500]);
      expect(body.data.errors).to.have.length(2500);
      for (const path of ['enrollments/resume', 'enrollments/pause', 'leads:add', 'leads:remove'])
        expect((await act(`/v1/campaigns/${id}/${path}`)).status, path).to.equal(400);
      expect((await act(`/v1/campaigns/${id}/leads:add`, ...many.slice(0, 101))).status).to.equal(400);
    });
  });

  it('stays exact while many clients add, remove, pause and resume the same people', async function () {
    this.timeout(60_000);
    const id = await runningCampaign(client);
    const names = Array.from({ length: 12 }, (_, n) => `p${n}`);
    await bring(id, ...names);
    const everybody = names.map(name => idOf(`${name}@example.com`));
    const paths = ['leads:remove', 'leads:add', 'enrollments/pause', 'enrollments/resume'];
    const storm = Array.from({ length: 24 }, (_, n) => {
      const some = everybody.slice(n % 5, (n % 5) + 7);
      return act(`/v1/campaigns/${id}/${paths[n % paths.length]}`, ...(n % 2 ? some : some.reverse()));
    });
    for (const { status, body } of await Promise.all(storm))
      expect(status, JSON.stringify(body)).to.equal(200);
    const rows = await enrollmentsOf(client.accountId, id);
    const live = (await client.get(`/v1/campaigns/${id}/leads?limit=100`)).body;
    const ended = rows.filter(row => row.state === 'stopped').length;
    expect(await totalsOf(client, id)).to.deep.equal({
      leads: live.data.length,
      enrolled: 12,
      terminal: ended,
    });
    expect(live.data.length).to.equal(12 - ended);
    for (const person of everybody) {
      const { memberships, person: shown } = (await client.get(`/v1/people/${person}`)).body.data;
      expect(shown.campaign_count).to.equal(memberships.length);
    }
  });
});
