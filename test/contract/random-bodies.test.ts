import { expect } from 'chai';
import fc from 'fast-check';
import { bodyOperations, nearSchema } from '../support/arbitrary.js';
import { newClient, type Client } from '../support/service.js';

const runs = Number(process.env.RANDOM_BODIES ?? 25);

describe('random bodies over the schemas of the contract', () => {
  let client: Client;
  let campaignId: string;

  before(async () => {
    client = await newClient();
    campaignId = (await client.post('/v1/campaigns', { name: 'Random' })).body.data.id;
  });

  for (const { method, path, operationId, schema } of bodyOperations()) {
    it(`never break ${operationId}`, async function () {
      this.timeout(60_000);
      await fc.assert(
        fc.asyncProperty(nearSchema(schema), async body => {
          const answer = await client.request(method, fill(path, campaignId), { body: JSON.stringify(body) });
          expect(answer.status, JSON.stringify(answer.body)).to.satisfy(
            (status: number) => status < 500 || status === 501,
          );
        }),
        { numRuns: runs },
      );
    });
  }
});

/** A path of the template: an existing campaign, and ids of nothing else. */
function fill(template: string, campaignId: string): string {
  return template
    .replace('/campaigns/{id}', `/campaigns/${campaignId}`)
    .replace('{nodeId}', 'intro')
    .replace('{globalLeadId}', 'a'.repeat(64))
    .replace(/\{\w+\}/g, '01920d3c-7a44-7bb1-9d53-2f1f0d6a1c99');
}
