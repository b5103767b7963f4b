import { expect } from 'chai';
import { ApiError } from '../../server/src/domain/api/api-error.js';
import { codeOf, startServer, type TestServer } from './support/server.js';

describe('idempotency', () => {
  let server: TestServer;
  let runs = 0;
  let behave: () => Promise<void> = async () => undefined;
  before(async () => {
    server = await startServer(
      {
        createCampaign: async () => {
          runs += 1;
          await behave();
          return { status: 201, body: { data: { run: runs } }, headers: { 'X-Note': 'kept' } };
        },
      },
      { perMinute: 10_000 },
    );
  });
  after(() => server.close());
  beforeEach(() => {
    runs = 0;
    behave = async () => undefined;
  });

  let fresh = 0;
  const newKey = () => `key-${fresh++}`;
  const create = (key: string, json: unknown = { name: 'A' }, headers: Record<string, string> = {}) =>
    server.call('/v1/campaigns', { method: 'POST', json, headers: { 'idempotency-key': key, ...headers } });

  it('answers the same request again from the store', async () => {
    const key = newKey();
    const [first, second] = [await create(key), await create(key, { unknown: 1, name: 'A' })];
    expect(first.headers.get('idempotent-replayed')).to.equal(null);
    expect(second.headers.get('idempotent-replayed')).to.equal('true');
    expect(second.headers.get('x-note')).to.equal('kept');
    expect([first.status, second.status]).to.deep.equal([201, 201]);
    expect(await second.text()).to.equal(await first.text());
    expect(second.headers.get('x-request-id')).to.not.equal(first.headers.get('x-request-id'));
    expect(runs).to.equal(1);
  });

  it('refuses the key with another body', async () => {
    const key = newKey();
    await create(key);
    const response = await create(key, { name: 'B' });
    expect(response.status).to.equal(409);
    expect(await codeOf(response)).to.equal('idempotency_key_reused');
    expect(runs).to.equal(1);
  });

  it('keeps the keys of accounts apart', async () => {
    const key = newKey();
    await create(key);
    await create(key, { name: 'B' }, { authorization: 'Bearer key-of-account-b' });
    expect(runs).to.equal(2);
  });

  it('runs once when the same request comes twice at a time', async () => {
    let release = () => {};
    const gate = new Promise<void>(resolve => (release = resolve));
    behave = () => gate;
    const key = newKey();
    const refused: Response[] = [];
    const all = [1, 2, 3, 4].map(async () => {
      const response = await create(key);
      if (response.status === 409 && refused.push(response) === 3) release();
      return response.status;
    });
    expect((await Promise.all(all)).sort()).to.deep.equal([201, 409, 409, 409]);
    for (const response of refused) expect(await codeOf(response)).to.equal('idempotency_in_progress');
    expect(runs).to.equal(1);
    expect((await create(key)).headers.get('idempotent-replayed')).to.equal('true');
  });

  it('keeps a refusal of the operation itself', async () => {
    behave = () => Promise.reject(new ApiError('duplicate_name'));
    const key = newKey();
    expect((await create(key)).status).to.equal(409);
    behave = async () => undefined;
    const again = await create(key);
    expect(again.headers.get('idempotent-replayed')).to.equal('true');
    expect(await codeOf(again)).to.equal('duplicate_name');
    expect(runs).to.equal(1);
  });

  const forgotten: [string, () => Error][] = [
    ['a 400', () => new ApiError('invalid_request')],
    ['a 429', () => new ApiError('rate_limit_exceeded')],
    ['a 500', () => new Error('boom')],
    ['a 503', () => new ApiError('service_unavailable')],
    ['a queue that is full', () => new ApiError('job_quota_exceeded')],
  ];
  for (const [name, error] of forgotten) {
    it(`forgets ${name}`, async () => {
      behave = () => Promise.reject(error());
      const key = newKey();
      expect((await create(key)).ok).to.equal(false);
      behave = async () => undefined;
      const again = await create(key);
      expect(again.status).to.equal(201);
      expect(again.headers.has('idempotent-replayed')).to.equal(false);
    });
  }

  it('does not start on a body that is refused', async () => {
    const before = server.store.size;
    expect((await create(newKey(), { name: '' })).status).to.equal(400);
    expect(server.store.size).to.equal(before);
  });

  for (const key of ['', 'a b', 'x'.repeat(256), 'ké']) {
    it(`refuses the key "${key.slice(0, 10)}"`, async () => {
      const response = await create(key);
      expect(response.status).to.equal(400);
      const { details } = (await response.json()) as { details: { path: string }[] };
      expect(details.map(({ path }) => path)).to.deep.equal(['Idempotency-Key']);
      expect(runs).to.equal(0);
    });
  }

  it('takes a key of 255 characters, and ignores keys where they mean nothing', async () => {
    expect((await create('x'.repeat(255))).status).to.equal(201);
    const before = server.store.size;
    expect((await server.call('/v1/campaigns', { headers: { 'idempotency-key': 'a b' } })).status).to.equal(
      200,
    );
    expect(server.store.size).to.equal(before);
  });

  it('sends the answer also when the store fails to keep it', async () => {
    const failing = await startServer(
      {},
      {
        idempotency: {
          begin: async () => ({ kind: 'started' }),
          renew: async () => undefined,
          finish: () => Promise.reject(new Error('no database')),
          abandon: () => Promise.reject(new Error('no database')),
        },
      },
    );
    try {
      const response = await failing.call('/v1/campaigns', {
        method: 'POST',
        json: { name: 'A' },
        headers: { 'idempotency-key': 'k' },
      });
      expect(response.status).to.equal(200);
      expect(failing.logs.map(({ msg }) => msg)).to.include('idempotent response not stored');
    } finally {
      await failing.close();
    }
  });

  it('ends the claim of a request once the database is back', async () => {
    const gone = Object.assign(new Error('gone'), { unavailable: true });
    const calls: number[] = [];
    let ended: () => void = () => undefined;
    const end = new Promise<void>(resolve => (ended = resolve));
    const failing = await startServer(
      {},
      {
        idempotency: {
          begin: async () => ({ kind: 'started' }),
          renew: async () => undefined,
          async finish() {
            if (calls.push(Date.now()) < 3) throw gone;
            ended();
            return true;
          },
          abandon: () => Promise.reject(gone),
        },
        isUnavailable: error => error === gone,
      },
    );
    try {
      const json = { name: 'A' };
      await failing.call('/v1/campaigns', { method: 'POST', json, headers: { 'idempotency-key': 'k' } });
      await end;
      expect(calls).to.have.length(3);
    } finally {
      await failing.close();
    }
  });
});
