import { expect } from 'chai';
import { unknownId } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';

const path = '/v1/campaign-tags';

describe('campaign tags', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const create = (name: string, color?: string | null) => client.post(path, { name, color });
  const names = async (query = '') =>
    (await client.get(path + query)).body.data.map((tag: { name: string }) => tag.name);

  it('are made with a name, and with a color where one is given', async () => {
    const { status, body } = await create('  Q4 ', '#7c3aed');
    expect(status).to.equal(201);
    expect(body.data).to.include({ name: 'Q4', color: '#7c3aed' });
    expect((await create('Q5')).body.data.color).to.equal(null);
    expect((await create('x'.repeat(100), 'x'.repeat(32))).status).to.equal(201);
    expect((await client.post(path, { name: 'Q6', id: unknownId() })).status).to.equal(201);
  });

  it('are listed by name, a page at a time', async () => {
    for (const name of ['beta', 'Alpha', 'gamma']) await create(name);
    expect(await names()).to.deep.equal(['Alpha', 'beta', 'gamma']);
    expect(await names('?limit=1&offset=1')).to.deep.equal(['beta']);
    expect((await client.get(`${path}?limit=0`)).body).to.deep.equal({
      data: [],
      limit: 0,
      offset: 0,
      total_count: 3,
    });
  });

  it('have names of their own, whatever the case', async () => {
    await create('Q4');
    const again = await create('q4');
    expect([again.status, again.body.error.code]).to.deep.equal([409, 'duplicate_name']);
    const other = (await create('Q5')).body.data;
    const renamed = await client.patch(`${path}/${other.id}`, { name: 'Q4' });
    expect([renamed.status, renamed.body.error.code]).to.deep.equal([409, 'duplicate_name']);
    expect((await client.patch(`${path}/${other.id}`, { name: 'q5' })).body.data.name).to.equal('q5');
    expect((await (await newClient()).post(path, { name: 'Q4' })).status).to.equal(201);
  });

  it('are made once when many ask for the same name at the same time', async () => {
    const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => create('Race')));
    expect(answers.map(({ status }) => status).sort()).to.deep.equal([201, 409, 409, 409, 409, 409]);
    expect(await names()).to.deep.equal(['Race']);
  });

  it('change only what is given', async () => {
    const tag = (await create('Q4', 'red')).body.data;
    expect((await client.patch(`${path}/${tag.id}`, { color: 'blue' })).body.data).to.deep.equal({
      ...tag,
      color: 'blue',
    });
    expect((await client.patch(`${path}/${tag.id}`, { name: 'Q1' })).body.data).to.deep.equal({
      ...tag,
      name: 'Q1',
      color: 'blue',
    });
    expect((await client.patch(`${path}/${tag.id}`, { color: null })).body.data.color).to.equal(null);
    expect((await client.patch(`${path}/${tag.id}`, {})).body.data.name).to.equal('Q1');
  });

  it('are renamed on every campaign, and come off when they are deleted', async () => {
    const tag = (await create('Q4')).body.data;
    const other = (await create('A')).body.data;
    const campaign = (await client.post('/v1/campaigns', { tag_ids: [tag.id, other.id] })).body.data;
    const shown = async () =>
      (await client.get(`/v1/campaigns/${campaign.id}`)).body.data.tags.map(
        (each: { name: string }) => each.name,
      );
    await client.patch(`${path}/${tag.id}`, { name: '"Q5", \\ ünï' });
    expect(await shown()).to.deep.equal(['"Q5", \\ ünï', 'A']);
    await client.patch(`${path}/${tag.id}`, { name: 'Z' });
    expect(await shown()).to.deep.equal(['A', 'Z']);
    await client.delete(`${path}/${other.id}`);
    expect(await shown()).to.deep.equal(['Z']);
    expect((await client.delete(`${path}/${tag.id}`)).body).to.deep.equal({
      data: { id: tag.id, deleted: true },
    });
    expect((await client.get(`/v1/campaigns/${campaign.id}`)).body.data.tags).to.deep.equal([]);
    expect((await client.get('/v1/campaigns')).body.data[0].tags).to.deep.equal([]);
  });

  it("are not found when there is none, or it is another account's", async () => {
    const foreign = (await (await newClient()).post(path, { name: 'Theirs' })).body.data;
    for (const id of [unknownId(), foreign.id, 'x']) {
      for (const answer of [
        await client.patch(`${path}/${id}`, { name: 'Mine' }),
        await client.delete(`${path}/${id}`),
      ])
        expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'tag_not_found']);
    }
  });

  it('refuse a name that is missing, blank or too long', async () => {
    for (const body of [
      {},
      { name: '' },
      { name: '  ' },
      { name: 'x'.repeat(101) },
      { name: 1 },
      { name: 'x', color: 5 },
      { name: 'x', color: 'x'.repeat(33) },
    ]) {
      const answer = await client.post(path, body);
      expect([answer.status, answer.body.error.code], JSON.stringify(body)).to.deep.equal([
        400,
        'invalid_request',
      ]);
    }
  });
});
