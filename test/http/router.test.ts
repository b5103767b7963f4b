import { expect } from 'chai';
import fc from 'fast-check';
import { routes } from '../../server/src/generated/routes.js';
import { createRouter, segmentsOf } from '../../server/src/http/router.js';
import { pathOf } from '../../server/src/http/request-target.js';

function routerOf(...paths: string[]) {
  const router = createRouter<string>();
  for (const path of paths) {
    const [method = '', template = ''] = path.split(' ');
    router.add(method, segmentsOf(template), path);
  }
  return router;
}

describe('router', () => {
  const router = routerOf(
    'GET /v1/campaigns',
    'POST /v1/campaigns',
    'GET /v1/campaigns/{id}',
    'POST /v1/campaigns/{id}/leads:add',
    'GET /v1/campaigns/{id}/leads/{leadId}',
    'POST /v1/people/export',
    'GET /v1/people/{globalLeadId}',
    'GET /v1/people/{globalLeadId}/memberships',
    'GET /',
  );
  const target = (method: string, path: string) => router.find(path)?.targets.get(method) ?? null;

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
    ['GET', '/', 'GET /'],
  ];
  for (const [method, path, want] of found) {
    it(`finds ${method} ${path}`, () => expect(target(method, path)).to.equal(want));
  }

  const missing = [
    '',
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
  for (const path of missing)
    it(`finds nothing at ${path || '(empty)'}`, () => expect(router.find(path)).to.equal(null));

  it('decodes values of parameters, and a slash in them does not split', () => {
    expect(router.find('/v1/campaigns/a%2Fb%20c/leads/d')?.values).to.deep.equal(['a/b c', 'd']);
  });

  it('prefers a literal to a parameter, also where its method does not fit', () => {
    expect(target('GET', '/v1/people/export')).to.equal(null);
    expect(router.find('/v1/people/export')?.allow).to.equal('POST, OPTIONS');
    expect(target('GET', '/v1/people/exported')).to.equal('GET /v1/people/{globalLeadId}');
  });

  it('names the methods of a path', () => {
    expect(router.find('/v1/campaigns')?.allow).to.equal('GET, POST, HEAD, OPTIONS');
  });

  it('refuses to bind a method of a path twice, whatever its parameters are called', () => {
    expect(() => routerOf('GET /a/{id}', 'GET /a/{other}')).to.throw('bound twice');
  });

  it('never throws, whatever the path', () => {
    const piece = fc.oneof(
      fc.string(),
      fc.constantFrom('v1', 'campaigns', 'leads:add', '%', '%3A', '..', '/', '%2e%2e', '{id}'),
    );
    const path = fc.array(piece).map(pieces => `/${pieces.join('/')}`);
    fc.assert(fc.property(fc.oneof(path, fc.string()), text => void router.find(pathOf(text))));
  });

  it('finds every path however its letters are percent-encoded', () => {
    const encode = (text: string, mask: boolean[]) =>
      [...text]
        .map((c, i) => (mask[i % mask.length] ? `%${c.charCodeAt(0).toString(16).padStart(2, '0')}` : c))
        .join('');
    fc.assert(
      fc.property(
        fc.constantFrom(...found),
        fc.array(fc.boolean(), { minLength: 1, maxLength: 40 }),
        ([method, path, want], mask) => {
          const plain = decodeURIComponent(path);
          expect(
            target(
              method,
              plain
                .split('/')
                .map(segment => encode(segment, mask))
                .join('/'),
            ),
          ).to.equal(want);
        },
      ),
    );
  });

  it('tells all routes of the contract apart', () => {
    const all = createRouter<string>();
    for (const route of routes) all.add(route.method, route.segments, route.operationId);
    for (const route of routes) {
      const path = route.path.replace(/\{[^}]+\}/g, 'x-1').replaceAll(':', '%3A');
      expect(all.find(path)?.targets.get(route.method), route.path).to.equal(route.operationId);
      expect(all.find(`${path}foo`)?.targets.get(route.method), `${route.path}foo`).to.not.equal(
        route.path.endsWith('}') ? null : route.operationId,
      );
    }
  });
});

describe('pathOf', () => {
  const table: [string, string][] = [
    ['/a?b=/c', '/a'],
    ['/a', '/a'],
    ['http://host:80/a?b', '/a'],
    ['HTTPS://host', ''],
    ['*', '*'],
    ['//a', '//a'],
  ];
  for (const [given, want] of table)
    it(`${given} is ${want || 'empty'}`, () => expect(pathOf(given)).to.equal(want));
});
