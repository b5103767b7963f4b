import { setTimeout as delay } from 'node:timers/promises';
import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import type { VirtualClock } from '../../support/virtual-clock.js';
import { claimMs, type DeliveryPoint } from '../../../server/src/engine/webhooks/dispatch.js';
import { type Behaviour, type Receiver, answer, startReceiver } from '../../support/receiver.js';
import {
  accountTelling,
  attemptsOf,
  deliveriesOf,
  drain,
  emit,
  quiet,
  setWebhook,
  webhookStage,
} from '../../support/webhooks.js';

const second = 1_000;
/** For which what a dead worker had in hand waits. */

describe('webhook dispatcher and hostile receivers', () => {
  let clock: VirtualClock;
  let receiver: Receiver;
  const stage = webhookStage();
  const { worker } = stage;
  beforeEach(() => void ({ clock, receiver } = stage));

  const hang: Behaviour = () => undefined;
  const reset: Behaviour = (_request, response) => void response.socket!.resetAndDestroy();
  const dieInHeaders: Behaviour = (_request, response) =>
    void response.socket!.end('HTTP/1.1 200 OK\r\nContent-Le');
  const garbage: Behaviour = (_request, response) => void response.socket!.end('SSH-2.0-OpenSSH_9.2\r\n');

  const failing: [string, Behaviour, number | null, RegExp][] = [
    ['resets the connection', reset, null, /closed the connection/],
    ['closes in the middle of its headers', dieInHeaders, null, /closed the connection|failed/],
    ['speaks something else', garbage, null, /did not respond with valid HTTP/],
    ['answers 404', answer(404), 404, /404/],
    ['answers 500', answer(500), 500, /500/],
    [
      'redirects',
      (request, response) => answer(302, { location: `${receiver.url}/elsewhere` })(request, response),
      302,
      /Redirects are not followed/,
    ],
    [
      'answers 304, which names no other address',
      answer(304),
      304,
      /^The receiver responded with status 304\.$/,
    ],
    ['answers nonsense in Retry-After', answer(503, { 'retry-after': 'soon' }), 503, /503/],
  ];
  for (const [name, behaviour, status, error] of failing) {
    it(`tries again in 5 s when one ${name}`, async () => {
      const accountId = await accountTelling(receiver.url, clock.now());
      receiver.behave(behaviour);
      const id = await emit(accountId, clock.now());
      const dispatcher = worker();
      await drain(dispatcher);
      const [delivery] = await deliveriesOf(accountId);
      expect(delivery).to.deep.include({
        delivery_status: 'pending',
        attempts: 1,
        response_status: status ?? 0,
        due_at: new Date(clock.now().getTime() + 5 * second),
      });
      expect(delivery!.last_error).to.match(error);
      expect(await attemptsOf(accountId)).to.have.length(1);
      receiver.behave(answer(204));
      await clock.advance(5 * second);
      await drain(dispatcher);
      expect(receiver.paths()).to.deep.equal(['/hooks', '/hooks']);
      expect(receiver.ids()).to.deep.equal([id, id]);
      expect((await deliveriesOf(accountId))[0]).to.include({ delivery_status: 'delivered', attempts: 2 });
    });
  }

  it('tries again when nobody listens', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    await receiver.close();
    await emit(accountId, clock.now());
    await drain(worker());
    const [delivery] = await deliveriesOf(accountId);
    expect(delivery).to.include({
      delivery_status: 'pending',
      last_error: 'The receiver refused the connection.',
    });
  });

  it('takes a 2xx for delivered, whatever comes after the status', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    const endless: Behaviour = (_request, response) => {
      response.writeHead(200);
      const more = () => {
        while (!response.destroyed && response.write(Buffer.alloc(65_536)));
      };
      response.on('drain', more);
      more();
    };
    const closesEarly: Behaviour = (_request, response) => {
      response.writeHead(201, { 'content-length': '1000' }).write('half');
      setImmediate(() => response.socket!.destroy());
    };
    for (const behaviour of [endless, closesEarly]) {
      receiver.behave(behaviour);
      await emit(accountId, clock.now());
      await drain(worker());
    }
    const rows = await deliveriesOf(accountId);
    expect(rows.map(row => [row.delivery_status, row.response_status])).to.deep.equal([
      ['delivered', 200],
      ['delivered', 201],
    ]);
  });

  it('gives up waiting after 15 s, and does not let other accounts wait', async () => {
    const slow = await accountTelling(receiver.url, clock.now());
    const other = await startReceiver();
    const quick = await accountTelling(other.url, clock.now());
    receiver.behave(hang);
    for (let count = 0; count < 12; count++) await emit(slow, clock.now());
    const ids = [];
    for (let count = 0; count < 12; count++) ids.push(await emit(quick, clock.now()));
    const dispatcher = worker({ batchSize: 4, concurrency: 4 });
    const running = drain(dispatcher);
    await until(async () =>
      (await deliveriesOf(quick)).every(({ delivery_status }) => delivery_status === 'delivered'),
    );
    expect(other.ids()).to.have.members(ids);
    // As many requests as the account has hands, and none more.
    await until(async () => receiver.received.length === 4);
    expect(receiver.received).to.have.length(4);

    receiver.behave(answer(204));
    await clock.advance(15 * second);
    const lateAttempts = async () =>
      (await attemptsOf(slow)).filter(({ response_status }) => response_status === null);
    await until(async () => (await lateAttempts()).length >= 4);
    const late = await lateAttempts();
    expect(late.map(row => [row.error_message, row.latency_ms])).to.deep.equal(
      Array(4).fill(['The receiver did not respond within 15 s.', 15 * second]),
    );
    await running;
    await clock.advance(10 * second);
    await drain(dispatcher);
    expect((await deliveriesOf(slow)).map(({ delivery_status }) => delivery_status)).to.deep.equal(
      Array(12).fill('delivered'),
    );
    await other.close();
  });

  it('goes on at a new address within a second while the one of before hangs', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    const other = await startReceiver();
    receiver.behave(hang);
    for (let count = 0; count < 12; count++) await emit(accountId, clock.now());
    const running = drain(worker({ concurrency: 4 }));
    await until(async () => receiver.received.length === 4);

    await clock.advance(0.1 * second);
    await setWebhook(accountId, { url: other.url }, clock.now());
    const later = await emit(accountId, clock.now());
    await clock.advance(1 * second);
    await until(async () => other.received.length === 9);
    expect(other.ids()).to.include(later);
    expect(other.ids()).not.to.have.any.members(receiver.ids());

    await clock.advance(15 * second);
    await running;
    expect(receiver.received).to.have.length(4);
    for (const row of await deliveriesOf(accountId)) expect(row).to.include({ attempts: 1 });
    await other.close();
  });

  it('begins nothing more a second after delivery was switched off', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    receiver.behave(hang);
    for (let count = 0; count < 6; count++) await emit(accountId, clock.now());
    const running = drain(worker({ concurrency: 2 }));
    await until(async () => receiver.received.length === 2);
    await clock.advance(0.1 * second);
    await setWebhook(accountId, { url: null }, clock.now());
    await clock.advance(1 * second);
    const failed = async () =>
      (await deliveriesOf(accountId)).filter(({ delivery_status }) => delivery_status === 'failed');
    await until(async () => (await failed()).length === 4);
    await clock.advance(15 * second);
    await running;
    expect(receiver.received).to.have.length(2);
  });

  it('signs with a new secret what it begins a second after the rotation', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    receiver.behave(hang);
    for (let count = 0; count < 6; count++) await emit(accountId, clock.now());
    const running = drain(worker({ concurrency: 2 }));
    await until(async () => receiver.received.length === 2);
    await clock.advance(0.1 * second);
    const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    await setWebhook(accountId, { secret }, clock.now());
    receiver.behave(answer(204));
    await clock.advance(1 * second);
    await delay(200);
    await clock.advance(15 * second);
    await running;
    expect(receiver.received).to.have.length(6);
    for (const { text, headers } of receiver.received.slice(2)) new Webhook(secret).verify(text, headers);
  });

  const deaths: DeliveryPoint[] = ['claimed', 'answered', 'acknowledging', 'acknowledged'];
  for (const point of deaths) {
    it(`delivers what a worker held that died when it had ${point}`, async () => {
      const accountId = await accountTelling(receiver.url, clock.now());
      const ids = [];
      for (let count = 0; count < 10; count++) ids.push(await emit(accountId, clock.now()));
      let isDead = false;
      const dying = worker({
        concurrency: 2,
        checkpoint(reached) {
          if (isDead) return;
          if (reached === point && (point === 'claimed' || receiver.received.length > 3))
            throw new Error('killed');
        },
      });
      await drain(dying).catch(() => undefined);
      isDead = true;
      await quiet(receiver);
      const came = receiver.received.length;
      const survivor = worker();
      await drain(survivor);
      expect(receiver.received, 'before the claim is over').to.have.length(came);
      await clock.advance(claimMs);
      await drain(survivor);
      expect([...new Set(receiver.ids())].sort()).to.deep.equal([...ids].sort());
      for (const row of await deliveriesOf(accountId))
        expect(row).to.include({ delivery_status: 'delivered', attempts: 1 });
      expect(await attemptsOf(accountId)).to.have.length(10);
    });
  }

  it('stays with one that takes longer than the lease', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    let finish = () => {};
    receiver.behave((request, response) => void (finish = () => answer(204)(request, response)));
    await emit(accountId, clock.now());
    const running = drain(worker());
    await until(async () => receiver.received.length === 1);
    const other = worker();
    for (let seconds = 0; seconds < 14; seconds++) {
      await clock.advance(second);
      await other.run();
      await delay(20);
    }
    finish();
    await running;
    expect(receiver.received).to.have.length(1);
    const [delivery] = await deliveriesOf(accountId);
    expect(delivery).to.include({ delivery_status: 'delivered', attempts: 1, latency_ms: 14 * second });
  });

  it('asks one that failed with two requests at a time until one succeeds, and with many then', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    for (let count = 0; count < 80; count++) await emit(accountId, clock.now());
    receiver.behave(answer(500));
    const dispatcher = worker();
    await drain(dispatcher);
    let open = 0;
    const seen: number[] = [];
    receiver.behave((request, response) => {
      seen.push(++open);
      setTimeout(() => {
        open--;
        answer(seen.length <= 8 ? 500 : 204)(request, response);
      }, 20);
    });
    await clock.advance(5 * second);
    await drain(dispatcher);
    expect(seen).to.have.length(80);
    expect(Math.max(...seen.slice(0, 9))).to.equal(2);
    expect(Math.max(...seen)).to.be.greaterThan(16);
  });

  it('gives what it had no time for back when it is stopped', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    for (let count = 0; count < 6; count++) await emit(accountId, clock.now());
    receiver.behave(hang);
    const stopped = worker({ concurrency: 2 });
    const running = drain(stopped);
    await until(async () => receiver.received.length === 2);
    const closing = stopped.close();
    receiver.behave(answer(204));
    await clock.advance(15 * second);
    await Promise.all([closing, running]);
    const untried = (await deliveriesOf(accountId)).filter(({ attempts }) => attempts === 0);
    expect(untried).to.have.length(4);
    for (const row of untried) expect(row).to.deep.include({ delivery_status: 'pending' });
    for (const { due_at } of untried) expect(due_at!.getTime()).to.be.at.most(clock.now().getTime());
  });

  it('lets several workers share the work without doing any of it twice', async () => {
    const accounts = [];
    const ids: string[] = [];
    for (let count = 0; count < 3; count++) accounts.push(await accountTelling(receiver.url, clock.now()));
    for (const accountId of accounts)
      for (let count = 0; count < 20; count++) ids.push(await emit(accountId, clock.now()));
    await Promise.all([1, 2, 3].map(() => drain(worker({ batchSize: 5 }))));
    expect(receiver.ids().sort()).to.deep.equal(ids.sort());
  });
});

/** Waits for what happens outside of the virtual clock: requests and writes. */
async function until(condition: () => Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise(resolve => setImmediate(resolve));
}
