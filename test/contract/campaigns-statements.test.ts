import { expect } from 'chai';
import { sequence } from '../domain/flow/fixtures.js';
import { buildMailbox } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';
import { countLeastOf } from './support/statements.js';

describe('statements of campaign reads', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  async function campaigns(count: number): Promise<string[]> {
    const tags = [];
    for (const name of ['a', 'b', 'c'])
      tags.push((await client.post('/v1/campaign-tags', { name })).body.data.id);
    const mailbox_ids = [await buildMailbox(client.accountId), await buildMailbox(client.accountId)];
    const ids = [];
    for (let number = 0; number < count; number++) {
      const body = { name: `C${number}`, flow_data: sequence(), tag_ids: tags, mailbox_ids };
      ids.push((await client.post('/v1/campaigns', body)).body.data.id);
    }
    return ids;
  }

  const reads: [what: string, path: (id: string) => string, statements: number][] = [
    ['a campaign', id => `/v1/campaigns/${id}`, 1],
    ['a campaign and whether it is ready', id => `/v1/campaigns/${id}?include=launch_state`, 2],
    ['a campaign with all its parts', id => `/v1/campaigns/${id}?include=launch_state,lead_field_state`, 3],
    ['a flow', id => `/v1/campaigns/${id}/flow`, 1],
    ['lead fields', id => `/v1/campaigns/${id}/lead-fields`, 1],
    ['stats', id => `/v1/campaigns/${id}/stats`, 3],
    ['a page of campaigns', () => '/v1/campaigns', 2],
    ['a filtered page of campaigns', () => '/v1/campaigns?q=C&status=draft', 2],
    ['a page of tags', () => '/v1/campaign-tags', 2],
    ['a page of keys', () => '/v1/api-keys', 3],
    ['templates', () => '/v1/flow-templates', 0],
    ['limits', () => '/v1/meta/limits', 0],
  ];
  it('stay few, however much there is to show', async () => {
    const [id] = await campaigns(4);
    for (const [what, path, statements] of reads) {
      const read = () => client.get(path(id!));
      expect([(await read()).status, await countLeastOf(read)], what).to.deep.equal([200, statements]);
    }
  });
});
