import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../support/virtual-clock.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { buildLead, buildMailbox, enrollmentsOf, eventsOf } from '../support/build.js';
import { runSql } from '../support/database.js';
import { newClient, startService, type Client, type TestService } from '../support/service.js';
import { node, sequence, wait } from '../domain/flow/fixtures.js';

/** A draft that is ready to be launched. */
async function ready(client: Client, body: object = {}) {
  const mailbox_ids = [await buildMailbox(client.accountId)];
  const draft = { name: 'Spring', flow_data: sequence(), mailbox_ids, ...body };
  return (await client.post('/v1/campaigns', draft)).body.data;
}

const codes = (answer: { body: { details: { code: string }[] } }) =>
  answer.body.details.map(({ code }) => code);

describe('launch', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  it('runs at once and enrolls whoever can be written to', async () => {
    const { id, lifecycle_schedule } = await ready(client);
    const lead = await buildLead(client.accountId, id);
    await buildLead(client.accountId, id, { is_incomplete: true });
    await buildLead(client.accountId, id, { email: 'blocked@sandbox.test' });
    await buildLead(client.accountId, id, { email: 'someone@blocked.test' });
    const below = await buildLead(client.accountId, id, { email: 'someone@sub.blocked.test' });
    for (const [type, value] of [
      ['email', 'blocked@sandbox.test'],
      ['domain', 'blocked.test'],
    ])
      await runSql(
        'INSERT INTO block_list_entries (account_id, id, value, type, origin, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        [toBin(client.accountId), toBin(crypto.randomUUID()), value, type, 'api', new Date()],
      );
    const answer = await client.post(`/v1/campaigns/${id}/launch`);
    expect(answer.status).to.equal(200);
    expect(answer.body.data).to.deep.equal({ id, status: 'running', enrolled: 2, lifecycle_schedule });
    const rows = await enrollmentsOf(client.accountId, id);
    expect(rows.map(row => row.lead_id)).to.have.members([lead, below]);
    for (const row of rows)
      expect(row).to.include({ state: 'active', reason: null, current_node_id: 'first', awaits: 'send' });
    expect((await client.get(`/v1/campaigns/${id}`)).body.data.status).to.equal('running');
    expect((await client.get(`/v1/campaigns/${id}/stats`)).body.data.totals.enrollmentCount).to.equal(2);
    expect(await eventsOf(client.accountId)).to.deep.equal([]);
  });

  it('waits for a future start, and does not wait for a past one', async () => {
    const later = await ready(client, { lifecycle_schedule: { start_on: '2090-01-01' } });
    const { data } = (await client.post(`/v1/campaigns/${later.id}/launch`)).body;
    expect(data).to.deep.include({ status: 'scheduled', lifecycle_schedule: later.lifecycle_schedule });
    const past = await ready(client, { lifecycle_schedule: { start_on: '2020-01-01' } });
    expect((await client.post(`/v1/campaigns/${past.id}/launch`)).body.data.status).to.equal('running');
  });

  it('names every point that is missing, and changes nothing', async () => {
    const { id } = (await client.post('/v1/campaigns', {})).body.data;
    await buildLead(client.accountId, id);
    const answer = await client.post(`/v1/campaigns/${id}/launch`);
    expect([answer.status, answer.body.error.code]).to.deep.equal([400, 'invalid_flow']);
    expect(codes(answer)).to.deep.equal([
      'missing_name',
      'missing_lead_source',
      'missing_email_node',
      'missing_mailbox',
    ]);
    const flow = {
      nodes: [node('lead', 'leadSource'), wait('w')],
      edges: [{ id: 'e', source: 'lead', target: 'w' }],
    };
    const silent = await ready(client, {
      name: '  ',
      flow_data: flow,
      lifecycle_schedule: { pause_on: '2020-01-01' },
    });
    const refused = await client.post(`/v1/campaigns/${silent.id}/launch`);
    expect(codes(refused)).to.deep.equal(['missing_name', 'missing_email_node', 'pause_date_passed']);
    expect((await client.get(`/v1/campaigns/${id}`)).body.data.status).to.equal('draft');
    expect(await enrollmentsOf(client.accountId, id)).to.deep.equal([]);
  });

  it('wants a mailbox that is connected', async () => {
    const mailbox = await buildMailbox(client.accountId);
    const { id } = await ready(client, { mailbox_ids: [mailbox] });
    const set = (status: string) =>
      runSql('UPDATE mailboxes SET status = ? WHERE account_id = ? AND id = ?', [
        status,
        toBin(client.accountId),
        toBin(mailbox),
      ]);
    await set('disconnected');
    expect(codes(await client.post(`/v1/campaigns/${id}/launch`))).to.deep.equal(['missing_mailbox']);
    // It rests after trouble and sends again by itself.
    await set('error');
    expect((await client.post(`/v1/campaigns/${id}/launch`)).status).to.equal(200);
  });

  it('happens once, however many ask at the same time', async () => {
    const { id } = await ready(client);
    for (let lead = 0; lead < 5; lead++) await buildLead(client.accountId, id);
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.post(`/v1/campaigns/${id}/launch`)));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([200, 409, 409, 409]);
    for (const { status, body } of answers)
      expect(status === 200 ? body.data.enrolled : body.error.code).to.be.oneOf([
        5,
        'campaign_already_launched',
      ]);
    expect(await enrollmentsOf(client.accountId, id)).to.have.length(5);
    expect((await client.post(`/v1/campaigns/${id}/launch`)).body.error.code).to.equal(
      'campaign_already_launched',
    );
  });
});

describe('campaign status', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  it('is 409 on a draft', async () => {
    const { id } = await ready(client);
    for (const status of ['running', 'paused', 'stopped']) {
      const answer = await client.patch(`/v1/campaigns/${id}/status`, { status });
      expect([answer.status, answer.body.error.code]).to.deep.equal([409, 'campaign_not_launched']);
    }
    expect((await client.patch(`/v1/campaigns/${id}/status`, { status: 'draft' })).status).to.equal(400);
  });

  it('takes any sequence of changes, and reports each real one', async () => {
    const eventOf = { running: 'campaign.resumed', paused: 'campaign.paused', stopped: 'campaign.stopped' };
    const asked = fc.constantFrom('running', 'paused', 'stopped');
    const start = fc.constantFrom<[string | null, string]>([null, 'running'], ['2090-01-01', 'scheduled']);
    await fc.assert(
      fc.asyncProperty(
        start,
        fc.array(asked, { maxLength: 6 }),
        async ([start_on, launched], sequenceAsked) => {
          const own = await newClient();
          const { id } = await ready(own, { lifecycle_schedule: { start_on } });
          await own.post(`/v1/campaigns/${id}/launch`);
          const want: object[] = [];
          let current = launched;
          for (const status of sequenceAsked) {
            const answer = await own.patch(`/v1/campaigns/${id}/status`, { status });
            expect([answer.status, answer.body.data.status]).to.deep.equal([200, status]);
            if (status !== current)
              want.push({
                type: eventOf[status],
                campaign_id: id,
                campaign_name: 'Spring',
                status,
                previous_status: current,
              });
            current = status;
          }
          const reported = (await eventsOf(own.accountId)).map(({ type, payload }) => ({
            type,
            ...payload,
          }));
          expect(reported).to.deep.equal(want);
        },
      ),
      { numRuns: 12 },
    );
  });

  it('reports a change once when two ask for it at the same time', async () => {
    const { id } = await ready(client);
    await client.post(`/v1/campaigns/${id}/launch`);
    const answers = await Promise.all(
      [1, 2, 3].map(() => client.patch(`/v1/campaigns/${id}/status`, { status: 'paused' })),
    );
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200]);
    expect(await eventsOf(client.accountId)).to.have.length(1);
  });

  it('starts a scheduled campaign whose start is moved to the past, and refuses to clear it', async () => {
    const { id } = await ready(client, { lifecycle_schedule: { start_on: '2090-01-01' } });
    await client.post(`/v1/campaigns/${id}/launch`);
    const patch = (start_on: string | null) =>
      client.patch(`/v1/campaigns/${id}`, { lifecycle_schedule: { start_on } });
    const refused = await patch(null);
    expect([refused.status, codes(refused)]).to.deep.equal([400, ['missing_start_on']]);
    expect(refused.body.details[0].path).to.equal('lifecycle_schedule.start_on');
    expect((await client.get(`/v1/campaigns/${id}`)).body.data).to.deep.include({ status: 'scheduled' });
    expect(await eventsOf(client.accountId)).to.deep.equal([]);
    expect((await patch('2020-01-01')).body.data).to.deep.include({ status: 'running' });
    expect((await eventsOf(client.accountId)).map(({ type }) => type)).to.deep.equal(['campaign.resumed']);
  });

  it('refuses another start for a campaign that has started, and takes the one that it has', async () => {
    const { id } = await ready(client, { lifecycle_schedule: { start_on: '2020-01-01' } });
    await client.post(`/v1/campaigns/${id}/launch`);
    const patch = (start_on: string | null) =>
      client.patch(`/v1/campaigns/${id}`, { name: 'Other', lifecycle_schedule: { start_on } });
    for (const status of ['running', 'paused', 'stopped']) {
      await client.patch(`/v1/campaigns/${id}/status`, { status });
      const before = (await client.get(`/v1/campaigns/${id}`)).body.data;
      for (const start_on of ['2090-01-01', '2020-01-02']) {
        const refused = await patch(start_on);
        expect([refused.status, codes(refused)]).to.deep.equal([400, ['already_started']]);
        expect(refused.body.details[0].path).to.equal('lifecycle_schedule.start_on');
      }
      expect((await client.get(`/v1/campaigns/${id}`)).body.data).to.deep.equal(before);
      expect((await patch('2020-01-01')).status).to.equal(200);
    }
    expect((await patch(null)).body.data.lifecycle_schedule).to.include({ start_on: null, start_at: null });
  });
});

describe('a campaign that is resumed after its last day', () => {
  let service: TestService;
  const clock = new VirtualClock(new Date('2030-01-01T12:00:00Z'));
  before(async () => {
    service = await startService({}, clock);
  });
  after(() => service.close());

  it('runs on, and does not pause again for a change of something else', async () => {
    const client = await service.client();
    const lifecycle_schedule = { time_zone: 'UTC', pause_on: '2030-01-02' };
    const { id } = await ready(client, { lifecycle_schedule });
    await client.post(`/v1/campaigns/${id}/launch`);
    await client.patch(`/v1/campaigns/${id}/status`, { status: 'paused' });
    await clock.advance(24 * 3_600_000);
    const shown = ({ body }: { body: { data: { lifecycle_schedule: object } } }) =>
      body.data.lifecycle_schedule;
    const runsOn = { pause_on: null, pause_at: null };
    const resumed = await client.patch(`/v1/campaigns/${id}/status`, { status: 'running' });
    expect(shown(resumed)).to.include(runsOn);
    expect(shown(await client.patch(`/v1/campaigns/${id}`, { schedule: null }))).to.include(runsOn);
    const again = { lifecycle_schedule: { pause_on: '2030-01-09' } };
    expect(shown(await client.patch(`/v1/campaigns/${id}`, again))).to.include({
      pause_on: '2030-01-09',
      pause_at: '2030-01-09T00:00:00.000Z',
    });
  });
});
