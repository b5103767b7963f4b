import { expect } from 'chai';
import { toBin } from '../../server/src/store/database/ids.js';
import { sequence } from '../domain/flow/fixtures.js';
import { buildLead, buildMailbox, eventsOf } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';

describe('campaigns under concurrent requests', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  it('show the tags that they carry, whatever happens to tags and campaigns at the same time', async () => {
    const tags: string[] = [];
    for (const name of ['a', 'b', 'c'])
      tags.push((await client.post('/v1/campaign-tags', { name })).body.data.id);
    const campaigns: string[] = [];
    for (let count = 0; count < 3; count++)
      campaigns.push((await client.post('/v1/campaigns', { tag_ids: tags.slice(0, 2) })).body.data.id);
    const patch = (id: string, body: object) => client.patch(`/v1/campaigns/${id}`, body);
    for (let round = 0; round < 5; round++) {
      const answers = await Promise.all([
        ...campaigns.map(id => patch(id, { add_tag_ids: [tags[2]], remove_tag_ids: [tags[0]] })),
        ...campaigns.map(id => patch(id, { tag_ids: [tags[1], tags[0]] })),
        client.patch(`/v1/campaign-tags/${tags[0]}`, { name: `a${round}` }),
        client.patch(`/v1/campaign-tags/${tags[1]}`, { name: `b${round}` }),
        ...(round === 4 ? [client.delete(`/v1/campaign-tags/${tags[2]}`)] : []),
      ]);
      for (const { status, body } of answers) expect(status, JSON.stringify(body)).to.be.oneOf([200, 404]);
      const named = new Map(
        (await client.get('/v1/campaign-tags')).body.data.map((tag: { id: string }) => [tag.id, tag]),
      );
      for (const id of campaigns) {
        const links: { tag: string }[] = await runSql(
          'SELECT LOWER(HEX(tag_id)) AS tag FROM campaign_tag_links WHERE campaign_id = ?',
          [toBin(id)],
        );
        const shown = (await client.get(`/v1/campaigns/${id}`)).body.data.tags;
        expect(shown.map((tag: { id: string }) => tag.id.replaceAll('-', ''))).to.have.members(
          links.map(({ tag }) => tag),
        );
        for (const tag of shown) expect(tag).to.deep.equal(named.get(tag.id));
      }
    }
  });

  it('show what another request did to one of them while a tag of all is renamed', async () => {
    const tag = async (name: string) => (await client.post('/v1/campaign-tags', { name })).body.data.id;
    const [renamed, added] = [await tag('a'), await tag('b')];
    const campaigns: string[] = [];
    for (let count = 0; count < 2; count++)
      campaigns.push((await client.post('/v1/campaigns', { tag_ids: [renamed] })).body.data.id);
    const [account, last] = [toBin(client.accountId), toBin(campaigns[1]!)];
    const connection = await database().pool.getConnection();
    try {
      await connection.beginTransaction();
      await connection.query('SELECT id FROM campaigns WHERE account_id = ? AND id = ? FOR UPDATE', [
        account,
        last,
      ]);
      await connection.query('INSERT INTO campaign_tag_links (account_id, campaign_id, tag_id) VALUES (?)', [
        [account, last, toBin(added)],
      ]);
      const rename = client.patch(`/v1/campaign-tags/${renamed}`, { name: 'c' });
      // It has come as far as it can: to the campaign that is held.
      await new Promise(resolve => setTimeout(resolve, 300));
      await connection.commit();
      expect((await rename).status).to.equal(200);
    } finally {
      connection.release();
    }
    const { tags } = (await client.get(`/v1/campaigns/${campaigns[1]}`)).body.data;
    expect(tags.map(({ name }: { name: string }) => name)).to.have.members(['b', 'c']);
  });

  it('end in a state that all answers agree with', async () => {
    const { id } = (
      await client.post('/v1/campaigns', {
        name: 'Race',
        flow_data: sequence(),
        mailbox_ids: [await buildMailbox(client.accountId)],
      })
    ).body.data;
    await buildLead(client.accountId, id);
    const path = `/v1/campaigns/${id}`;
    const answers = await Promise.all([
      client.post(`${path}/launch`),
      client.post(`${path}/lead-fields`, { key: 'k' }),
      client.patch(`${path}/status`, { status: 'paused' }),
      client.post(`${path}/flow`, { nodes: [], edges: [] }),
      client.patch(path, { name: 'Renamed' }),
      client.delete(path),
      client.post(`${path}/launch`),
      client.delete(path),
    ]);
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).to.be.below(500);
    const deletions = [answers[5]!.status, answers[7]!.status].sort();
    expect(deletions).to.deep.equal([200, 404]);
    const { data } = (await client.get(path)).body;
    expect(data.deleted_at).to.be.a('string');
    const launched = answers.some(answer => answer.body.data?.enrolled !== undefined);
    expect(data.status).to.equal(launched ? 'stopped' : 'draft');
  });

  it('tell a chain of events without a gap, however many change the status at the same time', async () => {
    const draft = {
      name: 'Race',
      flow_data: sequence(),
      mailbox_ids: [await buildMailbox(client.accountId)],
      lifecycle_schedule: { start_on: '2090-01-01' },
    };
    const path = `/v1/campaigns/${(await client.post('/v1/campaigns', draft)).body.data.id}`;
    await client.post(`${path}/launch`);
    const statuses = ['running', 'paused', 'stopped'];
    const answers = await Promise.all([
      ...Array.from({ length: 15 }, (_, n) => client.patch(`${path}/status`, { status: statuses[n % 3] })),
      client.delete(path),
      client.patch(path, { lifecycle_schedule: { start_on: '2020-01-01' } }),
    ]);
    const moved = answers.pop()!;
    for (const { status, body } of answers) expect(status, JSON.stringify(body)).to.be.oneOf([200, 404]);
    expect(moved.status, JSON.stringify(moved.body)).to.be.oneOf([200, 400, 404]);
    if (moved.status === 400) expect(moved.body.details[0].code).to.equal('already_started');
    let current: unknown = 'scheduled';
    for (const { payload } of await eventsOf(client.accountId)) {
      const { previous_status, status } = payload;
      expect(previous_status).to.equal(current).and.not.equal(status);
      current = status;
    }
    expect((await client.get(path)).body.data.status).to.equal(current);
  });
});
