import { expect } from 'chai';
import { standardFields } from '../../server/src/domain/merge/merge-fields.js';
import { sequence } from '../domain/flow/fixtures.js';
import { buildLead, buildMailbox, unknownId } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';

describe('lead fields', () => {
  let client: Client;
  let path: string;
  beforeEach(async () => {
    client = await newClient();
    const { id } = (await client.post('/v1/campaigns', { flow_data: sequence() })).body.data;
    path = `/v1/campaigns/${id}`;
  });

  const custom = async () => (await client.get(`${path}/lead-fields`)).body.data.custom;
  const add = (key: unknown) => client.post(`${path}/lead-fields`, { key });

  it("are the standard ones, and none of one's own at first", async () => {
    expect((await client.get(`${path}/lead-fields`)).body).to.deep.equal({
      data: { standard: standardFields, custom: [] },
    });
  });

  it('are appended to the flow, and a key that is there already stays', async () => {
    for (const key of ['pain_point', ' city ', 'pain_point', 'Größe "x"']) {
      const answer = await add(key);
      expect(answer.status).to.equal(200);
      expect(answer.body).to.deep.equal({ data: { key: key.trim(), incomplete_count: 0 } });
    }
    expect(await custom()).to.deep.equal(['pain_point', 'city', 'Größe "x"']);
    const { flow_data } = (await client.get(path)).body.data;
    expect(flow_data.nodes[0].data.customFieldKeys).to.deep.equal(await custom());
    expect(flow_data.nodes).to.have.length(4);
  });

  it('begin a flow where none is saved', async () => {
    const { id } = (await client.post('/v1/campaigns', {})).body.data;
    expect((await client.post(`/v1/campaigns/${id}/lead-fields`, { key: 'k' })).status).to.equal(200);
    const { nodes } = (await client.get(`/v1/campaigns/${id}/flow`)).body.data;
    expect(nodes).to.have.length(1);
    expect(nodes[0]).to.deep.include({ type: 'leadSource' });
    expect(nodes[0].data.customFieldKeys).to.deep.equal(['k']);
  });

  it('can be added while the campaign is live; who lacks one is counted', async () => {
    await client.patch(path, { name: 'N', add_mailbox_ids: [await buildMailbox(client.accountId)] });
    const id = path.split('/').at(-1)!;
    await buildLead(client.accountId, id);
    await buildLead(client.accountId, id, { custom_lead_data: { city: 'Kiel', size: '7' } });
    await buildLead(client.accountId, id, { custom_lead_data: { city: 'Bonn' } });
    expect((await client.post(`${path}/launch`)).body.data.enrolled).to.equal(3);
    for (const [key, incomplete_count] of [
      ['city', 1],
      ['size', 2],
      ['size', 2],
    ])
      expect((await add(key)).body).to.deep.equal({ data: { key, incomplete_count } });
    const state = (await client.get(`${path}?include=lead_field_state`)).body.data.lead_field_state;
    expect(state).to.deep.include({ custom: ['city', 'size'], incomplete_count: 2 });
  });

  it('are all kept when many are added at the same time', async () => {
    const keys = ['a', 'b', 'c', 'd', 'e'];
    const answers = await Promise.all(keys.map(add));
    expect(answers.map(({ status }) => status)).to.deep.equal([200, 200, 200, 200, 200]);
    expect((await custom()).sort()).to.deep.equal(keys);
  });

  it('refuse keys that are missing, blank, too long, or that no merge field can name', async () => {
    for (const key of [undefined, '', '   ', 'x'.repeat(101), 'a\nb', 5, '\ud800', '{{x}}', 'a}}']) {
      const answer = await add(key);
      expect([answer.status, answer.body.error.code], JSON.stringify(key)).to.deep.equal([
        400,
        'invalid_flow',
      ]);
      expect(answer.body.details[0].path).to.equal('key');
    }
    expect(await custom()).to.deep.equal([]);
  });

  it('are not found for a campaign that is not there', async () => {
    for (const id of [unknownId(), 'x']) {
      expect((await client.get(`/v1/campaigns/${id}/lead-fields`)).body.error.code).to.equal(
        'campaign_not_found',
      );
      expect((await client.post(`/v1/campaigns/${id}/lead-fields`, { key: 'k' })).body.error.code).to.equal(
        'campaign_not_found',
      );
    }
  });
});
