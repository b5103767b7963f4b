import { expect } from 'chai';
import { readConfig } from '../../server/src/config.js';
import { contract } from '../support/arbitrary.js';
import { campaignId, startServer, type TestServer } from './support/server.js';

const path = `/v1/campaigns/${campaignId}`;
const page = 'https://app.example.com';

/** What a response reports a browser, by name without its prefix. */
function reported(response: Response): Record<string, string> {
  const names = ['allow-origin', 'allow-methods', 'allow-headers', 'expose-headers', 'max-age'];
  return Object.fromEntries(
    names.flatMap(name => {
      const value = response.headers.get(`access-control-${name}`);
      return value === null ? [] : [[name, value]];
    }),
  );
}

describe('pages of other origins', () => {
  let server: TestServer;
  afterEach(() => server.close());

  const start = async (corsOrigins?: string[]) => {
    const publicRoutes = [
      { method: 'GET', path: '/u/{token}', handle: () => ({ status: 200, body: 'page' }) },
    ];
    server = await startServer({}, { ...(corsOrigins && { corsOrigins }), publicRoutes });
  };
  const get = (origin = page, at = path) => server.call(at, { headers: { origin } });
  const ask = (origin = page, at = path) =>
    fetch(server.url + at, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'PATCH', 'access-control-request-headers': 'x' },
    });

  it('may call the API and read what SDKs need, where all may', async () => {
    await start(['*']);
    const response = await get();
    expect(response.status).to.equal(200);
    expect(reported(response)['allow-origin']).to.equal('*');
    expect(reported(response)['expose-headers']).to.include('Retry-After').and.include('X-Request-Id');
    // Also what is refused: the page is to read why.
    const refused = await fetch(server.url + path, { headers: { origin: page } });
    expect(refused.status).to.equal(401);
    expect(reported(refused)['allow-origin']).to.equal('*');
  });

  it('learn beforehand, without a key and at no cost, what they may send', async () => {
    await start(['*']);
    for (let n = 0; n < 3; n++) {
      const response = await ask();
      expect(response.status).to.equal(204);
      expect(await response.text()).to.equal('');
      expect(reported(response)).to.include({ 'allow-origin': '*', 'max-age': '7200' });
      expect(reported(response)['allow-methods']).to.include('PATCH');
      expect(reported(response)['allow-headers']).to.include('Authorization').and.include('Idempotency-Key');
    }
    expect((await get()).headers.get('x-ratelimit-remaining')).to.equal('199');
  });

  it('may send and read every header that the contract names', async () => {
    await start(['*']);
    const listed = (text = '') => text.toLowerCase().split(', ');
    const { headers, parameters } = contract.components as unknown as Record<
      string,
      Record<string, { in: string; name: string }>
    >;
    expect(listed(reported(await get())['expose-headers'])).to.include.members(
      Object.keys(headers!).map(name => name.toLowerCase()),
    );
    const sent = Object.values(parameters!).filter(
      each => each.in === 'header' && !each.name.startsWith('webhook-'),
    );
    expect(sent).to.have.length.above(1);
    expect(listed(reported(await ask())['allow-headers'])).to.include.members(
      sent.map(({ name }) => name.toLowerCase()),
    );
  });

  it('are those that were named, and no others', async () => {
    await start([page]);
    const response = await get();
    expect(reported(response)['allow-origin']).to.equal(page);
    expect(response.headers.get('vary')).to.equal('Origin');
    expect((await ask()).status).to.equal(204);
    const other = await get('https://evil.example');
    expect(reported(other)).to.deep.equal({});
    expect(other.headers.get('vary')).to.equal('Origin');
    expect(reported(await ask('https://evil.example'))).to.deep.equal({});
  });

  it('are none where none were named', async () => {
    await start();
    expect(reported(await get())).to.deep.equal({});
    expect(reported(await ask())).to.deep.equal({});
  });

  it('have nothing of the pages for people', async () => {
    await start(['*']);
    expect(reported(await get(page, '/u/token'))).to.deep.equal({});
    expect(reported(await get(page, '/health'))['allow-origin']).to.equal('*');
  });

  it('cost requests of programs nothing', async () => {
    await start(['*']);
    expect(reported(await server.call(path))).to.deep.equal({});
    const options = await server.call(path, { method: 'OPTIONS' });
    expect(reported(options)).to.deep.equal({});
    expect(options.headers.get('allow')).to.include('OPTIONS');
  });

  it('are set by CORS_ORIGINS', () => {
    const origins = (CORS_ORIGINS?: string) => readConfig({ CORS_ORIGINS }).corsOrigins;
    expect(origins()).to.deep.equal(['*']);
    expect(origins('none')).to.deep.equal([]);
    expect(origins('https://a.example/, http://localhost:5173')).to.deep.equal([
      'https://a.example',
      'http://localhost:5173',
    ]);
    for (const wrong of ['a.example', 'https://a.example/app', 'https://a.example,', 'ftp://a.example'])
      expect(() => origins(wrong), wrong).to.throw('CORS_ORIGINS: must be *, none, or origins such as');
  });
});
