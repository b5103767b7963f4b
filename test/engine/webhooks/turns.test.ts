import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import type { Database } from '../../../server/src/store/database/database.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { requeueDelivery } from '../../../server/src/store/webhooks/deliveries/repository.js';
import { database, runSql } from '../../support/database.js';
import { answer, startReceiver, type Behaviour, type Receiver } from '../../support/receiver.js';
import {
  accountTelling,
  deliveriesOf,
  drain,
  emit,
  emitMany,
  readWebhook,
  setWebhook,
  webhookStage,
} from '../../support/webhooks.js';

const second = 1_000;
const hour = 3_600 * second;
const hang: Behaviour = () => undefined;

describe('webhooks of many accounts, and in bad times', function () {
  this.timeout(60_000);
  let clock: VirtualClock;
  let receiver: Receiver;
  const stage = webhookStage();
  const { worker } = stage;
  beforeEach(() => void ({ clock, receiver } = stage));

  const others: Receiver[] = [];
  afterEach(async () => {
    for (const other of others.splice(0)) await other.close();
  });
  async function anotherReceiver(): Promise<Receiver> {
    const other = await startReceiver();
    others.push(other);
    return other;
  }

  /** Lets time pass for a worker until something is so; answers how many seconds passed, at most `most`. */
  async function secondsUntil(isSo: () => boolean, task: Task, most: number): Promise<number> {
    let isOver = false;
    let rounds = 0;
    const loop = async () => {
      for (; !isOver; await delay(1), rounds++) await task.run().catch(() => clock.sleep(second));
    };
    const running = loop();
    let passed = 0;
    for (; passed < most && !isSo(); passed += 0.5) {
      const before = rounds;
      await clock.advance(500);
      // The clock waits for the work of a round, so that a busy machine takes no more of its time than an idle one.
      await delay(40);
      for (let waits = 0; rounds === before && waits < 100; waits++) await delay(10);
    }
    isOver = true;
    await clock.advance(second);
    await Promise.race([running, delay(500)]);
    return passed;
  }

  /** The run's database, which is away while `isAway` says so. */
  function unsteady(isAway: () => boolean, onTransaction: () => void = () => undefined): Database {
    const lost = () =>
      Promise.reject(
        Object.assign(new Error('Connection lost'), { code: 'PROTOCOL_CONNECTION_LOST', fatal: true }),
      );
    const { manager, source, ...rest } = database();
    const query = (...args: Parameters<typeof manager.query>) => (isAway() ? lost() : manager.query(...args));
    const createQueryRunner = () => {
      const runner = source.createQueryRunner();
      const start = runner.startTransaction.bind(runner);
      return Object.assign(runner, {
        startTransaction: () => {
          onTransaction();
          return isAway() ? lost() : start();
        },
      });
    };
    return {
      ...rest,
      manager: overriding(manager, { query }),
      source: overriding(source, { createQueryRunner }),
    } as Database;
  }

  function overriding<T extends object>(whole: T, parts: Partial<T>): T {
    return new Proxy(whole, {
      get(target, key) {
        const value: unknown = key in parts ? parts[key as keyof T] : Reflect.get(target, key);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
  }

  it('gives accounts their turn, however many have endpoints that never answer', async () => {
    receiver.behave(hang);
    for (let account = 0; account < 6; account++)
      await emitMany(await accountTelling(receiver.url, clock.now()), 400, clock.now());
    await clock.advance(second);
    const quick = await anotherReceiver();
    const accountId = await accountTelling(quick.url, clock.now());
    const dispatcher = worker({ capacity: 400 });
    await secondsUntil(() => receiver.received.length >= 128, dispatcher, 2);
    await emit(accountId, clock.now());
    // All claims went to endpoints that nothing was known of: they end when the first requests have, after 30 seconds. The
    // clock may move a step or two while the receiver is still being called.
    expect(await secondsUntil(() => quick.received.length === 1, dispatcher, 90)).to.be.at.most(32);
    await secondsUntil(() => false, dispatcher, 20);
    await emit(accountId, clock.now());
    // Known to fail, they leave claims to others.
    expect(await secondsUntil(() => quick.received.length === 2, dispatcher, 90)).to.be.at.most(10);
  });

  it('asks every failing endpoint in turn', async () => {
    const paths = new Set<string>();
    for (let account = 0; account < 5; account++) {
      const accountId = await accountTelling(`${receiver.url}/${account}`, clock.now());
      await emitMany(accountId, 100, clock.now());
      await runSql('UPDATE webhook_settings SET failing_since = ? WHERE account_id = ?', [
        clock.now(),
        toBin(accountId),
      ]);
    }
    receiver.behave((request, response) => {
      paths.add(request.path);
      hang(request, response);
    });
    await secondsUntil(() => paths.size === 5, worker({ capacity: 20 }), 400);
    expect(paths.size).to.equal(5);
  });

  it('claims few deliveries of an endpoint that fails, which would wait for it', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    await emitMany(accountId, 100, clock.now());
    await runSql('UPDATE webhook_settings SET failing_since = ? WHERE account_id = ?', [
      clock.now(),
      toBin(accountId),
    ]);
    receiver.behave(hang);
    await secondsUntil(() => receiver.received.length > 0, worker(), 5);
    const claimed = (await deliveriesOf(accountId)).filter(({ due_at }) => due_at! > clock.now());
    expect(claimed).to.have.length(10);
  });

  it('delivers nothing twice because the database was away for some seconds', async () => {
    const accountId = await accountTelling(receiver.url, new Date());
    await emitMany(accountId, 200, new Date(Date.now() - second));
    let isAway = false;
    receiver.behave((request, response) => {
      isAway = true;
      answer(204)(request, response);
    });
    const dispatcher = worker({ database: unsteady(() => isAway), clock: systemClock });
    setTimeout(() => {
      isAway = false;
      receiver.behave(answer(204));
    }, 5 * second);
    const isDone = async () =>
      (await deliveriesOf(accountId)).every(({ delivery_status }) => delivery_status === 'delivered');
    for (const end = Date.now() + 30 * second; Date.now() < end && !(await isDone()); await delay(50))
      await dispatcher.run().catch(() => delay(second));
    expect(await isDone()).to.equal(true);
    expect(receiver.received).to.have.length(200);
  });

  it('does not hurry what waits for a new address because the former one is gone', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    const ids = await emitMany(accountId, 5, clock.now());
    const due = new Date(clock.now().getTime() + 2 * hour);
    await runSql('UPDATE events SET due_at = ?, attempts = 3 WHERE account_id = ?', [due, toBin(accountId)]);
    const other = await anotherReceiver();
    receiver.behave((request, response) => {
      void setWebhook(accountId, { url: other.url }, clock.now()).then(() => answer(410)(request, response));
    });
    await emit(accountId, clock.now());
    await drain(worker());
    expect(receiver.received).to.have.length(1);
    expect(other.received).to.have.length(0);
    const waiting = (await deliveriesOf(accountId)).filter(
      ({ delivery_status }) => delivery_status === 'pending',
    );
    expect(waiting.map(({ due_at }) => due_at)).to.deep.equal(ids.map(() => due));
    expect((await readWebhook(accountId)).disabledReason).to.equal(null);
  });

  it('leaves what it could not give up any more due, not hours ahead', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    await emitMany(accountId, 2_500, clock.now());
    await runSql('UPDATE events SET due_at = ?, attempts = 1 WHERE account_id = ?', [
      new Date(clock.now().getTime() + 2 * hour),
      toBin(accountId),
    ]);
    await setWebhook(accountId, { url: null }, clock.now());
    let transactions = 0;
    const isAway = () => transactions > 1;
    const cut = worker({ database: unsteady(isAway, () => transactions++) });
    await secondsUntil(() => transactions > 3, cut, 60);
    const left = async () =>
      (await deliveriesOf(accountId)).filter(({ delivery_status }) => delivery_status === 'pending');
    expect(await left()).to.have.length(1_500);
    await clock.advance(30 * second);
    await drain(worker());
    expect(await left()).to.have.length(0);
    expect(receiver.received).to.have.length(0);
  });

  it('delivers again at once what others of its claim do not hold up', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    await emitMany(accountId, 20, clock.now());
    let calls = 0;
    receiver.behave((request, response) => {
      if (calls++ === 0) answer(204)(request, response);
    });
    const dispatcher = worker();
    const isWritten = async () =>
      (await deliveriesOf(accountId)).find(({ delivery_status }) => delivery_status === 'delivered');
    await secondsUntil(() => receiver.received.length === 20, dispatcher, 5);
    while (!(await isWritten())) await secondsUntil(() => false, dispatcher, 0.5);
    const id = (await isWritten())!.id;
    await transaction(database(), tx => requeueDelivery(tx, accountId, id, clock.now()));
    const count = () => receiver.ids().filter(each => each === id).length;
    expect(await secondsUntil(() => count() === 2, dispatcher, 60)).to.be.at.most(10);
  });
});
