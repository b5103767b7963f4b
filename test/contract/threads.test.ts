import { expect } from 'chai';
import { readTotals } from '../../server/src/store/stats/repository.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { unknownId } from '../support/build.js';
import { database, runSql } from '../support/database.js';
import { newClient, type Client } from '../support/service.js';
import { answer, buildThread, type TestThread, type ThreadSettings } from '../support/threads.js';

const hour = 3_600_000;
const start = Date.parse('2026-03-02T10:00:00Z');
const at = (hours: number) => new Date(start + hours * hour);

describe('threads', () => {
  let client: Client;
  beforeEach(async () => {
    client = await newClient();
  });

  const thread = (settings: ThreadSettings = {}) => buildThread(client.accountId, { at: at(0), ...settings });

  async function list(query = ''): Promise<string[]> {
    const { status, body } = await client.get(`/v1/threads?${query}`);
    expect(status, JSON.stringify(body)).to.equal(200);
    expect(body.total_count).to.be.at.least(body.data.length);
    return body.data.map((each: { id: string }) => each.id);
  }

  async function eventsOf(type: string): Promise<Record<string, unknown>[]> {
    const rows = await runSql<{ payload: string }[]>(
      'SELECT payload FROM events WHERE account_id = ? AND type = ? ORDER BY id',
      [toBin(client.accountId), type],
    );
    return rows.map(row => JSON.parse(row.payload) as Record<string, unknown>);
  }

  const positives = async ({ campaignId }: TestThread) =>
    (await readTotals(database().manager, client.accountId, campaignId)).positive_reply_count;

  it('shows a thread with everything that it knows', async () => {
    const one = await thread({
      campaignName: 'Spring',
      lead: { name: 'Jane Miller' },
      subject: 'A question about Acme',
    });
    await answer(one, 'Sounds good, please send more information.', { at: at(1) });
    const { body } = await client.get(`/v1/threads/${one.threadId}`);
    expect(body.data).to.include({
      id: one.threadId,
      account_id: client.accountId,
      campaign_id: one.campaignId,
      campaign_name: 'Spring',
      mailbox_id: one.mailboxId,
      mailbox_email: one.mailboxEmail,
      lead_id: one.leadId,
      lead_email: one.email,
      lead_name: 'Jane Miller',
      subject: 'A question about Acme',
      snippet: 'Sounds good, please send more information.',
      message_count: 2,
      last_message_at: at(1).toISOString(),
      last_inbound_at: at(1).toISOString(),
      category: 'Interested',
      conversation_status: 'open',
      read: false,
      out_of_office: null,
    });
    expect(body.data.tags).to.deep.equal([]);
    expect((await client.get('/v1/threads')).body).to.deep.equal({
      data: [body.data],
      limit: 20,
      offset: 0,
      total_count: 1,
    });
  });

  it('hides threads of other accounts and unknown ones', async () => {
    const { threadId } = await thread();
    const other = await newClient();
    for (const path of ['', '/messages']) {
      for (const id of [threadId, unknownId(), 'nonsense']) {
        const { status, body } = await other.get(`/v1/threads/${id}${path}`);
        expect([status, body.error.code]).to.deep.equal([404, 'thread_not_found']);
      }
    }
    const { status } = await other.patch(`/v1/threads/${threadId}`, { read: true });
    expect(status).to.equal(404);
    expect((await other.get('/v1/threads?has_reply_only=false')).body.total_count).to.equal(0);
  });

  it('sorts by the latest answer, newest and oldest, those without one last', async () => {
    const [a, b, c, silent] = [await thread(), await thread(), await thread(), await thread()];
    await answer(a, 'Hm', { at: at(1) });
    await answer(b, 'Hm', { at: at(3) });
    await answer(c, 'Hm', { at: at(2) });
    const ids = [b, c, a].map(each => each.threadId);
    expect(await list()).to.deep.equal(ids);
    expect(await list('sort=oldest')).to.deep.equal([...ids].reverse());
    expect(await list('has_reply_only=false')).to.deep.equal([...ids, silent.threadId]);
    expect(await list('has_reply_only=false&sort=oldest')).to.deep.equal([...ids.reverse(), silent.threadId]);
    for (let offset = 0; offset < 5; offset++)
      expect(await list(`has_reply_only=false&sort=oldest&limit=2&offset=${offset}`)).to.deep.equal(
        [...ids, silent.threadId].slice(offset, offset + 2),
      );
    expect(await list('limit=1&offset=1')).to.deep.equal([ids[1]]);
    const { body } = await client.get('/v1/threads?limit=0');
    expect(body).to.deep.equal({ data: [], limit: 0, offset: 0, total_count: 3 });
  });

  it('filters by campaign, mailbox, unread, status, category, tag and time, joined by and', async () => {
    const [a, b, c] = [await thread(), await thread(), await thread()];
    await answer(a, 'Yes, I am interested', { at: at(1) });
    await answer(b, 'Not interested, thanks.', { at: at(2) });
    await answer(c, 'I am away', {
      at: at(3),
      headers: ['Auto-Submitted: auto-replied'],
    });
    await client.patch(`/v1/threads/${a.threadId}`, { read: true, conversation_status: 'closed' });
    await client.patch(`/v1/threads/${c.threadId}`, { category: null });
    // Nothing was received here that could be unread.
    await client.patch(`/v1/threads/${(await thread()).threadId}`, { read: false });
    const { body } = await client.post('/v1/thread-tags', { name: 'Hot' });
    await client.post(`/v1/threads/${a.threadId}/tags:add`, { tag_id: body.data.id });
    const cases: [string, TestThread[]][] = [
      [`campaign_id=${a.campaignId}`, [a]],
      [`mailbox_id=${b.mailboxId}`, [b]],
      [`campaign_id=${unknownId()}`, []],
      ['unread_only=true', [c, b]],
      ['unread_only=true&has_reply_only=false', [c, b]],
      ['conversation_status=closed', [a]],
      ['conversation_status=open', [c, b]],
      ['category=Interested', [a]],
      ['category=Not%20Interested', [b]],
      ['category=Auto%20Reply', []],
      ['category=no_category', [c]],
      [`tag_ids=${body.data.id}`, [a]],
      [`tag_ids=${unknownId()},${body.data.id}`, [a]],
      [`tag_ids=${unknownId()}`, []],
      [`date_from=${at(2).toISOString()}`, [c, b]],
      [`date_to=${at(2).toISOString()}`, [b, a]],
      [`date_from=${at(2).toISOString()}&date_to=${at(2).toISOString()}`, [b]],
      // A `+` that nobody encoded is read as a space.
      [`date_from=${at(2).toISOString().replace('Z', '+00:00')}`, [c, b]],
      ['unread_only=true&category=no_category', [c]],
      ['unread_only=true&conversation_status=closed', []],
    ];
    for (const [query, wanted] of cases)
      expect(await list(query), query).to.deep.equal(wanted.map(each => each.threadId));
    for (const bad of [
      'category=Maybe',
      'tag_ids=x',
      'date_from=yesterday',
      'sort=random',
      'q=x',
      'limit=101',
    ]) {
      const answer = await client.get(`/v1/threads?${bad}`);
      expect([answer.status, answer.body.error.code], bad).to.deep.equal([400, 'invalid_request']);
      expect(answer.body.details[0].path).to.equal(bad.split('=')[0]);
    }
  });

  it('finds threads by prefixes of everything that they are about', async () => {
    const jane = await thread({
      campaignName: 'Überfall Autumn',
      lead: { name: 'Jane Müller', company_name: 'Globex Rockets', email: 'jane.m@rockets.example' },
      subject: 'Quarterly numbers',
      body: 'We met in Lisbon last summer.',
    });
    const omar = await thread({ lead: { name: 'Omar Haddad' } });
    await answer(jane, 'What is the pricing for teams?', { at: at(1) });
    await answer(omar, 'Nothing to see', { at: at(2) });
    const { body } = await client.post('/v1/thread-tags', { name: 'Follow-up soon' });
    await client.post(`/v1/threads/${jane.threadId}/tags:add`, { tag_id: body.data.id });
    const found = [
      'quarter', 'JANE', 'muller', 'Müller', 'globex', 'rocket', 'jane.m@rockets.example', 'autumn', 'uberfall', 'lisb', 'pricing',
      'teams', 'follow', 'pricing jane', 'autumn pricing', 'soon numbers', jane.mailboxEmail,
    ]; // prettier-ignore
    for (const q of found) expect(await list(`q=${encodeURIComponent(q)}`), q).to.deep.equal([jane.threadId]);
    await answer(jane, `${Array.from({ length: 40_000 }, (_, at) => `w${at}`).join(' ')} haystack`, {
      at: at(9),
    });
    expect(await list('q=haystack')).to.deep.equal([jane.threadId]);
    for (const q of ['ricing', 'jane haddad', 'zzz', '!!', '%%', "' OR 1=1"])
      expect(await list(`q=${encodeURIComponent(q)}`), q).to.deep.equal([]);
    expect(await list('q=jane&unread_only=true')).to.deep.equal([jane.threadId]);
    expect(await list('q=jane&conversation_status=closed')).to.deep.equal([]);
    await client.patch(`/v1/campaigns/${jane.campaignId}`, { name: 'Winter' });
    expect(await list('q=winter')).to.deep.equal([jane.threadId]);
    expect(await list('q=autumn')).to.deep.equal([]);
  });

  it('finds threads by what their leads are called now', async () => {
    const one = await thread({ lead: { name: 'Jane Miller', email: 'jane@rockets.example' } });
    const quiet = await thread({ campaignId: one.campaignId, mailboxId: one.mailboxId });
    await answer(one, 'Who are you?', { at: at(1) });
    const leads = `/v1/campaigns/${one.campaignId}/leads`;
    await client.patch(`${leads}/${one.leadId}`, { company_name: 'Okapi' });
    await client.patch(`${leads}/${quiet.leadId}`, { last_name: 'Okapi' });
    expect(await list('q=okapi')).to.deep.equal([one.threadId]);
    expect(await list('q=okapi&has_reply_only=false')).to.have.members([one.threadId, quiet.threadId]);
    // The conversation is somebody's whose row came by the API.
    const email = `${unknownId()}@rockets.example`;
    const { data: other } = (await client.post(leads, { email })).body;
    const ids = [toBin(other.id), toBin(client.accountId), toBin(one.threadId)];
    await runSql('UPDATE threads SET lead_id = ? WHERE account_id = ? AND id = ?', ids);
    await client.post(leads, { email, last_name: 'Quetzal' });
    expect(await list('q=quetzal')).to.deep.equal([one.threadId]);
    await client.post(`${leads}/bulk`, { leads: [{ email, first_name: 'Zenobia' }] });
    expect(await list('q=zenobia')).to.deep.equal([one.threadId]);
  });

  describe('changes', () => {
    it('categorizes with events and statistics, once per change', async () => {
      const one = await thread();
      await answer(one, 'Who are you?', { at: at(1) });
      const patch = (category: string | null) => client.patch(`/v1/threads/${one.threadId}`, { category });
      expect((await patch('Interested')).body.data.category).to.equal('Interested');
      expect(await positives(one)).to.equal(1);
      await patch('Interested');
      expect(await positives(one)).to.equal(1);
      await patch(null);
      expect(await positives(one)).to.equal(0);
      expect((await client.get(`/v1/threads/${one.threadId}`)).body.data.category).to.equal(null);
      const changes = (await eventsOf('reply.categorized')).map(event => [
        event.previous_category,
        event.category,
      ]);
      expect(changes).to.deep.equal([
        [null, 'Neutral'],
        ['Neutral', 'Interested'],
        ['Interested', null],
      ]);
      const { body } = await client.get(`/v1/campaigns/${one.campaignId}/stats`);
      expect(body.data.totals).to.include({ repliedCount: 1, positiveReplyCount: 0 });
    });

    it('counts concurrent changes right', async () => {
      const one = await thread();
      await answer(one, 'Who are you?', { at: at(1) });
      const categories = [
        'Interested',
        'Neutral',
        'Interested',
        null,
        'Interested',
        'Auto Reply',
        'Interested',
      ];
      await Promise.all(
        categories.map(category => client.patch(`/v1/threads/${one.threadId}`, { category })),
      );
      const { category } = (await client.get(`/v1/threads/${one.threadId}`)).body.data;
      expect(await positives(one)).to.equal(category === 'Interested' ? 1 : 0);
    });

    it('closes, reads, and refuses what is no change', async () => {
      const one = await thread();
      await answer(one, 'Hm');
      // An id is the same in capitals.
      const { body } = await client.patch(`/v1/threads/${one.threadId.toUpperCase()}`, {
        conversation_status: 'closed',
        read: true,
        surprise: 1,
      });
      expect(body.data).to.include({ conversation_status: 'closed', read: true, category: 'Neutral' });
      await answer(one, 'Are you there?');
      expect((await client.get(`/v1/threads/${one.threadId}`)).body.data).to.include({
        conversation_status: 'open',
        read: false,
      });
      for (const bad of [{ category: 'Maybe' }, { read: 'yes' }, { conversation_status: null }, []])
        expect((await client.patch(`/v1/threads/${one.threadId}`, bad)).status).to.equal(400);
    });
  });

  describe('tags', () => {
    it('are made, put on, taken off and deleted', async () => {
      const one = await thread();
      const created = await client.post('/v1/thread-tags', { name: 'Hot', color: '#f00' });
      expect(created.status).to.equal(201);
      expect((await client.post('/v1/thread-tags', { name: 'hot' })).body.error.code).to.equal(
        'duplicate_name',
      );
      const tag_id = created.body.data.id;
      const change = (verb: string, id = tag_id) =>
        client.post(`/v1/threads/${one.threadId}/tags:${verb}`, { tag_id: id });
      expect((await change('add')).body.data).to.deep.equal({ thread_id: one.threadId, tag_id, added: true });
      expect((await change('add')).body.data.added).to.equal(false);
      expect((await client.get(`/v1/threads/${one.threadId}`)).body.data.tags).to.deep.equal([
        created.body.data,
      ]);
      expect((await change('remove')).body.data.removed).to.equal(true);
      expect((await change('remove')).body.data.removed).to.equal(false);
      for (const id of [unknownId()]) {
        expect((await change('add', id)).body.error.code).to.equal('tag_not_found');
        expect((await change('remove', id)).body.error.code).to.equal('tag_not_found');
      }
      const missing = await client.post(`/v1/threads/${unknownId()}/tags:add`, { tag_id });
      expect(missing.body.error.code).to.equal('thread_not_found');
      await change('add');
      await client.patch(`/v1/thread-tags/${tag_id}`, { name: 'Warm' });
      expect((await client.get('/v1/thread-tags')).body.data[0].name).to.equal('Warm');
      await client.delete(`/v1/thread-tags/${tag_id}`);
      expect((await client.get(`/v1/threads/${one.threadId}`)).body.data.tags).to.deep.equal([]);
    });
  });
});
