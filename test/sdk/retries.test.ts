import { expect } from 'chai';
import { createClient, TimeoutError, type Attempt } from '../../sdk/src/index.js';
import { expectFaultCase } from './expect-fault-case.js';
import { makeFaultCall } from './fault-call.js';
import { faultCases } from './fault-cases.js';
import { startFaultyService, type Fault } from './faulty-service.js';

describe('sdk retries', () => {
  let service: Awaited<ReturnType<typeof startFaultyService>>;
  before(async () => {
    service = await startFaultyService();
  });
  after(() => service.stop());

  // Such a number makes the part of a wait that chance decides short.
  const { random } = Math;
  beforeEach(() => Object.assign(Math, { random: () => -0.9 }));
  afterEach(() => Object.assign(Math, { random }));

  for (const each of faultCases) {
    it(each.what, async () => {
      const { baseUrl, seen } = service.client(each.faults);
      const startedAt = Date.now();
      const outcome = await makeFaultCall({ ...each.call, baseUrl });
      expectFaultCase(each, outcome, seen);
      const waited = outcome.log.reduce((sum, { retryInMs = 0 }) => sum + retryInMs, 0);
      expect(Date.now() - startedAt).to.be.at.least(Math.floor(waited) - 5);
    });
  }

  /** The waits of a call that always meets the fault; each is begun, and none is sat through. */
  async function waits(fault: Fault, chance: number): Promise<number[]> {
    const found: number[] = [];
    const { setTimeout: realSetTimeout } = globalThis;
    Math.random = () => chance;
    globalThis.setTimeout = ((done: () => void, ms: number) =>
      realSetTimeout(done, ms > 100_000 ? ms : 0)) as typeof setTimeout;
    try {
      await createClient({
        ...service.client(Array(9).fill(fault)),
        apiKey: 'key',
        maxRetries: 7,
        timeoutMs: 1_000_000,
        log: ({ retryInMs }) => retryInMs !== undefined && found.push(retryInMs),
      }).GET('/v1/campaigns');
    } finally {
      globalThis.setTimeout = realSetTimeout;
    }
    return found;
  }

  it('waits half or more of a time that doubles, up to eight seconds', async () => {
    expect(await waits({ status: 500 }, 1)).to.deep.equal([500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(await waits({ status: 500 }, 0)).to.deep.equal([250, 500, 1000, 2000, 4000, 4000, 4000]);
  });

  it('adds that to what the service asks for', async () => {
    const limited = (after: string) => ({ status: 429, headers: { 'Retry-After': after } });
    expect((await waits(limited('60'), 1)).slice(0, 2)).to.deep.equal([60_500, 61_000]);
    expect(await waits(limited('61'), 1)).to.deep.equal([]);
    expect((await waits(limited('Wed, 21 Oct 2026 07:28:00 GMT'), 1)).slice(0, 2)).to.deep.equal([500, 1000]);
  });

  it('takes its patience from the client, and for one call from the call', async () => {
    const { baseUrl, seen } = service.client(['stall', 'stall', 'stall']);
    const client = createClient({ baseUrl, apiKey: 'key', timeoutMs: 200, maxRetries: 1 });
    const error: unknown = await client.GET('/v1/campaigns').catch((thrown: unknown) => thrown);
    expect(error).to.be.instanceOf(TimeoutError);
    expect(error).to.have.property(
      'message',
      `GET ${baseUrl}/v1/campaigns failed: no response within 200 ms`,
    );
    expect(seen).to.have.length(2);
    await client.GET('/v1/campaigns', { maxRetries: 0, timeoutMs: 250 }).catch(() => undefined);
    expect(seen).to.have.length(3);
  });

  it('gives whoever aborts their own reason, at once, and tries no more', async () => {
    const whileWaiting = { status: 503, headers: { 'Retry-After': '50' } };
    for (const fault of ['stall', 'stall in the body', whileWaiting] as const) {
      const { baseUrl, seen } = service.client([fault]);
      const reason = new Error('Enough.');
      const stop = new AbortController();
      const log: Attempt[] = [];
      const client = createClient({ baseUrl, apiKey: 'key', log: attempt => log.push(attempt) });
      const call = client.GET('/v1/campaigns', { signal: stop.signal });
      setTimeout(() => stop.abort(reason), 100);
      expect(await call.catch((thrown: unknown) => thrown)).to.equal(reason);
      expect([seen.length, log.length]).to.deep.equal([1, 1]);
    }
  });

  it('logs no key and no query', async () => {
    const log: Attempt[] = [];
    const { baseUrl } = service.client([]);
    const client = createClient({ baseUrl, apiKey: 'secret', log: attempt => log.push(attempt) });
    await client.GET('/v1/people', { params: { query: { q: 'jane@acme.example' } } });
    expect(log).to.have.length(1);
    expect(log[0]).to.include({ method: 'GET', url: `${baseUrl}/v1/people`, attempt: 1, status: 200 });
    expect(JSON.stringify(log)).to.not.match(/secret|jane/);
  });

  it('keeps what else a call says, such as what a platform wants to know of it', async () => {
    const asked: object[] = [];
    const client = createClient({
      baseUrl: 'http://service.test',
      apiKey: 'key',
      fetch: request => {
        asked.push(request);
        return Promise.resolve(Response.json({ data: [] }));
      },
    });
    await client.GET('/v1/campaigns', { next: { revalidate: 60 }, credentials: 'omit' });
    expect(asked[0]).to.have.deep.property('next', { revalidate: 60 });
    expect(asked[0]).to.have.property('credentials', 'omit');
  });

  it('sends other requests with the patience of the client, without its key', async () => {
    const { baseUrl, seen } = service.client([{ status: 500 }]);
    const client = createClient({ baseUrl, apiKey: 'key' });
    const headers: (string | null)[] = [];
    const response = await client.send(signal => {
      const request = new Request(`${baseUrl}/file`, { method: 'PUT', body: 'a', signal });
      headers.push(request.headers.get('Authorization'));
      return request;
    });
    expect(response.status).to.equal(200);
    expect(seen.map(({ body }) => body)).to.deep.equal(['a', 'a']);
    expect(headers).to.deep.equal([null, null]);
  });
});
