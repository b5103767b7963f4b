import { expect } from 'chai';
import type { Schedule } from '../../server/src/domain/flow/types.js';
import { localDate } from '../../server/src/domain/schedule/zone-time.js';
import { nextOpening } from '../../server/src/domain/schedule/send-window.js';
import type { Simulation } from '../../server/src/generated/types.js';
import { fromBin } from '../../server/src/store/database/ids.js';
import { email, flow, node, wait } from '../domain/flow/fixtures.js';
import { alterCampaign } from '../support/build.js';
import { freshAccount } from '../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
  type TestWorker,
} from '../support/engine.js';
import { nextDue } from '../support/play.js';
import { startService, type Client, type TestService } from '../support/service.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Two hours each working day. */
const mornings: Schedule = {
  timezone: 'Europe/Berlin',
  start_hour: 9,
  start_minute: 0,
  end_hour: 11,
  end_minute: 0,
  days_of_week: [1, 2, 3, 4, 5],
};
/** Friday before the clocks go forward in Europe, half an hour before the window opens. */
const friday = new Date('2026-03-27T07:30:00Z');

/** By day and mailbox: first messages and follow-ups. */
type Calendar = Record<string, { first: number; later: number }>;

describe('a simulation beside the engine', function () {
  this.timeout(120_000);
  let engine: TestEngine;
  let worker: TestWorker;
  let service: TestService;
  let client: Client;
  let accountId: string;

  beforeEach(async () => {
    engine = await startEngine(friday);
    worker = engine.worker();
    service = await startService({}, engine.clock);
    accountId = await freshAccount(friday);
    client = await service.client(accountId);
  });
  afterEach(async () => {
    await engine.close();
    await service.close();
  });

  const twoMails = (waitDays = 2) =>
    flow(
      [node('lead', 'leadSource'), email('first'), wait('pause', waitDays * 86_400), email('second')],
      'lead>first',
      'first>pause',
      'pause>second',
    );

  async function campaign(settings: Partial<Parameters<typeof buildLaunched>[1]>, leads: number) {
    const launched = { flow: twoMails(), schedule: mornings, ...settings };
    const id = await buildLaunched(accountId, launched, engine.clock.now());
    await enroll(accountId, id, manyLeads(leads), engine.clock.now());
    return id;
  }

  async function simulated(id: string, body: object = { days: 40 }): Promise<Simulation> {
    const answer = await client.post(`/v1/campaigns/${id}/simulate`, body);
    expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
    return answer.body.data as Simulation;
  }

  /** Plays the real engine from one time at which something may be due to the next, and at least every hour of the window. */
  async function playFor(days: number): Promise<void> {
    const end = friday.getTime() + days * day;
    while (engine.clock.now().getTime() < end) {
      await worker.runUntilIdle();
      const now = engine.clock.now();
      const isOpen = nextOpening(mornings, now)!.getTime() === now.getTime();
      const due = (isOpen && (await nextDue(now, accountId))) || Infinity;
      const within = new Date(Math.min(due, now.getTime() + (isOpen ? hour : 1)));
      const opens = nextOpening(mornings, within)!.getTime();
      await engine.clock.advance(Math.min(opens, end) - now.getTime());
    }
    await worker.runUntilIdle();
  }

  async function actual(id: string): Promise<Calendar> {
    const calendar: Calendar = {};
    for (const send of await ledger(accountId)) {
      if (fromBin(send.campaign_id) !== id) continue;
      expect(send.state).to.equal('sent');
      const key = `${localDate('UTC', send.sent_at!)} ${fromBin(send.mailbox_id)}`;
      const entry = (calendar[key] ??= { first: 0, later: 0 });
      entry[send.step_number === 1 ? 'first' : 'later']++;
    }
    return calendar;
  }

  function planned({ daily }: Simulation): Calendar {
    return Object.fromEntries(
      daily.flatMap(({ date, mailboxes }) =>
        mailboxes.map(({ mailbox_id, first_touches, follow_ups }) => [
          `${date} ${mailbox_id}`,
          { first: first_touches, later: follow_ups },
        ]),
      ),
    );
  }

  async function finish(id: string): Promise<string> {
    const sends = (await ledger(accountId)).filter(send => fromBin(send.campaign_id) === id);
    return localDate('UTC', sends.at(-1)!.sent_at!);
  }

  it('predicts to the message what two mailboxes with caps send, over a change of the clocks', async () => {
    const mailboxIds = [
      await sandboxMailbox(accountId, { dailyCap: 3 }),
      await sandboxMailbox(accountId, { dailyCap: 5, settings: { time_zone: 'Pacific/Auckland' } }),
    ];
    // Full days: which of two mailboxes that are free writes to the last of a day is decided by who is faster.
    const id = await campaign({ mailboxIds }, 40);
    const plan = await simulated(id);
    expect(plan).to.include({ total: 80, first_touches: 40, follow_ups: 40, unsent: 0 });
    await playFor(25);
    expect(await actual(id)).to.deep.equal(planned(plan));
    expect(await finish(id)).to.equal(plan.finishes_on);
    expect(plan.held_back.map(({ code }) => code)).to.deep.equal(['schedule_window', 'daily_cap']);
  });

  it('predicts to the message what an interval lets through that leaves room for its jitter', async () => {
    // Two hours hold 3 intervals of 35 to 38.5 minutes, whatever the jitter: 4 messages.
    const mailboxIds = [await sandboxMailbox(accountId)];
    const id = await campaign({ mailboxIds, intervalSeconds: 2100 }, 9);
    const plan = await simulated(id);
    await playFor(16);
    expect(await actual(id)).to.deep.equal(planned(plan));
    expect(await finish(id)).to.equal(plan.finishes_on);
    expect(plan.held_back.map(({ code }) => code)).to.deep.equal(['schedule_window', 'mailbox_interval']);
  });

  it('is right within a message for each mailbox and day where the jitter decides', async () => {
    const mailboxIds = [await sandboxMailbox(accountId), await sandboxMailbox(accountId)];
    const id = await campaign({ mailboxIds, intervalSeconds: 600 }, 60);
    const plan = await simulated(id);
    await playFor(12);
    const [real, reported] = [await actual(id), planned(plan)];
    const sum = (calendar: Calendar) =>
      Object.values(calendar).reduce((total, { first, later }) => total + first + later, 0);
    expect([sum(real), sum(reported)]).to.deep.equal([120, 120]);
    // What a day lacks the next one makes up for: compare what has left by each day.
    for (const mailbox of mailboxIds) {
      let ahead = 0;
      for (const date of plan.daily.map(each => each.date)) {
        const of = (calendar: Calendar) => {
          const { first, later } = calendar[`${date} ${mailbox}`] ?? { first: 0, later: 0 };
          return first + later;
        };
        ahead += of(real) - of(reported);
        expect(Math.abs(ahead), `${date} ${mailbox}`).to.be.at.most(3);
      }
    }
    const late = Date.parse(await finish(id)) - Date.parse(plan.finishes_on!);
    expect(Math.abs(late)).to.be.at.most(day);
  });

  it('predicts to the message what leaves in the windows of the leads, over a change of the clocks', async () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Pacific/Auckland',
      'Asia/Kolkata',
      'Mars/Olympus',
      null,
    ];
    const schedule = { ...mornings, recipient_time_zone_field: 'time zone' };
    const mailboxIds = [await sandboxMailbox(accountId, { dailyCap: 9 })];
    const launched = { flow: twoMails(), schedule, mailboxIds };
    const id = await buildLaunched(accountId, launched, engine.clock.now());
    const leads = manyLeads(36).map((lead, index) => ({
      ...lead,
      custom_lead_data: { 'time zone': zones[index % zones.length] },
    }));
    const leadIds = await enroll(accountId, id, leads, engine.clock.now());
    const plan = await simulated(id);
    expect(plan).to.include({ total: 72, first_touches: 36, follow_ups: 36, unsent: 0 });
    expect(plan.leads_without_time_zone).to.equal(12);
    for (let now = friday.getTime(); now < friday.getTime() + 14 * day; now = engine.clock.now().getTime()) {
      await worker.runUntilIdle();
      const due = (await nextDue(engine.clock.now(), accountId)) ?? Infinity;
      await engine.clock.advance(Math.min(due - now, hour));
    }
    expect(await actual(id)).to.deep.equal(planned(plan));
    expect(plan.held_back.map(({ code }) => code)).to.have.members(['schedule_window', 'daily_cap']);
    expect(plan.held_back.find(({ code }) => code === 'schedule_window')?.message).to.equal(
      'The send window is closed in the time zones of the leads, or it is a day off.',
    );
    const found = new Set<string>();
    for (const { lead_id, sent_at } of await ledger(accountId)) {
      const zone = zones[leadIds.indexOf(fromBin(lead_id)) % zones.length];
      const timezone = zone?.includes('Mars') ? 'Europe/Berlin' : (zone ?? 'Europe/Berlin');
      expect(nextOpening({ ...mornings, timezone }, sent_at!)).to.deep.equal(sent_at);
      found.add(timezone);
    }
    expect(found.size).to.equal(4);
  });

  it('counts the other campaigns of its mailboxes, and goes on from where people stand', async () => {
    const mailboxIds = [await sandboxMailbox(accountId, { dailyCap: 4 })];
    const other = await campaign({ mailboxIds, flow: twoMails(1) }, 6);
    await playFor(1);
    const id = await campaign({ mailboxIds }, 9);
    const [plan, theirs] = [await simulated(id), await simulated(other)];
    expect(plan.mailboxes[0]).to.include({ first_touches: 9, follow_ups: 9, other_campaigns: 8 });
    expect(theirs.total).to.equal(8);
    expect(theirs.mailboxes[0]!.other_campaigns).to.equal(18);
    const before = await actual(other);
    await playFor(25);
    expect(await actual(id)).to.deep.equal(planned(plan));
    const rest = await actual(other);
    for (const key of Object.keys(before)) delete rest[key];
    expect(rest).to.deep.equal(planned(theirs));
    expect(plan.held_back.map(({ code }) => code)).to.include.members(['schedule_window', 'daily_cap']);
  });

  it('reports a pause date and what is left', async () => {
    const mailboxIds = [await sandboxMailbox(accountId, { dailyCap: 2 })];
    const pauseAt = new Date('2026-03-31T00:00:00Z');
    const id = await campaign({ mailboxIds, pauseAt }, 10);
    await alterCampaign(accountId, id, { lifecycle_pause_on: '2026-03-31' });
    const plan = await simulated(id);
    expect(plan).to.include({ total: 4, unsent: 16, finishes_on: null, finishes_at: null });
    expect(plan.held_back.at(-1)).to.include({ code: 'pause_on', count: 16 });
    await playFor(8);
    expect(await actual(id)).to.deep.equal(planned(plan));
  });
});
