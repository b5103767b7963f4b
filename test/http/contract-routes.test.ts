import { expect } from 'chai';
import { notImplemented } from '../../server/src/generated/operations.js';
import { routes, type Route } from '../../server/src/generated/routes.js';
import { operations as validators } from '../../server/src/generated/validators.cjs';
import { codeOf, startServer, type TestServer } from './support/server.js';

/** Every operation of the contract, none built. */
function unbuilt(): object {
  const operations: Record<string, Record<string, unknown>> = {};
  for (const route of routes) (operations[route.tag] ??= {})[route.operationId] = notImplemented;
  return operations;
}

const own = ['/health', '/openapi.json'];

describe('the route table of the contract', () => {
  let server: TestServer;
  before(async () => {
    server = await startServer(
      {},
      {
        routes,
        validators: { operations: validators },
        operations: unbuilt(),
        validateResponses: true,
        perMinute: 100_000,
      },
    );
  });
  after(async () => {
    await server.close();
    expect(server.violations, 'responses that the contract does not allow').to.deep.equal([]);
  });

  const pathOf = (route: Route, value: (param: string) => string) =>
    route.segments.map(part => `/${'param' in part ? value(part.param) : part.literal}`).join('');
  const goodId = (param: string) =>
    param === 'globalLeadId'
      ? 'a'.repeat(64)
      : param === 'nodeId'
        ? 'email-1'
        : '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01';

  /** Whether the contract leaves it to the operation to judge a parameter, as it does with the ids of nodes. */
  const takesAnyText = (route: Route, param: string) => {
    const names = route.segments.flatMap(part => ('param' in part ? [part.param] : []));
    const params = Object.fromEntries(names.map(name => [name, name === param ? '\0' : goodId(name)]));
    return validators[route.operationId]?.params?.(params) === true;
  };

  for (const route of routes.filter(({ path }) => !own.includes(path))) {
    describe(`${route.method} ${route.path}`, () => {
      const init = { method: route.method };

      it('wants a key', async () => {
        const response = await server.call(pathOf(route, goodId), {
          ...init,
          headers: { authorization: 'Bearer nope' },
        });
        expect(response.status).to.equal(route.public ? 501 : 401);
      });

      it('reaches its operation, or names what it misses', async () => {
        const response = await server.call(pathOf(route, goodId), init);
        const { error, details } = (await response.json()) as {
          error: { code: string };
          details?: unknown[];
        };
        if (response.status !== 501) {
          expect(error.code).to.equal(route.invalid);
          expect(details).to.have.length.greaterThan(0);
        }
      });

      for (const [param, code] of Object.entries(route.notFoundByParam)) {
        if (takesAnyText(route, param)) continue;
        it(`answers ${code} to an ill-formed ${param}`, async () => {
          const response = await server.call(
            pathOf(route, name => (name === param ? '%00' : goodId(name))),
            init,
          );
          expect(response.status).to.equal(404);
          expect(await codeOf(response)).to.equal(code);
        });
      }
    });
  }

  it('has health and the document, which the contract allows as they are', async () => {
    for (const path of own) expect((await fetch(server.url + path)).status).to.equal(200);
  });
});
