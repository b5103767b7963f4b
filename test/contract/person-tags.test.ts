import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { draftCampaign, idOf } from './support/leads.js';

const path = '/v1/person-tags';

describe('person tags', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const create = async (name: string, aliases?: string[]) => {
    const { status, body } = await client.post(path, { name, aliases });
    expect(status, JSON.stringify(body)).to.equal(201);
    return body.data;
  };
  const list = async (query = '') => (await client.get(path + query)).body;
  const lead = async (email: string, tags: string[]) => {
    const campaign = await draftCampaign(client);
    expect((await client.post(`/v1/campaigns/${campaign}/leads`, { email, tags })).status).to.equal(201);
  };
  const tagsOf = async (email: string): Promise<string[]> => {
    const { body } = await client.get(`/v1/people/${idOf(email)}`);
    return body.data.person.tags.map(({ name }: { name: string }) => name);
  };

  it('are listed by name with their aliases, those that imports made too', async () => {
    await lead('ann@example.com', ['vip', 'Berlin']);
    const made = await create('  Key   Account ', ['KA', 'zebra', ' ka ', 'key account', 'Änne']);
    expect(made).to.deep.include({ name: 'Key Account', color: null, aliases: ['Änne', 'ka', 'zebra'] });
    const { data, total_count } = await list();
    expect(total_count).to.equal(3);
    expect(data.map(({ name }: { name: string }) => name)).to.deep.equal(['Berlin', 'Key Account', 'vip']);
    expect(data.map(({ aliases }: { aliases: string[] }) => aliases)).to.deep.equal([[], made.aliases, []]);
    expect(data[1]).to.deep.equal(made);
    expect((await list('?limit=1&offset=1')).data).to.deep.equal([made]);
    expect(await list('?limit=0')).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 3 });
  });

  it('are meant by their aliases in imports and updates of people', async () => {
    await create('Software', ['SaaS', 'Ko\u0308ln']);
    await lead('ann@example.com', ['saas']);
    await lead('bob@example.com', [' KÖLN ', 'software']);
    expect([await tagsOf('ann@example.com'), await tagsOf('bob@example.com')]).to.deep.equal([
      ['Software'],
      ['Software'],
    ]);
    await client.patch(`/v1/people/${idOf('ann@example.com')}`, { tags: ['SAAS', 'Koln'] });
    expect(await tagsOf('ann@example.com')).to.deep.equal(['Koln', 'Software']);
    expect((await list()).total_count).to.equal(2);
  });

  it('get other aliases by a patch that names them, and keep them otherwise', async () => {
    const { id } = await create('vip', ['one', 'two']);
    const patch = async (body: object) => (await client.patch(`${path}/${id}`, body)).body.data;
    expect(await patch({ color: 'red' })).to.deep.include({ color: 'red', aliases: ['one', 'two'] });
    expect(await patch({ aliases: ['two', 'TWO', 'three', 'VIP'] })).to.deep.include({
      name: 'vip',
      color: 'red',
      aliases: ['three', 'TWO'],
    });
    // The name that it has by now is no other name of it.
    expect(await patch({ name: 'Two' })).to.deep.include({ name: 'Two', aliases: ['three'] });
    expect((await list()).data).to.deep.equal([await patch({})]);
    expect(await patch({ aliases: [] })).to.deep.include({ aliases: [] });
    await lead('ann@example.com', ['three']);
    expect(await tagsOf('ann@example.com')).to.deep.equal(['three']);
  });

  it('are refused a name or an alias that another tag has', async () => {
    await create('vip', ['key account']);
    const other = await create('other', ['spare']);
    for (const body of [
      { name: 'VIP' },
      { name: 'Key Account' },
      { name: 'new', aliases: ['Vip'] },
      { name: 'new', aliases: ['fine', 'KEY ACCOUNT'] },
    ])
      for (const { status, body: answer } of [
        await client.post(path, body),
        await client.patch(`${path}/${other.id}`, body),
      ])
        expect([status, answer.error?.code], JSON.stringify(body)).to.deep.equal([409, 'duplicate_name']);
    expect((await list()).data[0]).to.deep.equal(other);
    expect((await list()).total_count).to.equal(2);
    // Names differ by their accents, and those of another account do not matter.
    await create('Köln', ['Zürich']);
    await create('Koln', ['Zurich']);
    client = await newClient();
    await create('vip', ['key account']);
  });

  it('are refused what is no list of names', async () => {
    const { id } = await create('vip');
    for (const [aliases, place] of [
      ['x', 'aliases'],
      [null, 'aliases'],
      [[' '], 'aliases[0]'],
      [['x'.repeat(101)], 'aliases[0]'],
      [['a', 7], 'aliases[1]'],
      [Array.from({ length: 101 }, (_, at) => `a${at}`), 'aliases'],
    ] as const)
      for (const { status, body } of [
        await client.post(path, { name: 'new', aliases }),
        await client.patch(`${path}/${id}`, { aliases }),
      ])
        expect([status, body.details?.[0].path], JSON.stringify(body)).to.deep.equal([400, place]);
  });

  it('come off everybody when they are deleted, with their aliases', async () => {
    const tag = await create('vip', ['key account']);
    await lead('ann@example.com', ['vip', 'other']);
    expect((await client.delete(`${path}/${tag.id}`)).body).to.deep.equal({
      data: { id: tag.id, deleted: true },
    });
    expect(await tagsOf('ann@example.com')).to.deep.equal(['other']);
    expect((await client.get(`/v1/people?tag_ids=${tag.id}`)).body.total_count).to.equal(0);
    await lead('bob@example.com', ['key account']);
    expect(await tagsOf('bob@example.com')).to.deep.equal(['key account']);
    for (const answer of [
      await client.delete(`${path}/${tag.id}`),
      await client.patch(`${path}/${tag.id}`, { name: 'x' }),
    ])
      expect([answer.status, answer.body.error.code]).to.deep.equal([404, 'tag_not_found']);
  });

  it('leave no one behind who is tagged while they are deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const tag = await create(`raced ${round}`);
      await Promise.all([
        ...[1, 2, 3].map(at => lead(`p${round}-${at}@example.com`, [`raced ${round}`])),
        client.delete(`${path}/${tag.id}`),
      ]);
      expect((await client.get(`/v1/people?tag_ids=${tag.id}`)).body.total_count).to.equal(0);
    }
  });
});
