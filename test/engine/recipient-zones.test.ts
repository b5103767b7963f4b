import { expect } from 'chai';
import type { Schedule } from '../../server/src/domain/flow/types.js';
import { fromBin, toBin } from '../../server/src/store/database/ids.js';
import { sequence } from '../domain/flow/fixtures.js';
import { database } from '../support/database.js';
import { buildLaunched, enroll, ledger, manyLeads } from '../support/engine.js';
import { setStage, type Stage, type StageSettings } from '../support/explain.js';

/** Wednesday, 10:00 in Berlin, 18:00 in Tokyo, 5:00 in New York. */
const start = new Date('2026-03-11T09:00:00Z');
const office: Schedule = {
  timezone: 'Europe/Berlin',
  start_hour: 9,
  start_minute: 0,
  end_hour: 17,
  end_minute: 0,
  days_of_week: [1, 2, 3, 4, 5],
  recipient_time_zone_field: 'time_zone',
};
const zoned = (count: number, time_zone: unknown) =>
  manyLeads(count).map(lead => ({ ...lead, custom_lead_data: { time_zone } }));

describe('the time zone of the recipient', function () {
  this.timeout(120_000);
  let stage: Stage;
  afterEach(() => stage.close());

  const set = async (settings: StageSettings = {}) =>
    (stage = await setStage({ schedule: office, start, ...settings }));
  const patchSchedule = async (schedule: object | null) => {
    const { status, body } = await stage.client.patch(`/v1/campaigns/${stage.campaignId}`, { schedule });
    expect(status, JSON.stringify(body)).to.equal(200);
    return body.data.schedule;
  };
  const sentTo = async () => (await ledger(stage.accountId)).map(({ lead_id }) => fromBin(lead_id));

  it('decides when each lead is written to, and is named by the explanation before and after its turn', async () => {
    await set({ leads: [...zoned(1, 'Asia/Tokyo'), ...zoned(1, 'America/New_York'), ...zoned(1, 'Mitte')] });
    const [tokyo, newYork, nowhere] = stage.leadIds as [string, string, string];
    const expectWaits = async () => {
      const waits = await stage.explain(tokyo);
      expect(waits).to.include({
        waiting_for: 'schedule_window',
        next_action_at: '2026-03-12T00:00:00.000Z',
      });
      expect(waits.message).to.equal(
        'The send window is closed in Asia/Tokyo, the time zone of the lead (Mon, Tue, Wed, Thu, Fri 09:00 to 17:00, ' +
          'Asia/Tokyo). It opens at 2026-03-12 09:00 (Asia/Tokyo).',
      );
      expect(waits.details.schedule).to.deep.equal({ ...office, timezone: 'Asia/Tokyo' });
      expect(waits.details.until).to.equal('2026-03-12T00:00:00.000Z');
      expect(await stage.explain(newYork)).to.include({
        waiting_for: 'schedule_window',
        next_action_at: '2026-03-11T13:00:00.000Z',
      });
    };
    await expectWaits();
    await stage.worker.runUntilIdle();
    expect(await sentTo()).to.deep.equal([nowhere]);
    await expectWaits();
    await stage.expectSendAt('2026-03-11T13:00:00.000Z');
    await stage.expectSendAt('2026-03-12T00:00:00.000Z');
    expect(await sentTo()).to.deep.equal([nowhere, newYork, tokyo]);

    const [late] = await stage.add(zoned(1, 'Mitte'));
    await stage.advanceTo('2026-03-12T19:00:00Z');
    const waits = await stage.explain(late);
    expect(waits.message).to.include('in Europe/Berlin, because "Mitte" in time_zone is no IANA time zone (');
  });

  it('names the cap of the mailbox, where that is used up until after the window has opened', async () => {
    await set({
      leads: [...zoned(1, 'Europe/Berlin'), ...zoned(1, 'America/New_York')],
      mailbox: { dailyCap: 1 },
    });
    await stage.worker.runUntilIdle();
    const [, newYork] = stage.leadIds;
    const waits = await stage.explain(newYork);
    expect(waits).to.include({ waiting_for: 'daily_cap' });
    await stage.expectSendAt(waits.next_action_at);
  });

  it('holds on days off of the campaign, too, which are days of its own zone', async () => {
    const schedule = { ...office, skip_dates: ['2026-03-12/2026-03-13'] };
    await set({ schedule, leads: zoned(1, 'Asia/Tokyo') });
    const expected = { waiting_for: 'schedule_window', next_action_at: '2026-03-16T00:00:00.000Z' };
    const early = await stage.explain();
    expect(early).to.include(expected);
    expect(early.message).to.include('It opens at 2026-03-16 09:00 (Asia/Tokyo), after the days off.');
    expect(early.details.until).to.equal(expected.next_action_at);
    await stage.worker.runUntilIdle();
    // It is Thursday in Tokyo at first, and still Wednesday in Berlin, for an hour less than the window has.
    await stage.advanceTo('2026-03-11T23:30:00Z');
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(0);
    await stage.advanceTo('2026-03-12T00:30:00Z');
    const dayOff = await stage.explain();
    expect(dayOff).to.include(expected);
    expect(dayOff.message).to.include('because 2026-03-12 is a day off');
    await stage.expectSendAt(expected.next_action_at);
  });

  it('postpones each lead once for an opening, and lets those of other zones and campaigns pass', async () => {
    await set({ leads: [...zoned(1_200, 'Asia/Tokyo'), ...zoned(2, 'Europe/Berlin')], intervalSeconds: 60 });
    const { accountId, mailboxId, worker } = stage;
    const other = await buildLaunched(
      accountId,
      { flow: sequence(86_400), mailboxIds: [mailboxId] },
      stage.now(),
    );
    const [beside] = await enroll(accountId, other, manyLeads(1), stage.now());
    await worker.runUntilIdle();
    for (let minute = 0; minute < 5; minute++) {
      await stage.engine.clock.advance(70_000);
      await worker.runUntilIdle();
    }
    expect(await sentTo()).to.have.members([beside, ...stage.leadIds.slice(-2)]);
    const waiting = () =>
      database().manager.query<{ at: Date; postponed: Date; people: number }[]>(
        `SELECT next_action_at AS at, MAX(updated_at) AS postponed, COUNT(*) AS people FROM enrollments
          WHERE account_id = ? AND campaign_id = ? AND awaits = 'send' GROUP BY next_action_at`,
        [toBin(accountId), toBin(stage.campaignId)],
      );
    const postponed = await waiting();
    expect(postponed).to.have.length(1);
    expect(postponed[0]).to.deep.include({ at: new Date('2026-03-12T00:00:00Z'), people: 1_200 });
    // None is read again before that.
    await stage.advanceTo('2026-03-11T20:00:00Z');
    await worker.runUntilIdle();
    expect(await waiting()).to.deep.equal(postponed);
  });

  it('lets no other campaign of the mailbox wait for the interval of those whose window is closed', async () => {
    await set({ leads: zoned(1, 'Asia/Tokyo'), intervalSeconds: 3_600 });
    const { accountId, mailboxId, worker } = stage;
    const settings = { flow: sequence(86_400), mailboxIds: [mailboxId], intervalSeconds: 60 };
    const other = await buildLaunched(accountId, settings, stage.now());
    await enroll(accountId, other, manyLeads(5), stage.now());
    for (let minute = 0; minute < 5; minute++) {
      await worker.runUntilIdle();
      await stage.add(zoned(1, 'Asia/Tokyo'));
      await stage.engine.clock.advance(70_000);
    }
    expect(await sentTo()).to.have.length(5);
  });

  it('counts at once when the schedule or the lead is changed', async () => {
    await set({ leads: [...zoned(1, 'Asia/Tokyo'), ...zoned(1, 'Asia/Tokyo')] });
    const { worker } = stage;
    const [first, second] = stage.leadIds as [string, string];
    await worker.runUntilIdle();
    expect(await stage.sent()).to.equal(0);
    const path = `/v1/campaigns/${stage.campaignId}/leads/${first}`;
    const { status } = await stage.client.patch(path, { custom_lead_data: { time_zone: 'Europe/Rome' } });
    expect(status).to.equal(200);
    await worker.runUntilIdle();
    expect(await sentTo()).to.deep.equal([first]);
    const { recipient_time_zone_field, ...plain } = office;
    expect(await patchSchedule({ ...plain, recipient_time_zone_field: null })).to.deep.equal(plain);
    await worker.runUntilIdle();
    expect(await sentTo()).to.deep.equal([first, second]);
    expect(await patchSchedule({ ...plain, recipient_time_zone_field })).to.deep.equal(office);
  });

  it('counts in the simulation of a draft, whose leads are not enrolled yet', async () => {
    await set();
    const { client } = stage;
    const draft = (
      await client.post('/v1/campaigns', {
        name: 'Zones',
        schedule: office,
        sending_interval_seconds: 0,
        mailbox_ids: [stage.mailboxId],
        flow_data: sequence(86_400),
      })
    ).body.data;
    expect(draft.schedule).to.deep.equal(office);
    const leads = [...zoned(2, 'Asia/Tokyo'), ...zoned(2, 'Europe/Berlin'), ...zoned(1, 'PST')];
    for (const lead of leads) {
      const added = await client.post(`/v1/campaigns/${draft.id}/leads`, lead);
      expect(added.status, JSON.stringify(added.body)).to.equal(201);
    }
    const { body } = await client.post(`/v1/campaigns/${draft.id}/simulate`, { days: 5 });
    expect(body.data.leads_without_time_zone).to.equal(1);
    const days = body.data.daily.map(
      (each: { date: string; first_touches: number }) => [each.date, each.first_touches] as const,
    );
    expect(days.slice(0, 2)).to.deep.equal([
      ['2026-03-11', 3],
      ['2026-03-12', 2],
    ]);
  });

  it('needs the name of a field', async () => {
    await set();
    for (const name of ['', 'x'.repeat(101), 7]) {
      const schedule = { ...office, recipient_time_zone_field: name };
      const { status, body } = await stage.client.patch(`/v1/campaigns/${stage.campaignId}`, { schedule });
      expect([status, body.details?.[0].path]).to.deep.equal([400, 'schedule.recipient_time_zone_field']);
    }
  });
});
