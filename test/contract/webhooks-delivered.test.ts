import { expect } from 'chai';
import { Webhook } from 'standardwebhooks';
import { VirtualClock } from '../support/virtual-clock.js';
import validators from '../../server/src/generated/validators.cjs';
import { answer, startReceiver, type Receiver } from '../support/receiver.js';
import { newClient, service, type Client } from '../support/service.js';
import { drain, webhookWorker } from '../support/webhooks.js';

const path = '/v1/webhooks';

describe('a webhook that is set through the API', () => {
  let client: Client;
  let receiver: Receiver;
  let clock: VirtualClock;
  let worker: ReturnType<typeof webhookWorker>;
  beforeEach(async () => {
    client = await newClient();
    receiver = await startReceiver();
    await client.put(path, { webhook_url: receiver.url, webhook_enabled_events: ['blocklist.*'] });
    clock = new VirtualClock(new Date());
    worker = webhookWorker(clock, { secretBox: service().core.secretBox });
  });
  afterEach(async () => {
    await receiver.close();
    await worker.close();
  });

  /** Delivers what the API has queued until now. */
  async function work(): Promise<void> {
    await clock.advance(Math.max(0, Date.now() - clock.now().getTime()));
    await drain(worker);
  }
  const latest = async () => (await client.get(`${path}/deliveries?limit=1`)).body.data[0];

  it('gets the test event with the signature of the secret that the API reports', async () => {
    const { data: queued } = (await client.post(`${path}/test`)).body;
    await work();
    const { webhook_signing_secret: secret } = (await client.get(path)).body.data;
    const [got] = receiver.received;
    expect(got!.id).to.equal(queued.event_id);
    expect(validators.events['webhook.test']!(new Webhook(secret).verify(got!.text, got!.headers))).to.equal(
      true,
    );
    expect(await latest()).to.deep.include({
      id: queued.id,
      status: 'delivered',
      attempts: 1,
      response_status: 204,
      error: null,
      next_attempt_at: null,
    });
  });

  it('has its failures reported by the log, and the event again with the same id on request', async () => {
    receiver.behave(answer(503));
    const { data: queued } = (await client.post(`${path}/test`)).body;
    await work();
    const failed = await latest();
    expect(failed).to.include({
      status: 'pending',
      attempts: 1,
      response_status: 503,
      error: 'The receiver responded with status 503.',
    });
    expect(failed.next_attempt_at).to.be.a('string');
    expect((await client.get(`${path}/deliveries?status=pending`)).body.total_count).to.equal(1);
    const read = async () => (await client.get(`${path}/deliveries/${queued.id}`)).body.data;
    const outcomes = async () =>
      (await read()).attempts.map((each: Record<string, unknown>) => [
        each.attempt,
        each.response_status,
        each.error,
      ]);
    const refused = [1, 503, 'The receiver responded with status 503.'];
    expect(await outcomes()).to.deep.equal([refused]);
    expect((await read()).delivery).to.deep.equal(failed);

    receiver.behave(answer(200));
    const again = await client.post(`${path}/deliveries/${queued.id}/redeliver`);
    expect(again.body.data).to.include({ id: queued.id, status: 'pending', attempts: 1 });
    await work();
    expect(receiver.ids()).to.deep.equal([queued.event_id, queued.event_id]);
    expect(await latest()).to.include({ status: 'delivered', attempts: 2, error: null });
    expect(await outcomes()).to.deep.equal([refused, [2, 200, null]]);

    await client.post(`${path}/deliveries/${queued.id}/redeliver`);
    expect(await outcomes()).to.deep.equal([refused, [2, 200, null]]);
    await work();
    expect(receiver.ids()).to.have.length(3);
    expect(await latest()).to.include({ status: 'delivered', attempts: 3 });
    expect(await outcomes()).to.deep.equal([refused, [2, 200, null], [3, 200, null]]);
    const others = await (await newClient()).get(`${path}/deliveries/${queued.id}`);
    expect([others.status, others.body.error.code]).to.deep.equal([404, 'delivery_not_found']);
  });

  it('is switched off by a 410, says so, and is switched on by saving the address', async () => {
    receiver.behave(answer(410));
    const { data: queued } = (await client.post(`${path}/test`)).body;
    await work();
    const off = (await client.get(path)).body.data;
    expect(off).to.include({
      webhook_url: receiver.url,
      webhook_status: 'disabled',
      disabled_reason: 'endpoint_gone',
    });
    expect(off.disabled_at).to.be.a('string');
    for (const request of [`${path}/test`, `${path}/deliveries/${queued.id}/redeliver`]) {
      const { status, body } = await client.post(request);
      expect([status, body.error.code]).to.deep.equal([409, 'webhook_not_configured']);
      expect(body.error.message).to.equal(
        `Delivery was disabled at ${off.disabled_at}, because the endpoint responded with status 410. To enable it, set the webhook URL again with PUT /v1/webhooks.`,
      );
    }
    expect((await client.put(path, { webhook_enabled_events: ['*'] })).body.data.webhook_status).to.equal(
      'disabled',
    );
    const on = (await client.put(path, { webhook_url: receiver.url })).body.data;
    expect(on).to.include({ webhook_status: 'enabled', disabled_reason: null, disabled_at: null });
  });
});
