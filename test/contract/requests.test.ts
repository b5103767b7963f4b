import { expect } from 'chai';
import { routes } from '../../server/src/generated/routes.js';
import { bodyOperations } from '../support/arbitrary.js';
import { unknownId } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';
import { buildCrowd } from './support/crowd.js';
import { fillPath, type Ids } from './support/paths.js';

const examples = new Map(bodyOperations().map(({ operationId, example }) => [operationId, example]));
const queries: Record<string, string> = { previewReplaceLead: '?email=somebody@example.com' };
/** Lead objects reject keys that they do not know. */
const strict = ['createLead'];

describe('requests of every operation', () => {
  let client: Client;
  let ids: Ids;
  /** So that nothing is deleted, sent or rotated that other tests need. */
  const nowhere = new Proxy({} as Ids, { get: () => unknownId(), ownKeys: () => [] });
  before(async () => {
    client = await newClient();
    ids = { ...(await buildCrowd(client, 1)), nodeId: 'first' };
  });

  for (const { operationId, method, path, notFoundByParam } of routes) {
    for (const [param, code] of Object.entries(notFoundByParam))
      it(`of ${operationId} find nothing by a ${param} that is no id`, async () => {
        const filled = fillPath(path.replace(`{${param}}`, '<>'), ids);
        for (const none of ['nothing', '0', '%00', '%F0%9F%92%A5', `${'a'.repeat(64)}b`]) {
          const target = filled.replace('<>', none) + (queries[operationId] ?? '');
          const { status, body } = await client.request(method, target, { body: examples.get(operationId) });
          expect([status, body.error?.code], `${method} ${target} ${JSON.stringify(body)}`).to.deep.equal([
            404,
            code,
          ]);
          expect(body.error.type).to.equal('invalid_request_error');
        }
      });
  }

  for (const { operationId, method, path, public: isPublic } of routes)
    it(`of ${operationId} list a parameter that nobody knows, whatever comes of them`, async () => {
      const target = fillPath(path, isPublic ? { ...ids, token: 'x' } : nowhere);
      const { headers, status } = await client.request(method, `${target}?surplus=1`);
      expect(headers.get('x-ignored-keys'), `${method} ${target} ${status}`).to.equal('surplus');
    });

  for (const { operationId, method, path, example } of bodyOperations()) {
    it(`of ${operationId} ${strict.includes(operationId) ? 'refuse' : 'ignore'} a key that the body does not know`, async () => {
      const body = { ...(example as object), surplus_key: { deep: [1] } };
      const target = fillPath(path, ids);
      const answer = await client.request(method, target, { body });
      const paths = (answer.body.details ?? []).map((detail: { path: string }) => detail.path);
      if (strict.includes(operationId)) expect([answer.status, paths]).to.deep.equal([400, ['surplus_key']]);
      else expect(paths, JSON.stringify(answer.body)).to.not.include('surplus_key');
      expect(answer.status, JSON.stringify(answer.body)).to.be.below(500);
      const reported = answer.headers.get('x-ignored-keys');
      expect(reported).to.equal(strict.includes(operationId) ? null : 'surplus_key');
    });
  }
});
