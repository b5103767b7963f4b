import { expect } from 'chai';
import { ApiError, type Detail } from '../../server/src/domain/api/api-error.js';
import { NotImplementedError } from '../../server/src/generated/operations.js';
import type { RouteResponse } from '../../server/src/domain/api/public-route.js';
import { campaignId, codeOf, DatabaseGone, startServer, type TestServer } from './support/server.js';

describe('responses', () => {
  let server: TestServer;
  let answer: () => Promise<RouteResponse> = async () => ({ status: 200 });
  before(async () => {
    const run = () => answer();
    server = await startServer(
      { getCampaign: run, downloadJob: run },
      {
        perMinute: 10_000,
        publicRoutes: [
          {
            method: 'POST',
            path: '/u/{token}',
            handle: ({ params, query, body }) => ({
              status: 200,
              body: `<p>${params.token} ${String(query.a)} ${body.toString()}</p>`,
              headers: { 'Content-Type': 'text/html; charset=utf-8' },
            }),
          },
        ],
      },
    );
  });
  after(() => server.close());
  beforeEach(() => {
    server.logs.length = 0;
  });

  const get = (init: RequestInit = {}) => server.call(`/v1/campaigns/${campaignId}`, init);
  const download = (init: RequestInit = {}) => server.call(`/v1/jobs/${campaignId}/download`, init);

  it('are JSON that nobody stores or sniffs', async () => {
    answer = async () => ({ status: 200, body: { data: 'grüße' } });
    const response = await get();
    expect(Object.fromEntries(response.headers.entries())).to.include({
      'content-type': 'application/json; charset=utf-8',
      'content-length': '18',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(await response.json()).to.deep.equal({ data: 'grüße' });
  });

  it('carry the headers of the operation, which win over the defaults', async () => {
    answer = async () => ({ status: 200, body: {}, headers: { ETag: '"x"', 'cache-control': 'private' } });
    const { headers } = await get();
    expect(headers.get('etag')).to.equal('"x"');
    expect(headers.get('cache-control')).to.equal('private');
  });

  it('to HEAD have the headers of GET and no body', async () => {
    answer = async () => ({ status: 200, body: { data: 1 } });
    const response = await get({ method: 'HEAD' });
    expect(response.headers.get('content-length')).to.equal('10');
    expect(await response.text()).to.equal('');
    answer = async () => ({
      status: 200,
      body: (async function* () {
        yield 'x';
      })(),
    });
    expect((await download({ method: 'HEAD' })).status).to.equal(200);
  });

  it('echo a valid request id and replace any other', async () => {
    answer = async () => ({ status: 200, body: {} });
    const idFor = async (given: string) =>
      (await get({ headers: { 'x-request-id': given } })).headers.get('x-request-id');
    for (const given of ['Abc-1_2.3', 'job:7/a@b', 'Zm9v+/YmE=']) expect(await idFor(given)).to.equal(given);
    for (const given of ['', 'a b', 'x'.repeat(129), 'ü', '<script>', 'a"b', "a'b", 'a%0ab', '${a}'])
      expect(await idFor(given)).to.match(/^[0-9a-f-]{36}$/);
    const refused = await server.call('/v1/nothing', { headers: { 'x-request-id': 'mine' } });
    expect(refused.headers.get('x-request-id')).to.equal('mine');
  });

  it('to OPTIONS name the methods', async () => {
    const response = await fetch(`${server.url}/v1/campaigns`, { method: 'OPTIONS' });
    expect([response.status, response.headers.get('allow')]).to.deep.equal([204, 'GET, POST, HEAD, OPTIONS']);
    const refused = await server.call('/v1/campaigns', { method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow')]).to.deep.equal([405, 'GET, POST, HEAD, OPTIONS']);
    expect((await refused.json()) as object).to.deep.include({
      error: {
        type: 'invalid_request_error',
        code: 'method_not_allowed',
        message: 'This path does not support DELETE. It supports GET, POST, HEAD, OPTIONS.',
      },
    });
  });

  it('on a path that is nearly one name that one', async () => {
    const id = '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01';
    const meant: [string, string][] = [
      ['/v1/campaigns/', '/v1/campaigns'],
      ['/campaigns', '/v1/campaigns'],
      [`//v1/campaigns/${id}?limit=1`, `/v1/campaigns/${id}`],
      ['/v1/v1/campaigns', '/v1/campaigns'],
    ];
    for (const [asked, near] of meant) {
      const { error } = (await (await server.call(asked)).json()) as { error: { message: string } };
      expect(error, asked).to.deep.include({
        code: 'route_not_found',
        message: `This path does not exist. Did you mean ${near}?`,
      });
    }
    const { error } = (await (await server.call('/v1/nothing')).json()) as { error: { message: string } };
    expect(error.message).to.contain('openapi.json');
  });

  describe('that are not JSON', () => {
    it('are sent as they are, with the type that the contract names', async () => {
      for (const body of ['a,b\n', Buffer.from('a,b\n')]) {
        answer = async () => ({ status: 200, body });
        const response = await download();
        expect(response.headers.get('content-type')).to.equal('text/csv; charset=utf-8');
        expect(await response.text()).to.equal('a,b\n');
      }
    });

    it('are streamed without being held', async () => {
      answer = async () => ({
        status: 200,
        body: (async function* () {
          for (let i = 0; i < 1_000; i++) yield Buffer.alloc(1_000, 'x');
        })(),
        headers: { 'Content-Disposition': 'attachment' },
      });
      const response = await download();
      expect(response.headers.get('content-disposition')).to.equal('attachment');
      expect((await response.arrayBuffer()).byteLength).to.equal(1_000_000);
    });

    it('break off when their source fails, so that half a file is not taken for a whole', async () => {
      answer = async () => ({
        status: 200,
        body: (async function* () {
          yield 'half';
          throw new Error('source failed');
        })(),
      });
      const failure = await download()
        .then(response => response.text())
        .catch((error: unknown) => error);
      expect(failure).to.be.an('error');
      answer = async () => ({ status: 200, body: {} });
      expect((await get()).status).to.equal(200);
    });

    it('come from handlers outside the contract, too', async () => {
      const response = await fetch(`${server.url}/u/t%20k?a=1`, {
        method: 'POST',
        body: 'List-Unsubscribe=One-Click',
      });
      expect(response.headers.get('content-type')).to.equal('text/html; charset=utf-8');
      expect(await response.text()).to.equal('<p>t k 1 List-Unsubscribe=One-Click</p>');
      const large = await fetch(`${server.url}/u/t`, { method: 'POST', body: 'x'.repeat(70_000) });
      expect(large.status).to.equal(413);
    });
  });

  describe('to failures', () => {
    const failing = (error: unknown) => {
      answer = () => Promise.reject(error as Error);
      return get();
    };

    it('are what the operation threw', async () => {
      const details: Detail[] = [{ path: 'nodes[0]', code: 'invalid_node', message: 'no' }];
      const response = await failing(
        new ApiError('flow_revision_conflict', {
          message: 'Changed.',
          details,
          extra: { current_flow_revision: 'abc' },
        }),
      );
      expect(response.status).to.equal(412);
      expect(await response.json()).to.deep.equal({
        error: { type: 'invalid_request_error', code: 'flow_revision_conflict', message: 'Changed.' },
        details,
        current_flow_revision: 'abc',
      });
    });

    it('are 501 where nothing is built yet', async () => {
      const response = await failing(new NotImplementedError());
      expect([response.status, await codeOf(response)]).to.deep.equal([501, 'not_implemented']);
    });

    it('are 503 with Retry-After while the database is away', async () => {
      const response = await failing(new DatabaseGone());
      expect([response.status, response.headers.get('retry-after')]).to.deep.equal([503, '2']);
      expect(await codeOf(response)).to.equal('service_unavailable');
    });

    for (const [name, error] of [
      ['an error', new Error('secret table users')],
      ['no error at all', undefined],
      ['a text', 'secret'],
    ] as const) {
      it(`are 500 for ${name}, which only the log shows`, async () => {
        const response = await failing(error);
        expect(response.status).to.equal(500);
        expect(await response.text()).to.not.contain('secret');
        const [line] = server.logs;
        expect(line).to.include({ msg: 'request failed', requestId: response.headers.get('x-request-id') });
      });
    }

    it('are 500 where the answer cannot be written', async () => {
      const circular: Record<string, unknown> = {};
      circular.self = circular;
      for (const impossible of [
        { status: 200, body: circular },
        { status: 200, body: 1n },
        { status: 200, headers: { 'X-A': 'b\nc' } },
      ]) {
        answer = async () => impossible;
        expect((await get()).status).to.equal(500);
      }
    });
  });

  it('are logged in one line each, without secrets', async () => {
    answer = async () => ({ status: 200, body: {} });
    await get({ headers: { 'x-request-id': 'r1' } });
    expect(server.logs).to.have.length(1);
    expect(server.logs[0]).to.include({
      msg: 'request',
      requestId: 'r1',
      method: 'GET',
      route: '/v1/campaigns/{id}',
      status: 200,
      accountId: 'account-a',
    });
    expect(server.logs[0]!.ms).to.be.a('number');
    expect(JSON.stringify(server.logs)).to.not.contain('key-of-account-a');
  });
});

describe('responses compared with the contract', () => {
  let server: TestServer;
  let answer: RouteResponse = { status: 200 };
  before(async () => {
    server = await startServer({ getCampaign: async () => answer }, { validateResponses: true });
  });
  after(() => server.close());
  const get = () => server.call(`/v1/campaigns/${campaignId}`);

  it('pass when they are allowed, errors included', async () => {
    answer = { status: 200, body: { data: { id: campaignId, at: new Date(0) } } };
    expect((await get()).status).to.equal(200);
    expect((await server.call('/v1/campaigns/no-id')).status).to.equal(404);
    expect((await fetch(`${server.url}/health`)).status).to.equal(200);
    expect(server.violations).to.deep.equal([]);
  });

  const wrong: [string, RouteResponse, string][] = [
    ['a wrong body', { status: 200, body: { data: { id: 7 } } }, 'data.id invalid_type'],
    ['a missing body', { status: 200 }, ' invalid_type'],
    [
      'a success that the contract does not name',
      { status: 202, body: { data: { id: campaignId } } },
      ' unknown_status',
    ],
    ['an error without the error body', { status: 418, body: { oops: true } }, 'error required'],
  ];
  for (const [name, given, want] of wrong) {
    it(`fail loudly for ${name}`, async () => {
      server.violations.length = 0;
      answer = given;
      const response = await get();
      expect(response.status).to.equal(500);
      expect(await codeOf(response)).to.equal('internal_error');
      const [violation] = server.violations;
      expect(violation).to.include({ operationId: 'getCampaign', status: given.status });
      expect(violation!.details.map(({ path, code }) => `${path} ${code}`)).to.deep.equal([want]);
    });
  }
});
