import { expect } from 'chai';
import { campaignZone } from '../../server/src/domain/schedule/lifecycle-dates.js';
import { localDate } from '../../server/src/domain/schedule/zone-time.js';
import { addToStats, addToTotals } from '../../server/src/store/stats/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { alterCampaign, unknownId } from '../support/build.js';
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
