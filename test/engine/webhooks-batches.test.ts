import { expect } from 'chai';
import type { VirtualClock } from '../../server/src/domain/clock.js';
import { createTenure } from '../../server/src/engine/webhooks/tenure.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { requeueDelivery } from '../../server/src/store/webhooks/deliveries/repository.js';
import { recordAttempts, type AttemptOutcome } from '../../server/src/store/webhooks/queue/queries.js';
import { database } from '../support/database.js';
import { answer, type Behaviour, type Receiver } from '../support/receiver.js';
import {
  accountTelling,
  attemptsOf,
  deliveriesOf,
  drain,
  emitMany,
  quiet,
  webhookStage,
} from '../support/webhooks.js';

const second = 1_000;
const leaseMs = 60 * second;

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
    // The first claim takes 300, and its outcomes are one batch: those of the next one come after it.
    receiver.behave((request, response) => {
      const reply = () => answer(204)(request, response);
      if (receiver.received.length <= 300) reply();
      else void isFirstWritten.then(reply);
    });
    const dying = worker({
      leaseMs,
      checkpoint(point) {
        if (point === 'acknowledged') tellFirst();
        if (point === 'acknowledging' && ++batches === 2) throw new Error('killed');
      },
    });
    await drain(dying);
    await quiet(receiver);
    expect(receiver.ids().sort()).to.deep.equal([...ids].sort());
    const open = (await deliveriesOf(accountId)).filter(
      ({ delivery_status }) => delivery_status !== 'delivered',
    );
    expect(open).to.have.length(150);

    receiver.received.length = 0;
    await clock.advance(leaseMs);
    await drain(worker());
    const missing = open.map(({ id }) => id).sort();
    expect(receiver.ids().sort()).to.deep.equal(missing);
    for (const row of await deliveriesOf(accountId))
      expect(row).to.include({ delivery_status: 'delivered', attempts: 1 });
    expect(await attemptsOf(accountId)).to.have.length(450);
  });

  /** Claims that a worker makes until nothing is due, and what they left undelivered. */
  async function claimsMade(): Promise<number> {
    let claims = 0;
    await drain(worker({ checkpoint: point => void (claims += Number(point === 'claimed')) }));
    const rows = await deliveriesOf(accountId);
    expect(rows.filter(({ delivery_status }) => delivery_status !== 'delivered')).to.deep.equal([]);
    return claims;
  }

  it('claims the more at once the quicker deliveries go out', async () => {
    await emitMany(accountId, 1_500, clock.now());
    expect(await claimsMade()).to.equal(2);

    await emitMany(accountId, 1_500, clock.now());
    receiver.behave((request, response) => {
      void clock.advance(20).then(() => answer(204)(request, response));
    });
    expect(await claimsMade()).to.equal(5);
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
        last_error: delivered ? null : `The receiver answered ${status}.`,
        due_at: delivered ? null : later(status === 503 ? 90 : 5),
        attempted_at: clock.now(),
      });
    }
    expect((await attemptsOf(accountId)).map(row => row.response_status)).to.have.members([...byId.values()]);
  });

  it('leaves to others what they took over meanwhile', async () => {
    await emitMany(accountId, 3, clock.now());
    const ids = (await deliveriesOf(accountId)).map(({ id }) => id);
    const tenure = () => createTenure({ database: database(), clock }, accountId, leaseMs);
    const [mine, theirs] = [tenure(), tenure()];
    const { lease } = (await mine.hold())!;
    expect(await theirs.hold()).to.equal(null);
    const delivered = (id: string): AttemptOutcome => ({
      id,
      attempt: 1,
      status: 'delivered',
      dueAt: null,
      responseStatus: 204,
      latencyMs: 3,
      error: null,
      attemptedAt: clock.now(),
    });
    const settle = (id: string) =>
      transaction(database(), tx => recordAttempts(tx, accountId, lease, [delivered(id)]));
    const statuses = async () =>
      (await deliveriesOf(accountId)).map(({ delivery_status }) => delivery_status);

    await clock.advance(leaseMs);
    await settle(ids[0]!);
    expect(await statuses()).to.deep.equal(['delivered', 'pending', 'pending']);
    expect(await theirs.hold()).to.not.equal(null);
    await settle(ids[1]!);
    expect(await statuses()).to.deep.equal(['delivered', 'pending', 'pending']);

    await theirs.release();
    const again = (await mine.hold())!;
    await settle(ids[2]!);
    expect(again.lease.owner).to.not.equal(lease.owner);
    expect(await statuses()).to.deep.equal(['delivered', 'pending', 'pending']);
    await mine.release();
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
