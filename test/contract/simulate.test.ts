import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { email, flow, node, sequence, wait } from '../domain/flow/fixtures.js';
import { alterCampaign, buildMailbox, enrollmentsOf, eventsOf, unknownId } from '../support/build.js';
import { runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';

const needy = () =>
  flow(
    [
      node('lead', 'leadSource', { customFieldKeys: ['city'] }),
      email('first'),
      wait('pause', 86_400),
      email('second', { subject: '' }),
    ],
    'lead>first',
    'first>pause',
    'pause>second',
  );

describe('POST /v1/campaigns/{id}/simulate', () => {
  let client: Client;
  let mailboxId: string;
  let id: string;

  beforeEach(async () => {
    client = await newClient();
    mailboxId = await buildMailbox(client.accountId, { dailyCap: 10 });
    id = await draft({});
  });

  async function draft(body: object): Promise<string> {
    const campaign = {
      name: 'Plan',
      flow_data: needy(),
      schedule: null,
      sending_interval_seconds: 0,
      mailbox_ids: [mailboxId],
      lifecycle_schedule: { time_zone: 'UTC' },
    };
    const answer = await client.post('/v1/campaigns', { ...campaign, ...body });
    expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
    return answer.body.data.id;
  }
  async function add(count: number, lead: object = { custom_lead_data: { city: 'Rome' } }, name = 'lead') {
    const leads = Array.from({ length: count }, (_, n) => ({ email: `${name}${n}@example.com`, ...lead }));
    const answer = await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
    expect(answer.body.failed, JSON.stringify(answer.body)).to.equal(0);
  }
  const simulate = async (body?: object) => {
    const answer = await client.post(`/v1/campaigns/${id}/simulate`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    return answer.body.data;
  };
  const codes = (data: { held_back: { code: string; count: number | null }[] }) =>
    Object.fromEntries(data.held_back.map(({ code, count }) => [code, count]));
  const today = (days = 0) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('plays a draft as if it were launched, and changes nothing', async () => {
    await add(25);
    await add(3, {}, 'bare');
    await client.post('/v1/block-list', { value: 'lead0@example.com' });
    await client.post('/v1/block-list', { value: 'blocked.example' });
    await client.post(`/v1/campaigns/${id}/leads`, {
      email: 'a@blocked.example',
      custom_lead_data: { city: 'Bonn' },
    });
    const before = [await client.get(`/v1/campaigns/${id}`), await eventsOf(client.accountId)].map(each =>
      JSON.stringify('body' in each ? each.body : each),
    );
    const data = await simulate();
    expect(data).to.include({
      campaign_id: id,
      time_zone: 'UTC',
      from: today(),
      through: today(59),
      total: 48,
      first_touches: 24,
      follow_ups: 24,
      unsent: 0,
    });
    expect(data.daily[0]).to.deep.equal({
      date: today(),
      first_touches: 10,
      follow_ups: 0,
      mailboxes: [{ mailbox_id: mailboxId, first_touches: 10, follow_ups: 0 }],
    });
    expect(data.finishes_on).to.equal(data.daily.at(-1).date);
    expect(data.mailboxes).to.have.lengthOf(1);
    expect(data.mailboxes[0]).to.include({ mailbox_id: mailboxId, first_touches: 24, other_campaigns: 0 });
    const held = codes(data);
    expect(held).to.include({ incomplete_leads: 3, blocked_leads: 2, campaign_not_running: null });
    expect(held).to.have.property('daily_cap', null);
    expect(await enrollmentsOf(client.accountId, id)).to.deep.equal([]);
    const after = [await client.get(`/v1/campaigns/${id}`), await eventsOf(client.accountId)].map(each =>
      JSON.stringify('body' in each ? each.body : each),
    );
    expect(after).to.deep.equal(before);
  });

  it('sums to the same over days and mailboxes', async () => {
    const second = await buildMailbox(client.accountId, { dailyCap: 4 });
    await client.patch(`/v1/campaigns/${id}`, { add_mailbox_ids: [second] });
    await add(60);
    const data = await simulate({ days: 5 });
    type Touches = { first_touches: number; follow_ups: number };
    const sum = (all: Touches[]) =>
      all.reduce((total, each) => total + each.first_touches + each.follow_ups, 0);
    expect(data.daily).to.have.lengthOf(5);
    expect(sum(data.daily)).to.equal(data.total);
    expect(sum(data.mailboxes)).to.equal(data.total);
    for (const day of data.daily) expect(sum(day.mailboxes)).to.equal(sum([day]));
    expect(data.total + data.unsent).to.equal(120);
    expect(data.finishes_on).to.equal(null);
    expect(codes(data).horizon).to.equal(data.unsent);
    const hold = data.held_back.find(({ code }: { code: string }) => code === 'horizon');
    expect(hold.message).to.equal(`${data.unsent} messages are not sent by the end of the last day.`);
  });

  it('sends nothing on days that the schedule skips', async () => {
    const always = { timezone: 'UTC', start_hour: 0, end_hour: 0 };
    const schedule = { ...always, skip_dates: [`${today(1)}/${today(3)}`, today(5)] };
    id = await draft({ schedule });
    const kept = (await client.get(`/v1/campaigns/${id}`)).body.data.schedule;
    expect(kept.skip_dates).to.deep.equal(schedule.skip_dates);
    await add(60);
    const { daily } = await simulate({ days: 7 });
    const sent = daily.map(
      ({ first_touches, follow_ups }: Record<string, number>) => first_touches! + follow_ups!,
    );
    expect(sent).to.deep.equal([10, 0, 0, 0, 10, 0, 10]);
    const wrong = { schedule: { ...always, skip_dates: [today(), 'Christmas!'] } };
    const refused = await client.patch(`/v1/campaigns/${id}`, wrong);
    expect([refused.status, refused.body.details[0].path]).to.deep.equal([400, 'schedule.skip_dates[1]']);
    const without = await client.patch(`/v1/campaigns/${id}`, { schedule: { ...always, skip_dates: null } });
    expect(without.body.data.schedule).to.not.have.property('skip_dates');
  });

  it('speaks of one message as of one', async () => {
    await add(1);
    const { held_back } = await simulate({ days: 1 });
    expect(held_back.at(-1)).to.include({
      code: 'horizon',
      count: 1,
      message: '1 message is not sent by the end of the last day.',
    });
  });

  it('plays a later start, and refuses days that make no sense', async () => {
    await add(2);
    const start_on = today(9);
    const data = await simulate({ days: 3, start_on });
    expect(data).to.include({ from: start_on, through: today(11), starts_at: `${start_on}T00:00:00.000Z` });
    expect(data.daily[0]).to.include({ date: start_on, first_touches: 2 });
    expect(await simulate({ days: 3, start_on: today(-9) })).to.include({ from: today() });
    const refused = async (body: object) => {
      const { status, body: answer } = await client.post(`/v1/campaigns/${id}/simulate`, body);
      return [status, answer.error.code, answer.details?.[0]?.path];
    };
    expect(await refused({ days: 0 })).to.deep.equal([400, 'invalid_flow', 'days']);
    expect(await refused({ days: 366 })).to.deep.equal([400, 'invalid_flow', 'days']);
    expect(await refused({ start_on: '2026-02-30' })).to.deep.equal([400, 'invalid_flow', 'start_on']);
    expect(await refused({ start_on: today(400) })).to.deep.equal([400, 'invalid_flow', 'start_on']);
    await client.patch(`/v1/campaigns/${id}`, { lifecycle_schedule: { pause_on: today(5) } });
    expect(await refused({ start_on: today(5) })).to.deep.equal([400, 'invalid_flow', 'start_on']);
    await client.patch(`/v1/campaigns/${id}`, { lifecycle_schedule: { start_on: today(3) } });
    expect(await simulate()).to.include({ from: today(3) });
  });

  it('counts who is not written to', async () => {
    await add(4);
    await client.post(`/v1/campaigns/${id}/launch`);
    const { data: leads } = (await client.get(`/v1/campaigns/${id}/leads`)).body;
    const change = (at: number, assignments: string) =>
      runSql(`UPDATE enrollments SET ${assignments} WHERE account_id = ? AND id = ?`, [
        toBin(client.accountId),
        toBin(leads[at].enrollment.id),
      ]);
    await client.post(`/v1/campaigns/${id}/enrollments/pause`, {
      global_lead_ids: [leads[0].global_lead_id],
    });
    const gone = await buildMailbox(client.accountId);
    await runSql("UPDATE mailboxes SET status = 'disconnected' WHERE account_id = ? AND id = ?", [
      toBin(client.accountId),
      toBin(gone),
    ]);
    await change(1, `mailbox_id = UNHEX('${gone.replaceAll('-', '')}')`);
    await change(2, "awaits = 'reply', next_action_at = NULL");
    await client.patch(`/v1/campaigns/${id}/leads/${leads[3].id}`, { custom_lead_data: { city: null } });
    const data = await simulate();
    expect(codes(data)).to.include({
      paused_leads: 1,
      mailbox_unavailable: 1,
      waiting_for_reply: 1,
      incomplete_leads: 1,
    });
    expect(data).to.include({ total: 0, unsent: 2, finishes_on: null });
  });

  it('plays what is paused as if it were resumed', async () => {
    await add(3);
    await client.post(`/v1/campaigns/${id}/launch`);
    await client.patch(`/v1/campaigns/${id}/status`, { status: 'paused' });
    const data = await simulate();
    expect(data.total).to.equal(6);
    expect(codes(data)).to.have.property('campaign_not_running');
  });

  it('reports what is not there', async () => {
    expect(codes(await simulate({}))).to.have.property('campaign_not_running');
    await client.patch(`/v1/campaigns/${id}`, { mailbox_ids: [] });
    await add(1);
    const data = await simulate();
    expect(data).to.include({ total: 0, unsent: 2 });
    expect(data.mailboxes).to.deep.equal([]);
    expect(codes(data)).to.have.property('no_mailbox');
    id = (await client.post('/v1/campaigns', { name: 'Bare' })).body.data.id;
    expect(codes(await simulate())).to.have.property('no_email');
  });

  it('refuses campaigns that are deleted, external or unknown', async () => {
    const refused = async (of: string) => {
      const { status, body } = await client.post(`/v1/campaigns/${of}/simulate`);
      return [status, body.error.code];
    };
    expect(await refused(unknownId())).to.deep.equal([404, 'campaign_not_found']);
    const theirs = await draft({ flow_data: sequence() });
    await alterCampaign(client.accountId, theirs, { source: 'external' });
    expect(await refused(theirs)).to.deep.equal([403, 'external_read_only']);
    await client.delete(`/v1/campaigns/${id}`);
    expect(await refused(id)).to.deep.equal([404, 'campaign_not_found']);
  });
});
