import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { VirtualClock } from '../../server/src/domain/clock.js';
import type { Task } from '../../server/src/engine/worker.js';
import { startReceiver, type Receiver } from '../support/receiver.js';
import {
  accountTelling,
  attemptsOf,
  deliveriesOf,
  drain,
  emit,
  setWebhook,
  webhookWorker,
} from '../support/webhooks.js';

describe('webhook dispatcher', () => {
  let clock: VirtualClock;
  let receiver: Receiver;
  let worker: Task;
  beforeEach(async () => {
    clock = new VirtualClock(new Date());
    receiver = await startReceiver();
    worker = webhookWorker(clock);
  });
  afterEach(async () => {
    await receiver.close();
    await worker.close!();
  });

  it('delivers an event, signed so that the reference library takes it', async () => {
    const accountId = await accountTelling(receiver.url, clock.now());
    const { secret } = await setWebhook(accountId, {}, clock.now());
    const id = await emit(accountId, clock.now());
    await drain(worker);
    expect(receiver.ids()).to.deep.equal([id]);
    const { headers, text } = receiver.received[0]!;
    const body = new Webhook(secret).verify(text, headers) as Record<string, unknown>;
    expect(body).to.include({ type: 'campaign.paused', timestamp: clock.now().toISOString() });
    expect(body.data).to.include({ campaign_name: 'Spring – “naïve” 🌱' });
    expect(headers['content-type']).to.equal('application/json');
    const [delivery] = await deliveriesOf(accountId);
    expect(delivery).to.include({
      status: 'delivered',
      attempts: 1,
      due_at: null,
      response_status: 204,
      last_error: null,
    });
    expect(await attemptsOf(accountId)).to.have.length(1);
  });
});
