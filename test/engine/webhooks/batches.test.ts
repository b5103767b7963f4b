import { expect } from 'chai';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { claimMs } from '../../../server/src/engine/webhooks/dispatch.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { requeueDelivery } from '../../../server/src/store/webhooks/deliveries/repository.js';
import {
  claimDeliveries,
  dueDeliveries,
  recordAttempts,
  type AttemptRecord,
  type ClaimedDelivery,
} from '../../../server/src/store/webhooks/queue/queries.js';
import { database } from '../../support/database.js';
import { answer, type Behaviour, type Receiver } from '../../support/receiver.js';
import {
  accountTelling,
  attemptsOf,
  deliveriesOf,
  drain,
  emitMany,
  quiet,
  webhookStage,
} from '../../support/webhooks.js';

const second = 1_000;

describe('webhooks in batches', () => {
  let clock: VirtualClock;
  let receiver: Receiver;
  let accountId: string;
  const stage = webhookStage();
  const { worker } = stage;
  beforeEach(async () => {
    ({ clock, receiver } = stage);
    accountId = await accountTelling(receiver.url, clock.now());
  });

  it('delivers again what was not acknowledged when it died, and nothing of the batch before', async () => {
    const ids = await emitMany(accountId, 450, clock.now());
    let batches = 0;
    let tellFirst = () => {};
    const isFirstWritten = new Promise<void>(resolve => (tellFirst = resolve));
    // A claim takes 300 at most: the outcomes of the rest come after those of the first batch.
    receiver.behave((request, response) => {
      const reply = () => answer(204)(request, response);
      if (receiver.received.length <= 300) reply();
      else void isFirstWritten.then(reply);
    });
    const dying = worker({
      batchSize: 300,
      checkpoint(point) {
        if (point === 'acknowledged') tellFirst();
        if (point === 'acknowledging' && ++batches === 2) throw new Error('killed');
      },
    });
    await drain(dying).catch(() => undefined);
    await quiet(receiver);
    const open = (await deliveriesOf(accountId)).filter(
      ({ delivery_status }) => delivery_status !== 'delivered',
    );
    expect(open.length).to.be.within(1, 449);

    receiver.received.length = 0;
    await clock.advance(claimMs);
    await drain(worker());
    const missing = open.map(({ id }) => id).sort();
    expect(receiver.ids().sort()).to.deep.equal(missing);
    for (const row of await deliveriesOf(accountId))
      expect(row).to.include({ delivery_status: 'delivered', attempts: 1 });
    expect((await deliveriesOf(accountId)).map(({ id }) => id)).to.have.members(ids);
    expect(await attemptsOf(accountId)).to.have.length(450);
  });

  it('keeps apart what became of each delivery of a batch', async () => {
    await emitMany(accountId, 60, clock.now());
    const byId = new Map<string, number>();
    const inTurn: Behaviour = ({ id }, response) => {
      const status = [200, 204, 500, 503][byId.size % 4]!;
      byId.set(id, status);
      answer(status, status === 503 ? { 'retry-after': '90' } : {})({ id } as never, response);
    };
    receiver.behave(inTurn);
    await drain(worker());
    const later = (seconds: number) => new Date(clock.now().getTime() + seconds * second);
    for (const row of await deliveriesOf(accountId)) {
      const status = byId.get(row.id)!;
      const delivered = status < 300;
      expect(row).to.deep.include({
        delivery_status: delivered ? 'delivered' : 'pending',
        attempts: 1,
        response_status: status,
        last_error: delivered ? null : `The receiver responded with status ${status}.`,
        due_at: delivered ? null : later(status === 503 ? 90 : 5),
        attempted_at: clock.now(),
      });
    }
    expect((await attemptsOf(accountId)).map(row => row.response_status)).to.have.members([...byId.values()]);
  });

  it('leaves to others what they took over meanwhile', async () => {
    await emitMany(accountId, 2, clock.now());
    const claim = async () => {
      const now = clock.now();
      const wanted = (await dueDeliveries(database().manager, now, 10, [])).get(accountId) ?? [];
      const times = { until: new Date(now.getTime() + claimMs), beginBy: now };
      const keys = wanted.map(id => ({ accountId, id }));
      if (keys.length === 0) return [];
      const claimed = await transaction(database(), tx => claimDeliveries(tx, keys, now, times));
      return claimed.get(accountId) ?? [];
    };
    const delivered = ({ id, until }: ClaimedDelivery): AttemptRecord => ({
      ...{ accountId, id, until, attempt: 1, status: 'delivered', dueAt: null, responseStatus: 204 },
      ...{ latencyMs: 3, error: null, attemptedAt: clock.now() },
    });
    const record = (delivery: ClaimedDelivery) =>
      transaction(database(), tx => recordAttempts(tx, [delivered(delivery)]));
    const statuses = async () =>
      (await deliveriesOf(accountId)).map(({ delivery_status }) => delivery_status);

    const [first, second] = await claim();
    expect(await claim()).to.deep.equal([]);
    // Nobody else has claimed it: what came back late counts all the same.
    await clock.advance(claimMs);
    await record(first!);
    expect(await statuses()).to.have.members(['delivered', 'pending']);
    const [again] = await claim();
    expect(again!.id).to.equal(second!.id);
    await record(second!);
    expect(await statuses()).to.have.members(['delivered', 'pending']);
    await record(again!);
    expect(await statuses()).to.deep.equal(['delivered', 'delivered']);
  });

  it('lets another worker go on at once where one has nothing left to do', async () => {
    const [first, second] = [worker(), worker()];
    for (const each of [first, second, first]) {
      receiver.received.length = 0;
      const ids = await emitMany(accountId, 2, clock.now());
      await drain(each);
      expect(receiver.ids()).to.have.members(ids);
    }
  });

  it('keeps what reached its receiver in the log of attempts when it is queued again', async () => {
    await emitMany(accountId, 1, clock.now());
    await drain(worker());
    const { id } = (await deliveriesOf(accountId))[0]!;
    receiver.behave(answer(500));
    for (let time = 0; time < 2; time++) {
      await transaction(database(), tx => requeueDelivery(tx, accountId, id, clock.now()));
      await drain(worker());
    }
    const attempts = await attemptsOf(accountId);
    expect(attempts.map(row => [row.attempt, row.response_status])).to.deep.equal([
      [1, 204],
      [2, 500],
      [3, 500],
    ]);
  });

  it('makes no more requests at a time than an account may, however many batches are under way', async () => {
    await emitMany(accountId, 60, clock.now());
    let open = 0;
    let most = 0;
    receiver.behave((request, response) => {
      most = Math.max(most, ++open);
      setTimeout(() => {
        open--;
        answer(204)(request, response);
      }, 1);
    });
    await drain(worker({ batchSize: 7, concurrency: 3 }));
    expect(receiver.received).to.have.length(60);
    expect(most).to.equal(3);
  });
});
