import { randomBytes } from 'node:crypto';
import { expect } from 'chai';
import { errorTable } from '../../server/src/generated/errors.js';
import { routes } from '../../server/src/generated/routes.js';
import { newId } from '../../server/src/store/database/ids.js';
import { bodyOperations } from '../support/arbitrary.js';
import { newClient, type Client } from '../support/service.js';
import { everything } from './support/everything.js';
import { fillPath, type Ids } from './support/paths.js';
import { countLeastOf } from './support/statements.js';

/** Valid bodies and query texts by operation: what is refused must be the id. */
const bodies = new Map(bodyOperations().map(({ operationId, example }) => [operationId, example]));

const queries: Record<string, string> = { previewReplaceLead: '?email=somebody@example.com' };

describe("another account's ids", () => {
  let unknown: Ids;
  let owner: Client;
  let stranger: Client;
  let ids: Ids;

  before(async () => {
    [owner, stranger] = [await newClient(), await newClient()];
    ids = await everything(owner, 'mine');
    const other = ([name, id]: [string, string]) => [
      name,
      id.includes('-') ? newId() : randomBytes(32).toString('hex'),
    ];
    unknown = Object.fromEntries(Object.entries(ids).map(other));
  });

  for (const route of routes.filter(
    ({ path, statuses }) => path.includes('{') && statuses[0] !== undefined,
  )) {
    it(`are unknown to ${route.operationId}`, async function () {
      const query = queries[route.operationId] ?? '';
      const ask = (path: string) =>
        stranger.request(route.method, path + query, { body: bodies.get(route.operationId) });
      const path = fillPath(route.path, ids);
      const answer = await ask(path);
      if (answer.status === 501) return; // counted in unbuilt.test.ts
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).to.equal(404);
      expect(Object.values(route.notFoundByParam)).to.include(answer.body.error.code);
      expect(errorTable[answer.body.error.code as keyof typeof errorTable].status).to.equal(404);
      // How long an answer takes says no more than what it contains: the database does the same for both.
      const cost = (asked: string) => countLeastOf(() => ask(asked));
      const nobodys = fillPath(route.path, unknown);
      expect(await cost(path), 'statements').to.equal(await cost(nobodys));
    });
  }

  it('have changed nothing of its owner', async () => {
    const campaign = await owner.get(`/v1/campaigns/${ids['/v1/campaigns']}`);
    expect(campaign.body.data).to.include({ name: 'mine', deleted_at: null });
    expect((await owner.get('/v1/api-keys')).body.data[0].revoked_at).to.equal(null);
    expect((await owner.get(`/v1/threads/${ids['/v1/threads']}`)).status).to.equal(200);
    expect((await owner.get('/v1/block-list')).body.total_count).to.equal(1);
  });
});
