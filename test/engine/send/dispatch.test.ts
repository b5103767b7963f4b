import { expect } from 'chai';
import { parseMail } from '../../../server/src/mail/parse.js';
import { headerValue } from '../../../server/src/domain/inbox/mail-message.js';
import { readUnsubscribeToken } from '../../../server/src/domain/sending/unsubscribe-token.js';
import { isOpen } from '../../../server/src/domain/schedule/send-window.js';
import { resumePeople } from '../../../server/src/store/jobs/bulk/changes.js';
import { campaigns } from '../../../server/src/store/entities.js';
import { fromBin, toBin } from '../../../server/src/store/database/ids.js';
import { changeCampaignStatus } from '../../../server/src/events/campaign.js';
import { lockCampaign, updateCampaign } from '../../../server/src/store/campaigns/repository.js';
import { addBlock } from '../../../server/src/events/block-list.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { onWrites } from '../../../server/src/store/database/writes.js';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { alterCampaign, enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import {
  arrivals,
  buildLaunched,
  enroll,
  ledger,
  links,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
} from '../../support/engine.js';
import { play } from '../../support/play.js';

const minute = 60_000;
const hour = 60 * minute;

const one = () => flow([node('lead', 'leadSource'), email('first')], 'lead>first');
const two = () =>
  flow(
    [
      node('lead', 'leadSource'),
      email('first', { subject: 'Hello {{first_name | default: "there"}}', template: 'Dear {{email}}' }),
      wait('pause', 3 * 86_400),
      email('second', { subject: '', template: 'Any news?' }),
    ],
    'lead>first',
    'first>pause',
    'pause>second',
  );

async function query<T>(sql: string, params: unknown[]): Promise<T[]> {
  return runSql<T[]>(sql, params);
}

/** Resumes everyone of a campaign, as the API does. */
async function resumeAll(accountId: string, campaignId: string, now: Date): Promise<void> {
  const people = (await enrollmentsOf(accountId, campaignId)).map(row => row.global_lead_id);
  const key = { account_id: accountId, id: campaignId };
  const campaign = await database().manager.getRepository(campaigns).findOneByOrFail(key);
  await transaction(database(), tx => resumePeople(tx, accountId, campaign, people, now));
}

describe('sending', () => {
  let engine: TestEngine;
  let accountId: string;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
  });
  afterEach(() => engine.close());

  it('leaves a mailbox alone whose cap is used up, until the cap is raised or the day ends', async () => {
    const mailboxId = await sandboxMailbox(accountId, { dailyCap: 2 });
    const campaignId = await buildLaunched(
      accountId,
      { flow: one(), mailboxIds: [mailboxId] },
      engine.clock.now(),
    );
    await enroll(accountId, campaignId, manyLeads(5), engine.clock.now());
    let messages = 0;
    const worker = engine.worker({ checkpoint: point => void (point === 'claiming' && messages++) });
    await worker.runUntilIdle();
    // One to send, and one that found the cap used up.
    expect([messages, (await ledger(accountId)).length]).to.deep.equal([2, 2]);
    await play(engine, worker, 5 * minute, minute);
    expect(messages).to.equal(2);
    await query('UPDATE mailboxes SET daily_cap = 3 WHERE account_id = ?', [toBin(accountId)]);
    // A mailbox rests for at most two minutes.
    await play(engine, worker, 2 * minute, minute);
    expect(await ledger(accountId)).to.have.length(3);
    await engine.clock.advance(10 * hour);
    await worker.runUntilIdle();
    expect(await ledger(accountId)).to.have.length(5);
  });

  it('sends, records what it sent, and moves on', async () => {
    const mailboxId = await sandboxMailbox(accountId, { displayName: 'Ann Sender' });
    const campaignId = await buildLaunched(
      accountId,
      { flow: two(), mailboxIds: [mailboxId] },
      engine.clock.now(),
    );
    const [leadId] = await enroll(
      accountId,
      campaignId,
      [{ email: 'accept+one@sandbox.test' }],
      engine.clock.now(),
    );
    const worker = engine.worker();
    await worker.runUntilIdle();

    const [send] = await ledger(accountId);
    expect(send).to.include({ state: 'sent', node_id: 'first', step_number: 1, raw: null });
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({
      state: 'active',
      current_node_id: 'pause',
      awaits: 'flow',
      steps_sent: 1,
    });
    expect(enrollment!.next_action_at).to.deep.equal(new Date(engine.clock.now().getTime() + 72 * hour));
    const [message] = await query<Record<string, unknown>>(
      `SELECT m.*, t.subject AS thread_subject, t.lead_id FROM messages m JOIN threads t
       ON t.account_id = m.account_id AND t.id = m.thread_id WHERE m.account_id = ?`,
      [toBin(accountId)],
    );
    expect(message).to.include({
      direction: 'sent',
      kind: 'campaign',
      subject: 'Hello there',
      thread_subject: 'Hello there',
      body_text: 'Dear accept+one@sandbox.test',
    });
    expect(fromBin(message!.lead_id as Buffer)).to.equal(leadId);
    const [totals] = await query('SELECT * FROM campaign_totals WHERE account_id = ?', [toBin(accountId)]);
    expect(totals).to.include({ sent_count: 1, contacted_enrollment_count: 1, terminal_enrollment_count: 0 });
    const [stats] = await query('SELECT * FROM campaign_daily_stats WHERE account_id = ?', [
      toBin(accountId),
    ]);
    expect(stats).to.include({ day: '2026-03-02', sent: 1 });
    const [event] = await query<{ payload: string }>('SELECT * FROM events WHERE account_id = ?', [
      toBin(accountId),
    ]);
    expect(JSON.parse(event!.payload)).to.include({
      email: 'accept+one@sandbox.test',
      campaign_name: 'Spring',
      step_number: 1,
      message_type: 'campaign',
      to_email: 'accept+one@sandbox.test',
      node_id: 'first',
      body_text: 'Dear accept+one@sandbox.test',
    });
    const [mailbox] = await query('SELECT * FROM mailboxes WHERE account_id = ?', [toBin(accountId)]);
    expect(mailbox).to.include({ sent_today: 1, sent_day: '2026-03-02', consecutive_failures: 0 });
  });

  it('threads follow-ups and lets people unsubscribe with one click', async () => {
    const mailboxId = await sandboxMailbox(accountId, { email: 'ann@sandbox.test', displayName: 'Ann' });
    const campaignId = await buildLaunched(
      accountId,
      { flow: two(), mailboxIds: [mailboxId] },
      engine.clock.now(),
    );
    await enroll(accountId, campaignId, [{ email: 'accept+thread@sandbox.test' }], engine.clock.now());
    await play(engine, engine.worker(), 80 * hour, 4 * hour);

    const mails = await Promise.all((await arrivals(accountId)).map(({ raw }) => parseMail(raw)));
    expect(mails.map(mail => mail.subject)).to.deep.equal(['Hello there', 'Re: Hello there']);
    const [first, second] = mails;
    expect(first).to.include({ inReplyTo: null });
    expect(first!.messageId).to.match(/^<[0-9a-f]{32}@sandbox\.test>$/);
    expect(second).to.include({ inReplyTo: first!.messageId });
    expect(second!.references).to.deep.equal([first!.messageId]);
    expect(second!.from).to.deep.equal({ name: 'Ann', address: 'ann@sandbox.test' });
    expect(headerValue(second!.headers, 'list-unsubscribe-post')).to.equal('List-Unsubscribe=One-Click');
    const token = /\/unsubscribe\/([\w-]+)>/.exec(headerValue(second!.headers, 'list-unsubscribe'))?.[1];
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(readUnsubscribeToken(links.unsubscribeKey, token!)).to.deep.equal({
      accountId,
      enrollmentId: enrollment!.id,
    });
    expect(enrollment).to.include({ state: 'completed', reason: 'finished', steps_sent: 2 });
    const threads = await query('SELECT id FROM threads WHERE account_id = ?', [toBin(accountId)]);
    expect(threads).to.have.length(1);
    const [totals] = await query('SELECT * FROM campaign_totals WHERE account_id = ?', [toBin(accountId)]);
    expect(totals).to.include({ sent_count: 2, contacted_enrollment_count: 1, terminal_enrollment_count: 1 });
  });

  it('keeps window, interval and cap over days with a clock change', async () => {
    const zone = 'America/Chicago';
    const hours = { start_hour: 9, start_minute: 0, end_hour: 17, end_minute: 0 };
    const schedule = { timezone: zone, ...hours, days_of_week: [1, 2, 3, 4, 5] };
    const capped = () => sandboxMailbox(accountId, { dailyCap: 5, settings: { time_zone: zone } });
    const mailboxIds = [await capped(), await capped()];
    const settings = { flow: one(), mailboxIds, schedule, intervalSeconds: 1440 };
    const campaignId = await buildLaunched(accountId, settings, engine.clock.now());
    await enroll(accountId, campaignId, manyLeads(35), engine.clock.now());
    // From Monday 2 March over Sunday 8 March, when Chicago's clocks go forward.
    await play(engine, engine.worker(), 8 * 24 * hour, 7 * minute);

    const sends = await ledger(accountId);
    expect(sends.filter(send => send.state === 'sent')).to.have.length(35);
    const byMailbox = new Map<string, Date[]>();
    for (const send of sends) {
      expect(isOpen(schedule, send.sent_at!), send.sent_at!.toISOString()).to.equal(true);
      const key = fromBin(send.mailbox_id);
      byMailbox.set(key, [...(byMailbox.get(key) ?? []), send.sent_at!]);
    }
    expect(byMailbox.size).to.equal(2);
    for (const times of byMailbox.values()) {
      times.slice(1).forEach((time, index) => {
        expect(time.getTime() - times[index]!.getTime()).to.be.at.least(1440_000);
      });
      const days = times.map(time => time.toLocaleDateString('en-CA', { timeZone: zone }));
      for (const day of days) expect(days.filter(other => other === day).length).to.be.at.most(5);
    }
  }).timeout(120_000);

  it('uses a cap within seconds that another process has raised', async () => {
    const now = engine.clock.now();
    const mailboxIds = [await sandboxMailbox(accountId, { dailyCap: 1 })];
    const id = await buildLaunched(accountId, { flow: one(), mailboxIds }, now);
    await enroll(accountId, id, manyLeads(2), now);
    const worker = engine.worker();
    await play(engine, worker, minute, 1000);
    const sent = async () => (await ledger(accountId)).filter(send => send.sent_at).length;
    expect(await sent()).to.equal(1);
    // By SQL, as what changes it elsewhere wakes nobody here.
    await runSql('UPDATE mailboxes SET daily_cap = 5 WHERE account_id = ?', [toBin(accountId)]);
    await play(engine, worker, 15_000, 1000);
    expect(await sent()).to.equal(2);
  });

  it('lets campaigns of one mailbox take turns, the one with the longer interval too', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const fast = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 60 }, now);
    const slow = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 600 }, now);
    await enroll(accountId, fast, manyLeads(20), now);
    await enroll(accountId, slow, manyLeads(20), now);
    await play(engine, engine.worker(), 3 * hour, minute);
    const sends = await ledger(accountId);
    const order = sends
      .filter(send => send.sent_at)
      .map(send => (fromBin(send.campaign_id) === fast ? 'f' : 's'));
    expect(order.length).to.be.greaterThan(10);
    expect(order.join('')).to.match(/^(fs)+f?$|^(sf)+s?$/);
    sends.slice(1).forEach((send, index) => {
      const gap = send.sent_at!.getTime() - sends[index]!.sent_at!.getTime();
      expect(gap).to.be.at.least(600_000);
    });
  });

  it('does not wait for the interval of a campaign that was stopped, also while its message was on its way', async () => {
    for (const isOnItsWay of [false, true]) {
      const mailboxIds = [await sandboxMailbox(accountId)];
      const now = engine.clock.now();
      const slow = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 1440 }, now);
      const fast = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 1 }, now);
      await enroll(accountId, slow, manyLeads(2), now);
      const stop = () =>
        transaction(database(), async tx => {
          const campaign = await lockCampaign(tx, accountId, slow);
          await changeCampaignStatus(tx, campaign!, 'stopped', engine.clock.now());
        });
      let stopped: Promise<void> | undefined;
      const worker = engine.worker({
        checkpoint: point => void (point === 'begun' && isOnItsWay && (stopped ??= stop())),
      });
      await play(engine, worker, minute, 1000);
      if (!isOnItsWay) await stop();
      await stopped;
      await enroll(accountId, fast, manyLeads(1), engine.clock.now());
      await play(engine, engine.worker(), 2 * minute, 1000);
      const sent = (await ledger(accountId)).filter(send => send.sent_at);
      expect(sent.filter(send => fromBin(send.campaign_id) === slow)).to.have.length(1);
      expect(sent.filter(send => fromBin(send.campaign_id) === fast)).to.have.length(1);
    }
  });

  it('waits no longer for the turn of a campaign that has not sent yet, once it is stopped or made faster', async () => {
    for (const change of [{ status: 'stopped' }, { sending_interval_seconds: 1 }] as const) {
      const mailboxIds = [await sandboxMailbox(accountId)];
      const now = engine.clock.now();
      const fast = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 1 }, now);
      const slow = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 1440 }, now);
      await enroll(accountId, fast, manyLeads(1), now);
      const worker = engine.worker();
      await play(engine, worker, 5000, 1000);
      await enroll(accountId, slow, manyLeads(1), engine.clock.now());
      await play(engine, worker, 5000, 1000);
      await enroll(accountId, fast, manyLeads(1), engine.clock.now());
      await play(engine, worker, 5000, 1000);
      const sentOf = async (id: string) =>
        (await ledger(accountId)).filter(send => send.sent_at && fromBin(send.campaign_id) === id).length;
      expect([await sentOf(slow), await sentOf(fast)]).to.deep.equal([0, 1]);
      await alterCampaign(accountId, slow, change);
      await play(engine, worker, 5000, 1000);
      expect(await sentOf(fast)).to.equal(2);
    }
  });

  it('sends at once for a campaign that is open beside one whose window is closed', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const hour = now.getUTCHours();
    const later = { start_hour: (hour + 3) % 24, start_minute: 0, end_hour: (hour + 4) % 24, end_minute: 0 };
    const schedule = { timezone: 'UTC', ...later, days_of_week: null };
    const closed = await buildLaunched(accountId, { flow: one(), mailboxIds, schedule }, now);
    await enroll(accountId, closed, manyLeads(1), now);
    const open = await buildLaunched(accountId, { flow: one(), mailboxIds, intervalSeconds: 0 }, now);
    const worker = engine.worker();
    await play(engine, worker, 10_000, 1_000);
    expect(await ledger(accountId)).to.deep.equal([]);
    await enroll(accountId, open, [{ email: 'accept+now@sandbox.test' }], engine.clock.now());
    await play(engine, worker, 3_000, 1_000);
    expect((await ledger(accountId)).map(send => fromBin(send.campaign_id))).to.deep.equal([open]);
    // A window that is opened counts at once: as soon as the write is announced, which takes some milliseconds.
    const announced = new Promise<void>(resolve => {
      const end = onWrites(['campaigns'], () => resolve(end()));
    });
    await transaction(database(), tx =>
      updateCampaign(tx, { account_id: accountId, id: closed }, { schedule: null }),
    );
    await announced;
    await play(engine, worker, 5_000, 1_000);
    expect((await ledger(accountId)).map(send => fromBin(send.campaign_id))).to.deep.equal([open, closed]);
    // Its mailbox would be served in the tests that follow.
    await alterCampaign(accountId, closed, { status: 'paused' });
  });

  it('sends follow-ups before first touches, from the mailbox of the first one', async () => {
    const mailboxIds = [await sandboxMailbox(accountId), await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const settings = { flow: two(), mailboxIds, intervalSeconds: 3600 };
    const campaignId = await buildLaunched(accountId, settings, now);
    await enroll(accountId, campaignId, manyLeads(2), now);
    const worker = engine.worker();
    await worker.runUntilIdle();
    const first = await ledger(accountId);
    expect(new Set(first.map(send => fromBin(send.mailbox_id))).size).to.equal(2);
    await engine.clock.advance(73 * hour);
    await enroll(accountId, campaignId, manyLeads(2), engine.clock.now());
    await worker.runUntilIdle();
    await engine.clock.advance(2 * minute);
    await worker.runUntilIdle();
    const sends = await ledger(accountId);
    expect(sends.map(send => send.node_id)).to.deep.equal(['first', 'first', 'second', 'second']);
    for (const { enrollment_id, mailbox_id } of sends.slice(2)) {
      const before = first.find(send => send.enrollment_id.equals(enrollment_id));
      expect(mailbox_id.equals(before!.mailbox_id)).to.equal(true);
    }
  });

  it('checks suppression when it messages, address and exact host', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const campaignId = await buildLaunched(accountId, { flow: one(), mailboxIds }, now);
    await enroll(
      accountId,
      campaignId,
      [{ email: 'a@blocked.test' }, { email: 'b@sub.blocked.test' }, { email: 'accept+c@sandbox.test' }],
      now,
    );
    await transaction(database(), async tx => {
      const origin = 'api' as const;
      await addBlock(tx, accountId, { type: 'domain', value: 'blocked.test', reason: null, origin }, now);
      const value = 'accept+c@sandbox.test';
      await addBlock(tx, accountId, { type: 'email', value, reason: null, origin }, now);
    });
    await engine.worker().runUntilIdle();
    const sends = await ledger(accountId);
    expect(sends.map(send => send.to_email)).to.deep.equal(['b@sub.blocked.test']);
    const ended = (await enrollmentsOf(accountId, campaignId)).filter(row => row.state === 'stopped');
    expect(ended.map(row => row.reason)).to.deep.equal(['blocked', 'blocked']);
  });

  it('holds leads that lack a declared field, and sends once they are fixed', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const withField = flow(
      [node('lead', 'leadSource'), email('first', { template: 'About {{custom.job}}' })],
      'lead>first',
    );
    const campaignId = await buildLaunched(accountId, { flow: withField, mailboxIds }, now);
    const [leadId] = await enroll(accountId, campaignId, [{ email: 'accept+hole@sandbox.test' }], now);
    const worker = engine.worker();
    await worker.runUntilIdle();
    expect(await ledger(accountId)).to.deep.equal([]);
    const [held] = await enrollmentsOf(accountId, campaignId);
    expect(held).to.include({
      state: 'active',
      awaits: 'send',
      last_error: 'The lead has no value for job.',
    });
    await query('UPDATE leads SET custom_lead_data = ? WHERE account_id = ? AND id = ?', [
      '{"job":"cooking"}',
      toBin(accountId),
      toBin(leadId!),
    ]);
    await play(engine, worker, 20 * minute, minute);
    const [arrival] = await arrivals(accountId);
    expect((await parseMail(arrival!.raw)).text.trim()).to.equal('About cooking');
  });

  it('sends large messages in batches, and holds one that outgrows every bound without holding up the others', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const large = flow(
      [
        node('lead', 'leadSource'),
        email('first', {
          template: `${'A long newsletter. '.repeat(9_000)}${'{{custom.x}}'.repeat(300)}`,
        }),
      ],
      'lead>first',
    );
    const campaignId = await buildLaunched(accountId, { flow: large, mailboxIds }, now);
    const [bomb, ...others] = manyLeads(20);
    await enroll(
      accountId,
      campaignId,
      [
        { ...bomb!, custom_lead_data: { x: 'x'.repeat(10_000) } },
        ...others.map(lead => ({ ...lead, custom_lead_data: { x: '.' } })),
      ],
      now,
    );
    await engine.worker().runUntilIdle();
    const sends = await ledger(accountId);
    expect(sends.filter(send => send.state === 'sent')).to.have.length(19);
    const held = (await enrollmentsOf(accountId, campaignId)).filter(row => row.state === 'active');
    expect(held.map(row => row.last_error)).to.deep.equal([
      'The body of the email is longer than 500000 characters.',
    ]);
  });

  it('counts a refused recipient as a hard bounce and blocks the address', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const campaignId = await buildLaunched(accountId, { flow: two(), mailboxIds }, now);
    await enroll(accountId, campaignId, [{ email: 'reject+gone@sandbox.test' }], now);
    await engine.worker().runUntilIdle();
    const [send] = await ledger(accountId);
    expect(send).to.include({ state: 'failed', smtp_code: 550 });
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'stopped', reason: 'bounced' });
    const events = await query<{ type: string; payload: string }>(
      'SELECT type, payload FROM events WHERE account_id = ? ORDER BY id',
      [toBin(accountId)],
    );
    expect(events.map(event => event.type)).to.deep.equal(['bounce.detected', 'blocklist.entry_added']);
    expect(JSON.parse(events[0]!.payload)).to.include({
      reason: 'hard 5.1.1',
      severity: 'hard',
      thread_id: null,
    });
    const [totals] = await query('SELECT * FROM campaign_totals WHERE account_id = ?', [toBin(accountId)]);
    expect(totals).to.include({ sent_count: 0, bounce_count: 1, terminal_enrollment_count: 1 });
    const [mailbox] = await query('SELECT * FROM mailboxes WHERE account_id = ?', [toBin(accountId)]);
    expect(mailbox).to.include({ status: 'connected', consecutive_failures: 0 });
  });

  it('sends nothing for campaigns that do not run, and at once when they do', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const campaignId = await buildLaunched(accountId, { flow: one(), mailboxIds, status: 'paused' }, now);
    await enroll(accountId, campaignId, manyLeads(3), now);
    const worker = engine.worker();
    await worker.runUntilIdle();
    expect(await ledger(accountId)).to.deep.equal([]);
    await query("UPDATE campaigns SET status = 'running' WHERE account_id = ?", [toBin(accountId)]);
    await worker.runUntilIdle();
    expect(await ledger(accountId)).to.have.length(3);
  });

  for (const [what, table, from, to] of [
    ['a campaign', 'campaigns', "status = 'running'", "status = 'paused'"],
    ['its leads', 'enrollments', "state = 'active'", "state = 'paused', reason = 'manual', awaits = NULL"],
  ] as const) {
    it(`holds back what it took together once ${what} is paused, and sends it after that, once`, async () => {
      const mailboxIds = [await sandboxMailbox(accountId)];
      const now = engine.clock.now();
      const campaignId = await buildLaunched(accountId, { flow: one(), mailboxIds }, now);
      await enroll(accountId, campaignId, manyLeads(40), now);
      let paused: Promise<unknown> | undefined;
      const pause = () =>
        query(`UPDATE ${table} SET ${to} WHERE account_id = ? AND ${from}`, [toBin(accountId)]);
      const worker = engine.worker({
        batchSize: 40,
        checkpoint: point => void (point === 'begun' && (paused ??= pause())),
      });
      await worker.runUntilIdle();
      await paused;
      const sent = (await ledger(accountId)).filter(send => send.state === 'sent').length;
      expect(sent).to.be.within(1, 20);
      for (const { steps_sent, mailbox_id } of await enrollmentsOf(accountId, campaignId))
        if (steps_sent === 0) expect(mailbox_id).to.equal(null);
      const [mailbox] = await query('SELECT * FROM mailboxes WHERE account_id = ?', [toBin(accountId)]);
      expect(mailbox).to.include({ status: 'connected', consecutive_failures: 0 });
      if (table === 'campaigns') await alterCampaign(accountId, campaignId, { status: 'running' });
      else await resumeAll(accountId, campaignId, now);
      await worker.runUntilIdle();
      expect((await ledger(accountId)).map(send => send.state)).to.deep.equal(Array(40).fill('sent'));
      expect(await arrivals(accountId)).to.have.length(40);
      const [totals] = await query('SELECT * FROM campaign_totals WHERE account_id = ?', [toBin(accountId)]);
      expect(totals).to.include({ sent_count: 40 });
    });
  }

  it('sends the messages that begin together with that of a lead who was stopped meanwhile', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const campaignId = await buildLaunched(accountId, { flow: one(), mailboxIds }, now);
    await enroll(accountId, campaignId, manyLeads(4), now);
    let stopped: Promise<unknown> | undefined;
    const stop = () =>
      query(
        `UPDATE enrollments e JOIN (SELECT enrollment_id FROM sends WHERE account_id = ? AND started_at IS NULL LIMIT 1) s
           ON e.id = s.enrollment_id
         SET e.state = 'stopped', e.reason = 'manual', e.awaits = NULL WHERE e.account_id = ?`,
        [toBin(accountId), toBin(accountId)],
      );
    const worker = engine.worker({
      batchSize: 4,
      checkpoint: point => void (point === 'begun' && (stopped ??= stop())),
    });
    await worker.runUntilIdle();
    await stopped;
    const states = (await ledger(accountId)).map(send => send.state);
    expect(states).to.have.members(['sent', 'sent', 'sent', 'cancelled']);
    expect(await arrivals(accountId)).to.have.length(3);
  });

  it('sends nothing from the first instant of pause_on, also when nobody has paused the campaign yet', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const now = engine.clock.now();
    const pauseAt = new Date(now.getTime() + hour);
    const settings = { flow: one(), mailboxIds, intervalSeconds: 3600, pauseAt };
    const campaignId = await buildLaunched(accountId, settings, now);
    await enroll(accountId, campaignId, manyLeads(3), now);
    const { dispatcher } = engine.worker();
    const dispatch = async () => {
      while (await dispatcher.run());
    };
    await dispatch();
    await engine.clock.advance(2 * hour);
    await dispatch();
    expect(await ledger(accountId)).to.have.length(1);
    await query('UPDATE campaigns SET pause_at = NULL WHERE account_id = ?', [toBin(accountId)]);
    await dispatch();
    expect(await ledger(accountId)).to.have.length(2);
  });
});
