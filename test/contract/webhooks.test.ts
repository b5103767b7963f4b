import { expect } from 'chai';
import { unknownId } from '../support/build.js';
import { freshAccount } from '../support/database.js';
import { newClient, service, startService, type ApiResponse, type Client } from '../support/service.js';

const path = '/v1/webhooks';
const url = 'http://127.0.0.1:9/hooks';

describe('webhook settings', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });
  const put = (body: unknown) => client.put(path, body);
  const code = ({ status, body }: ApiResponse) => [status, body.error?.code];

  it('have a secret from the first look on, and no address', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map(() => client.get(path)));
    const { data } = answers[0]!.body;
    expect(data).to.deep.equal({
      webhook_url: null,
      webhook_signing_secret: data.webhook_signing_secret,
      webhook_enabled_events: ['*'],
      webhook_status: 'disabled',
      disabled_reason: 'no_url',
      disabled_at: null,
      previous_secret_expires_at: null,
    });
    expect(data.webhook_signing_secret).to.match(/^whsec_[A-Za-z0-9+/]{43}=$/);
    for (const { body } of answers) expect(body.data).to.deep.equal(data);
    expect((await (await newClient()).get(path)).body.data.webhook_signing_secret).to.not.equal(
      data.webhook_signing_secret,
    );
  });

  it('change only what is given', async () => {
    const before = (await client.get(path)).body.data;
    const set = await put({
      webhook_url: `  ${url}`,
      webhook_enabled_events: ['lead.*', 'email.sent', 'lead.*'],
    });
    expect(set.body.data).to.deep.equal({
      ...before,
      webhook_url: url,
      webhook_enabled_events: ['lead.*', 'email.sent'],
      webhook_status: 'enabled',
      disabled_reason: null,
    });
    expect((await put({})).body.data).to.deep.equal(set.body.data);
    expect((await put({ webhook_enabled_events: [] })).body.data.webhook_url).to.equal(url);
    const off = (await put({ webhook_url: null })).body.data;
    expect(off).to.include({ webhook_url: null, webhook_status: 'disabled', disabled_reason: 'no_url' });
    expect((await client.get(path)).body.data).to.deep.equal(off);
  });

  it('say what helps when the key of the secret is lost, and take a new secret', async () => {
    const accountId = await freshAccount();
    const before = await service().client(accountId);
    const { data } = (await before.put(path, { webhook_url: url })).body;
    const restored = await startService();
    try {
      const after = await restored.client(accountId);
      for (const asked of [
        after.get(path),
        after.put(path, { webhook_url: `${url}/other` }),
        after.post(`${path}/test`),
      ]) {
        const answer = await asked;
        expect(code(answer)).to.deep.equal([503, 'service_unavailable']);
        expect(answer.body.error.message).to.contain('SECRET_KEY').and.contain('rotate-secret');
      }
      expect((await before.get(path)).body.data, 'nothing has changed').to.deep.equal(data);
      const rotated = await after.post(`${path}/rotate-secret`);
      expect(rotated.status).to.equal(200);
      const { webhook_signing_secret, ...rest } = rotated.body.data;
      expect(webhook_signing_secret)
        .to.match(/^whsec_/)
        .and.not.equal(data.webhook_signing_secret);
      expect(rest).to.include({ webhook_url: url, previous_secret_expires_at: null });
      expect((await after.get(path)).body.data).to.deep.equal(rotated.body.data);
    } finally {
      await restored.close();
    }
  });

  it('refuse an address that must not be called, and change nothing then', async () => {
    const strict = await startService({ allowLoopbackUrls: false });
    try {
      const careful = await strict.client();
      const before = (await careful.get(path)).body.data;
      for (const [address, reason] of [
        ['nonsense', 'invalid_url'],
        ['ftp://hooks.example.com/', 'https_required'],
        ['http://hooks.example.com/', 'https_required'],
        ['https://user:pass@hooks.example.com/', 'invalid_url'],
        ['https://10.1.2.3/', 'private_address'],
        ['https://169.254.169.254/latest/meta-data', 'private_address'],
        ['https://[fd00::1]/', 'private_address'],
        ['https://[::ffff:127.0.0.1]/', 'private_address'],
        ['https://localhost/', 'private_address'],
        ['http://127.0.0.1/', 'https_required'],
        ['https://2130706433/', 'private_address'],
        ['https://db.internal/', 'private_address'],
      ]) {
        const answer = await careful.put(path, { webhook_url: address, webhook_enabled_events: [] });
        expect(code(answer), address).to.deep.equal([400, 'invalid_request']);
        expect(
          answer.body.details.map((each: { path: string; code: string }) => [each.path, each.code]),
        ).to.deep.equal([['webhook_url', reason]]);
      }
      expect((await careful.get(path)).body.data).to.deep.equal(before);
      expect((await careful.put(path, { webhook_url: 'https://8.8.8.8:8443/x?y=z' })).status).to.equal(200);
    } finally {
      await strict.close();
    }
  });

  it('refuse what the contract refuses', async () => {
    for (const body of [
      { webhook_url: '' },
      { webhook_url: `${url}${'x'.repeat(2048)}` },
      { webhook_url: 5 },
      { webhook_enabled_events: ['lead.nonsense'] },
      { webhook_enabled_events: 'lead.*' },
      { webhook_signing_secret: 'secret' },
      { webhook_signing_secret: `whsec_${'A'.repeat(31)}` },
      { webhook_signing_secret: `whsec_${'A'.repeat(33)}` },
      { webhook_signing_secret: `whsec_${'A'.repeat(32)}=` },
      { webhook_signing_secret: `whsec_${'A'.repeat(88)}` },
    ])
      expect(code(await put(body)), JSON.stringify(body)).to.deep.equal([400, 'invalid_request']);
  });

  it('take a secret of the caller, and let the one before sign for a day', async () => {
    const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const before = Date.now();
    const { data } = (await put({ webhook_signing_secret: secret })).body;
    expect(data.webhook_signing_secret).to.equal(secret);
    const day = 24 * 60 * 60_000;
    expect(Date.parse(data.previous_secret_expires_at)).to.be.within(before + day, Date.now() + day);
    expect((await put({ webhook_signing_secret: secret })).body.data).to.deep.equal(data);
  });

  it('rotate the secret', async () => {
    const first = (await client.get(path)).body.data;
    const { data } = (await client.post(`${path}/rotate-secret`)).body;
    expect(data.webhook_signing_secret)
      .to.match(/^whsec_/)
      .and.not.equal(first.webhook_signing_secret);
    expect(data.previous_secret_expires_at).to.be.a('string');
    expect((await client.get(path)).body.data).to.deep.equal(data);
  });

  it('let a test event be sent once there is an address', async () => {
    const refused = await client.post(`${path}/test`);
    expect(code(refused)).to.deep.equal([409, 'webhook_not_configured']);
    expect(refused.body.error.message).to.include('No webhook URL is set');
    await put({ webhook_url: url, webhook_enabled_events: [] });
    const { status, body } = await client.post(`${path}/test`);
    expect(status).to.equal(200);
    expect(body.data).to.include({ event_type: 'webhook.test', status: 'pending', attempts: 0, error: null });
    expect(body.data.next_attempt_at).to.equal(body.data.created_at);
    expect((await client.get(`${path}/deliveries`)).body.data).to.deep.equal([body.data]);
  });

  it('are asked for before a delivery is queued again', async () => {
    await put({ webhook_url: url });
    const { data } = (await client.post(`${path}/test`)).body;
    const again = await client.post(`${path}/deliveries/${data.id}/redeliver`);
    expect([again.status, again.body.data.event_id]).to.deep.equal([200, data.event_id]);
    for (const id of [unknownId(), 'x'])
      expect(code(await client.post(`${path}/deliveries/${id}/redeliver`))).to.deep.equal([
        404,
        'delivery_not_found',
      ]);
    const stranger = await newClient();
    expect(code(await stranger.post(`${path}/deliveries/${data.id}/redeliver`))).to.deep.equal([
      404,
      'delivery_not_found',
    ]);
    await put({ webhook_url: null });
    expect(code(await client.post(`${path}/deliveries/${data.id}/redeliver`))).to.deep.equal([
      409,
      'webhook_not_configured',
    ]);
  });
});

describe('the delivery log', () => {
  let client: Client;
  before(async () => {
    client = await newClient();
    await client.put(path, { webhook_url: url });
    for (let count = 0; count < 5; count++) await client.post(`${path}/test`);
  });
  const list = async (query = '') => (await client.get(`${path}/deliveries${query}`)).body;

  it('is paged, newest first', async () => {
    const { data, ...page } = await list();
    expect(page).to.deep.equal({ limit: 20, offset: 0, total_count: 5 });
    const ids = data.map(({ id }: { id: string }) => id);
    expect(ids).to.deep.equal([...ids].sort().reverse());
    const second = await list('?limit=2&offset=2');
    expect(second.data).to.deep.equal(data.slice(2, 4));
    expect(second.total_count).to.equal(5);
    expect(await list('?limit=0')).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 5 });
    expect((await list('?offset=5')).data).to.deep.equal([]);
  });

  it('is filtered by status, type and time', async () => {
    const count = async (query: string) => (await list(query)).total_count;
    const [{ created_at: newest }] = (await list('?limit=1')).data;
    expect(await count('?status=pending')).to.equal(5);
    expect(await count('?status=delivered')).to.equal(0);
    expect(await count('?event_type=webhook.test&status=pending')).to.equal(5);
    expect(await count('?event_type=email.sent')).to.equal(0);
    expect(await count(`?date_from=${newest}`)).to.be.within(1, 5);
    expect(await count(`?date_to=${newest}`)).to.equal(5);
    expect(await count('?date_to=2020-01-01T00:00:00Z')).to.equal(0);
    expect(await count('?date_from=2020-01-01T00:00:00Z&date_to=2020-01-02T00:00:00Z')).to.equal(0);
  });

  it('refuses filters that the contract does not know, and is the own account’s alone', async () => {
    for (const query of [
      'status=cancelled',
      'event_type=x',
      'date_from=yesterday',
      'limit=101',
      'offset=-1',
    ]) {
      const answer = await client.get(`${path}/deliveries?${query}`);
      expect([answer.status, answer.body.details?.[0]?.path]).to.deep.equal([400, query.split('=')[0]]);
    }
    expect((await (await newClient()).get(`${path}/deliveries`)).body.total_count).to.equal(0);
  });
});
