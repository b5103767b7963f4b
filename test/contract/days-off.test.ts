import { expect } from 'chai';
import { sequence } from '../domain/flow/fixtures.js';
import { buildMailbox } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';

const path = '/v1/settings/days-off';
const days = ['2026-12-24/2027-01-01', '2027-05-01'];

describe('days off of the account', () => {
  let client: Client;
  beforeEach(async () => (client = await newClient()));

  const daysOff = async (of = client) => {
    const { status, body } = await of.get(path);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  };
  const replace = async (skip_dates: string[] | null) => {
    const { status, body } = await client.put(path, { skip_dates });
    expect(status, JSON.stringify(body)).to.equal(200);
    return body;
  };

  it('are none at first, are replaced as a whole, and removed by an empty list or null', async () => {
    expect(await daysOff()).to.deep.equal({ data: { skip_dates: [] } });
    for (const none of [[], null]) {
      expect(await replace(days)).to.deep.equal({ data: { skip_dates: days } });
      expect(await daysOff()).to.deep.equal({ data: { skip_dates: days } });
      expect(await replace(['2026-10-03'])).to.deep.equal({ data: { skip_dates: ['2026-10-03'] } });
      expect(await replace(none)).to.deep.equal({ data: { skip_dates: [] } });
      expect(await daysOff()).to.deep.equal({ data: { skip_dates: [] } });
    }
  });

  it('belong to one account', async () => {
    const other = await newClient();
    await replace(days);
    expect(await daysOff(other)).to.deep.equal({ data: { skip_dates: [] } });
    await other.put(path, { skip_dates: ['2026-10-03'] });
    expect(await daysOff()).to.deep.equal({ data: { skip_dates: days } });
  });

  it('are refused as those of a schedule are, and then stay', async () => {
    await replace(days);
    const { id } = (await client.post('/v1/campaigns', { name: 'Beside' })).body.data;
    const schedule = { timezone: 'UTC', start_hour: 9, end_hour: 17 };
    const wrong: [skip_dates: unknown, path: string][] = [
      [['2026-12-24', 'Christmas!'], 'skip_dates[1]'],
      [['2026-02-30'], 'skip_dates[0]'],
      [['2027-01-01/2026-12-24'], 'skip_dates[0]'],
      [['2026-01-01/2027-01-02'], 'skip_dates'],
      [Array.from({ length: 101 }, () => '2026-01-01'), 'skip_dates'],
      [['x'.repeat(41)], 'skip_dates[0]'],
      [[20261224], 'skip_dates[0]'],
      ['2026-12-24', 'skip_dates'],
    ];
    for (const [skip_dates, where] of wrong) {
      const { status, body } = await client.put(path, { skip_dates });
      expect([status, body.error?.code, body.details?.[0].path], JSON.stringify(body)).to.deep.equal([
        400,
        'invalid_request',
        where,
      ]);
      const beside = await client.patch(`/v1/campaigns/${id}`, { schedule: { ...schedule, skip_dates } });
      const expected = beside.body.details.map((detail: { path: string }) => ({
        ...detail,
        path: detail.path.replace('schedule.', ''),
      }));
      expect(body.details).to.deep.equal(expected);
    }
    const missing = await client.put(path, {});
    expect([missing.status, missing.body.details[0].path]).to.deep.equal([400, 'skip_dates']);
    expect(await daysOff()).to.deep.equal({ data: { skip_dates: days } });
  });

  it('are left out of simulations of all campaigns, and shown by none', async () => {
    const mailbox_ids = [await buildMailbox(client.accountId, { dailyCap: 10 })];
    const today = (more: number) => new Date(Date.now() + more * 86_400_000).toISOString().slice(0, 10);
    const always = {
      timezone: 'UTC',
      start_hour: 0,
      start_minute: 0,
      end_hour: 0,
      end_minute: 0,
      days_of_week: null,
    };
    const own = { ...always, skip_dates: [today(4)] };
    const sent = async (schedule: object | null) => {
      const campaign = {
        name: 'Plan',
        flow_data: sequence(30 * 86_400),
        ...{ schedule, sending_interval_seconds: 0, mailbox_ids, lifecycle_schedule: { time_zone: 'UTC' } },
      };
      const { id } = (await client.post('/v1/campaigns', campaign)).body.data;
      const leads = Array.from({ length: 60 }, (_, n) => ({ email: `lead${n}@example.com` }));
      await client.post(`/v1/campaigns/${id}/leads/bulk`, { leads });
      expect((await client.get(`/v1/campaigns/${id}`)).body.data.schedule).to.deep.equal(schedule);
      const { body } = await client.post(`/v1/campaigns/${id}/simulate`, { days: 6 });
      const codes = body.data.held_back.map(({ code }: { code: string }) => code);
      return {
        daily: body.data.daily.map((day: { first_touches: number }) => day.first_touches),
        isShut: codes.includes('schedule_window'),
      };
    };
    expect(await sent(null)).to.deep.equal({ daily: [10, 10, 10, 10, 10, 10], isShut: false });
    await replace([`${today(1)}/${today(2)}`]);
    expect(await sent(null)).to.deep.equal({ daily: [10, 0, 0, 10, 10, 10], isShut: true });
    expect(await sent(own)).to.deep.equal({ daily: [10, 0, 0, 10, 0, 10], isShut: true });
    await replace([]);
    expect(await sent(own)).to.deep.equal({ daily: [10, 10, 10, 10, 0, 10], isShut: true });
  });
});
