import { expect } from 'chai';
import type { Schedule } from '../../server/src/domain/flow/types.js';
import { localDate } from '../../server/src/domain/schedule/zone-time.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { onWrites } from '../../server/src/store/database/writes.js';
import { sequence } from '../domain/flow/fixtures.js';
import { freshAccount } from '../support/database.js';
import { buildLaunched, enroll, ledger, manyLeads, sandboxMailbox } from '../support/engine.js';
import { setStage, type Stage, type StageSettings } from '../support/explain.js';
import { play } from '../support/play.js';
import { buildThread, queueReply } from '../support/threads.js';

const hour = 3_600_000;
const path = '/v1/settings/days-off';
/** An hour before the window opens. */
const friday = new Date('2026-03-27T07:00:00Z');
const mornings: Schedule = {
  timezone: 'Europe/Berlin',
  start_hour: 9,
  start_minute: 0,
  end_hour: 11,
  end_minute: 0,
  days_of_week: null,
};

describe('days off of the account', function () {
  this.timeout(120_000);
  let stage: Stage;
  afterEach(() => stage.close());

  const set = async (settings: StageSettings) => (stage = await setStage(settings));
  const daysOff = async (skip_dates: string[]) => {
    const { status, body } = await stage.client.put(path, { skip_dates });
    expect(status, JSON.stringify(body)).to.equal(200);
  };

  it('are kept alike by the sender, the simulation and the explanation, in the zone of each campaign', async () => {
    await set({ schedule: mornings, leads: manyLeads(14), mailbox: { dailyCap: 4 }, start: friday });
    const { engine, worker, client, accountId, campaignId } = stage;
    const zone = 'Pacific/Auckland';
    const auckland = { dailyCap: 5, settings: { time_zone: zone } };
    const withoutSchedule = {
      flow: sequence(3 * 86_400),
      mailboxIds: [await sandboxMailbox(accountId, auckland)],
      lifecycleZone: zone,
    };
    const always = await buildLaunched(accountId, withoutSchedule, stage.now());
    await enroll(accountId, always, manyLeads(14, 'accept+always'), stage.now());
    const stranger = await freshAccount(stage.now());
    const theirs = { ...withoutSchedule, mailboxIds: [await sandboxMailbox(stranger, auckland)] };
    const other = await buildLaunched(stranger, theirs, stage.now());
    await enroll(stranger, other, manyLeads(14, 'accept+other'), stage.now());
    await daysOff(['2026-03-28', '2026-03-30/2026-03-31']);

    const campaigns = [
      { id: campaignId, zone: 'Europe/Berlin' },
      { id: always, zone },
    ];
    const plans = new Map<string, Record<string, number>>();
    for (const { id } of campaigns) {
      const { body } = await client.post(`/v1/campaigns/${id}/simulate`, { days: 12 });
      expect(body.data).to.include({ total: 28, unsent: 0 });
      expect(body.data.held_back.map(({ code }: { code: string }) => code)).to.include('schedule_window');
      const days: { date: string; first_touches: number; follow_ups: number }[] = body.data.daily;
      plans.set(
        id,
        Object.fromEntries(
          days
            .map(day => [day.date, day.first_touches + day.follow_ups] as const)
            .filter(([, count]) => count > 0),
        ),
      );
    }
    const sentOn = async (account: string, id: string, where: string) => {
      const counts: Record<string, number> = {};
      for (const send of await ledger(account)) {
        if (!send.campaign_id.equals(toBin(id))) continue;
        const day = localDate(where, send.sent_at!);
        counts[day] = (counts[day] ?? 0) + 1;
      }
      return counts;
    };
    // Of 14, two days have written to 8.
    let explained = 0;
    for (let passed = 0; passed < 12 * 24; passed++) {
      await worker.runUntilIdle();
      if (stage.now().toISOString() === '2026-03-30T07:00:00.000Z') {
        for (const leadId of stage.leadIds) {
          const { waiting_for, message, details } = await stage.explain(leadId);
          if (waiting_for === 'wait') continue;
          expect({ waiting_for, until: details.until }).to.deep.equal({
            waiting_for: 'schedule_window',
            until: '2026-04-01T07:00:00.000Z',
          });
          expect(message).to.include('because 2026-03-30 is a day off');
          explained++;
        }
      }
      await engine.clock.advance(hour);
    }
    expect(explained).to.equal(6);
    for (const { id, zone: where } of campaigns) {
      const sent = await sentOn(accountId, id, where);
      expect(sent).to.deep.equal(plans.get(id));
      expect(sent).to.not.have.any.keys('2026-03-28', '2026-03-30', '2026-03-31');
    }
    const free = await sentOn(stranger, other, zone);
    expect(free).to.include({ '2026-03-28': 5, '2026-03-30': 5 });
  });

  it('are named to a lead whose wait ends on one', async () => {
    await set({ leads: manyLeads(1) });
    await stage.worker.runUntilIdle();
    const ends = new Date(stage.now().getTime() + 3 * 24 * hour).toISOString();
    await daysOff([ends.slice(0, 10)]);
    const waits = await stage.explain();
    expect(waits).to.include({ waiting_for: 'wait', next_action_at: ends });
    expect(waits.message).to.match(/ The send window then opens at 2026-03-06 00:00 \(UTC\)\.$/);
    await stage.advanceTo(ends);
    await stage.worker.runUntilIdle();
    await stage.expectSendAt('2026-03-06T00:00:00.000Z');
  });

  it('count at once when they are set, and when they are removed; manual replies leave on them', async () => {
    await set({ leads: manyLeads(1) });
    const { engine, worker, client, accountId, mailboxId, campaignId } = stage;
    const today = stage.now().toISOString().slice(0, 10);
    await worker.runUntilIdle();
    expect(await stage.sent()).to.equal(1);
    await daysOff([today]);
    const [late] = await stage.add([{ email: 'accept+late@sandbox.test' }]);
    await play(engine, worker, 5_000, 1_000);
    expect(await stage.sent()).to.equal(1);
    const waits = await stage.explain(late);
    expect(waits).to.include({ waiting_for: 'schedule_window', next_action_at: '2026-03-03T00:00:00.000Z' });
    expect(waits.message).to.include(`because ${today} is a day off (every day, UTC, except on days off)`);
    expect(waits.details.schedule).to.deep.include({ timezone: 'UTC', skip_dates: [today] });

    const lead = { email: `accept+${newId()}@sandbox.test` };
    const thread = await buildThread(accountId, { mailboxId, lead, at: stage.now() });
    const job = await queueReply(thread, stage.now());
    await play(engine, worker, 5_000, 1_000);
    expect((await client.get(`/v1/message-jobs/${job}`)).body.data.status).to.equal('sent');

    const ofCampaign = async () =>
      (await ledger(accountId)).filter(send => send.campaign_id?.equals(toBin(campaignId))).length;
    expect(await ofCampaign()).to.equal(1);
    // As soon as the write is announced, which takes some milliseconds.
    const announced = new Promise<void>(resolve => {
      const end = onWrites(['accounts'], () => resolve(end()));
    });
    await daysOff([]);
    await announced;
    await play(engine, worker, 5_000, 1_000);
    expect(await ofCampaign()).to.equal(2);
  });
});
