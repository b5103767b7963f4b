import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../support/virtual-clock.js';
import { sequence } from '../domain/flow/fixtures.js';
import { buildMailbox, eventsOf } from '../support/build.js';
import { startService, type Client, type TestService } from '../support/service.js';

const hour = 3_600_000;

/** The calendar day of a time in a zone, as the platform's own calendar has it. */
function localDay(zone: string, at: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(at);
}

/** The day that lies a number of days after another. */
function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 24 * hour).toISOString().slice(0, 10);
}

describe('the dates of a campaign', () => {
  const clock = new VirtualClock(new Date('2031-03-08T00:00:00Z'));
  let service: TestService;
  let client: Client;
  let mailbox: string;
  before(async () => {
    service = await startService({}, clock);
  });
  after(() => service.close());
  beforeEach(async () => {
    client = await service.client();
    mailbox = await buildMailbox(client.accountId);
  });

  async function created(body: object) {
    const ready = { name: 'Dates', flow_data: sequence(), mailbox_ids: [mailbox] };
    return (await client.post('/v1/campaigns', { ...ready, ...body })).body.data;
  }

  it('are days of their zone: a launch waits for start_on and refuses a pause_on that has come', async () => {
    const zone = fc.constantFrom(
      'UTC',
      'America/Chicago',
      'Pacific/Kiritimati',
      'Pacific/Pago_Pago',
      'Asia/Kathmandu',
      'Australia/Lord_Howe',
    );
    const step = fc.integer({ min: 0, max: 40 });
    const offset = fc.integer({ min: -2, max: 2 });
    await fc.assert(
      fc.asyncProperty(zone, step, offset, fc.option(offset), async (time_zone, hours, start, pause) => {
        await clock.advance(hours * hour);
        const today = localDay(time_zone, clock.now());
        const start_on = dayAfter(today, start);
        const pause_on = pause === null ? null : dayAfter(today, pause);
        fc.pre(pause_on === null || start_on < pause_on);
        const lifecycle_schedule = { time_zone, start_on, pause_on };
        const { id } = await created({ lifecycle_schedule });
        const { status, body } = await client.post(`/v1/campaigns/${id}/launch`);
        const label = JSON.stringify([lifecycle_schedule, clock.now(), body]);
        if (pause_on !== null && pause_on <= today) {
          expect([status, body.details[0].path, body.details[0].code], label).to.deep.equal([
            400,
            'lifecycle_schedule.pause_on',
            'pause_date_passed',
          ]);
          return;
        }
        expect(body.data.status, label).to.equal(start_on > today ? 'scheduled' : 'running');
        expect(body.data.lifecycle_schedule).to.deep.include(lifecycle_schedule);
        for (const [day, at] of [
          [start_on, body.data.lifecycle_schedule.start_at],
          [pause_on, body.data.lifecycle_schedule.pause_at],
        ]) {
          if (day === null) continue;
          expect(localDay(time_zone, new Date(at)), label).to.equal(day);
          expect(localDay(time_zone, new Date(Date.parse(at) - 1)), label).to.equal(dayAfter(day, -1));
        }
      }),
      { numRuns: 40 },
    );
  }).timeout(60_000);

  it('cannot have their times written', async () => {
    const instants = { start_at: '1999-01-01T00:00:00Z', pause_at: 'never', surplus: 1 };
    const { id, lifecycle_schedule } = await created({
      lifecycle_schedule: { time_zone: 'UTC', start_on: '2040-01-01', ...instants },
    });
    const want = {
      time_zone: 'UTC',
      start_on: '2040-01-01',
      pause_on: null,
      start_at: '2040-01-01T00:00:00.000Z',
      pause_at: null,
    };
    expect(lifecycle_schedule).to.deep.equal(want);
    const patched = await client.patch(`/v1/campaigns/${id}`, { lifecycle_schedule: instants });
    expect(patched.body.data.lifecycle_schedule).to.deep.equal(want);
  });

  it('start a scheduled campaign when the zone of its schedule moves to where the day has come', async () => {
    const today = localDay('Pacific/Kiritimati', clock.now());
    const hours = { start_hour: 9, end_hour: 17 };
    const { id } = await created({
      schedule: { timezone: 'Pacific/Pago_Pago', ...hours },
      lifecycle_schedule: { start_on: today },
    });
    expect((await client.post(`/v1/campaigns/${id}/launch`)).body.data.status).to.equal('scheduled');
    const { data } = (
      await client.patch(`/v1/campaigns/${id}`, { schedule: { timezone: 'Pacific/Kiritimati', ...hours } })
    ).body;
    expect(data).to.deep.include({ status: 'running' });
    expect(data.lifecycle_schedule).to.include({ time_zone: 'Pacific/Kiritimati', start_on: today });
    expect((await eventsOf(client.accountId)).map(({ type }) => type)).to.deep.equal(['campaign.resumed']);
  });

  it('are not moved by a change of something else', async () => {
    const { id, lifecycle_schedule } = await created({ lifecycle_schedule: { start_on: '2040-01-01' } });
    await client.post(`/v1/campaigns/${id}/launch`);
    const body = { name: 'New', sending_interval_seconds: 5, status: 'running', flow_data: { nodes: [] } };
    const { data } = (await client.patch(`/v1/campaigns/${id}`, body)).body;
    expect(data).to.deep.include({ name: 'New', status: 'scheduled', lifecycle_schedule });
    expect(data.flow_data.nodes).to.have.length(4);
  });
});
