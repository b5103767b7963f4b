import { expect } from 'chai';
import { errorTable } from '../../server/src/generated/errors.js';
import { routes } from '../../server/src/generated/routes.js';
import { bodyOperations } from '../support/arbitrary.js';
import { newClient, type Client } from '../support/service.js';
import { everything } from './support/everything.js';
import { fillPath, type Ids } from './support/paths.js';

/** Valid bodies and query texts by operation: what is refused must be the id. */
const bodies = new Map(bodyOperations().map(({ operationId, example }) => [operationId, example]));

const queries: Record<string, string> = { previewReplaceLead: '?email=somebody@example.com' };

describe("another account's ids", () => {
  let owner: Client;
  let stranger: Client;
  let ids: Ids;

  before(async () => {
    [owner, stranger] = [await newClient(), await newClient()];
    ids = await everything(owner, 'mine');
  });

  for (const route of routes.filter(
    ({ path, statuses }) => path.includes('{') && statuses[0] !== undefined,
  )) {
    it(`are unknown to ${route.operationId}`, async function () {
      const path = fillPath(route.path, ids) + (queries[route.operationId] ?? '');
      const answer = await stranger.request(route.method, path, { body: bodies.get(route.operationId) });
      if (answer.status === 501) return; // counted in unbuilt.test.ts
      expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).to.equal(404);
      expect(Object.values(route.notFoundByParam)).to.include(answer.body.error.code);
      expect(errorTable[answer.body.error.code as keyof typeof errorTable].status).to.equal(404);
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
