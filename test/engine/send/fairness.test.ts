import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pino } from 'pino';
import { createDataSender } from '../../../server/src/engine/flow/data-sender.js';
import { createDispatcher } from '../../../server/src/engine/send/dispatch.js';
import { createReconciler } from '../../../server/src/engine/send/reconcile.js';
import type { SmtpPoolRegistry } from '../../../server/src/engine/send/smtp-pool-registry.js';
import { Slots } from '../../../server/src/engine/scheduler/concurrent.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { createMailbox } from '../../../server/src/store/mailboxes/repository.js';
import { email, flow, node, sender } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  links,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
  type TestWorker,
} from '../../support/engine.js';
import { answer, buildThread, queueReply } from '../../support/threads.js';

const log = pino({ level: 'silent' });

/** Two accounts: the servers of one never respond, and more of its work is due than a worker does at a time. */
describe('an account whose servers are silent', function () {
  this.timeout(60_000);
  let engine: TestEngine;
  let worker: TestWorker;
  let slow: string;
  let other: string;
  let release: () => void;
  let silence: Promise<never>;

  beforeEach(async () => {
    engine = await startEngine();
    worker = engine.worker();
    [slow, other] = [await freshAccount(engine.clock.now()), await freshAccount(engine.clock.now())];
    silence = new Promise((_, reject) => (release = () => reject(new Error('The server is gone.'))));
    silence.catch(() => undefined);
  });
  afterEach(async () => {
    // Nothing of it is left for the workers of other tests.
    const accounts = [[slow, other].map(toBin)];
    await runSql("UPDATE campaigns SET status = 'paused' WHERE account_id IN (?)", accounts);
    await runSql('UPDATE sends SET due_at = NULL WHERE account_id IN (?)', accounts);
    await runSql('UPDATE message_jobs SET due_at = NULL WHERE account_id IN (?)', accounts);
    await engine.close();
  });

  /** Runs a task until the other account's work is done, then lets the silent servers go. */
  async function runsUntil(task: Task, isDone: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + 20_000;
    let isOver = false;
    const running = (async () => {
      while (!isOver) if (!(await task.run())) await engine.clock.sleep(1000);
    })();
    try {
      while (!(await isDone())) {
        if (Date.now() > deadline) throw new Error('The work of the other account waits.');
        await engine.clock.advance(1000);
        await sleep(5);
      }
    } finally {
      isOver = true;
      release();
      let hasEnded = false;
      const ended = running.finally(() => (hasEnded = true));
      while (!hasEnded) await engine.clock.advance(1000).then(() => sleep(5));
      await ended;
      await task.close?.();
    }
  }

  /** Senders that are silent for the one account and work for the other. */
  function silentSenders(): SmtpPoolRegistry {
    return {
      ...worker.pools,
      poolFor: mailbox =>
        mailbox.account_id === slow
          ? { ...worker.pools.poolFor(mailbox), send: () => silence }
          : worker.pools.poolFor(mailbox),
    };
  }

  const base = () => ({ database: database(), clock: engine.clock, log, owner: newId() });
  const dispatcher = () =>
    createDispatcher({ ...base(), pools: silentSenders(), leaseMs: 60_000, batchSize: 20, ...links });

  it('does not hold up the replies of others', async () => {
    for (let i = 0; i < 41; i++) await reply(slow);
    const id = await reply(other);
    await runsUntil(dispatcher(), async () => (await jobOf(id)) === 'sent');
  });

  it('does not hold up the requests of flows of others', async () => {
    const graph = flow([node('lead', 'leadSource'), sender('crm', {})], 'lead>crm');
    const http = {
      post: (_url: string, body: string) =>
        body.includes('@slow.test') ? silence : Promise.resolve({ status: 200 }),
    };
    const payload = { payload: '{"who":"{{email}}"}' };
    graph.nodes[1] = sender('crm', payload);
    const campaign = async (accountId: string, count: number, domain: string) => {
      const id = await buildLaunched(accountId, { flow: graph }, engine.clock.now());
      const people = Array.from({ length: count }, (_, i) => ({ email: `p${i}@${domain}` }));
      await enroll(accountId, id, people, engine.clock.now());
      return id;
    };
    await campaign(slow, 60, 'slow.test');
    await engine.clock.advance(1);
    const id = await campaign(other, 1, 'quick.test');
    const task = createDataSender({ ...base(), http });
    await runsUntil(task, async () => (await enrollmentsOf(other, id))[0]!.state === 'completed');
  });

  it('does not hold up the campaigns of others', async () => {
    for (let i = 0; i < 20; i++) await launch(slow, 1);
    await engine.clock.advance(1000);
    await launch(other, 1);
    await runsUntil(dispatcher(), async () => (await ledger(other)).some(({ state }) => state === 'sent'));
  });

  it('does not hold up what is found out about messages of others', async () => {
    await strand(slow, 20);
    await engine.clock.advance(1000);
    await strand(other, 1);
    await engine.clock.advance(60_000);
    const find = ({ account_id }: { account_id: string }) =>
      account_id === slow ? silence : Promise.resolve({ kind: 'sent', at: engine.clock.now() } as const);
    const task = createReconciler({ ...base(), sentFolders: { sandbox: { find } } });
    await runsUntil(task, async () => (await ledger(other)).some(({ state }) => state === 'sent'));
  });

  it('takes no more places than it leaves', () => {
    const slots = new Slots(8);
    const fill = (account: string) => {
      let count = 0;
      for (; slots.has(account); count++) slots.take(account);
      return count;
    };
    expect([fill('a'), fill('b'), fill('c'), fill('d'), fill('e')]).to.deep.equal([4, 2, 1, 1, 0]);
    expect(slots.full).to.deep.equal(['a', 'b', 'c', 'd']);
    slots.giveBack('a');
    expect(slots.has('e')).to.equal(true);
    expect(slots.has('a')).to.equal(false);
  });

  /** Claims messages of as many mailboxes and dies before they are handed over. */
  async function strand(accountId: string, count: number): Promise<void> {
    for (let i = 0; i < count; i++) await launch(accountId, 1);
    const dying = engine.worker({
      checkpoint(at) {
        if (at === 'claimed') throw new Error('The worker dies here.');
      },
    });
    for (let runs = 0; (await ledger(accountId)).length < count; runs++) {
      expect(runs, 'runs of the dying worker').to.be.below(1000);
      await dying.dispatcher.run();
      await engine.clock.advance(100);
    }
  }

  async function launch(accountId: string, leads: number): Promise<void> {
    const mailbox = { email: `mailbox-${newId()}@sandbox.test`, provider: 'sandbox' } as const;
    const mailboxId = await createMailbox(database().manager, accountId, mailbox, engine.clock.now());
    const graph = flow([node('lead', 'leadSource'), email('intro')], 'lead>intro');
    const id = await buildLaunched(accountId, { flow: graph, mailboxIds: [mailboxId] }, engine.clock.now());
    await enroll(accountId, id, manyLeads(leads), engine.clock.now());
  }

  async function reply(accountId: string): Promise<string> {
    const mailboxId = await sandboxMailbox(accountId);
    const lead = { email: `accept+${newId()}@sandbox.test`, name: 'Jane' };
    const thread = await buildThread(accountId, { mailboxId, lead, at: engine.clock.now() });
    await answer(thread, 'What does it cost?', { at: engine.clock.now() });
    return queueReply(thread, engine.clock.now());
  }

  async function jobOf(id: string): Promise<string> {
    const [row] = await runSql<{ status: string }[]>(
      "SELECT status FROM message_jobs WHERE id = UNHEX(REPLACE(?, '-', ''))",
      [id],
    );
    return row!.status;
  }
});
