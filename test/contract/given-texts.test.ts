import { expect } from 'chai';
import { newClient, type Client } from '../support/service.js';
import { eventsOf } from './support/leads.js';

/** Things that people name, where they are listed, and what may be said of them beside the name. */
const named: [path: string, note: string | null][] = [
  ['/v1/campaign-tags', 'color'],
  ['/v1/mailbox-tags', 'color'],
  ['/v1/person-tags', 'color'],
  ['/v1/thread-tags', 'color'],
  ['/v1/lead-lists', 'description'],
  ['/v1/api-keys', null],
];

describe('texts that people give', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const listed = async (path: string, id: string) =>
    (await client.get(path)).body.data.find((each: { id: string }) => each.id === id);

  for (const [path, note] of named) {
    it(`are answered by ${path} as they are read again`, async () => {
      for (const [name, stored] of [
        ['  Q4 “Größe” 💥 ', 'Q4 “Größe” 💥'],
        ['nul \0 in it', 'nul \0 in it'],
        ['half \ud83d a pair', 'half \ufffd a pair'],
        ["'); DROP TABLE people; -- \\", "'); DROP TABLE people; -- \\"],
        ['<b>{{name}}</b> %_', '<b>{{name}}</b> %_'],
      ]) {
        const answer = await client.post(path, { name, ...(note && { [note]: name }) });
        expect(answer.status, JSON.stringify(answer.body)).to.equal(201);
        const { secret: _secret, ...made } = answer.body.data;
        expect(made.name).to.equal(stored);
        expect(await listed(path, made.id)).to.deep.equal(made);
        if (note) expect(made[note].trim()).to.equal(stored);
      }
    });

    if (note === null) continue;
    it(`are taken at ${path} whatever their case, by this account alone`, async () => {
      await client.post(path, { name: 'Über Größe' });
      for (const name of ['Über Größe', ' über größe ', 'U\u0308BER GRÖßE']) {
        const { status, body } = await client.post(path, { name });
        expect([status, body.error.code], name).to.deep.equal([409, 'duplicate_name']);
      }
      for (const name of ['Über Größen', 'Uber Größe', 'か', 'が', '💥', '😀'])
        expect((await client.post(path, { name })).status, name).to.equal(201);
      expect((await (await newClient()).post(path, { name: 'Über Größe' })).status).to.equal(201);
    });

    it(`are changed at ${path} one by one, and an id may be written in capitals`, async () => {
      const { id } = (await client.post(path, { name: 'First', [note]: 'kept' })).body.data;
      const one = `${path}/${id.toUpperCase()}`;
      expect((await client.patch(one, { name: ' Second ' })).body.data).to.deep.include({
        id,
        name: 'Second',
        [note]: 'kept',
      });
      expect((await client.patch(one, { [note]: null })).body.data).to.deep.include({
        name: 'Second',
        [note]: null,
      });
      for (const body of [{ name: null }, { name: ' ' }, { [note]: 5 }]) {
        const refused = await client.patch(one, body);
        expect([refused.status, refused.body.error.code]).to.deep.equal([400, 'invalid_request']);
        expect(refused.body.details[0].path).to.equal(Object.keys(body)[0]);
      }
      const gone = await client.delete(one);
      expect([gone.status, gone.body]).to.deep.equal([200, { data: { id, deleted: true } }]);
      expect((await client.delete(one)).status).to.equal(404);
    });
  }

  it('are answered by the block list as they are read again, and reported as they are stored', async () => {
    const given = { value: 'rival.example', reason: ' half \udc00 a pair ' };
    const { data } = (await client.post('/v1/block-list', given)).body;
    expect(data.reason).to.equal('half \ufffd a pair');
    expect(await listed('/v1/block-list', data.id)).to.deep.equal(data);
    const gone = await client.delete(`/v1/block-list/${data.id.toUpperCase()}`);
    expect(gone.body).to.deep.equal({ data: { id: data.id, deleted: true } });
    for (const event of await eventsOf(client))
      expect(event.data).to.deep.include({ block_list_entry_id: data.id, reason: data.reason });
    const blank = await client.post('/v1/block-list', { value: 'other.example', reason: ' ' });
    expect(blank.body.data.reason).to.equal(null);
  });
});
