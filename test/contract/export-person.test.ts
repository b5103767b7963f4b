import { expect } from 'chai';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { shownMessages } from '../../server/src/operations/inbox/threads.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import type { ListedMessage } from '../../server/src/store/inbox/messages/queries.js';
import { database, runSql } from '../support/database.js';
import { until } from '../support/imap-mailbox.js';
import { newClient, type Client } from '../support/service.js';
import { answer, buildThread, type TestThread } from '../support/threads.js';
import { VirtualClock } from '../support/virtual-clock.js';

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
    const { id: job } = await made(`/v1/threads/${moved.threadId}/reply`, { body_text: mine('waiting') });
    const third = { to_email: 'max@kept.example', body_text: 'other-third' };
    await made(`/v1/threads/${moved.threadId}/reply`, third);
    const replaced = { new_email: 'lee@kept.example', reason: 'role_change', reason_note: mine('reason') };
    await made(`/v1/threads/${moved.threadId}/replace-lead`, replaced);
    // As the engine takes it up: for whoever has the thread by then.
    await runSql(
      `INSERT INTO sends (account_id, id, kind, campaign_id, lead_id, global_lead_id, mailbox_id, message_id, message_id_hash,
         from_email, to_email, subject, body_text, state, created_at, updated_at)
       SELECT account_id, ?, 'manual', campaign_id, lead_id, global_lead_id, mailbox_id, '<c@d>', UNHEX(SHA2('<c@d>', 256)),
         'ann@sender.example', ?, 'Re: Hi', ?, 'queued', UTC_TIMESTAMP(3), UTC_TIMESTAMP(3) FROM threads WHERE id = ?`,
      [toBin(job), email, mine('handed'), toBin(moved.threadId)],
    );
    await made(`/v1/threads/${moved.threadId}/reply`, {
      to_email: 'lee@kept.example',
      body_text: 'other-reply',
    });
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
      ...[
        'subject',
        'body',
        'answer',
        'thread-tag',
        'queued',
        'before',
        'aside',
        'forward',
        'waiting',
        'handed',
      ].map(mine),
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
    expect(JSON.stringify(data)).to.include('other-answer').and.include('other-reply');
    const theirs = /mine-(before|aside|reason|waiting|handed|forward)|other-third/g;
    expect(JSON.stringify(data).match(theirs)).to.equal(null);
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

  it('has no mail of others for the address of a mailbox of the account', async () => {
    const { id } = await made('/v1/campaigns', { name: 'Colleagues' });
    await made(`/v1/campaigns/${id}/leads`, { email: thread.mailboxEmail });
    await until('the event of the lead is shown', async () => {
      const { events } = await exported(thread.mailboxEmail);
      return events.length > 0;
    });
    const data = await exported(thread.mailboxEmail);
    expect(data.leads).to.have.length(1);
    expect(data.events.map(({ type }: { type: string }) => type)).to.deep.equal(['lead.created']);
    for (const list of ['threads', 'other_messages', 'message_jobs', 'sends'])
      expect(data[list], list).to.deep.equal([]);
  });

  it('has the newest events, oldest first', async () => {
    const account = await newClient();
    await account.put('/v1/webhooks', { webhook_url: 'http://127.0.0.1:9/hooks' });
    const { id } = (await account.post('/v1/campaigns', { name: 'Busy' })).body.data;
    await account.post(`/v1/campaigns/${id}/leads`, { email });
    const [{ id: first }] = (await exported(email, account)).events;
    const ids = Array.from({ length: 1_000 }, () => newId());
    for (const each of ids)
      await runSql(
        `INSERT INTO events (account_id, id, type, payload, created_at, delivery_status, due_at, attempts, attempts_before,
           response_status, latency_ms, attempted_at, last_error)
         SELECT account_id, ?, type, payload, created_at, delivery_status, due_at, attempts, attempts_before,
           response_status, latency_ms, attempted_at, last_error FROM events WHERE id = ?`,
        [toBin(each), toBin(first)],
      );
    const { events, truncated } = await exported(email, account);
    expect(truncated).to.deep.equal(['events']);
    expect(events.map((event: { id: string }) => event.id)).to.deep.equal(ids);
  });

  it('stops sanitizing HTML after a time for all of it', async () => {
    const clock = new VirtualClock(new Date('2026-03-02T10:00:00Z'));
    const sanitizeHtml = async () => {
      await clock.advance(6_000);
      return 'sanitized';
    };
    const rows = Array.from({ length: 4 }, () => ({ body_html: '<p>', html_sanitized: false }));
    const until = new Date(clock.now().getTime() + 10_000);
    const deps = { database: database(), clock, sanitizeHtml };
    const shown = await shownMessages(deps, rows as ListedMessage[], until);
    expect(shown.map(({ body_html }) => body_html)).to.deep.equal(['sanitized', 'sanitized', null, null]);
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

    await runSql(
      `UPDATE messages SET body_text = REPEAT('x', ?), body_html = body_text, html_sanitized = TRUE
       WHERE thread_id = ? AND subject = 'Number 4'`,
      [9 * 1024 ** 2, toBin(long.threadId)],
    );
    const [newest, ...others] = (await exported('long@copied.example', account)).threads[0].messages;
    expect(newest.subject).to.equal('Number 4');
    expect(others).to.deep.equal([]);
  });

  it('says where there are more replies that were not sent, and keeps the newest', async () => {
    const account = await newClient();
    const { id: campaign } = (await account.post('/v1/campaigns', { name: 'Many' })).body.data;
    await account.post(`/v1/campaigns/${campaign}/leads`, { email });
    const many = await buildThread(account.accountId, { lead: { email } });
    const { id } = (await account.post(`/v1/threads/${many.threadId}/reply`, { body_text: 'Oldest.' })).body.data; // prettier-ignore
    const insert = async (count: number, length: number) => {
      const ids = Array.from({ length: count }, () => newId());
      for (const each of ids)
        await runSql(
          `INSERT INTO message_jobs (account_id, id, thread_id, mailbox_id, message_type, status, to_email, body_text, created_at, updated_at)
           SELECT account_id, ?, thread_id, mailbox_id, message_type, 'failed', to_email, REPEAT('x', ?), created_at, updated_at
           FROM message_jobs WHERE id = ?`,
          [toBin(each), length, toBin(id)],
        );
      return ids.reverse();
    };
    const shownOf = async () => {
      const { message_jobs, truncated } = await exported(email, account);
      expect(truncated).to.deep.equal(['message_jobs']);
      return message_jobs.map((each: { message_job: { id: string } }) => each.message_job.id);
    };
    expect((await exported(email, account)).message_jobs).to.have.length(1);
    const short = await insert(1_000, 1);
    expect(await shownOf()).to.deep.equal(short);
    const long = await insert(5, 4 * 1024 ** 2 - 1);
    expect(await shownOf()).to.deep.equal(long.slice(0, 4));
    const [longest] = await insert(1, 1);
    await runSql("UPDATE message_jobs SET body_text = REPEAT('x', ?), body_html = body_text WHERE id = ?", [
      9 * 1024 ** 2,
      toBin(longest!),
    ]);
    expect(await shownOf()).to.deep.equal([longest]);
  });

  it('is a 404 for somebody whom the account does not know, and for the person of another account', async () => {
    const stranger = await newClient();
    for (const id of [idOf(email), 'x', idOf('nobody@copied.example')]) {
      const { status, body } = await stranger.get(`/v1/people/${id}/data`);
      expect([status, body.error.code]).to.deep.equal([404, 'person_not_found']);
    }
  });
});
