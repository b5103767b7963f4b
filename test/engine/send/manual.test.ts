import { expect } from 'chai';
import { pino } from 'pino';
import type { Receipt } from '../../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { parseMail } from '../../../server/src/mail/parse.js';
import type { SmtpPoolRegistry } from '../../../server/src/engine/send/smtp-pool-registry.js';
import { SmtpError, type SmtpFailureKind } from '../../../server/src/engine/send/smtp-error.js';
import { createDispatcher } from '../../../server/src/engine/send/dispatch.js';
import { createReconciler } from '../../../server/src/engine/send/reconcile.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import { displayBody } from '../../support/read-mail.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { createMailbox } from '../../../server/src/store/mailboxes/repository.js';
import { addBlock } from '../../../server/src/events/block-list.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { enrollmentsOf, eventsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { links, runUntilIdle, startEngine, type TestEngine, type TestWorker } from '../../support/engine.js';
import { rawMail, report as spamReport } from '../../support/mail.js';
import { startService, type Client, type TestService } from '../../support/service.js';
import { answer, buildThread, type TestThread } from '../../support/threads.js';

const minute = 60_000;

function query<T>(sql: string, params: unknown[]): Promise<T[]> {
  return runSql<T[]>(sql, params);
}

describe('replies and forwards', () => {
  let engine: TestEngine;
  let worker: TestWorker;
  let service: TestService;
  let client: Client;
  let thread: TestThread;

  beforeEach(async () => {
    engine = await startEngine();
    worker = engine.worker();
    service = await startService({}, engine.clock);
    const accountId = await freshAccount(engine.clock.now());
    client = await service.client(accountId);
    const email = `ann-${newId()}@sandbox.test`;
    const mailbox = {
      email,
      displayName: 'Ann Sender',
      provider: 'sandbox',
      sendingIntervalSeconds: 60,
    } as const;
    const mailboxId = await createMailbox(database().manager, accountId, mailbox, new Date(0));
    const lead = { email: `accept+${newId()}@sandbox.test`, name: 'Jane Miller' };
    thread = await buildThread(accountId, { mailboxId, lead, at: engine.clock.now() });
    await engine.clock.advance(minute);
    await answer(thread, 'What does it cost?', { at: engine.clock.now() });
    await engine.clock.advance(minute);
  });
  afterEach(async () => {
    await service.close();
    await engine.close();
  });

  /** A worker's tasks that send and reconcile. */
  const tasks = (pools: SmtpPoolRegistry = worker.pools): Task[] => {
    const { owner, reconciler } = engine.worker();
    const log = pino({ level: 'silent' });
    const base = { database: database(), clock: engine.clock, log, owner, pools, ...links };
    return [createDispatcher({ ...base, leaseMs: minute, batchSize: 20 }), reconciler];
  };

  async function queued(verb: 'reply' | 'forward', body: object = {}): Promise<string> {
    const { status, body: answered } = await client.post(`/v1/threads/${thread.threadId}/${verb}`, body);
    expect(status, JSON.stringify(answered)).to.equal(202);
    return answered.data.id;
  }

  const job = async (id: string) => (await client.get(`/v1/message-jobs/${id}`)).body.data;
  const messages = async () => (await client.get(`/v1/threads/${thread.threadId}/messages`)).body.data;

  /** What the events of sent mail hold, the oldest first. */
  async function sentEvents(): Promise<Record<string, unknown>[]> {
    const all = await eventsOf(client.accountId);
    return all.filter(({ type }) => type === 'email.sent').map(({ payload }) => payload);
  }

  async function arrived(to: string): Promise<{ raw: Buffer; deliveries: number }[]> {
    return query(
      'SELECT raw, deliveries FROM sandbox_messages WHERE envelope_to = ? ORDER BY accepted_at, id',
      [to],
    );
  }

  /** Senders that fail as reported for the mailbox of the thread, then work. */
  function failing(...kinds: SmtpFailureKind[]): SmtpPoolRegistry {
    return {
      ...worker.pools,
      poolFor: mailbox => ({
        ...worker.pools.poolFor(mailbox),
        send: message => {
          const kind = mailbox.id === thread.mailboxId ? kinds.shift() : undefined;
          const status = { smtpCode: kind === 'unknown' ? null : '451', enhancedCode: null };
          return kind
            ? Promise.reject(new SmtpError(kind, `failed: ${kind}`, status, null))
            : worker.pools.poolFor(mailbox).send(message);
        },
      }),
    };
  }

  it('answers the latest message: quoted, threaded, in the thread', async () => {
    const cc = `accept+cc-${newId()}@sandbox.test`;
    const id = await queued('reply', { body_text: '49 USD <per> month.\nShall we talk?', cc: [cc, cc] });
    expect(await job(id)).to.include({
      status: 'queued',
      message_type: 'reply',
      thread_id: thread.threadId,
      scheduled_at: null,
    });
    await runUntilIdle(tasks());
    expect(await job(id)).to.include({ status: 'sent', error_message: null, send_wait_reason: null });

    const [mail] = await arrived(thread.email);
    const parsed = await parseMail(mail!.raw);
    const list = await messages();
    expect(parsed.subject).to.equal('Re: A question');
    expect(parsed.from).to.deep.equal({ name: 'Ann Sender', address: thread.mailboxEmail });
    expect(parsed.cc.map(({ address }) => address)).to.deep.equal([cc]);
    expect(parsed.inReplyTo).to.equal(list[1].message_id_header);
    expect(parsed.references).to.deep.equal([list[1].message_id_header]);
    expect(parsed.text).to.contain('> What does it cost?');
    expect(parsed.html)
      .to.match(/49 USD &(?:lt|#60);per&(?:gt|#62); month\./)
      .and.contain('<blockquote');
    // Mail programs, and ours, find the quote again.
    expect(displayBody(parsed)).to.equal('49 USD <per> month.\nShall we talk?');
    expect(await arrived(cc)).to.have.length(1);

    expect(list).to.have.length(3);
    expect(list[2]).to.include({
      direction: 'sent',
      body_text: '49 USD <per> month.\nShall we talk?',
      to_email: thread.email,
      message_id_header: parsed.messageId,
    });
    const { body } = await client.get(`/v1/threads/${thread.threadId}`);
    expect(body.data).to.include({ message_count: 3, last_message_at: engine.clock.now().toISOString() });
    const [payload] = await sentEvents();
    expect(payload).to.include({
      email: thread.email,
      to_email: thread.email,
      message_type: 'reply',
      thread_id: thread.threadId,
      subject: 'Re: A question',
      body_text: '49 USD <per> month.\nShall we talk?',
    });
    expect(payload).to.not.have.any.keys('step_number', 'node_id');
    await runUntilIdle(tasks());
    expect((await arrived(thread.email))[0]!.deliveries).to.equal(1);
  });

  it('copies in nobody who gets it anyway', async () => {
    const cc = `accept+cc-${newId()}@sandbox.test`;
    await queued('reply', { body_text: 'Hello', cc: [thread.email.toUpperCase(), cc] });
    await runUntilIdle(tasks());
    const [mail, ...others] = await arrived(thread.email);
    expect(others).to.deep.equal([]);
    expect((await parseMail(mail!.raw)).cc.map(({ address }) => address)).to.deep.equal([cc]);
    expect((await messages()).at(-1).cc).to.deep.equal([cc]);
  });

  it('goes where the answered message asks for, or where the caller says', async () => {
    const other = `accept+other-${newId()}@sandbox.test`;
    await engine.clock.advance(minute);
    await answer(thread, 'Write to my other address', {
      at: engine.clock.now(),
      headers: [`Reply-To: ${other}`],
    });
    const list = await messages();
    await queued('reply', { body_text: 'One' });
    const named = `accept+named-${newId()}@sandbox.test`;
    await queued('reply', {
      body_html: '<b>Two</b>',
      to_email: named.toUpperCase(),
      to_name: 'N\r\nO',
      subject: 'New',
    });
    await queued('reply', { body_text: 'Three', in_reply_to_message_id: list[0].id });
    for (let i = 0; i < 3; i++) {
      await runUntilIdle(tasks());
      await engine.clock.advance(minute);
    }
    expect(await arrived(other)).to.have.length(1);
    const two = await parseMail((await arrived(named))[0]!.raw);
    expect(two.subject).to.equal('New');
    expect(two.to).to.deep.equal([{ name: 'N O', address: named }]);
    expect((await messages()).map((message: { to_name: string }) => message.to_name)).to.include('N O');
    expect(two.text).to.match(/^Two\n/);
    // Answering what we sent ourselves goes to whom we sent it.
    expect(await arrived(thread.email)).to.have.length(1);
  });

  it('forwards a message with its attachments, and takes the answer for no answer of the lead', async () => {
    await engine.clock.advance(minute);
    const parts = ['--b', 'Content-Type: text/plain', '', 'See the list', '--b', 'Content-Type: application/pdf', 'Content-Disposition: attachment; filename="list.pdf"', '', 'PDF', '--b', 'Content-Type: message/rfc822', '', 'Subject: Within', '', 'Hello', '--b--']; // prettier-ignore
    await answer(thread, parts.join('\n'), {
      at: engine.clock.now(),
      headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'],
    });
    const list = await messages();
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    const forward_message_id = list[2].id;
    await queued('forward', { forward_message_id, to_email: colleague, body_text: 'Can you take this?' });
    await runUntilIdle(tasks());
    const mail = await parseMail((await arrived(colleague))[0]!.raw);
    expect(mail.subject).to.equal('Fwd: A question');
    expect(mail.text)
      .to.match(/^Can you take this\?/)
      .and.contain('Forwarded message')
      .and.contain('See the list');
    expect(mail.attachments.map(({ filename, size }) => [filename, size])).to.deep.equal([
      ['list.pdf', 3],
      ['message.eml', 24],
    ]);
    expect(mail.attachments[1]!.content!.toString()).to.equal('Subject: Within\r\n\r\nHello');
    const [sent] = await sentEvents();
    expect(sent).to.include({
      email: thread.email,
      thread_id: thread.threadId,
      message_id: (await messages()).at(-1).id,
      to_email: colleague,
      message_type: 'forward',
      subject: 'Fwd: A question',
    });
    expect(sent!.body_text)
      .to.match(/^Can you take this\?\n\n-+ Forwarded message -+\n/)
      .and.contain('See the list');
    expect(sent).to.not.have.any.keys('step_number', 'node_id', 'flow_node_id');

    await client.patch(`/v1/threads/${thread.threadId}`, { read: true });
    const before = (await client.get(`/v1/threads/${thread.threadId}`)).body.data;
    await engine.clock.advance(minute);
    const fromColleague = { ...thread, email: colleague, messageId: mail.messageId! };
    await answer(fromColleague, 'No thanks, not interested.', { at: engine.clock.now() });
    const after = (await client.get(`/v1/threads/${thread.threadId}`)).body.data;
    expect(after).to.include({ category: before.category, last_inbound_at: before.last_inbound_at });
    expect(after.message_count).to.equal(before.message_count + 1);
    expect([before.read, after.read]).to.deep.equal([true, false]);
  });

  it('shows what was forwarded without a word of whoever forwarded it', async () => {
    const [, answered] = await messages();
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    await queued('forward', { forward_message_id: answered.id, to_email: colleague });
    await runUntilIdle(tasks());
    const [sent] = await sentEvents();
    expect(sent).to.include({ email: thread.email, to_email: colleague, message_type: 'forward' });
    expect(sent!.body_text)
      .to.match(/^-+ Forwarded message -+\nFrom: /)
      .and.match(/\n\nWhat does it cost\?$/);
    const [mail] = await arrived(colleague);
    expect((await parseMail(mail!.raw)).text.trim()).to.equal(sent!.body_text);
    expect((await messages()).at(-1).body_text).to.equal(sent!.body_text);
  });

  it('names the lead that a message was written to, though another has the conversation by now', async () => {
    const { lead_id, global_lead_id } = (await client.get(`/v1/threads/${thread.threadId}`)).body.data;
    await queued('reply', { body_text: 'Later', scheduled_at: new Date(+engine.clock.now() + 5 * minute) });
    await engine.clock.advance(minute);
    const successor = `accept+next-${newId()}@sandbox.test`;
    const [, answered] = await messages();
    const replacement = { new_email: successor, forward_message_id: answered.id };
    const { status } = await client.post(`/v1/threads/${thread.threadId}/replace-lead`, replacement);
    expect(status).to.equal(200);
    for (let i = 0; i < 2; i++) {
      await runUntilIdle(tasks());
      await engine.clock.advance(5 * minute);
    }
    const [forward, reply] = await sentEvents();
    expect(forward).to.include({ email: successor, to_email: successor, message_type: 'forward' });
    expect(reply).to.include({ email: thread.email, to_email: thread.email, message_type: 'reply' });
    expect(reply).to.include({ lead_id, global_lead_id, enrollment_id: thread.enrollmentId });
    expect(forward!.enrollment_id).to.not.equal(thread.enrollmentId);
  });

  it('lists among the unread threads one to whose forward a colleague replied, while the lead is silent', async () => {
    const { mailboxId, threadId: replied } = thread;
    thread = await buildThread(client.accountId, { mailboxId, at: engine.clock.now() });
    const silent = await buildThread(client.accountId, { mailboxId, at: engine.clock.now() });
    // Nothing was received there that could be unread.
    await client.patch(`/v1/threads/${silent.threadId}`, { read: false });
    await engine.clock.advance(minute);
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    await queued('forward', { forward_message_id: (await messages())[0].id, to_email: colleague });
    await runUntilIdle(tasks());
    const { message_id_header: messageId } = (await messages()).at(-1);
    await answer({ ...thread, email: colleague, messageId }, 'Leave it to me.', { at: engine.clock.now() });
    const list = async (query: string) => {
      const { body } = await client.get(`/v1/threads?${query}`);
      expect(body.total_count, query).to.equal(body.data.length);
      return body.data.map(({ id }: { id: string }) => id);
    };
    const both = [replied, thread.threadId];
    expect(await list('unread_only=true')).to.deep.equal(both);
    expect(await list('unread_only=true&sort=oldest')).to.deep.equal(both);
    expect(await list('unread_only=true&has_reply_only=false')).to.deep.equal(both);
    expect(await list('unread_only=true&has_reply_only=true')).to.deep.equal([replied]);
    expect(await list('unread_only=true&q=question')).to.deep.equal(both);
    expect(await list('unread_only=true&q=leave')).to.deep.equal([thread.threadId]);
    expect(await list(`unread_only=true&campaign_id=${thread.campaignId}`)).to.deep.equal([thread.threadId]);
    expect(await list('unread_only=false')).to.deep.equal([replied]);
    await client.patch(`/v1/threads/${thread.threadId}`, { read: true });
    expect(await list('unread_only=true')).to.deep.equal([replied]);
  });

  it('lists what a forward passed on, and passes it on again', async () => {
    const parts = ['--b', 'Content-Type: text/plain', '', 'See the list', '--b', 'Content-Type: application/pdf', 'Content-Disposition: attachment; filename="list.pdf"', '', 'PDF', '--b--']; // prettier-ignore
    const headers = ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary=b'];
    await answer(thread, parts.join('\n'), { at: engine.clock.now(), headers });
    for (const name of ['alex', 'eve']) {
      await engine.clock.advance(minute);
      const to_email = `accept+${name}-${newId()}@sandbox.test`;
      await queued('forward', { forward_message_id: (await messages()).at(-1).id, to_email });
      await runUntilIdle(tasks());
      const mail = await parseMail((await arrived(to_email))[0]!.raw);
      expect(mail.attachments.map(({ filename, size }) => [filename, size])).to.deep.equal([['list.pdf', 3]]);
      const [attached, ...others] = (await messages()).at(-1).attachments;
      expect(attached).to.include({ filename: 'list.pdf', content_type: 'application/pdf', size_bytes: 3 });
      expect(others).to.deep.equal([]);
    }
  });

  it('informs whoever wrote a message that it came back, and holds it against nobody', async () => {
    const [, answered] = await messages();
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    const id = await queued('forward', { forward_message_id: answered.id, to_email: colleague });
    await runUntilIdle(tasks());
    const before = (await client.get(`/v1/threads/${thread.threadId}`)).body.data;
    const enrollment = await enrollmentsOf(thread.accountId, thread.campaignId);
    const original = (await messages()).at(-1).message_id_header;
    await engine.clock.advance(minute);
    expect((await report(colleague, original)).kind).to.equal('bounce');
    expect(await job(id)).to.include({
      status: 'sent',
      error_message: `Bounced: ${colleague}: 550 No such user`,
    });
    const after = (await client.get(`/v1/threads/${thread.threadId}`)).body.data;
    expect(after).to.deep.equal({
      ...before,
      message_count: before.message_count + 1,
      last_message_at: engine.clock.now().toISOString(),
      updated_at: engine.clock.now().toISOString(),
    });
    expect((await messages()).at(-1).from_email).to.equal('mailer-daemon@mx.test');
    expect(await enrollmentsOf(thread.accountId, thread.campaignId)).to.deep.equal(enrollment);
    const types = (await eventsOf(thread.accountId)).map(({ type }) => type);
    expect(types).to.not.include('bounce.detected').and.to.not.include('blocklist.entry_added');
    expect((await report(colleague, original)).kind).to.equal('duplicate');
  });

  it('notes on the job too that the lead cannot be reached', async () => {
    const id = await queued('reply', { body_text: 'Hello' });
    await runUntilIdle(tasks());
    const original = (await messages()).at(-1).message_id_header;
    expect((await report(thread.email, original)).kind).to.equal('bounce');
    expect((await job(id)).error_message).to.equal(`Bounced: ${thread.email}: 550 No such user`);
    const types = (await eventsOf(thread.accountId)).map(({ type }) => type);
    expect(types).to.include('blocklist.entry_added');
  });

  /** What bounces were reported, and whom they blocked. */
  async function bounced(): Promise<{ reported: Record<string, unknown>[]; blocked: unknown[] }> {
    const reported = (await eventsOf(thread.accountId))
      .filter(({ type }) => type === 'bounce.detected')
      .map(({ payload }) => payload);
    const blocks = (await client.get('/v1/block-list')).body.data as { value: string; reason: string }[];
    return { reported, blocked: blocks.map(({ value, reason }) => `${value} ${reason}`) };
  }

  it('holds what came back against the lead that it was written to, not against one of before', async () => {
    const successor = `bounce-hard+${newId()}@sandbox.test`;
    const [, answered] = await messages();
    const replaced = await client.post(`/v1/threads/${thread.threadId}/replace-lead`, {
      new_email: successor,
      forward_message_id: answered.id,
    });
    expect(replaced.status, JSON.stringify(replaced.body)).to.be.oneOf([200, 201, 202]);
    await runUntilIdle(tasks());
    const { id, to_email, message_id_header } = (await messages()).at(-1);
    expect(to_email).to.equal(successor);
    expect((await report(successor, message_id_header)).kind).to.equal('bounce');
    const { reported, blocked } = await bounced();
    expect(blocked).to.deep.equal([`${successor} hard 5.1.1`]);
    expect(reported).to.have.length(1);
    expect(reported[0]).to.include({ email: successor, thread_id: thread.threadId, message_id: id });
    const figures = (await client.get(`/v1/campaigns/${thread.campaignId}/stats`)).body.data;
    expect(figures.totals.bounceCount).to.equal(0);
  });

  it('takes an opt-out of a former lead for their own alone', async () => {
    const [, answered] = await messages();
    const successor = `accept+${newId()}@sandbox.test`;
    await client.post(`/v1/threads/${thread.threadId}/replace-lead`, {
      new_email: successor,
      forward_message_id: answered.id,
    });
    await runUntilIdle(tasks());
    const optOut = async (from: string) => {
      const raw = rawMail(
        `From: ${from}`,
        `Message-ID: <${newId()}@mx.test>`,
        `In-Reply-To: ${answered.message_id_header}`,
        'Subject: Re: Hello',
        '',
        'Please take me off your list and do not write to me again.',
      );
      return arrive(raw);
    };
    expect((await optOut(thread.email)).kind).to.equal('reply');
    const received = (await eventsOf(thread.accountId)).filter(({ type }) => type === 'reply.received');
    expect(received.at(-1)!.payload).to.include({ email: successor, from_email: thread.email });
    expect((await bounced()).blocked).to.deep.equal([`${thread.email} Asked by reply`]);
    expect((await optOut(successor)).kind).to.equal('reply');
    expect((await bounced()).blocked.sort()).to.deep.equal(
      [`${thread.email} Asked by reply`, `${successor} Asked by reply`].sort(),
    );
  });

  it('says that what was written to the lead came back, as that message', async () => {
    await queued('reply', { body_text: 'Hello' });
    await runUntilIdle(tasks());
    const { id, message_id_header } = (await messages()).at(-1);
    await report(thread.email, message_id_header);
    const { reported } = await bounced();
    expect(reported).to.have.length(1);
    expect(reported[0]).to.include({ email: thread.email, message_id: id, reason: 'hard 5.1.1' });
  });

  it('takes a refusal of the lead for a bounce, and one of somebody else for none', async () => {
    const refusing: SmtpPoolRegistry = {
      ...worker.pools,
      poolFor: mailbox => ({
        ...worker.pools.poolFor(mailbox),
        send: () => {
          const status = { smtpCode: '550', enhancedCode: '5.1.1' };
          return Promise.reject(
            new SmtpError('recipient_rejected', 'RCPT refused', status, '550 5.1.1 No such user'),
          );
        },
      }),
    };
    const aside = await queued('reply', { body_text: 'Hello', to_email: `accept+${newId()}@sandbox.test` });
    await runUntilIdle(tasks(refusing));
    expect(await job(aside)).to.include({ status: 'failed', status_reason: 'rejected' });
    expect(await bounced()).to.deep.equal({ reported: [], blocked: [] });
    await engine.clock.advance(minute);
    const id = await queued('reply', { body_text: 'Hello' });
    await runUntilIdle(tasks(refusing));
    expect(await job(id)).to.include({ status: 'failed', status_reason: 'rejected' });
    const { reported, blocked } = await bounced();
    expect(blocked).to.deep.equal([`${thread.email} hard 5.1.1`]);
    expect(reported).to.have.length(1);
    expect(reported[0]).to.include({ email: thread.email, message_id: null, reason: 'hard 5.1.1' });
  });

  it('never writes again to whoever reported as spam what a person wrote to them', async () => {
    const complaint = async () => {
      const { message_id_header } = (await messages()).at(-1);
      const headers = [
        'From: fbl@provider.test',
        `Message-ID: <${newId()}@provider.test>`,
        'Subject: Abuse report',
      ];
      return arrive(spamReport(headers, 'complaint', '', message_id_header));
    };
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    await queued('forward', { forward_message_id: (await messages())[1].id, to_email: colleague });
    await runUntilIdle(tasks());
    expect((await complaint()).kind).to.equal('complaint');
    const [before] = await enrollmentsOf(thread.accountId, thread.campaignId);
    expect((await bounced()).blocked).to.deep.equal([`${colleague} Reported as spam`]);
    await engine.clock.advance(minute);
    await queued('reply', { body_text: 'Hello', cc: [`accept+${newId()}@sandbox.test`] });
    await runUntilIdle(tasks());
    // Nobody says which of the two it was.
    expect((await complaint()).kind).to.equal('ignored');
    await engine.clock.advance(minute);
    await queued('reply', { body_text: 'Hello' });
    await runUntilIdle(tasks());
    expect((await complaint()).kind).to.equal('complaint');
    const { reported, blocked } = await bounced();
    expect(reported).to.deep.equal([]);
    expect(blocked.sort()).to.deep.equal(
      [`${colleague} Reported as spam`, `${thread.email} Reported as spam`].sort(),
    );
    expect(before!.reason).to.not.equal('unsubscribed');
    const [after] = await enrollmentsOf(thread.accountId, thread.campaignId);
    expect(after).to.include({ state: 'stopped' });
  });

  it('reports the code of what came back where the server said nothing', async () => {
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    const id = await queued('reply', { body_text: 'Hello', to_email: colleague });
    await runUntilIdle(tasks());
    await report(colleague, (await messages()).at(-1).message_id_header, []);
    expect((await job(id)).error_message).to.equal(`Bounced: ${colleague}: hard 5.1.1`);
  });

  /** Lets a mail server tell that a message could not be delivered. */
  function report(
    recipient: string,
    original: string,
    said = ['Diagnostic-Code: smtp; 550 No such user'],
  ): Promise<Receipt> {
    const raw = rawMail(
      'From: MAILER-DAEMON@mx.test',
      'Message-ID: <report@mx.test>',
      'Subject: Undelivered Mail Returned to Sender',
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      '',
      'This message was created automatically by mail delivery software. '.repeat(5),
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.test',
      '',
      `Final-Recipient: rfc822; ${recipient}`,
      'Action: failed',
      'Status: 5.1.1',
      ...said,
      '',
      '--b',
      'Content-Type: text/rfc822-headers',
      '',
      `Message-ID: ${original}`,
      '',
      '--b--',
    );
    return arrive(raw);
  }

  /** Lets a mail arrive in the mailbox. */
  function arrive(raw: Buffer): Promise<Receipt> {
    const mailbox = { accountId: thread.accountId, id: thread.mailboxId, email: thread.mailboxEmail };
    const { clock } = engine;
    return receiveMail({ database: database(), clock, mailbox, raw, receivedAt: clock.now() });
  }

  it('answers the lead after a forward, and reports nothing of it to them', async () => {
    const [, answered] = await messages();
    const colleague = `accept+alex-${newId()}@sandbox.test`;
    await queued('forward', {
      forward_message_id: answered.id,
      to_email: colleague,
      body_text: 'Between us: they are in a hurry.',
    });
    await runUntilIdle(tasks());
    await engine.clock.advance(minute);
    await queued('reply', { body_text: '49 USD' });
    await runUntilIdle(tasks());
    expect(await arrived(colleague)).to.have.length(1);
    const mail = await parseMail((await arrived(thread.email))[0]!.raw);
    expect(mail.inReplyTo).to.equal(answered.message_id_header);
    expect(mail.text).to.contain('What does it cost?').and.not.contain('Between us');
  });

  it('waits for its time and for the mailbox, not for the campaign, and send-now waives both', async () => {
    await client.patch(`/v1/campaigns/${thread.campaignId}/status`, { status: 'paused' });
    const at = new Date(engine.clock.now().getTime() + 10 * minute).toISOString();
    const later = await queued('reply', { body_text: 'Later', scheduled_at: at });
    const first = await queued('reply', { body_text: 'First' });
    const second = await queued('reply', { body_text: 'Second' });
    await runUntilIdle(tasks());
    expect(await job(first)).to.include({ status: 'sent' });
    expect(await job(second)).to.include({ status: 'queued', send_wait_reason: 'mailbox_interval' });
    expect(await job(later)).to.include({ status: 'queued', scheduled_at: at });
    const expedited = await client.post(`/v1/message-jobs/${second}/send-now`);
    expect(expedited.body.data).to.include({ status: 'queued', send_wait_reason: null });
    await runUntilIdle(tasks());
    expect(await job(second)).to.include({ status: 'sent' });
    await client.post(`/v1/message-jobs/${later}/send-now`);
    await runUntilIdle(tasks());
    expect(await job(later)).to.include({ status: 'sent', scheduled_at: null });

    const key = [toBin(client.accountId), toBin(thread.mailboxId)];
    await query("UPDATE mailboxes SET status = 'disconnected' WHERE account_id = ? AND id = ?", key);
    const held = await queued('reply', { body_text: 'Held' });
    await engine.clock.advance(2 * minute);
    await runUntilIdle(tasks());
    expect(await job(held)).to.include({ status: 'queued', send_wait_reason: 'mailbox_unavailable' });
    await query("UPDATE mailboxes SET status = 'connected' WHERE account_id = ? AND id = ?", key);
    await engine.clock.advance(minute);
    await runUntilIdle(tasks());
    expect(await job(held)).to.include({ status: 'sent' });
  });

  it('is cancelled while queued or failed, and never after it left', async () => {
    const id = await queued('reply', { body_text: 'Oops' });
    const cancel = (of: string) => client.post(`/v1/message-jobs/${of}/cancel`);
    expect((await cancel(id)).body.data).to.include({ status: 'cancelled', status_reason: 'cancelled' });
    await runUntilIdle(tasks());
    expect(await arrived(thread.email)).to.have.length(0);
    expect([
      (await cancel(id)).status,
      (await client.post(`/v1/message-jobs/${id}/send-now`)).status,
    ]).to.deep.equal([409, 409]);
    const sent = await queued('reply', { body_text: 'Hi' });
    await runUntilIdle(tasks());
    expect((await cancel(sent)).body.error).to.include({
      code: 'message_job_state_conflict',
      message: 'The message job is sent. It must be queued or failed.',
    });
    const missing = await client.get(`/v1/message-jobs/${newId()}`);
    expect(missing.body.error.code).to.equal('message_job_not_found');
  });

  it('writes to nobody on the block list', async () => {
    const block = { type: 'email', value: thread.email, reason: null, origin: 'api' } as const;
    await transaction(database(), tx => addBlock(tx, client.accountId, block, engine.clock.now()));
    const id = await queued('reply', { body_text: 'Hi' });
    await runUntilIdle(tasks());
    expect(await job(id)).to.include({
      status: 'failed',
      status_reason: 'blocked',
      error_message: `On the block list: ${thread.email}`,
    });
    expect(await arrived(thread.email)).to.have.length(0);
  });

  it('tries again what is refused for the moment, and gives up what is refused for good', async () => {
    const id = await queued('reply', { body_text: 'Hi' });
    const pools = failing('temporary', 'recipient_rejected');
    await runUntilIdle(tasks(pools));
    expect(await job(id)).to.include({
      status: 'queued',
      send_wait_reason: 'retry_backoff',
      error_message: 'failed: temporary',
    });
    await engine.clock.advance(10 * minute);
    await runUntilIdle(tasks(pools));
    expect(await job(id)).to.include({ status: 'failed', status_reason: 'rejected', send_wait_reason: null });
  });

  it('ends the trouble of its mailbox when it leaves, not that of reading its mail', async () => {
    const key = [toBin(client.accountId), toBin(thread.mailboxId)];
    const mailbox = async () => (await client.get(`/v1/mailboxes/${thread.mailboxId}`)).body.data;
    const id = await queued('reply', { body_text: 'Hi' });
    const pools = failing('auth');
    await runUntilIdle(tasks(pools));
    expect(await job(id)).to.include({ status: 'queued', send_wait_reason: 'mailbox_unavailable' });
    expect(await mailbox()).to.include({
      status: 'error',
      last_error: 'The mail server does not allow the mailbox to send: failed: auth',
    });
    const [waiting] = await query<{ due_at: Date }>('SELECT due_at FROM message_jobs WHERE id = ?', [
      toBin(id),
    ]);
    expect(waiting!.due_at.getTime()).to.equal(engine.clock.now().getTime() + 5 * minute);
    await client.post(`/v1/message-jobs/${id}/send-now`);
    await runUntilIdle(tasks(pools));
    expect(await job(id)).to.include({ status: 'sent' });
    expect(await mailbox()).to.include({ status: 'connected', last_error: null });
    const [pace] = await query<{ next_send_at: Date; consecutive_failures: number }>(
      'SELECT next_send_at, consecutive_failures FROM mailboxes WHERE account_id = ? AND id = ?',
      key,
    );
    expect(pace).to.include({ consecutive_failures: 0 });
    expect(pace!.next_send_at).to.deep.equal(new Date(engine.clock.now().getTime() + minute));

    await query(
      `INSERT INTO inbound_cursors (account_id, mailbox_id, folder, last_error) VALUES (?, ?, 'INBOX', 'No IMAP')
         ON DUPLICATE KEY UPDATE last_error = 'No IMAP'`,
      key,
    );
    await query(
      "UPDATE mailboxes SET status = 'error', trouble = 'reading', status_reason = 'No IMAP', consecutive_failures = 1 WHERE account_id = ? AND id = ?",
      key,
    );
    const next = await queued('reply', { body_text: 'Still there?' });
    await client.post(`/v1/message-jobs/${next}/send-now`);
    await runUntilIdle(tasks());
    expect(await job(next)).to.include({ status: 'sent' });
    expect(await mailbox()).to.include({ status: 'error', last_error: 'No IMAP' });
  });

  it('says for whom of its recipients it was not taken', async () => {
    const gone = `reject+${newId()}@sandbox.test`;
    const id = await queued('reply', { body_text: 'Hi', cc: [gone] });
    await runUntilIdle(tasks());
    const { status, error_message } = await job(id);
    expect(status).to.equal('sent');
    expect(error_message)
      .to.match(/^Rejected for .*User unknown/)
      .and.contain(gone);
    expect(await arrived(thread.email)).to.have.length(1);
  });

  it('is handed over once by two workers, and is looked for after a crash', async () => {
    const id = await queued('reply', { body_text: 'Once' });
    await Promise.all([runUntilIdle(tasks()), runUntilIdle(tasks()), runUntilIdle(tasks())]);
    expect((await arrived(thread.email)).map(({ deliveries }) => deliveries)).to.deep.equal([1]);
    // As a crash after the hand-over leaves it.
    const key = [toBin(client.accountId), toBin(id)];
    await query("UPDATE message_jobs SET status = 'sending' WHERE account_id = ? AND id = ?", key);
    await query("UPDATE sends SET state = 'sending', due_at = ? WHERE account_id = ? AND id = ?", [
      engine.clock.now(),
      ...key,
    ]);
    await query('DELETE FROM messages WHERE account_id = ? AND message_job_id = ?', key);
    await runUntilIdle(tasks());
    expect(await job(id)).to.include({ status: 'sent' });
    expect(await messages()).to.have.length(3);
    expect((await arrived(thread.email)).map(({ deliveries }) => deliveries)).to.deep.equal([1]);

    await engine.clock.advance(minute);
    const lost = await queued('reply', { body_text: 'Twice' });
    await runUntilIdle(tasks(failing('unknown')));
    expect(await job(lost)).to.include({ status: 'sending' });
    await engine.clock.advance(2 * minute);
    await runUntilIdle(tasks());
    await runUntilIdle(tasks());
    // The sandbox keeps what it takes: it had not taken this one.
    expect(await job(lost)).to.include({ status: 'sent' });
    expect(await arrived(thread.email)).to.have.length(2);
  });

  it('shows what nobody can tell, never sends it again, and takes a reply to it for the proof that it left', async () => {
    const id = await queued('reply', { body_text: 'Perhaps' });
    const key = [toBin(client.accountId), toBin(id)];
    const [dispatcher] = tasks(failing('unknown'));
    const sentFolders = { sandbox: { find: async () => ({ kind: 'unsure' }) as const } };
    const base = { database: database(), clock: engine.clock, log: pino({ level: 'silent' }) };
    await runUntilIdle([dispatcher!]);
    await engine.clock.advance(2 * minute);
    await runUntilIdle([createReconciler({ ...base, owner: newId(), sentFolders })]);
    await engine.clock.advance(2 * minute);
    await runUntilIdle(tasks());
    expect(await job(id)).to.include({ status: 'failed', status_reason: 'unknown' });
    expect(await arrived(thread.email)).to.have.length(0);
    const [send] = await query<{ state: string; message_id: string }>(
      'SELECT state, message_id FROM sends WHERE account_id = ? AND id = ?',
      key,
    );
    expect(send!.state).to.equal('unknown');
    await answer({ ...thread, messageId: send!.message_id }, 'Got it.', { at: engine.clock.now() });
    expect(await job(id)).to.include({ status: 'sent', status_reason: null, error_message: null });
    expect(
      (await messages()).map((message: { body_text: string }) => message.body_text).slice(2),
    ).to.deep.equal(['Perhaps', 'Got it.']);
  });

  it('refuses what it cannot write', async () => {
    const post = async (verb: string, body: object, id = thread.threadId) => {
      const { status, body: answered } = await client.post(`/v1/threads/${id}/${verb}`, body);
      return [status, answered.error.code, answered.details?.[0]?.path];
    };
    const missing = newId();
    expect(await post('reply', {}, missing)).to.deep.equal([404, 'thread_not_found', undefined]);
    const unknown = { in_reply_to_message_id: missing };
    expect(await post('reply', unknown)).to.deep.equal([404, 'message_not_found', undefined]);
    const forward = { forward_message_id: missing };
    expect(await post('forward', forward)).to.deep.equal([404, 'message_not_found', undefined]);
    expect(await post('forward', {})).to.deep.equal([400, 'invalid_request', 'forward_message_id']);
    expect(await post('reply', { to_email: 'nobody' })).to.deep.equal([400, 'invalid_request', 'to_email']);
    expect(await post('reply', { cc: ['a@example.com', 'x'] })).to.deep.equal([
      400,
      'invalid_request',
      'cc[1]',
    ]);
    expect(await post('reply', { scheduled_at: 'soon' })).to.deep.equal([
      400,
      'invalid_request',
      'scheduled_at',
    ]);
    await query("UPDATE campaigns SET source = 'external' WHERE account_id = ?", [toBin(client.accountId)]);
    expect(await post('reply', {})).to.deep.equal([403, 'external_read_only', undefined]);
  });
});
