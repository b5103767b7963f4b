import { expect } from 'chai';
import { campaignZone } from '../../server/src/domain/schedule/lifecycle-dates.js';
import { localDate } from '../../server/src/domain/schedule/zone-time.js';
import { addToStats, addToTotals } from '../../server/src/store/stats/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { storeVariantTest } from '../../server/src/store/variants/repository.js';
import { email, flow, node, uuid, wait } from '../domain/flow/fixtures.js';
import { alterCampaign, buildMailbox, buildSend, unknownId } from '../support/build.js';
import { database } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';

const nothing = { sent: 0, replied: 0, positiveReply: 0, bounce: 0 };

describe('campaign stats', () => {
  let client: Client;
  let id: string;
  beforeEach(async () => {
    client = await newClient();
    const schedule = { timezone: 'America/New_York', start_hour: 9, end_hour: 17 };
    id = (await client.post('/v1/campaigns', { schedule })).body.data.id;
  });

  const stats = (query = '') => client.get(`/v1/campaigns/${id}/stats${query}`);
  const count = (day: string, counts: Parameters<typeof addToStats>[4], bouncedAt?: Date) =>
    transaction(database(), tx => addToStats(tx, client.accountId, id, day, counts, bouncedAt));

  it("run from the creation through today, in the campaign's zone", async () => {
    const created = new Date(Date.now() - 3 * 86_400_000);
    await alterCampaign(client.accountId, id, { created_at: created });
    const { daily } = (await stats()).body.data;
    const dayOf = (at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(at);
    expect(daily[0]).to.deep.equal({ date: dayOf(created), ...nothing });
    expect(daily.at(-1).date).to.equal(dayOf(new Date()));
    expect(daily).to.have.length(4);
  });

  it('have an item for every day of the range, both ends included', async () => {
    await count('2026-02-28', { sent: 3, bounce: 1 }, new Date('2026-02-28T15:00:00Z'));
    await count('2026-03-02', { sent: 2, replied: 1, positive_reply: 1 });
    await count('2026-03-02', { sent: 1 });
    await count('2026-03-09', { sent: 7 });
    const { daily, totals } = (await stats('?start_date=2026-02-27&end_date=2026-03-03')).body.data;
    expect(daily).to.deep.equal([
      { date: '2026-02-27', ...nothing },
      { date: '2026-02-28', ...nothing, sent: 3, bounce: 1 },
      { date: '2026-03-01', ...nothing },
      { date: '2026-03-02', sent: 3, replied: 1, positiveReply: 1, bounce: 0 },
      { date: '2026-03-03', ...nothing },
    ]);
    expect(totals).to.deep.equal({
      sentCount: 13,
      repliedCount: 1,
      positiveReplyCount: 1,
      bounceCount: 1,
      lastBounceAt: '2026-02-28T15:00:00.000Z',
      enrollmentCount: 0,
      terminalEnrollmentCount: 0,
      unsubscribedCount: 0,
      contactedEnrollmentCount: 0,
    });
  });

  it('have each day once where clocks change', async () => {
    for (const [from, to] of [
      ['2026-03-07', '2026-03-09'],
      ['2026-10-31', '2026-11-02'],
    ]) {
      const { daily } = (await stats(`?start_date=${from}&end_date=${to}`)).body.data;
      expect(new Set(daily.map((day: { date: string }) => day.date)).size)
        .to.equal(3)
        .and.equal(daily.length);
    }
    const campaign = { schedule: null, lifecycle_time_zone: 'America/New_York' };
    const days: [at: string, day: string][] = [
      ['2026-03-08T04:59:59Z', '2026-03-07'],
      ['2026-03-08T05:00:00Z', '2026-03-08'],
      ['2026-03-09T03:59:59Z', '2026-03-08'],
      ['2026-03-09T04:00:00Z', '2026-03-09'],
      ['2026-11-02T04:59:59Z', '2026-11-01'],
      ['2026-11-02T05:00:00Z', '2026-11-02'],
    ];
    for (const [at, day] of days) expect(localDate(campaignZone(campaign), new Date(at)), at).to.equal(day);
  });

  it('lose nothing when the zone of the campaign changes', async () => {
    const dayIn = (timeZone: string) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
    const farEast = 'Pacific/Kiritimati';
    const farWest = 'Etc/GMT+12';
    await count(dayIn(farEast), { sent: 2, replied: 1 });
    await count(dayIn(farWest), { sent: 3 });
    for (const timezone of [farWest, farEast]) {
      await client.patch(`/v1/campaigns/${id}`, { schedule: { timezone, start_hour: 9, end_hour: 17 } });
      const today = dayIn(timezone);
      for (const query of ['', `?start_date=${today}`, `?start_date=${today}&end_date=${today}`]) {
        const { daily } = (await stats(query)).body.data;
        expect(daily, query).to.deep.equal([{ ...nothing, date: today, sent: 5, replied: 1 }]);
      }
    }
  });

  it('are exact however many count at the same time', async () => {
    const effects = Array.from({ length: 40 }, (_, index) =>
      transaction(database(), async tx => {
        await addToStats(tx, client.accountId, id, '2026-03-02', { sent: 1, replied: index % 2 });
        await addToTotals(tx, client.accountId, id, { enrollment_count: 2, terminal_enrollment_count: 1 });
      }),
    );
    await Promise.all(effects);
    const { daily, totals } = (await stats('?start_date=2026-03-02&end_date=2026-03-02')).body.data;
    expect(daily).to.deep.equal([{ date: '2026-03-02', ...nothing, sent: 40, replied: 20 }]);
    expect(totals).to.include({
      sentCount: 40,
      repliedCount: 20,
      enrollmentCount: 80,
      terminalEnrollmentCount: 40,
    });
  });

  it('take back what a thread no longer counts for, and never fall below zero', async () => {
    await count('2026-03-02', { positive_reply: 2 });
    await count('2026-03-02', { positive_reply: -1 });
    await count('2026-03-03', { positive_reply: -1 });
    const { daily, totals } = (await stats('?start_date=2026-03-02&end_date=2026-03-03')).body.data;
    expect(daily.map((day: { positiveReply: number }) => day.positiveReply)).to.deep.equal([1, 0]);
    expect(totals.positiveReplyCount).to.equal(0);
  });

  it('keep the time of the latest bounce, in whatever order bounces come', async () => {
    const last = new Date('2026-03-05T10:00:00.123Z');
    for (const at of [new Date('2026-03-02T10:00:00Z'), last, new Date('2026-03-03T10:00:00Z')])
      await count('2026-03-02', { bounce: 1 }, at);
    await count('2026-03-06', { sent: 1 });
    expect((await stats()).body.data.totals.lastBounceAt).to.equal(last.toISOString());
  });

  it('refuse dates that do not exist and ranges that end before they begin or never', async () => {
    const refused: [query: string, path: string][] = [
      ['start_date=2026-02-30', 'start_date'],
      ['end_date=yesterday', 'end_date'],
      ['start_date=2026-03-02&end_date=2026-03-01', 'end_date'],
      ['start_date=2000-01-01&end_date=2030-12-31', 'end_date'],
    ];
    for (const [query, path] of refused) {
      const answer = await stats(`?${query}`);
      expect([answer.status, answer.body.error.code, answer.body.details[0].path], query).to.deep.equal([
        400,
        'invalid_flow',
        path,
      ]);
    }
    expect((await stats('?start_date=2090-01-01')).body.data.daily).to.deep.equal([]);
    expect((await stats('?end_date=2020-01-01')).body.data.daily).to.deep.equal([]);
  });

  it('are not found for a campaign that is not there, and stay readable for a deleted one', async () => {
    expect((await client.get(`/v1/campaigns/${unknownId()}/stats`)).body.error.code).to.equal(
      'campaign_not_found',
    );
    await client.delete(`/v1/campaigns/${id}`);
    expect((await stats()).status).to.equal(200);
  });
});

describe('variant stats', () => {
  const at = '2026-03-02T15:00:00.000Z';
  const [A, B] = [uuid(1), uuid(2)];
  let client: Client;
  let id: string;
  let path: string;

  /** A campaign whose first email was sent in two variants, of which the second one has lost. */
  beforeEach(async () => {
    client = await newClient();
    const first = email('first', {}, {});
    const data = { ...first.data, auto_winner: { min_sent: 50, confidence: 95 } };
    const nodes = [node('lead', 'leadSource'), { ...first, data }, wait('pause'), email('second')];
    const flow_data = flow(nodes, 'lead>first', 'first>pause', 'pause>second');
    id = (await client.post('/v1/campaigns', { flow_data })).body.data.id;
    path = `/v1/campaigns/${id}/stats/variants`;
    const sent_at = new Date(at);
    const send = (variant_id: string, replied_at: Date | null) =>
      buildSend(client.accountId, id, 'sent', { variant_id, sent_at, replied_at });
    for (const replied of [true, false, false]) await send(A, replied ? sent_at : null);
    await send(B, null);
    await buildSend(client.accountId, id, 'failed', { variant_id: B });
    await buildSend(client.accountId, id, 'sent', { sent_at, node_id: 'gone' });
    const test = { account_id: client.accountId, campaign_id: id, node_id: 'first', checkpoint: 1 };
    const rest = { variants: { [A]: null, [B]: at }, recount_at: 0, flow_revision: 'any' };
    await storeVariantTest(database().manager, { ...test, ...rest }, ['variants']);
  });

  const second = {
    ...{ node_id: 'second', variant_id: A, label: 'A' },
    ...{ sent: 0, replied: 0, reply_rate: null, paused_at: null },
  };

  it('count what was sent and replied to, in the order of the flow', async () => {
    const { status, body } = await client.get(path);
    expect(status, JSON.stringify(body)).to.equal(200);
    const node_id = 'first';
    expect(body.data).to.deep.equal([
      { node_id, variant_id: A, label: 'A', sent: 3, replied: 1, reply_rate: 0.3333, paused_at: null },
      { node_id, variant_id: B, label: 'B', sent: 1, replied: 0, reply_rate: 0, paused_at: at },
      second,
    ]);
  });

  it('show no pause once auto_winner is off, and previews show it again', async () => {
    const leads = Array.from({ length: 12 }, (_, index) => ({ email: `jane-${index}@sandbox.test` }));
    await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
    const { data: people } = (await client.get(`/v1/campaigns/${id}/leads?limit=12`)).body;
    const previewed = async () => {
      const shown = people.map((lead: { id: string }) =>
        client.get(`/v1/campaigns/${id}/leads/${lead.id}/preview?node_id=first`),
      );
      return new Set((await Promise.all(shown)).map(({ body }) => body.data.variant_id));
    };
    const mailbox_ids = [await buildMailbox(client.accountId)];
    await client.patch(`/v1/campaigns/${id}`, { name: 'Two wordings', mailbox_ids });
    expect((await client.post(`/v1/campaigns/${id}/launch`, {})).status).to.equal(200);
    expect([...(await previewed())]).to.deep.equal([A]);
    const saved = await client.patch(`/v1/campaigns/${id}/flow/nodes/first`, { data: { auto_winner: null } });
    expect(saved.body.data).to.include({ change_kind: 'content' });
    expect((await client.get(path)).body.data[1].paused_at).to.equal(null);
    expect([...(await previewed())]).to.have.members([A, B]);
  });

  it('are not found for a campaign that is not there, and stay readable for a deleted one', async () => {
    expect((await client.get(path.replace(id, unknownId()))).body.error.code).to.equal('campaign_not_found');
    await client.delete(`/v1/campaigns/${id}`);
    expect((await client.get(path)).status).to.equal(200);
  });
});
