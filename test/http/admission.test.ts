import { expect } from 'chai';
import { campaignId, codeOf, DatabaseGone, secret, startServer, type TestServer } from './support/server.js';

describe('admission', () => {
  let server: TestServer;
  before(async () => (server = await startServer({}, { perMinute: 5 })));
  after(() => server.close());
  beforeEach(() => server.clock.advance(60_000));

  const withKey = (authorization: string) => server.call('/v1/campaigns', { headers: { authorization } });

  for (const header of [`Bearer ${secret}`, `bearer ${secret}`, `BEARER  ${secret}`]) {
    it(`lets "${header}" in`, async () => expect((await withKey(header)).status).to.equal(200));
  }

  for (const header of [
    '',
    'Bearer',
    'Bearer ',
    'Bearer nope',
    `Basic ${secret}`,
    secret,
    `Bearer ${secret} x`,
    `Bearer ${secret},x`,
  ]) {
    it(`refuses "${header}" as 401`, async () => {
      const response = await withKey(header);
      expect(response.status).to.equal(401);
      expect(response.headers.get('www-authenticate')).to.equal('Bearer');
      expect(response.headers.has('x-ratelimit-limit')).to.equal(false);
      expect(await codeOf(response)).to.equal('invalid_api_key');
    });
  }

  it('counts requests per account and says so on every authenticated response', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const response = await server.call(i % 2 ? `/v1/campaigns/${campaignId}` : '/v1/campaigns/no-id');
      statuses.push(response.status);
      expect(response.headers.get('x-ratelimit-limit')).to.equal('5');
      expect(response.headers.get('x-ratelimit-remaining')).to.equal(String(Math.max(0, 4 - i)));
      expect(
        Number(response.headers.get('x-ratelimit-reset')) * 1000 - server.clock.now().getTime(),
      ).to.equal(45_000);
      if (i === 5) {
        expect(response.headers.get('retry-after')).to.equal('45');
        expect(await codeOf(response)).to.equal('rate_limit_exceeded');
      }
    }
    expect(statuses).to.deep.equal([404, 200, 404, 200, 404, 429]);
    expect(
      (await server.call('/v1/campaigns', { headers: { authorization: 'Bearer key-of-account-b' } })).status,
    ).to.equal(200);
    await server.clock.advance(60_000);
    expect((await server.call('/v1/campaigns')).status).to.equal(200);
  });

  it('counts a valid key on paths and methods that lead nowhere, too', async () => {
    const strays = [
      await server.call('/v1/nothing'),
      await server.call('/v1/campaigns', { method: 'PATCH' }),
    ];
    expect(strays.map(({ status }) => status)).to.deep.equal([404, 405]);
    expect(strays.map(({ headers }) => headers.get('x-ratelimit-remaining'))).to.deep.equal(['4', '3']);
    for (let i = 0; i < 3; i++) await server.call('/v1/nothing');
    expect(await codeOf(await server.call('/v1/nothing'))).to.equal('rate_limit_exceeded');
    const headers = { authorization: 'Bearer nope' };
    expect((await server.call('/v1/nothing', { headers })).headers.has('x-ratelimit-limit')).to.equal(false);
  });

  it('gives the operation the account of the key', async () => {
    const response = await server.call('/v1/campaigns', {
      headers: { authorization: 'Bearer key-of-account-b' },
    });
    expect(await response.json()).to.include({ accountId: 'account-b' });
  });

  it('judges the path before the key, and the key before the rest', async () => {
    const headers = { authorization: 'Bearer nope' };
    expect((await server.call('/v1/nothing', { headers })).status).to.equal(404);
    expect((await server.call('/v1/campaigns', { headers, method: 'PATCH' })).status).to.equal(405);
    expect((await server.call('/v1/campaigns/no-id', { headers })).status).to.equal(401);
    expect((await server.call('/v1/campaigns', { headers, method: 'POST', body: '{' })).status).to.equal(401);
  });

  it('answers 503, not 401, while keys cannot be looked up', async () => {
    const blind = await startServer({}, { keys: { find: () => Promise.reject(new DatabaseGone()) } });
    const response = await blind.call('/v1/campaigns');
    expect([response.status, response.headers.get('retry-after')]).to.deep.equal([503, '2']);
    await blind.close();
  });

  it('serves public paths without a key', async () => {
    const health = await fetch(`${server.url}/health`);
    expect(health.status).to.equal(200);
    expect(await health.json()).to.deep.equal({ status: 'ok', db: 'ok' });
    expect(health.headers.has('x-ratelimit-limit')).to.equal(false);
    const document = await fetch(`${server.url}/openapi.json`);
    expect(document.headers.get('content-type')).to.equal('application/json; charset=utf-8');
    expect(await document.json()).to.deep.equal({ openapi: '3.1.0' });
  });
});
