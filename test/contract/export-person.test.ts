import { expect } from 'chai';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { runSql } from '../support/database.js';
import { until } from '../support/imap-mailbox.js';
import { newClient, type Client } from '../support/service.js';
import { answer, buildThread, type TestThread } from '../support/threads.js';

const email = 'jane.export@copied.example';
const successor = 'kim.export@kept.example';
const idOf = (address: string) => globalLeadId(parseEmail(address)!);

/** A text that is in the export if the field is. */
const mine = (field: string) => `mine-${field}`;
const fields = [
  'name',
  'first_name',
  'last_name',
  'company_name',
  'website',
  'linkedin_url',
  'company_linkedin_url',
  'phone_number',
  'mobile_phone_number',
] as const;
const contactOf = (mark: (field: string) => string, suffix = '') => ({
  ...Object.fromEntries(
    fields.map(field => {
      const text = mark(`${field}${suffix}`);
      return [field, /website|url/.test(field) ? `https://${text.replaceAll('_', '-')}.example` : text];
    }),
  ),
  custom_lead_data: { secret: mark(`custom${suffix}`) },
});

describe('the export of the data of a person', function () {
  this.timeout(60_000);
  let client: Client;
  let thread: TestThread;
  let moved: TestThread;

  const made = async (path: string, body: object) => {
    const response = await client.post(path, body);
    expect(response.status, `${path} ${JSON.stringify(response.body)}`).to.be.within(200, 202);
    return response.body.data ?? response.body;
  };
  const exported = async (of = email, from = client) => {
    const { status, body } = await from.get(`/v1/people/${idOf(of)}/data`);
    expect(status, JSON.stringify(body)).to.equal(200);
    return body.data;
  };

  before(async () => {
    client = await newClient();
    await client.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });
    const { id } = await made('/v1/campaigns', { name: mine('campaign') });
    await made(`/v1/campaigns/${id}/leads`, { email, ...contactOf(mine), tags: [mine('tag')] });
    await made(`/v1/campaigns/${id}/leads`, {
      email: successor,
      ...contactOf(field => `other-${field}`),
      tags: ['other-tag'],
    });
    const display = { display_name: mine('display'), custom_lead_data: { more: mine('person') } };
    expect((await client.patch(`/v1/people/${idOf(email)}`, display)).status).to.equal(200);
    await made('/v1/lead-lists', {
      name: mine('list'),
      description: mine('note'),
      global_lead_ids: [idOf(email)],
    });
    await made('/v1/lead-lists', { name: 'other-list', global_lead_ids: [idOf(successor)] });
    await made('/v1/block-list', { value: 'copied.example', reason: 'other-domain' });
    await made('/v1/block-list', { value: successor, reason: 'other-block' });
    const [{ id: domain }] = (await client.get('/v1/block-list?type=domain')).body.data;
    expect((await client.delete(`/v1/block-list/${domain}`)).status).to.equal(200);

    thread = await buildThread(client.accountId, { lead: { email }, subject: mine('subject'), body: mine('body') }); // prettier-ignore
    await answer(thread, mine('answer'));
    const { id: tag_id } = await made('/v1/thread-tags', { name: mine('thread-tag') });
    await made(`/v1/threads/${thread.threadId}/tags:add`, { tag_id });
    await made(`/v1/threads/${thread.threadId}/reply`, { body_text: mine('queued') });
    await runSql(
      `INSERT INTO sends (account_id, id, kind, campaign_id, lead_id, global_lead_id, mailbox_id, message_id, message_id_hash,
         from_email, to_email, to_name, subject, body_text, body_html, state, error_message, created_at, updated_at)
       SELECT account_id, lead_id, 'campaign', campaign_id, lead_id, global_lead_id, mailbox_id, '<a@b>', global_lead_id,
         'ann@sender.example', ?, ?, ?, ?, ?, 'failed', ?, created_at, created_at FROM threads WHERE id = ?`,
      [email, ...['to', 'ledger', 'text', 'html', 'error'].map(mine), toBin(thread.threadId)],
    );

    moved = await buildThread(client.accountId, { lead: { email } });
    await answer(moved, mine('before'));
    const replaced = { new_email: 'lee@kept.example', reason: 'role_change', reason_note: mine('reason') };
    await made(`/v1/threads/${moved.threadId}/replace-lead`, replaced);
    await answer({ ...moved, email: 'lee@kept.example' }, 'other-answer');
    await answer(moved, mine('aside'));
    const [{ id: forward_message_id }] = (await client.get(`/v1/threads/${moved.threadId}/messages`)).body
      .data;
    const forward = { to_email: email, body_text: mine('forward'), forward_message_id };
    await made(`/v1/threads/${moved.threadId}/forward`, forward);
    await made('/v1/block-list', { value: email, reason: mine('block') });
    await until('the event of the lead is shown', async () =>
      (await exported()).events.some(({ type }: { type: string }) => type === 'lead.created'),
    );
  });

  it('has each text that was given about the person', async () => {
    const text = JSON.stringify(await exported());
    const given = [
      ...fields.map(field => (/website|url/.test(field) ? mine(field).replaceAll('_', '-') : mine(field))),
      ...['custom', 'tag', 'campaign', 'display', 'person', 'list', 'note', 'block', 'reason'].map(mine),
      ...['subject', 'body', 'answer', 'thread-tag', 'queued', 'before', 'aside', 'forward'].map(mine),
      ...['to', 'ledger', 'text', 'html', 'error'].map(mine),
    ];
    expect(given.filter(each => !text.includes(each))).to.deep.equal([]);
  });

  it('has nothing of other people', async () => {
    const text = JSON.stringify(await exported());
    expect(text.match(/other-[a-z]+/g)).to.equal(null);
    expect(text).to.not.include(successor).and.not.include('lee@kept.example');
  });

  it('has the messages of a conversation from where the person took it over', async () => {
    const data = await exported('lee@kept.example');
    expect(JSON.stringify(data)).to.include('other-answer');
    expect(JSON.stringify(data).match(/mine-(before|aside|reason)/g)).to.equal(null);
    const [{ thread: shown, messages }] = data.threads;
    expect([shown.id, shown.snippet]).to.deep.equal([moved.threadId, 'other-answer']);
    expect(messages.map((each: { body_text: string }) => each.body_text)).to.deep.equal(['other-answer']);
    expect([data.other_messages, data.replacements]).to.deep.equal([[], []]);
  });

  it('shows each thing as it is shown elsewhere', async () => {
    const data = await exported();
    const person = (await client.get(`/v1/people/${idOf(email)}`)).body.data.person;
    expect(data.person).to.deep.equal(person);
    expect(data.leads).to.have.length(3);
    for (const { lead } of data.leads) {
      const shown = await client.get(`/v1/campaigns/${lead.campaign_id}/leads/${lead.id}`);
      expect(lead).to.deep.equal(shown.body.data);
    }
    const { messages } = data.threads.find((each: { thread: { id: string } }) => each.thread.id === thread.threadId); // prettier-ignore
    const listed = (await client.get(`/v1/threads/${thread.threadId}/messages`)).body.data;
    expect(messages).to.deep.equal(listed);
    expect(data.truncated).to.deep.equal([]);
  });

  it('keeps removed leads, and those of deleted campaigns', async () => {
    const account = await newClient();
    for (const removes of [true, false]) {
      const { id } = (await account.post('/v1/campaigns', { name: 'Gone' })).body.data;
      const lead = (await account.post(`/v1/campaigns/${id}/leads`, { email })).body.data;
      await account.delete(`/v1/campaigns/${id}${removes ? `/leads/${lead.id}` : ''}`);
    }
    const { leads } = await exported(email, account);
    expect(leads.map((each: { campaign_name: string }) => each.campaign_name)).to.deep.equal([
      'Gone',
      'Gone',
    ]);
  });

  it('says where there are more messages, and keeps the newest', async () => {
    const account = await newClient();
    const { id } = (await account.post('/v1/campaigns', { name: 'Long' })).body.data;
    await account.post(`/v1/campaigns/${id}/leads`, { email: 'long@copied.example' });
    const long = await buildThread(account.accountId, { lead: { email: 'long@copied.example' } });
    const insert = async (count: number, text: string, second: number) => {
      for (let at = 0; at < count; at++)
        await runSql(
          `INSERT INTO messages (account_id, id, thread_id, mailbox_id, direction, kind, message_id, message_id_hash, subject,
             from_email, body_text, occurred_at, created_at)
           SELECT account_id, ?, thread_id, mailbox_id, 'received', 'reply', ?, UNHEX(SHA2(?, 256)), ?,
             'long@copied.example', ?, DATE_ADD(occurred_at, INTERVAL ? SECOND), created_at
           FROM messages WHERE thread_id = ? AND direction = 'sent' LIMIT 1`,
          [...[toBin(newId()), newId(), newId(), `Number ${at}`, text], second + at, toBin(long.threadId)],
        );
    };
    await insert(1_000, 'Short.', 1);
    const cut = await exported('long@copied.example', account);
    expect(cut.truncated).to.deep.equal(['messages']);
    expect(cut.threads[0].messages).to.have.length(1_000);
    expect(cut.threads[0].messages[0].subject).to.equal('Number 0');

    await insert(5, 'x'.repeat(4 * 1024 ** 2 - 1), 2_000);
    const shorter = (await exported('long@copied.example', account)).threads[0].messages;
    expect(shorter.map((each: { subject: string }) => each.subject)).to.deep.equal(
      [1, 2, 3, 4].map(number => `Number ${number}`),
    );
  });

  it('is a 404 for somebody whom the account does not know, and for the person of another account', async () => {
    const stranger = await newClient();
    for (const id of [idOf(email), 'x', idOf('nobody@copied.example')]) {
      const { status, body } = await stranger.get(`/v1/people/${id}/data`);
      expect([status, body.error.code]).to.deep.equal([404, 'person_not_found']);
    }
  });
});
