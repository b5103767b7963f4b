import { expect } from 'chai';
import {
  createClient,
  readRateLimit,
  unwrap,
  waitForMessageJob,
  type Attempt,
  type Campaign,
} from '../../sdk/src/index.js';
import { startStub, type StubResponse } from './stub-service.js';

describe('sdk client', () => {
  let stub: Awaited<ReturnType<typeof startStub>>;
  let answer: StubResponse;
  let answers: () => StubResponse;
  const client = () => createClient({ baseUrl: stub.baseUrl, apiKey: 'key_1', maxRetries: 0 });

  beforeEach(async () => {
    answer = { body: { data: [] } };
    answers = () => answer;
    stub = await startStub(() => answers());
  });
  afterEach(() => stub.stop());

  it('sends the key, the path, the query and the body of the contract', async () => {
    const id = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01';
    await client().POST('/v1/campaigns/{id}/leads:add', {
      params: { path: { id } },
      body: { global_lead_ids: ['a'.repeat(64)] },
    });
    await client().GET('/v1/campaigns', { params: { query: { status: 'running', limit: 0 } } });

    const [post, get] = stub.requests;
    expect(post).to.include({ method: 'POST', url: `/v1/campaigns/${id}/leads:add` });
    expect(post!.headers).to.include({ authorization: 'Bearer key_1', 'content-type': 'application/json' });
    expect(JSON.parse(post!.body)).to.deep.equal({ global_lead_ids: ['a'.repeat(64)] });
    expect(get).to.include({ method: 'GET', url: '/v1/campaigns?status=running&limit=0', body: '' });
  });

  it('escapes path parameters', async () => {
    await client().GET('/v1/campaigns/{id}', { params: { path: { id: 'a/b?c' } } });
    expect(stub.requests[0]!.url).to.equal('/v1/campaigns/a%2Fb%3Fc');
  });

  it('returns data or error, with the response, as openapi-fetch does', async () => {
    answer = { body: { data: { name: 'Autumn' } } };
    const success = await client().GET('/v1/campaigns/{id}', { params: { path: { id: 'x' } } });
    expect(success.data).to.deep.equal({ data: { name: 'Autumn' } });
    expect(success.error).to.equal(undefined);

    const body = { error: { type: 'invalid_request_error', code: 'campaign_not_found', message: 'No.' } };
    answer = { status: 404, body };
    const failure = await client().GET('/v1/campaigns/{id}', { params: { path: { id: 'x' } } });
    expect(failure.data).to.equal(undefined);
    expect(failure.error).to.deep.equal(body);
    expect(failure.response.status).to.equal(404);
  });

  it('lets a call bring its own key and headers', async () => {
    await client().GET('/v1/campaigns', {
      headers: { Authorization: 'Bearer other', 'X-Request-Id': 'mine' },
    });
    expect(stub.requests[0]!.headers).to.include({ authorization: 'Bearer other', 'x-request-id': 'mine' });
  });

  it('takes address and key from the environment when they are left out', async () => {
    Object.assign(process.env, { OUTREACH_BASE_URL: stub.baseUrl, OUTREACH_API_KEY: 'key_env' });
    try {
      await createClient().GET('/v1/campaigns');
      await createClient({ apiKey: 'key_2' }).GET('/v1/campaigns');
    } finally {
      delete process.env.OUTREACH_BASE_URL;
      delete process.env.OUTREACH_API_KEY;
    }
    expect(stub.requests.map(({ headers }) => headers.authorization)).to.deep.equal([
      'Bearer key_env',
      'Bearer key_2',
    ]);
    expect(() => createClient({ baseUrl: stub.baseUrl })).to.throw(
      TypeError,
      'apiKey (or OUTREACH_API_KEY) is missing',
    );
  });

  it('uses the given fetch and passes on other options of openapi-fetch', async () => {
    const asked: string[] = [];
    const own = createClient({
      baseUrl: 'http://service.test/',
      apiKey: 'key_2',
      headers: { 'X-App': 'crm' },
      fetch: request => {
        asked.push(`${request.url} ${request.headers.get('Authorization')} ${request.headers.get('X-App')}`);
        return Promise.resolve(Response.json({ data: [] }));
      },
    });
    await own.GET('/v1/mailboxes');
    expect(asked).to.deep.equal(['http://service.test/v1/mailboxes Bearer key_2 crm']);
  });

  it('says what it is', async () => {
    await client().GET('/v1/campaigns');
    expect(stub.requests[0]!.headers['user-agent']).to.match(/^outreach-sdk\/\d+\.\d+\.\d+$/);
  });

  it('keeps its key out of web pages unless it is allowed', () => {
    const page = globalThis as { document?: object };
    page.document = {};
    try {
      expect(client).to.throw(TypeError, 'A web page would show the API key');
      const options = { baseUrl: stub.baseUrl, apiKey: 'key_1', dangerouslyAllowBrowser: true };
      expect(createClient(options)).to.have.property('campaigns');
    } finally {
      delete page.document;
    }
  });

  it('waits for a message job until it has left', async () => {
    const statuses = ['queued', 'sending', 'sent'];
    answers = () => ({ body: { data: { id: 'x', status: statuses.shift() } } });
    expect((await waitForMessageJob(client(), 'x', { pollMs: 1 })).status).to.equal('sent');
    expect(stub.requests.map(({ url }) => url)).to.deep.equal(Array(3).fill('/v1/message-jobs/x'));
  });

  it('refuses an empty key or address at once', () => {
    expect(() => createClient({ baseUrl: stub.baseUrl, apiKey: '' })).to.throw(TypeError, 'apiKey');
    expect(() => createClient({ baseUrl: '', apiKey: 'key' })).to.throw(TypeError, 'baseUrl');
    for (const baseUrl of ['localhost:3000', '/api', 'outreach.example.com', 'http://localhost:3000/v1'])
      expect(() => createClient({ baseUrl, apiKey: 'key' })).to.throw(
        TypeError,
        `baseUrl (or OUTREACH_BASE_URL) must begin with http:// or https:// and not end in /v1, unlike "${baseUrl}"`,
      );
  });

  it('knows the rate limit of the latest response that reported it', async () => {
    const reported = (remaining: number) => ({
      'X-RateLimit-Limit': '200',
      'X-RateLimit-Remaining': String(remaining),
      'X-RateLimit-Reset': '1793631660',
    });
    const own = client();
    expect(own.rateLimit).to.equal(undefined);
    answer = { headers: reported(1), body: { data: [] } };
    await own.GET('/v1/campaigns');
    answer = { status: 429, headers: reported(0), body: {} };
    await own.GET('/v1/campaigns');
    answer = { body: {} };
    await own.GET('/health');
    expect(own.rateLimit).to.deep.equal({
      limit: 200,
      remaining: 0,
      resetsAt: new Date('2026-11-02T15:01:00.000Z'),
    });
  });

  it('informs its log what the service ignored', async () => {
    const log: Attempt[] = [];
    const own = createClient({ baseUrl: stub.baseUrl, apiKey: 'key_1', log: attempt => log.push(attempt) });
    answer = { headers: { 'X-Ignored-Keys': 'statsu,a%2Cb' }, body: { data: [] } };
    await own.GET('/v1/campaigns');
    answer = { body: { data: [] } };
    await own.GET('/v1/campaigns');
    expect(log.map(({ ignoredKeys }) => ignoredKeys)).to.deep.equal(['statsu,a%2Cb', undefined]);
  });

  it('reads no rate limit from headers that hold none', () => {
    const headers = { 'X-RateLimit-Limit': '200', 'X-RateLimit-Remaining': '', 'X-RateLimit-Reset': 'soon' };
    expect(readRateLimit(new Response(null, { headers }))).to.equal(undefined);
    expect(readRateLimit(new Response())).to.equal(undefined);
  });

  it('types results by the contract', async () => {
    answer = { body: { data: { name: 'Autumn' } } };
    const { data } = await unwrap(client().GET('/v1/campaigns/{id}', { params: { path: { id: 'x' } } }));
    const campaign: Campaign = data;
    // @ts-expect-error a campaign has no such field
    expect(campaign.colour).to.equal(undefined);
    // @ts-expect-error the contract has no such path
    await client().GET('/v1/campaign');
  });
});
