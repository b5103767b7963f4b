import { expect } from 'chai';
import { SMTPServer } from 'smtp-server';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { toBin } from '../../server/src/store/database/ids.js';
import { scheduleInboxPoll } from '../../server/src/store/receiving/repository.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { buildLaunched, enroll, ledger, manyLeads, sandboxMailbox } from '../support/engine.js';
import { database, runSql } from '../support/database.js';
import { setStage, twoMails, type Stage, type StageSettings } from '../support/explain.js';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const berlin = {
  timezone: 'Europe/Berlin',
  start_hour: 9,
  start_minute: 0,
  end_hour: 17,
  end_minute: 0,
  days_of_week: [1, 2, 3, 4, 5],
};

describe('what a lead waits for at its mailbox', () => {
  let stage: Stage;
  afterEach(() => stage.close());

  const set = async (settings?: StageSettings) => (stage = await setStage(settings));
  const sql = (text: string, ...values: unknown[]) => runSql(text, values);
  const change = (assignments: string, ...values: unknown[]) =>
    sql(
      `UPDATE mailboxes SET ${assignments} WHERE account_id = ? AND id = ?`,
      ...values,
      toBin(stage.accountId),
      toBin(stage.mailboxId),
    );

  it('nothing: it is its turn', async () => {
    await set();
    const reported = await stage.explain();
    expect(reported).to.include({ waiting_for: 'due_now', next_action_at: stage.now().toISOString() });
    expect(reported.details).to.include({ mailbox_id: stage.mailboxId, ahead_count: 0, node_id: 'first' });
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(1);
  });

  it('a mailbox: none is attached', async () => {
    await set();
    await stage.client.patch(`/v1/campaigns/${stage.campaignId}`, { mailbox_ids: [] });
    expect(await stage.explain()).to.include({ waiting_for: 'no_mailbox', next_action_at: null });
    await stage.engine.clock.advance(day);
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(0);
  });

  it('its mailbox, which is gone', async () => {
    await set();
    await stage.worker.runUntilIdle();
    await stage.engine.clock.advance(4 * day);
    await stage.worker.runner.run();
    await change('deleted_at = ?', stage.now());
    const reported = await stage.explain();
    expect(reported).to.include({ waiting_for: 'no_mailbox', next_action_at: null });
    expect(reported.message).to.include('was deleted');
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(1);
  });

  it('a mailbox that is disconnected', async () => {
    await set();
    await change('status = ?, status_reason = ?', 'disconnected', 'The password is wrong.');
    const reported = await stage.explain();
    expect(reported).to.include({ waiting_for: 'mailbox_disconnected', next_action_at: null });
    expect(reported.details).to.include({
      mailbox_id: stage.mailboxId,
      mailbox_error: 'The password is wrong.',
    });
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(0);
    await change("status = 'connected'");
    expect((await stage.explain()).waiting_for).to.equal('due_now');
  });

  it('another mailbox, when one of two is disconnected', async () => {
    await set();
    const other = await sandboxMailbox(stage.accountId);
    await stage.client.patch(`/v1/campaigns/${stage.campaignId}`, { add_mailbox_ids: [other] });
    await change("status = 'disconnected'");
    expect((await stage.explain()).details.mailbox_id).to.equal(other);
    await stage.worker.runUntilIdle();
    expect((await ledger(stage.accountId))[0]!.mailbox_id.equals(toBin(other))).to.equal(true);
  });

  it('a mailbox that rests after its server could not be reached', async () => {
    // Nobody listens on the port of a server that has just closed.
    const smtp = { host: '127.0.0.1', port: 1, secure: false, user: 'me' };
    await set({ mailbox: { provider: 'smtp', settings: { smtp } } });
    await stage.worker.runUntilIdle();
    const [send] = await ledger(stage.accountId);
    expect(send).to.include({ state: 'queued', attempts: 1 });
    const reported = await stage.explain();
    expect(reported.waiting_for).to.equal('mailbox_error');
    expect(reported.next_action_at).to.equal(new Date(stage.now().getTime() + minute).toISOString());
    expect(reported.details.mailbox_error).to.be.a('string');
    await stage.advanceTo(new Date(Date.parse(reported.next_action_at!) - 1000));
    await stage.worker.runUntilIdle();
    expect((await ledger(stage.accountId))[0]!.attempts).to.equal(1);
    await stage.advanceTo(reported.next_action_at!);
    await stage.worker.runUntilIdle();
    expect((await ledger(stage.accountId))[0]!.attempts).to.equal(2);
  });

  it('another try, after the server refused for now', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      disableReverseLookup: true,
      closeTimeout: 50,
      onRcptTo: (_address, _session, done) =>
        done(Object.assign(new Error('4.2.1 Come back later'), { responseCode: 451 })),
    });
    const listening = server.listen(0, '127.0.0.1');
    await once(listening, 'listening');
    try {
      const { port } = listening.address() as AddressInfo;
      const smtp = { host: '127.0.0.1', port, secure: false, user: 'me' };
      await set({ mailbox: { provider: 'smtp', settings: { smtp } } });
      await stage.worker.runUntilIdle();
      const reported = await stage.explain();
      expect(reported).to.include({
        waiting_for: 'retry',
        next_action_at: new Date(stage.now().getTime() + 5 * minute).toISOString(),
      });
      expect(reported.details).to.include({ attempts: 1 });
      expect(reported.details.last_error).to.include('Come back later');
      await stage.advanceTo(new Date(Date.parse(reported.next_action_at!) - 1000));
      await stage.worker.runUntilIdle();
      expect((await ledger(stage.accountId))[0]!.attempts).to.equal(1);
      await stage.advanceTo(reported.next_action_at!);
      await stage.worker.runUntilIdle();
      expect((await ledger(stage.accountId))[0]!.attempts).to.equal(2);
    } finally {
      await new Promise<void>(resolve => server.close(() => resolve()));
    }
  });

  it('the inbox, before a follow-up', async () => {
    await set();
    const imap = { host: 'imap.example', port: 993, secure: true, user: 'me' };
    await change('settings = ?', JSON.stringify({ imap }));
    await scheduleInboxPoll(database().manager, stage.accountId, stage.mailboxId, stage.now());
    await stage.worker.runUntilIdle();
    expect(await stage.sent(), 'a first message waits for no inbox').to.equal(1);
    await stage.engine.clock.advance(3 * day + hour);
    await stage.worker.runUntilIdle();
    const reported = await stage.explain();
    expect(reported.waiting_for).to.equal('inbox_unread');
    expect(reported.details.inbox_read_at).to.equal(null);
    expect(await stage.sent()).to.equal(1);
    await sql(
      'UPDATE inbound_cursors SET checked_at = ? WHERE account_id = ? AND mailbox_id = ?',
      stage.now(),
      toBin(stage.accountId),
      toBin(stage.mailboxId),
    );
    expect((await stage.explain()).waiting_for).to.equal('due_now');
    await stage.engine.clock.advance(minute);
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(2);
  });

  it('the window, over a weekend and a change of the clocks', async () => {
    // Friday evening before the clocks go forward in Europe: Monday 9:00 is 7:00 UTC, not 8:00.
    await set({ schedule: berlin, start: new Date('2026-03-27T17:30:00Z') });
    const reported = await stage.explain();
    expect(reported).to.include({
      waiting_for: 'schedule_window',
      next_action_at: '2026-03-30T07:00:00.000Z',
    });
    expect(reported.message).to.include('2026-03-30 09:00 (Europe/Berlin)');
    expect(reported.details.schedule).to.deep.equal(berlin);
    await stage.expectSendAt(reported.next_action_at);
  });

  it('the next day, when the daily cap is used up', async () => {
    await set({ leads: manyLeads(3), mailbox: { dailyCap: 2 } });
    await stage.worker.runUntilIdle();
    expect(await stage.sent()).to.equal(2);
    const sent = (await ledger(stage.accountId)).map(({ lead_id }) => lead_id);
    const left = stage.leadIds.find(id => !sent.some(other => other.equals(toBin(id))))!;
    const reported = await stage.explain(left);
    expect(reported).to.include({ waiting_for: 'daily_cap', next_action_at: '2026-03-03T00:00:00.000Z' });
    expect(reported.details).to.include({ daily_cap: 2, sent_today: 2 });
    await stage.expectSendAt(reported.next_action_at);
  });

  it('the next day, when a mailbox that raises its volume has sent what it may today', async () => {
    const ramp = { start: 1, step: 1 };
    await set({ leads: manyLeads(3), mailbox: { dailyCap: 2, ramp } });
    await stage.worker.runUntilIdle();
    const [send] = await ledger(stage.accountId);
    const left = stage.leadIds.find(id => !send!.lead_id.equals(toBin(id)))!;
    const reported = await stage.explain(left);
    expect(reported).to.include({ waiting_for: 'daily_cap', next_action_at: '2026-03-03T00:00:00.000Z' });
    expect(reported.details).to.include({ daily_cap: 2, cap_today: 1, sent_today: 1 });
    expect(reported.message).to.include('limit of 1 message today, while it raises its volume');
    await stage.expectSendAt(reported.next_action_at);
  });

  it('the day after next, when others go first on the next one', async () => {
    await set({ leads: manyLeads(5), mailbox: { dailyCap: 2 } });
    await stage.worker.runUntilIdle();
    const all = await Promise.all(stage.leadIds.map(id => stage.explain(id)));
    const last = all.find(({ details }) => details.ahead_count === 2)!;
    expect(last).to.include({ waiting_for: 'daily_cap', next_action_at: '2026-03-04T00:00:00.000Z' });
    expect(last.message).to.match(
      /starts at 2026-03-03 00:00 \(UTC\)\. 2 messages are ahead in the queue\.$/,
    );
  });

  it('the window, when the day of the cap is over before it opens', async () => {
    await set({ leads: manyLeads(2), mailbox: { dailyCap: 1 }, schedule: berlin });
    await stage.worker.runUntilIdle();
    const [send] = await ledger(stage.accountId);
    const left = stage.leadIds.find(id => !send!.lead_id.equals(toBin(id)))!;
    const reported = await stage.explain(left);
    expect(reported).to.include({ waiting_for: 'daily_cap', next_action_at: '2026-03-03T08:00:00.000Z' });
    expect(reported.details.until).to.equal('2026-03-03T00:00:00.000Z');
    expect(reported.message).to.match(
      /\. The send window then opens at 2026-03-03 09:00 \(Europe\/Berlin\)\.$/,
    );
    await stage.engine.clock.advance(4 * hour);
    expect(await stage.explain(left), 'in the evening').to.include({
      waiting_for: 'schedule_window',
      next_action_at: '2026-03-03T08:00:00.000Z',
    });
    await stage.expectSendAt(reported.next_action_at);
  });

  it('the interval of its mailbox', async () => {
    await set({ leads: manyLeads(2), intervalSeconds: 1440 });
    await stage.worker.runUntilIdle();
    const [send] = await ledger(stage.accountId);
    const left = stage.leadIds.find(id => !send!.lead_id.equals(toBin(id)))!;
    const reported = await stage.explain(left);
    expect(reported.waiting_for).to.equal('mailbox_interval');
    expect(reported.details).to.include({ interval_seconds: 1440, ahead_count: 0 });
    expect(Date.parse(reported.next_action_at!) - stage.now().getTime()).to.be.within(
      24 * minute,
      26.4 * minute,
    );
    await stage.expectSendAt(reported.next_action_at);
  });

  it('the interval of another campaign that its mailbox sent for', async () => {
    await set({ leads: manyLeads(2), intervalSeconds: 1440 });
    await stage.worker.runUntilIdle();
    const [send] = await ledger(stage.accountId);
    const left = stage.leadIds.find(id => !send!.lead_id.equals(toBin(id)))!;
    await sql('UPDATE campaigns SET sending_interval_seconds = 1 WHERE id = ?', toBin(stage.campaignId));
    const reported = await stage.explain(left);
    expect(reported.waiting_for).to.equal('mailbox_interval');
    expect(reported.message).to.match(
      / sent an email for another campaign with a longer interval\. The next email can be sent at /,
    );
    expect(reported.details).not.to.have.property('interval_seconds');
    await stage.expectSendAt(reported.next_action_at);
  });

  it('those ahead of it: the order that is reported is the one they go in, and none goes earlier', async () => {
    await set({ leads: manyLeads(5), intervalSeconds: 600 });
    const reported = new Map<string, number>();
    for (const id of stage.leadIds) {
      const { waiting_for, details, next_action_at } = await stage.explain(id);
      expect(waiting_for).to.equal(details.ahead_count === 0 ? 'due_now' : 'queue');
      const earliest = stage.now().getTime() + details.ahead_count! * 10 * minute;
      expect(Date.parse(next_action_at!)).to.equal(earliest);
      reported.set(id, earliest);
    }
    for (let n = 0; n < 60; n++) {
      await stage.worker.runUntilIdle();
      await stage.engine.clock.advance(minute);
    }
    const order = (await ledger(stage.accountId)).map(({ lead_id, sent_at }) => {
      const id = stage.leadIds.find(each => lead_id.equals(toBin(each)))!;
      expect(sent_at!.getTime()).to.be.at.least(reported.get(id)!);
      return id;
    });
    expect(order).to.deep.equal([...reported].sort((a, b) => a[1] - b[1]).map(([id]) => id));
  });

  it('those ahead of it, whichever of two mailboxes with caps and a window serves them', async () => {
    await set({
      flow: flow([node('lead', 'leadSource'), email('first')], 'lead>first'),
      leads: manyLeads(9),
      intervalSeconds: 3600,
      schedule: berlin,
      mailbox: { dailyCap: 2 },
    });
    const other = await sandboxMailbox(stage.accountId, { dailyCap: 1 });
    await stage.client.patch(`/v1/campaigns/${stage.campaignId}`, { add_mailbox_ids: [other] });
    const reported = new Map<string, number>();
    for (const id of stage.leadIds) reported.set(id, Date.parse((await stage.explain(id)).next_action_at!));
    // 16:00 in Berlin: two leave now, the others on the days after, three a day.
    const days = [...reported.values()]
      .sort((a, b) => a - b)
      .map(at => new Date(at).toISOString().slice(8, 10));
    expect(days).to.deep.equal(['02', '02', '03', '03', '03', '04', '04', '04', '05']);
    for (let n = 0; n < 4 * 24; n++) {
      await stage.worker.runUntilIdle();
      await stage.engine.clock.advance(hour);
    }
    const sends = await ledger(stage.accountId);
    expect(sends).to.have.lengthOf(9);
    for (const { lead_id, sent_at } of sends) {
      const id = stage.leadIds.find(each => lead_id.equals(toBin(each)))!;
      expect(sent_at!.getTime()).to.be.at.least(reported.get(id)!);
      expect(sent_at!.toISOString().slice(8, 10)).to.equal(
        new Date(reported.get(id)!).toISOString().slice(8, 10),
      );
    }
  });

  it('no time after pause_on, and the cap that other campaigns have used up', async () => {
    const pauseAt = new Date('2026-03-03T00:00:00Z');
    await set({ leads: manyLeads(3), mailbox: { dailyCap: 2 }, pauseAt });
    await stage.worker.runUntilIdle();
    const sent = (await ledger(stage.accountId)).map(({ lead_id }) => lead_id);
    const left = stage.leadIds.find(id => !sent.some(other => other.equals(toBin(id))))!;
    const reported = await stage.explain(left);
    expect(reported).to.include({ waiting_for: 'daily_cap', next_action_at: null });
    expect(reported.message).to.match(
      /limit of 2 messages per day, over all campaigns\. .*The campaign pauses before that, at 2026-03-03 00:00 \(UTC\) \(pause_on\)\.$/,
    );
    const other = await buildLaunched(
      stage.accountId,
      { flow: twoMails(), mailboxIds: [stage.mailboxId] },
      stage.now(),
    );
    const [theirs] = await enroll(stage.accountId, other, manyLeads(1), stage.now());
    const { body } = await stage.client.get(`/v1/campaigns/${other}/leads/${theirs}/explain`);
    expect(body.data, 'who will be paused by then takes no turn').to.include({
      waiting_for: 'daily_cap',
      next_action_at: pauseAt.toISOString(),
    });
    await stage.expectSendAt(body.data.next_action_at);
  });

  it('follow-ups, which go before first messages', async () => {
    await set({ intervalSeconds: 600 });
    await stage.worker.runUntilIdle();
    await stage.engine.clock.advance(3 * day);
    await stage.worker.runner.run();
    const [late] = await stage.add(manyLeads(1, 'late'));
    const reported = await stage.explain(late);
    expect(reported).to.include({
      waiting_for: 'queue',
      next_action_at: new Date(stage.now().getTime() + 10 * minute).toISOString(),
    });
    expect(reported.details.ahead_count).to.equal(0);
    expect((await stage.explain()).waiting_for).to.equal('due_now');
    await stage.worker.runUntilIdle();
    const sends = await ledger(stage.accountId);
    expect(sends.map(({ node_id }) => node_id)).to.deep.equal(['first', 'second']);
    expect((await stage.explain(late)).waiting_for).to.equal('mailbox_interval');
  });

  it('another campaign, whose turn it is', async () => {
    await set({ leads: manyLeads(2), intervalSeconds: 600 });
    await stage.worker.runUntilIdle();
    const other = await buildLaunched(
      stage.accountId,
      { flow: twoMails(), mailboxIds: [stage.mailboxId], intervalSeconds: 600 },
      stage.now(),
    );
    const [theirs] = await enroll(stage.accountId, other, manyLeads(1), stage.now());
    await stage.engine.clock.advance(11 * minute);
    const [send] = await ledger(stage.accountId);
    const left = stage.leadIds.find(id => !send!.lead_id.equals(toBin(id)))!;
    expect(await stage.explain(left)).to.include({ waiting_for: 'queue' });
    const { body } = await stage.client.get(`/v1/campaigns/${other}/leads/${theirs}/explain`);
    expect(body.data.waiting_for).to.equal('due_now');
    await stage.worker.runUntilIdle();
    expect((await ledger(stage.accountId))[1]!.campaign_id.equals(toBin(other))).to.equal(true);
  });

  it('another campaign, whose turn it is and whose interval is longer', async () => {
    await set({ leads: manyLeads(2), intervalSeconds: 60 });
    await stage.worker.runUntilIdle();
    const last = stage.now();
    const slow = await buildLaunched(
      stage.accountId,
      { flow: twoMails(), mailboxIds: [stage.mailboxId], intervalSeconds: 7_200 },
      stage.now(),
    );
    await enroll(stage.accountId, slow, manyLeads(1), stage.now());
    await stage.engine.clock.advance(5 * minute);
    const [send] = await ledger(stage.accountId);
    const left = stage.leadIds.find(id => !send!.lead_id.equals(toBin(id)))!;
    const reported = await stage.explain(left);
    const until = new Date(last.getTime() + 120 * minute);
    expect(reported).to.include({ waiting_for: 'queue', next_action_at: until.toISOString() });
    expect(reported.message).to.include('Another campaign is next. Its interval ends at 2026-03-02 ');
    await stage.engine.clock.advance(114 * minute);
    await stage.worker.runUntilIdle();
    expect(await ledger(stage.accountId)).to.have.length(1);
  });
});
