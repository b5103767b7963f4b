import { expect } from 'chai';
import { VirtualClock } from '../support/virtual-clock.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { insertRows } from '../../server/src/store/database/bulk/queries.js';
import { NEVER } from '../../server/src/store/database/sql.js';
import { unknownId } from '../support/build.js';
import { database } from '../support/database.js';
import { startReceiver, type Receiver } from '../support/receiver.js';
import { newClient, service, type Client } from '../support/service.js';
import { drain, webhookWorker } from '../support/webhooks.js';

const path = '/v1/webhooks';
const redeliver = `${path}/deliveries/redeliver`;

/** A delivery as it is after its last attempt. */
interface Past {
  type: 'webhook.test' | 'campaign.paused';
  status: 'delivered' | 'failed' | 'pending';
  at: Date;
}

const minute = 60_000;
const noon = new Date('2026-11-02T12:00:00.000Z');
const after = (minutes: number) => new Date(noon.getTime() + minutes * minute);

describe('redelivery of a time range', () => {
  let client: Client;
  let receiver: Receiver;
  let worker: ReturnType<typeof webhookWorker>;
  beforeEach(async () => {
    client = await newClient();
    receiver = await startReceiver();
    await client.put(path, { webhook_url: receiver.url });
    worker = webhookWorker(new VirtualClock(new Date(Date.now() + minute)), {
      secretBox: service().core.secretBox,
    });
  });
  afterEach(async () => {
    await drain(worker);
    await receiver.close();
    await worker.close();
  });

  /** Deliveries that were made before; answers the ids of their events. */
  async function past(deliveries: readonly Past[]): Promise<string[]> {
    const account_id = toBin(client.accountId);
    const paused = {
      ...{ campaign_id: newId(), campaign_name: null },
      status: 'paused',
      previous_status: 'running',
    };
    const payloads = { 'campaign.paused': paused, 'webhook.test': { message: 'Again.' } };
    const rows = deliveries.map(({ type, status, at }) => ({
      ...{ account_id, id: toBin(newId()), type, payload: JSON.stringify(payloads[type]), created_at: at },
      ...{ delivery_status: status, attempts: 3, attempted_at: at },
      due_at: status === 'pending' ? new Date(Date.now() + 60 * minute) : NEVER,
    }));
    const columns = Object.keys(rows[0]!) as (keyof (typeof rows)[number])[];
    await insertRows(database().manager, 'events', columns, rows);
    const hex = rows.map(row => row.id.toString('hex'));
    return hex.map(id => id.replace(/(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
  }

  const everyState: Past[] = [
    { type: 'webhook.test', status: 'delivered', at: after(0) },
    { type: 'campaign.paused', status: 'failed', at: after(1) },
    { type: 'webhook.test', status: 'pending', at: after(2) },
    { type: 'campaign.paused', status: 'delivered', at: after(3) },
  ];

  it('queues whatever was created within it, and what arrives has the ids of before', async () => {
    const ids = await past(everyState);
    const { status, body } = await client.post(redeliver, {
      date_from: after(1).toISOString(),
      date_to: after(3).toISOString(),
    });
    expect([status, body.data.queued_count, body.data.has_more]).to.deep.equal([200, 3, false]);
    await drain(worker);
    expect(receiver.ids().sort()).to.deep.equal(ids.slice(1).sort());
    const { data } = (await client.get(`${path}/deliveries`)).body;
    expect(data.map((row: Past & { attempts: number }) => [row.status, row.attempts])).to.deep.equal([
      ['delivered', 4],
      ['delivered', 4],
      ['delivered', 4],
      ['delivered', 3],
    ]);
  });

  it('keeps to the types and the status that are named, and ends now', async () => {
    const [, failed] = await past(everyState);
    const only = { event_types: ['campaign.paused', 'lead.created'], status: 'failed' };
    const { body } = await client.post(redeliver, { date_from: noon.toISOString(), ...only });
    expect(body.data).to.include({ queued_count: 1, has_more: false });
    await drain(worker);
    expect(receiver.ids()).to.deep.equal([failed]);
    const none = await client.post(redeliver, { date_from: noon.toISOString(), ...only });
    expect(none.body.data).to.deep.equal({ queued_count: 0, has_more: false, next_after: null });
  });

  it('goes in steps of 1000 that neither miss nor repeat any, though many were created at once', async () => {
    const many: Past[] = Array.from({ length: 2_100 }, (_, index) => ({
      ...{ type: 'webhook.test', status: 'failed', at: after(Math.floor(index / 900)) },
    }));
    const ids = await past(many);
    const range = { date_from: noon.toISOString(), date_to: after(60).toISOString() };
    const counts: number[] = [];
    let step: Record<string, unknown> = {};
    for (let more = true; more;) {
      const { data } = (await client.post(redeliver, { ...range, ...step })).body;
      counts.push(data.queued_count);
      step = { after: data.next_after };
      more = data.has_more;
    }
    expect(counts).to.deep.equal([1_000, 1_000, 100]);
    await drain(worker);
    expect(receiver.ids().sort()).to.deep.equal(ids.sort());
  });

  it('is done once for an idempotency key', async () => {
    const ids = await past(everyState);
    const body = { date_from: noon.toISOString(), date_to: after(3).toISOString() };
    const headers = { 'idempotency-key': newId() };
    const first = await client.post(redeliver, body, headers);
    await drain(worker);
    const again = await client.post(redeliver, body, headers);
    expect(again.body).to.deep.equal(first.body);
    await drain(worker);
    expect(receiver.ids().sort()).to.deep.equal(ids.sort());
  });

  it('is refused for ranges that end before they begin, strangers, and while delivery is off', async () => {
    await past(everyState);
    const date_from = noon.toISOString();
    const refused = async (body: object, by = client) => {
      const { status, body: answer } = await by.post(redeliver, body);
      return [status, answer.error.code, answer.details?.[0]?.path];
    };
    expect(await refused({ date_from, date_to: after(-1).toISOString() })).to.deep.equal([
      ...[400, 'invalid_request', 'date_to'],
    ]);
    expect(await refused({})).to.deep.equal([400, 'invalid_request', 'date_from']);
    expect(await refused({ date_from, after: unknownId() })).to.deep.equal([
      ...[404, 'delivery_not_found', 'after'],
    ]);
    const stranger = await newClient();
    expect(await refused({ date_from }, stranger)).to.deep.equal([409, 'webhook_not_configured', undefined]);
    await stranger.put(path, { webhook_url: receiver.url });
    const { body } = await stranger.post(redeliver, { date_from });
    expect(body.data.queued_count).to.equal(0);
    await client.put(path, { webhook_url: null });
    expect(await refused({ date_from })).to.deep.equal([409, 'webhook_not_configured', undefined]);
  });
});
