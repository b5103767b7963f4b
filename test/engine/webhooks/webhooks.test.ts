import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { VirtualClock } from '../../support/virtual-clock.js';
import { maxAttempts } from '../../../server/src/domain/sending/backoff.js';
import validators from '../../../server/src/generated/validators.cjs';
import { requeueDelivery } from '../../../server/src/store/webhooks/deliveries/repository.js';
import { toBin } from '../../../server/src/store/database/ids.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { signingSecrets } from '../../../server/src/store/webhooks/settings/repository.js';
import { answer, startReceiver, type Receiver } from '../../support/receiver.js';
import { database, runSql } from '../../support/database.js';
import {
  accountTelling,
  attemptsOf,
  deliveriesOf,
  drain,
  emit,
  emitMany,
  forgetDue,
  readWebhook,
  secretBox,
  setWebhook,
  webhookWorker,
} from '../../support/webhooks.js';

const second = 1_000;
const hour = 60 * 60 * second;
const day = 24 * hour;

/** The longest secret there can be. */
const secretOf = (byte: number) => `whsec_${Buffer.alloc(64, byte).toString('base64')}`;

describe('webhook dispatcher', () => {
  let clock: VirtualClock;
  let receiver: Receiver;
  let worker: ReturnType<typeof webhookWorker>;
  let accountId: string;
  beforeEach(async () => {
    clock = new VirtualClock(new Date());
    await forgetDue();
    receiver = await startReceiver();
    worker = webhookWorker(clock);
    accountId = await accountTelling(receiver.url, clock.now());
  });
  afterEach(async () => {
    await receiver.close();
    await worker.close();
  });

  const only = async () => (await deliveriesOf(accountId))[0]!;
  async function pass(ms: number): Promise<void> {
    await clock.advance(ms);
    await drain(worker);
  }

  it('delivers an event, signed so that the reference library takes it', async () => {
    const { secret } = await readWebhook(accountId);
    const id = await emit(accountId, clock.now());
    await drain(worker);
    expect(receiver.ids()).to.deep.equal([id]);
    const { headers, text } = receiver.received[0]!;
    const body = new Webhook(secret).verify(text, headers) as Record<string, unknown>;
    expect(body).to.include({ type: 'campaign.paused', timestamp: clock.now().toISOString() });
    expect(body.data).to.include({ campaign_name: 'Spring – “naïve” 🌱' });
    expect(validators.events['campaign.paused']!(body)).to.equal(true);
    expect(headers['content-type']).to.equal('application/json');
    expect(() => new Webhook(secret).verify(text.replace('paused', 'Paused'), headers)).to.throw();
    expect(() =>
      new Webhook(`whsec_${Buffer.alloc(32).toString('base64')}`).verify(text, headers),
    ).to.throw();
    expect(await only()).to.deep.include({
      delivery_status: 'delivered',
      attempts: 1,
      due_at: null,
      response_status: 204,
      last_error: null,
      attempted_at: clock.now(),
    });
    expect(await attemptsOf(accountId)).to.have.length(1);
  });

  it('lets both secrets sign for a day after a rotation', async () => {
    const { secret: old } = await readWebhook(accountId);
    const { secret } = await setWebhook(
      accountId,
      { secret: `whsec_${Buffer.alloc(32, 7).toString('base64')}` },
      clock.now(),
    );
    await emit(accountId, clock.now());
    await drain(worker);
    const [{ headers, text }] = receiver.received as [(typeof receiver.received)[0]];
    expect(headers['webhook-signature']!.split(' ')).to.have.length(2);
    for (const each of [old, secret]) new Webhook(each).verify(text, headers);
    await clock.advance(day);
    const id = await emit(accountId, clock.now());
    await drain(worker);
    const later = receiver.received[1]!;
    const at = new Date(Number(later.headers['webhook-timestamp']) * 1000);
    expect(at.getTime()).to.equal(Math.floor(clock.now().getTime() / 1000) * 1000);
    expect(later.headers['webhook-signature']).to.equal(new Webhook(secret).sign(id, at, later.text));
  });

  it('lets every replaced secret sign for its own day, whatever replaces it meanwhile', async () => {
    const { secret: first } = await readWebhook(accountId);
    await setWebhook(accountId, { secret: secretOf(1) }, clock.now());
    await clock.advance(hour);
    await setWebhook(accountId, { secret: secretOf(2) }, clock.now());
    const same = await setWebhook(accountId, { secret: secretOf(2) }, clock.now());
    expect(same.formerSecrets.map(({ secret }) => secret)).to.deep.equal([secretOf(1), first]);

    const signers = async () => {
      await emit(accountId, clock.now());
      await drain(worker);
      const { headers, text } = receiver.received.at(-1)!;
      const at = new Date(Number(headers['webhook-timestamp']) * 1000);
      const given = headers['webhook-signature']!.split(' ');
      const byName = { first, second: secretOf(1), third: secretOf(2) };
      const names = given.map(signature =>
        Object.entries(byName).find(
          ([, secret]) => new Webhook(secret).sign(headers['webhook-id']!, at, text) === signature,
        ),
      );
      return names.map(found => found?.[0]).join(' ');
    };
    expect(await signers()).to.equal('third second first');
    await clock.advance(23 * hour);
    expect(await signers()).to.equal('third second');
    await clock.advance(hour);
    expect(await signers()).to.equal('third');
  });

  it('lets at most ten replaced secrets sign, and one that comes back sign once', async () => {
    for (let byte = 1; byte <= 13; byte++)
      await setWebhook(accountId, { secret: secretOf(byte) }, clock.now());
    const { formerSecrets } = await readWebhook(accountId);
    const latest = [12, 11, 10, 9, 8, 7, 6, 5, 4, 3].map(secretOf);
    expect(formerSecrets.map(({ secret }) => secret)).to.deep.equal(latest);
    const back = await setWebhook(accountId, { secret: secretOf(12) }, clock.now());
    expect(signingSecrets(back, clock.now())).to.deep.equal(
      [12, 13, ...[11, 10, 9, 8, 7, 6, 5, 4, 3]].map(secretOf),
    );
  });

  it('reads the one replaced secret that earlier releases kept', async () => {
    const { secret } = await readWebhook(accountId);
    const until = new Date(clock.now().getTime() + day);
    await runSql(
      'UPDATE webhook_settings SET previous_secret = ?, previous_secret_until = ? WHERE account_id = ?',
      [secretBox.seal('whsec_b2xk', `webhook ${accountId}`), until, toBin(accountId)],
    );
    expect(await readWebhook(accountId)).to.deep.include({
      secret,
      formerSecrets: [{ secret: 'whsec_b2xk', until }],
    });
  });

  it('sends nothing but what is enabled, and nothing of other accounts', async () => {
    const stranger = await accountTelling(null, clock.now());
    await setWebhook(accountId, { enabledEvents: ['lead.*'] }, clock.now());
    for (const each of [accountId, stranger]) await emit(each, clock.now());
    await drain(worker);
    expect(receiver.received).to.deep.equal([]);
  });

  it('tries again after 5 s, then after growing pauses, with the same id and body', async () => {
    receiver.behave(answer(500));
    const id = await emit(accountId, clock.now());
    await drain(worker);
    expect(await only()).to.deep.include({
      delivery_status: 'pending',
      attempts: 1,
      response_status: 500,
      last_error: 'The receiver responded with status 500.',
      due_at: new Date(clock.now().getTime() + 5 * second),
    });
    await pass(5 * second - 1);
    expect(receiver.received).to.have.length(1);
    await pass(1);
    expect(receiver.received).to.have.length(2);
    await pass(20 * second - 1);
    expect(receiver.received).to.have.length(2);
    await pass(1);
    receiver.behave(answer(200));
    await pass(80 * second);
    expect(receiver.ids()).to.deep.equal([id, id, id, id]);
    expect(new Set(receiver.received.map(({ text }) => text)).size).to.equal(1);
    expect(await only()).to.include({ delivery_status: 'delivered', attempts: 4, last_error: null });
    const attempts = await attemptsOf(accountId);
    expect(attempts.map(row => [row.attempt, row.response_status])).to.deep.equal([
      [1, 500],
      [2, 500],
      [3, 500],
      [4, 200],
    ]);
  });

  it('gives up after three days, and starts anew when it is queued again', async () => {
    receiver.behave(answer(503));
    await emit(accountId, clock.now());
    await drain(worker);
    const began = clock.now().getTime();
    for (let next = await only(); next.delivery_status === 'pending'; next = await only())
      await pass(next.due_at!.getTime() - clock.now().getTime());
    expect((clock.now().getTime() - began) / hour).to.be.within(60, 76);
    expect(await only()).to.deep.include({ delivery_status: 'failed', attempts: maxAttempts, due_at: null });

    const id = (await only()).id;
    await transaction(database(), tx => requeueDelivery(tx, accountId, id, clock.now()));
    await drain(worker);
    expect(await only()).to.deep.include({
      delivery_status: 'pending',
      attempts: maxAttempts + 1,
      due_at: new Date(clock.now().getTime() + 5 * second),
    });
    receiver.behave(answer(200));
    await pass(5 * second);
    expect(await only()).to.include({ delivery_status: 'delivered', attempts: maxAttempts + 2 });
    expect(new Set(receiver.ids()).size).to.equal(1);
    expect(await attemptsOf(accountId)).to.have.length(maxAttempts + 2);
  });

  it('waits as long as the receiver asks for', async () => {
    receiver.behave(answer(429, { 'retry-after': '600' }));
    await emit(accountId, clock.now());
    await drain(worker);
    expect((await only()).due_at).to.deep.equal(new Date(clock.now().getTime() + 600 * second));
    receiver.behave(answer(204));
    await pass(600 * second - 1);
    expect(receiver.received).to.have.length(1);
    await pass(1);
    expect(await only()).to.include({ delivery_status: 'delivered', attempts: 2 });
  });

  it('switches delivery off when the receiver says that it is gone', async () => {
    receiver.behave(answer(410));
    for (let count = 0; count < 3; count++) await emit(accountId, clock.now());
    await drain(worker);
    const settings = await readWebhook(accountId);
    expect(settings).to.deep.include({
      disabledAt: clock.now(),
      disabledReason: 'endpoint_gone',
      url: receiver.url,
    });
    for (const row of await deliveriesOf(accountId))
      expect(row).to.deep.include({ delivery_status: 'failed', due_at: null });
    const before = receiver.received.length;
    await emit(accountId, clock.now());
    await pass(4 * day);
    expect(receiver.received).to.have.length(before);
    expect(await deliveriesOf(accountId)).to.have.length(3);

    receiver.behave(answer(200));
    await setWebhook(accountId, { url: receiver.url }, clock.now());
    const id = await emit(accountId, clock.now());
    await drain(worker);
    expect(receiver.ids().slice(before)).to.deep.equal([id]);
  });

  it('switches an endpoint off that fails for days, not one that fails now and then', async () => {
    receiver.behave(answer(500));
    const began = clock.now();
    for (let past = 0; past < 10 * 24; past += 12) {
      if (past % 24 === 0) await emit(accountId, clock.now());
      if (past === 24) receiver.behave(answer(200));
      if (past === 36) receiver.behave(answer(500));
      await pass(12 * hour);
      const { disabledAt, disabledReason } = await readWebhook(accountId);
      if (past < 24 + 5 * 24) expect(disabledAt, `after ${past} h`).to.equal(null);
      else if (disabledAt) {
        expect(disabledReason).to.equal('endpoint_failing');
        expect((disabledAt.getTime() - began.getTime()) / day).to.be.within(6, 9);
        return;
      }
    }
    throw new Error('It was never switched off.');
  });

  it('gives up what waits when delivery is switched off, and says so', async () => {
    await emit(accountId, clock.now());
    await setWebhook(accountId, { url: null }, clock.now());
    await drain(worker);
    expect(receiver.received).to.deep.equal([]);
    expect(await only()).to.include({
      delivery_status: 'failed',
      attempts: 0,
      last_error: 'Delivery was disabled before the next attempt.',
    });
  });

  const switchings: [string, () => Promise<unknown>][] = [
    ['the receiver is gone', async () => (receiver.behave(answer(410)), emit(accountId, clock.now()))],
    ['its address is removed', () => setWebhook(accountId, { url: null }, clock.now())],
  ];
  for (const [name, switchOff] of switchings)
    it(`gives up at once all that wait for hours when ${name}`, async () => {
      const waiting = await emitMany(accountId, 2_500, clock.now());
      const due = new Date(clock.now().getTime() + 2 * hour);
      await runSql('UPDATE events SET due_at = ?, attempts = 1 WHERE account_id = ?', [
        ...[due, toBin(accountId)],
      ]);
      await switchOff();
      await drain(worker);
      const rows = (await deliveriesOf(accountId)).slice(0, waiting.length);
      expect(new Set(rows.map(({ delivery_status }) => delivery_status))).to.deep.equal(new Set(['failed']));
      expect(new Set(rows.map(({ last_error }) => last_error))).to.deep.equal(
        new Set(['Delivery was disabled before the next attempt.']),
      );
      const before = receiver.received.length;
      receiver.behave(answer(204));
      await setWebhook(accountId, { url: receiver.url }, clock.now());
      await pass(3 * hour);
      expect(receiver.received).to.have.length(before);
    });

  it('gives nothing up where the address is set again before that was seen', async () => {
    receiver.behave(answer(503, { 'retry-after': '7200' }));
    const ids = [await emit(accountId, clock.now()), await emit(accountId, clock.now())];
    await drain(worker);
    await setWebhook(accountId, { url: null }, clock.now());
    receiver.behave(answer(204));
    await setWebhook(accountId, { url: receiver.url }, clock.now());
    await pass(2 * hour);
    expect(new Set(receiver.ids())).to.deep.equal(new Set(ids));
    for (const row of await deliveriesOf(accountId)) expect(row.delivery_status).to.equal('delivered');
  });

  it('delivers to the address that is set when the attempt is made', async () => {
    const other = await startReceiver();
    receiver.behave(answer(500));
    const id = await emit(accountId, clock.now());
    await drain(worker);
    await setWebhook(accountId, { url: `${other.url}?token=a%20b` }, clock.now());
    await pass(5 * second);
    expect(other.ids()).to.deep.equal([id]);
    expect(other.paths()).to.deep.equal(['/hooks?token=a%20b']);
    await other.close();
  });
});
