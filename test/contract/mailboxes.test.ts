import { expect } from 'chai';
import { buildMailbox, unknownId } from '../support/build.js';
import { newClient, type Client } from '../support/service.js';

describe('mailboxes', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const tag = async (name: string): Promise<string> =>
    (await client.post('/v1/mailbox-tags', { name, color: '#7c3aed' })).body.data.id;

  it('are shown without anything secret', async () => {
    const id = await buildMailbox(client.accountId, { displayName: 'Ann' });
    const { status, body } = await client.get(`/v1/mailboxes/${id}`);
    expect(status).to.equal(200);
    expect(body.data).to.include({
      id,
      account_id: client.accountId,
      display_name: 'Ann',
      provider: 'sandbox',
      status: 'connected',
      last_error: null,
      sent_today: 0,
      next_send_at: null,
    });
    expect(JSON.stringify(body)).to.not.match(/password|credential|secret|settings/i);
    const other = await newClient();
    for (const unknown of [id, unknownId(), 'x'])
      expect((await other.get(`/v1/mailboxes/${unknown}`)).body.error.code).to.equal('mailbox_not_found');
  });

  it('are listed newest first, by text and by tag', async () => {
    const first = await buildMailbox(client.accountId, { email: 'ann@one.example' });
    const second = await buildMailbox(client.accountId, { email: 'bob@two.example', displayName: 'Bob ONE' });
    const hot = await tag('Hot');
    await client.patch(`/v1/mailboxes/${first}`, { tag_ids: [hot] });
    const list = async (query: string) =>
      (await client.get(`/v1/mailboxes?${query}`)).body.data.map((mailbox: { id: string }) => mailbox.id);
    expect(await list('')).to.deep.equal([second, first]);
    expect(await list('q=one')).to.deep.equal([second, first]);
    expect(await list('q=TWO')).to.deep.equal([second]);
    expect(await list(`tag_ids=${hot}`)).to.deep.equal([first]);
    expect(await list(`tag_ids=${unknownId()}`)).to.deep.equal([]);
    expect((await client.get('/v1/mailboxes?tag_ids=x')).status).to.equal(400);
    expect((await client.get('/v1/mailboxes?limit=0')).body.total_count).to.equal(2);
  });

  it('take tags: replaced, then added, then removed', async () => {
    const id = await buildMailbox(client.accountId);
    const [a, b, c] = [await tag('A'), await tag('B'), await tag('C')];
    const patch = async (body: object) => {
      const answer = await client.patch(`/v1/mailboxes/${id}`, body);
      expect(answer.status, JSON.stringify(answer.body)).to.equal(200);
      return answer.body.data.tags.map((each: { name: string }) => each.name);
    };
    expect(await patch({ tag_ids: [a, b] })).to.deep.equal(['A', 'B']);
    expect(await patch({ add_tag_ids: [c, c] })).to.deep.equal(['A', 'B', 'C']);
    expect(await patch({ remove_tag_ids: [a] })).to.deep.equal(['B', 'C']);
    expect(await patch({ tag_ids: [a], add_tag_ids: [b, c], remove_tag_ids: [c] })).to.deep.equal(['A', 'B']);
    expect(await patch({ tag_ids: [] })).to.deep.equal([]);
    // Everything else is not writable, and unknown keys are ignored.
    expect(await patch({ email: 'x@example.com', display_name: 'X' })).to.deep.equal([]);
    const unknown = await client.patch(`/v1/mailboxes/${id}`, { add_tag_ids: [a, unknownId(), 'x'] });
    expect([unknown.status, unknown.body.error.code]).to.deep.equal([404, 'tag_not_found']);
    expect(unknown.body.details.map((detail: { path: string }) => detail.path)).to.deep.equal([
      'add_tag_ids[1]',
      'add_tag_ids[2]',
    ]);
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data.tags).to.deep.equal([]);
    expect((await client.patch(`/v1/mailboxes/${unknownId()}`, {})).body.error.code).to.equal(
      'mailbox_not_found',
    );
  });

  it('lose a tag that is deleted', async () => {
    const id = await buildMailbox(client.accountId);
    const hot = await tag('Hot');
    await client.patch(`/v1/mailboxes/${id}`, { tag_ids: [hot] });
    expect((await client.patch(`/v1/mailbox-tags/${hot}`, { name: 'Warm' })).body.data.name).to.equal('Warm');
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data.tags[0].name).to.equal('Warm');
    await client.delete(`/v1/mailbox-tags/${hot}`);
    expect((await client.get(`/v1/mailboxes/${id}`)).body.data.tags).to.deep.equal([]);
    expect((await client.get('/v1/mailbox-tags')).body.total_count).to.equal(0);
  });
});
