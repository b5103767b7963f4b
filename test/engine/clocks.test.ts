import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pino } from 'pino';
import { createDispatcher } from '../../server/src/engine/send/dispatch.js';
import { createReconciler, sandboxSentFolder } from '../../server/src/engine/send/reconcile.js';
import type { SmtpPoolRegistry } from '../../server/src/engine/send/smtp-pool-registry.js';
import type { Clock } from '../../server/src/domain/shared/clock.js';
import { openDatabaseClock, type DatabaseClock } from '../../server/src/store/database/database-clock.js';
import { newId } from '../../server/src/store/database/ids.js';
import { readServerTime } from '../../server/src/store/database/server/queries.js';
import { email, flow, node } from '../domain/flow/fixtures.js';
import { database, freshAccount } from '../support/database.js';
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
} from '../support/engine.js';

const month = 30 * 24 * 60 * 60_000;
const RealDate = Date;

/** Lets the clock of this machine be wrong while something runs. */
async function withMachineAhead<T>(ms: number, work: () => Promise<T>): Promise<T> {
  globalThis.Date = class extends RealDate {
    constructor(...args: []) {
      super(...(args.length > 0 ? args : ([RealDate.now() + ms] as unknown as [])));
    }
    static override now(): number {
      return RealDate.now() + ms;
    }
  } as DateConstructor;
  try {
    return await work();
  } finally {
    globalThis.Date = RealDate;
  }
}

describe('a machine whose clock is wrong', function () {
  this.timeout(60_000);
  const clocks: DatabaseClock[] = [];
  let engine: TestEngine;

  async function databaseClock(): Promise<DatabaseClock> {
    const clock = await openDatabaseClock(database());
    clocks.push(clock);
    return clock;
  }

  beforeEach(async () => {
    engine = await startEngine(new Date());
  });
  afterEach(async () => {
    for (const clock of clocks.splice(0)) clock.close();
    await engine.close();
  });

  it('goes by the time of the database, also when its clock is set meanwhile', async () => {
    const before = await databaseClock();
    for (const ahead of [month, -month])
      await withMachineAhead(ahead, async () => {
        for (const clock of [before, await databaseClock()]) {
          const difference = clock.now().getTime() - (await readServerTime(database().manager)).getTime();
          expect(Math.abs(difference), `${ahead} ms ahead`).to.be.below(1_000);
          const madeAt = Number.parseInt(newId().replace('-', '').slice(0, 12), 16);
          expect(Math.abs(madeAt - clock.now().getTime()), 'an id').to.be.below(1_000);
        }
      });
  });

  it('never takes what another worker is sending', async () => {
    const accountId = await freshAccount();
    const mailboxId = await sandboxMailbox(accountId);
    const graph = flow([node('lead', 'leadSource'), email('intro')], 'lead>intro');
    const campaignId = await buildLaunched(accountId, { flow: graph, mailboxIds: [mailboxId] }, new Date());
    await enroll(accountId, campaignId, manyLeads(1), new Date());

    let release = (): void => undefined;
    const held = new Promise<void>(resolve => (release = resolve));
    const first = worker(await databaseClock(), held);
    await first.dispatcher.run();
    await until(async () => (await ledger(accountId)).some(({ state }) => state === 'sending'));

    await withMachineAhead(month, async () => {
      const other = worker(await databaseClock());
      for (let i = 0; i < 5; i++) {
        await other.reconciler.run();
        await other.dispatcher.run();
      }
      await other.dispatcher.close?.();
    });
    expect(await ledger(accountId), 'while the first worker is sending').to.have.length(1);
    expect((await ledger(accountId))[0]).to.include({ state: 'sending' });

    release();
    await until(async () => (await ledger(accountId)).some(({ state }) => state === 'sent'));
    await first.dispatcher.close?.();
    expect((await arrivals(accountId)).map(({ deliveries }) => deliveries)).to.deep.equal([1]);
  });

  /** The sending tasks of a worker, which hands its messages over only once they are let go. */
  function worker(clock: Clock, held?: Promise<void>) {
    const { pools } = engine.worker();
    const waiting: SmtpPoolRegistry = {
      ...pools,
      poolFor: mailbox => ({
        ...pools.poolFor(mailbox),
        send: async message => {
          await held;
          return pools.poolFor(mailbox).send(message);
        },
      }),
    };
    const base = { database: database(), clock, log: pino({ level: 'silent' }), owner: newId() };
    return {
      dispatcher: createDispatcher({ ...base, pools: waiting, leaseMs: 60_000, batchSize: 20, ...links }),
      reconciler: createReconciler({ ...base, sentFolders: { sandbox: sandboxSentFolder(database()) } }),
    };
  }

  async function until(holds: () => Promise<boolean>): Promise<void> {
    const deadline = RealDate.now() + 20_000;
    while (!(await holds())) {
      if (RealDate.now() > deadline) throw new Error('It did not happen within 20 s.');
      await sleep(20);
    }
  }
});
