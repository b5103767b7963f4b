import { expect } from 'chai';
import type { SendPoint } from '../../server/src/engine/send/deliver-batch.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { email, flow, node, wait } from '../domain/flow/fixtures.js';
import { enrollmentsOf } from '../support/build.js';
import { freshAccount, runSql } from '../support/database.js';
import {
  arrivals,
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
} from '../support/engine.js';
import { buildThread, queueReply } from '../support/threads.js';

const minute = 60_000;
const twoMails = () =>
  flow(
    [node('lead', 'leadSource'), email('first'), wait('pause', 3600), email('second', { subject: '' })],
    'lead>first',
    'first>pause',
    'pause>second',
  );

/** Expects that everyone of a campaign got each of its emails once, and that all statistics say so. */
async function expectEachOnce(accountId: string, campaignId: string, people: number, mails: number) {
  const sends = await ledger(accountId);
  expect(sends.map(send => send.state)).to.deep.equal(Array(people * mails).fill('sent'));
  const arrived = await arrivals(accountId);
  expect(arrived.map(({ deliveries }) => deliveries)).to.deep.equal(Array(people * mails).fill(1));
  expect(new Set(arrived.map(({ envelope_to }) => envelope_to)).size).to.equal(people);
  const count = async (table: string) => {
    const [row] = await runSql<[{ total: number }]>(
      `SELECT COUNT(*) AS total FROM ${table} WHERE account_id = ?`,
      [toBin(accountId)],
    );
    return row.total;
  };
  expect(await count('messages')).to.equal(people * mails);
  expect(await count('events')).to.equal(people * mails);
  expect(await count('threads')).to.equal(people);
  const [totals] = await runSql<Record<string, number>[]>(
    'SELECT * FROM campaign_totals WHERE account_id = ? AND campaign_id = ?',
    [toBin(accountId), toBin(campaignId)],
  );
  expect(totals).to.include({ sent_count: people * mails, contacted_enrollment_count: people });
  const enrollments = await enrollmentsOf(accountId, campaignId);
  expect(enrollments.map(row => row.steps_sent)).to.deep.equal(Array(people).fill(mails));
  expect(enrollments.every(row => row.state === 'completed')).to.equal(true);
  expect(totals!.terminal_enrollment_count).to.equal(people);
}

describe('sending through crashes', () => {
  let engine: TestEngine;
  let accountId: string;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
  });
  afterEach(() => engine.close());

  const points: SendPoint[] = ['claiming', 'claimed', 'accepted', 'recording', 'recorded'];
  for (const point of points) {
    it(`sends everything once when a worker dies at "${point}"`, async () => {
      const mailboxIds = [await sandboxMailbox(accountId)];
      const campaignId = await buildLaunched(accountId, { flow: twoMails(), mailboxIds }, engine.clock.now());
      await enroll(accountId, campaignId, manyLeads(5), engine.clock.now());
      let reached = 0;
      const dying = engine.worker({
        checkpoint(at) {
          if (at !== point) return;
          reached++;
          throw new Error('The worker dies here.');
        },
      });
      await dying.runner.run();
      await dying.dispatcher.run();
      await dying.dispatcher.run();
      expect(reached).to.equal(1);

      const heir = engine.worker();
      for (let step = 0; step < 30; step++) {
        await heir.runUntilIdle();
        await engine.clock.advance(5 * minute);
      }
      await expectEachOnce(accountId, campaignId, 5, 2);
    });
  }

  for (const point of [...points, 'begun'] as const)
    it(`sends a reply of a person once when a worker dies at "${point}"`, async () => {
      const mailboxId = await sandboxMailbox(accountId, { dailyCap: 100 });
      const lead = { email: `accept+${newId()}@sandbox.test` };
      const thread = await buildThread(accountId, { mailboxId, lead, at: engine.clock.now() });
      // The reply alone leaves, whatever its campaign does.
      await runSql("UPDATE campaigns SET status = 'paused' WHERE account_id = ?", [toBin(accountId)]);
      const id = await queueReply(thread, engine.clock.now());
      const state = async () => {
        const [row] = await runSql<[Record<string, unknown>]>(
          `SELECT j.status, j.due_at, s.state, s.attempts, m.sent_today,
             (SELECT COUNT(*) FROM messages WHERE account_id = j.account_id AND message_job_id = j.id) AS messages,
             (SELECT COUNT(*) FROM events WHERE account_id = j.account_id) AS events
           FROM message_jobs j JOIN mailboxes m ON m.account_id = j.account_id AND m.id = j.mailbox_id
             LEFT JOIN sends s ON s.account_id = j.account_id AND s.id = j.id WHERE j.account_id = ? AND j.id = ?`,
          [toBin(accountId), toBin(id)],
        );
        return row;
      };
      let reached = 0;
      const dying = engine.worker({
        checkpoint(at) {
          if (at !== point) return;
          reached++;
          throw new Error('The worker dies here.');
        },
      });
      await dying.dispatcher.run();
      await dying.dispatcher.run();
      expect(reached).to.equal(1);
      const isSent = point === 'recorded';
      const left =
        point === 'claiming' ? { status: 'queued', state: null } : { status: 'sending', state: 'sending' };
      expect(await state()).to.include(isSent ? { status: 'sent', state: 'sent' } : left);

      const heir = engine.worker();
      for (let step = 0; step < 3; step++) {
        await heir.runUntilIdle();
        await engine.clock.advance(5 * minute);
      }
      // Before the hand-over nothing left: it is a second try of the same message.
      const attempts = point === 'claimed' || point === 'begun' ? 2 : 1;
      const once = { status: 'sent', due_at: null, state: 'sent', messages: 1, events: 1 };
      expect(await state()).to.deep.equal({ ...once, attempts, sent_today: 1 });
      expect((await arrivals(accountId)).map(({ deliveries }) => deliveries)).to.deep.equal([1]);
    });

  it('sends everything once with workers that die at random', async () => {
    const mailboxIds = [await sandboxMailbox(accountId), await sandboxMailbox(accountId)];
    const campaignId = await buildLaunched(accountId, { flow: twoMails(), mailboxIds }, engine.clock.now());
    await enroll(accountId, campaignId, manyLeads(40), engine.clock.now());
    let seed = 42;
    const random = () => (seed = (seed * 1103515245 + 12345) % 2 ** 31) / 2 ** 31;
    for (let life = 0; life < 25; life++) {
      const mortal = () =>
        engine.worker({
          batchSize: 3,
          checkpoint() {
            if (random() < 0.25) throw new Error('The worker dies here.');
          },
        });
      const pair = [mortal(), mortal()];
      for (let round = 0; round < 4; round++)
        await Promise.all(pair.flatMap(worker => worker.tasks.map(task => task.run())));
      await engine.clock.advance(7 * minute);
    }
    const heir = engine.worker();
    for (let step = 0; step < 30; step++) {
      await heir.runUntilIdle();
      await engine.clock.advance(5 * minute);
    }
    await expectEachOnce(accountId, campaignId, 40, 2);
  }).timeout(60_000);

  it('sends everything once with two workers side by side', async () => {
    const mailboxIds = await Promise.all([1, 2, 3].map(() => sandboxMailbox(accountId)));
    const campaignId = await buildLaunched(accountId, { flow: twoMails(), mailboxIds }, engine.clock.now());
    await enroll(accountId, campaignId, manyLeads(90), engine.clock.now());
    const workers = [engine.worker({ batchSize: 4 }), engine.worker({ batchSize: 4 })];
    for (let step = 0; step < 20; step++) {
      await Promise.all(workers.map(worker => worker.runUntilIdle()));
      await engine.clock.advance(5 * minute);
    }
    await expectEachOnce(accountId, campaignId, 90, 2);
  }).timeout(60_000);

  it('leaves a paused enrollment paused when its message had left, and does not repeat it later', async () => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const campaignId = await buildLaunched(accountId, { flow: twoMails(), mailboxIds }, engine.clock.now());
    await enroll(accountId, campaignId, manyLeads(1), engine.clock.now());
    const dying = engine.worker({
      checkpoint(at) {
        if (at === 'accepted') throw new Error('The worker dies here.');
      },
    });
    await dying.dispatcher.run();
    await dying.dispatcher.run();
    const update = (sets: string) =>
      runSql(`UPDATE enrollments SET ${sets} WHERE account_id = ?`, [toBin(accountId)]);
    await update("state = 'paused', reason = 'manual', awaits = NULL");
    const heir = engine.worker();
    await engine.clock.advance(5 * minute);
    await heir.runUntilIdle();
    const [paused] = await enrollmentsOf(accountId, campaignId);
    expect(paused).to.include({ state: 'paused', awaits: null, steps_sent: 1, current_node_id: 'first' });
    await update("state = 'active', reason = NULL, awaits = 'send', next_action_at = '2026-01-01'");
    await heir.runUntilIdle();
    const [resumed] = await enrollmentsOf(accountId, campaignId);
    expect(resumed).to.include({ state: 'active', awaits: 'flow', steps_sent: 1, current_node_id: 'pause' });
    expect(await arrivals(accountId)).to.have.length(1);
  });
});
