import { request as httpRequest } from 'node:http';
import { expect } from 'chai';
import fc from 'fast-check';
import type { PublicRoute } from '../../server/src/domain/api/public-route.js';
import { routes } from '../../server/src/generated/routes.js';
import { startServer, type TestServer } from './support/server.js';

/** A route that responds with its own name and the values of its parameters. */
function echo(name: string): PublicRoute {
  const [method = '', path = ''] = name.split(' ');
  return { method, path, handle: ({ params }) => ({ status: 200, body: { name, params } }) };
}

interface Found {
  status: number;
  allow: string | undefined;
  name?: string;
  params?: Record<string, string>;
}

/** Requests a target as it is: `fetch` would tidy it up. */
function ask({ port }: TestServer, method: string, target: string): Promise<Found> {
  return new Promise((resolve, reject) => {
    const request = httpRequest({ host: '127.0.0.1', port, method, path: target }, response => {
      let text = '';
      response.on('data', chunk => (text += String(chunk)));
      response.on('end', () => {
        const body = (text === '' ? {} : JSON.parse(text)) as Pick<Found, 'name' | 'params'>;
        resolve({ status: response.statusCode!, allow: response.headers.allow, ...body });
      });
    });
    request.on('error', reject).end();
  });
}

describe('paths', () => {
  let server: TestServer;
  before(async () => {
    const names = [
      'GET /v1/campaigns',
      'POST /v1/campaigns',
      'GET /v1/campaigns/{id}',
      'POST /v1/campaigns/{id}/leads:add',
      'GET /v1/campaigns/{id}/leads/{leadId}',
      'POST /v1/people/export',
      'GET /v1/people/{globalLeadId}',
      'GET /v1/people/{globalLeadId}/memberships',
      'DELETE /v1/people/{id}',
      'GET /',
    ];
    server = await startServer({}, { routes: [], publicRoutes: names.map(echo) });
  });
  after(() => server.close());

  const found: [string, string, string][] = [
    ['GET', '/v1/campaigns', 'GET /v1/campaigns'],
    ['POST', '/v1/campaigns', 'POST /v1/campaigns'],
    ['GET', '/v1/campaigns/7', 'GET /v1/campaigns/{id}'],
    ['GET', '/v1/c%61mpaigns/7', 'GET /v1/campaigns/{id}'],
    ['POST', '/v1/campaigns/7/leads:add', 'POST /v1/campaigns/{id}/leads:add'],
    ['POST', '/v1/campaigns/7/leads%3Aadd', 'POST /v1/campaigns/{id}/leads:add'],
    ['POST', '/v1/campaigns/7/leads%3aadd', 'POST /v1/campaigns/{id}/leads:add'],
    ['POST', '/v1/people/export', 'POST /v1/people/export'],
    ['GET', '/v1/people/export/memberships', 'GET /v1/people/{globalLeadId}/memberships'],
    ['DELETE', '/v1/people/7', 'DELETE /v1/people/{id}'],
    ['GET', '/', 'GET /'],
  ];
  for (const [method, target, want] of found)
    it(`${method} ${target} is found`, async () =>
      expect(await ask(server, method, target)).to.include({ status: 200, name: want }));

  const missing = [
    '*',
    '//',
    '/v1',
    '/v1/',
    '/V1/campaigns',
    '/v1/campaigns/',
    '/v1/campaigns/7/',
    '/v1//campaigns',
    '/v1/campaigns/7/leadsfoo',
    '/v1/campaigns/7/leads',
    '/v1/campaigns/7/leads/',
    '/v1/campaigns/%',
    '/v1/campaigns/%zz',
    '/v1/campaigns/%c3%28',
    '/v1%2Fcampaigns',
    '/__proto__/constructor',
  ];
  for (const target of missing)
    it(`${target} is none`, async () => expect((await ask(server, 'GET', target)).status).to.equal(404));

  it('hold values that are decoded, and a slash in them does not split', async () => {
    const { params } = await ask(server, 'GET', '/v1/campaigns/a%2Fb%20c/leads/d:e');
    expect(params).to.deep.equal({ id: 'a/b c', leadId: 'd:e' });
  });

  it('prefer a literal to a parameter, also where its method does not fit', async () => {
    expect(await ask(server, 'GET', '/v1/people/export')).to.include({ status: 405, allow: 'POST, OPTIONS' });
    expect(await ask(server, 'GET', '/v1/people/exported')).to.include({
      name: 'GET /v1/people/{globalLeadId}',
    });
  });

  it('name their methods', async () => {
    const { status, allow } = await ask(server, 'OPTIONS', '/v1/campaigns');
    expect([status, allow]).to.deep.equal([204, 'GET, POST, HEAD, OPTIONS']);
    expect((await ask(server, 'PATCH', '/v1/people/7')).allow).to.equal('GET, DELETE, HEAD, OPTIONS');
  });

  it('cannot have a method twice, whatever their parameters are called', async () => {
    const publicRoutes = ['GET /a/{id}', 'GET /a/{other}'].map(echo);
    const failure = await startServer({}, { publicRoutes }).catch((error: unknown) => error);
    expect(failure).to.be.an('error').with.property('message', 'Route registered twice: GET /a/{other}');
  });

  it('are found in an absolute target, too', async () => {
    for (const target of ['http://host:80/v1/campaigns?b', 'HTTPS://host/v1/campaigns'])
      expect((await ask(server, 'GET', target)).name, target).to.equal('GET /v1/campaigns');
    expect((await ask(server, 'GET', 'http://[/v1/campaigns')).status).to.equal(400);
  });

  it('never fail, whatever they are', async () => {
    const piece = fc.oneof(
      fc.webPath(),
      fc.constantFrom(
        'v1',
        'campaigns',
        'leads:add',
        '%',
        '%3A',
        '..',
        '/',
        '%2e%2e',
        '{id}',
        'http://[',
        '\\',
      ),
    );
    const target = fc.array(piece).map(pieces => `/${pieces.join('/')}`);
    await fc.assert(
      fc.asyncProperty(target, async text => {
        expect((await ask(server, 'GET', text)).status, text).to.be.oneOf([200, 404, 405]);
      }),
    );
  });

  it('are found however their letters are percent-encoded', async () => {
    const encode = (text: string, mask: boolean[]) =>
      [...text]
        .map((c, i) => (mask[i % mask.length] ? `%${c.charCodeAt(0).toString(16).padStart(2, '0')}` : c))
        .join('');
    const masks = fc.array(fc.boolean(), { minLength: 1, maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...found), masks, async ([method, target, want], mask) => {
        const segments = decodeURIComponent(target).split('/');
        const encoded = segments.map(segment => encode(segment, mask)).join('/');
        expect((await ask(server, method, encoded)).name, encoded).to.equal(want);
      }),
    );
  });

  it('of the contract are distinguished', async () => {
    const bare = routes.map(route => ({ ...route, public: true, hasBody: false, idempotent: false }));
    const operations: Record<string, Record<string, unknown>> = {};
    for (const { tag, operationId } of routes)
      (operations[tag] ??= {})[operationId] = async () => ({ status: 200, body: { name: operationId } });
    const all = await startServer({}, { routes: bare, operations, validators: { operations: {} } });
    for (const { method, path, operationId } of routes.filter(({ path }) => path.startsWith('/v1/'))) {
      const target = path.replace(/\{[^}]+\}/g, 'x-1').replaceAll(':', '%3A');
      expect((await ask(all, method, target)).name, path).to.equal(operationId);
      const longer = (await ask(all, method, `${target}foo`)).name;
      if (!path.endsWith('}')) expect(longer, `${path}foo`).to.not.equal(operationId);
    }
    await all.close();
  });
});
