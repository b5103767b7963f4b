import { expect } from 'chai';
import { errorTable } from '../../server/src/generated/errors.js';
import { routes } from '../../server/src/generated/routes.js';
import { bodyOperations } from '../support/arbitrary.js';
import { newClient, type Client } from '../support/service.js';
import { buildThread } from '../support/threads.js';
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
    ids = await everything(owner);
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
    expect(campaign.body.data).to.include({ name: 'Mine', deleted_at: null });
    expect((await owner.get('/v1/api-keys')).body.data[0].revoked_at).to.equal(null);
    expect((await owner.get(`/v1/threads/${ids['/v1/threads']}`)).status).to.equal(200);
    expect((await owner.get('/v1/block-list')).body.total_count).to.equal(1);
  });
});

/** Makes one of each thing that has an id. */
async function everything(owner: Client): Promise<Ids> {
  const made = async (path: string, body: object): Promise<string> => {
    const answer = await owner.post(path, body);
    expect(answer.status, `${path} ${JSON.stringify(answer.body)}`).to.be.within(200, 202);
    return answer.body.data.id as string;
  };
  const campaign = await made('/v1/campaigns', { name: 'Mine' });
  const lead = await owner.post(`/v1/campaigns/${campaign}/leads`, { email: 'jane@example.com' });
  const { threadId, mailboxId } = await buildThread(owner.accountId);
  await owner.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });
  return {
    '/v1/campaigns': campaign,
    leadId: lead.body.data.id,
    nodeId: 'intro',
    globalLeadId: lead.body.data.global_lead_id,
    '/v1/campaign-tags': await made('/v1/campaign-tags', { name: 'Mine' }),
    '/v1/mailbox-tags': await made('/v1/mailbox-tags', { name: 'Mine' }),
    '/v1/person-tags': await made('/v1/person-tags', { name: 'Mine' }),
    '/v1/thread-tags': await made('/v1/thread-tags', { name: 'Mine' }),
    '/v1/lead-lists': await made('/v1/lead-lists', { name: 'Mine' }),
    '/v1/block-list': await made('/v1/block-list', { value: 'blocked.example' }),
    '/v1/jobs': await made(`/v1/campaigns/${campaign}/imports/staged`, {}),
    '/v1/threads': threadId,
    '/v1/mailboxes': mailboxId,
    '/v1/message-jobs': await made(`/v1/threads/${threadId}/reply`, { body_text: 'Hello' }),
    '/v1/webhooks/deliveries': await made('/v1/webhooks/test', {}),
    '/v1/api-keys': (await owner.get('/v1/api-keys')).body.data[0].id,
    '/v1/mailboxes/connect-sessions': await made('/v1/mailboxes/connect-sessions', {}),
  };
}
