import { expect } from 'chai';
import type { Receipt } from '../../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { createSandboxTask } from '../../../server/src/sandbox/task.js';
import { globalLeadId } from '../../../server/src/domain/leads/email-address.js';
import { fromBin, hashToBin, toBin } from '../../../server/src/store/database/ids.js';
import { readTotals } from '../../../server/src/store/stats/repository.js';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  sandboxMailbox,
  runUntilIdle,
  startEngine,
  type TestEngine,
  type TestWorker,
} from '../../support/engine.js';
import { play } from '../../support/play.js';
import { buildMailbox } from '../../support/build.js';
import { rawMail } from '../../support/mail.js';
import { pino } from 'pino';
import { newId } from '../../../server/src/store/database/ids.js';

const sequence = () =>
  flow(
    [
      node('lead', 'leadSource'),
      email('first', { subject: 'A question', template: 'Dear {{email}}' }),
      wait('pause', 3 * 86_400),
      email('second', { subject: '', template: 'Any news?' }),
    ],
    'lead>first',
    'first>pause',
    'pause>second',
  );

interface Thread {
  id: Buffer;
  subject: string;
  snippet: string;
  message_count: number;
  last_inbound_at: Date | null;
  category: string | null;
  conversation_status: string;
  unread: number;
  has_reply: number;
  replied_on: string | null;
  positive_on: string | null;
}

function query<T>(sql: string, params: unknown[]): Promise<T[]> {
  return runSql<T[]>(sql, params);
}

describe('inbound mail', () => {
  let engine: TestEngine;
  let worker: TestWorker;
  let accountId: string;
  let mailbox: { accountId: string; id: string; email: string };
  let campaignId: string;

  beforeEach(async () => {
    engine = await startEngine();
    worker = engine.worker();
    accountId = await freshAccount(engine.clock.now());
    const address = `ann-${newId()}@sandbox.test`;
    const id = await sandboxMailbox(accountId, { email: address, displayName: 'Ann Sender' });
    mailbox = { accountId, id, email: address };
    campaignId = await buildLaunched(
      accountId,
      { flow: sequence(), mailboxIds: [id], name: 'Spring' },
      engine.clock.now(),
    );
  });
  afterEach(() => engine.close());

  /** Writes to a recipient of the sandbox; answers the address and the Message-ID. */
  async function write(name: string): Promise<{ address: string; messageId: string }> {
    const address = `${name}+${newId().slice(-12)}@sandbox.test`;
    await enroll(accountId, campaignId, [{ email: address }], engine.clock.now());
    await worker.runUntilIdle();
    const sends = await ledger(accountId);
    return { address, messageId: sends.find(send => send.to_email === address)!.message_id };
  }

  function receive(...lines: string[]): Promise<Receipt> {
    return receiveMail({
      database: database(),
      clock: engine.clock,
      mailbox,
      raw: rawMail(...lines),
      receivedAt: engine.clock.now(),
    });
  }

  async function onlyThread(): Promise<Thread> {
    const threads = await query<Thread>('SELECT * FROM threads WHERE account_id = ?', [toBin(accountId)]);
    expect(threads).to.have.length(1);
    return threads[0]!;
  }

  async function eventsOf(type: string): Promise<Record<string, unknown>[]> {
    const rows = await query<{ payload: string }>(
      'SELECT payload FROM events WHERE account_id = ? AND type = ? ORDER BY id',
      [toBin(accountId), type],
    );
    return rows.map(row => JSON.parse(row.payload) as Record<string, unknown>);
  }

  async function status(): Promise<string> {
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    return `${enrollment!.state} ${enrollment!.reason}`;
  }

  const stats = async () => {
    const totals = await readTotals(database().manager, accountId, campaignId);
    return [totals.replied_count, totals.positive_reply_count, totals.bounce_count];
  };

  const blocked = () =>
    query<{ value: string; origin: string }>(
      'SELECT value, origin FROM block_list_entries WHERE account_id = ?',
      [toBin(accountId)],
    );

  it('takes a reply: thread, message, events, statistics, and the end of the sequence', async () => {
    const { address, messageId } = await write('accept');
    await engine.clock.advance(60_000);
    const receipt = await receive(
      `From: Jane Smith <${address}>`,
      `To: Ann <${mailbox.email}>`,
      'Subject: Re: A question',
      'Message-ID: <answer-1@example.com>',
      `In-Reply-To: ${messageId}`,
      '',
      'Sounds interesting, please send me the pricing.',
      '',
      'On Mon, 2 Mar 2026 at 15:00, Ann wrote:',
      '> Dear you',
    );
    expect(receipt.kind).to.equal('reply');
    const thread = await onlyThread();
    expect(thread).to.include({
      subject: 'A question',
      snippet: 'Sounds interesting, please send me the pricing.',
      message_count: 2,
      category: 'Interested',
      unread: 1,
      has_reply: 1,
      replied_on: '2026-03-02',
      positive_on: '2026-03-02',
    });
    expect(thread.last_inbound_at).to.deep.equal(engine.clock.now());
    expect(await status()).to.equal('stopped replied');
    expect(await stats()).to.deep.equal([1, 1, 0]);

    const [event, ...more] = await eventsOf('reply.received');
    expect(more).to.deep.equal([]);
    expect(event).to.include({
      email: address,
      mailbox_email: mailbox.email,
      campaign_name: 'Spring',
      campaign_id: campaignId,
      thread_id: fromBin(thread.id),
      body_text: 'Sounds interesting, please send me the pricing.',
      category: 'Interested',
      subject: 'Re: A question',
    });
    expect(await eventsOf('reply.categorized')).to.have.length(1);
    expect((await eventsOf('reply.categorized'))[0]).to.include({
      category: 'Interested',
      previous_category: null,
    });

    await play(engine, worker, 5 * 86_400_000, 86_400_000);
    expect(await ledger(accountId)).to.have.length(1);
  });

  it('keeps the whole text of a long answer, and cuts it for the event alone', async () => {
    const { address, messageId } = await write('accept');
    const paragraph = `${'word '.repeat(3_999)}end`;
    await receive(
      `From: ${address}`,
      'Subject: Re: A question',
      'Message-ID: <long-1@example.com>',
      `In-Reply-To: ${messageId}`,
      '',
      paragraph,
      '',
      'Another paragraph.',
    );
    const whole = `${paragraph}\n\nAnother paragraph.`;
    const [message] = await query<{ display_text: string }>(
      "SELECT display_text FROM messages WHERE account_id = ? AND direction = 'received'",
      [toBin(accountId)],
    );
    expect(message!.display_text).to.equal(whole);
    const [event] = await eventsOf('reply.received');
    expect(event!.body_text).to.equal(whole.slice(0, 16_000));
  });

  it('takes the same mail once, also when two workers take it at the same time', async () => {
    const { address, messageId } = await write('accept');
    const mail = [
      `From: ${address}`,
      'Message-ID: <same@example.com>',
      `References: <other@x> ${messageId}`,
      '',
      'Hi',
    ];
    const receipts = await Promise.all([receive(...mail), receive(...mail), receive(...mail)]);
    expect(receipts.map(({ kind }) => kind).sort()).to.deep.equal(['duplicate', 'duplicate', 'reply']);
    expect((await receive(...mail)).kind).to.equal('duplicate');
    expect(await eventsOf('reply.received')).to.have.length(1);
    expect(await stats()).to.deep.equal([1, 0, 0]);
    expect((await onlyThread()).message_count).to.equal(2);
  });

  it('takes a mail to two mailboxes once into its thread, also when both are read at the same time', async () => {
    const { address, messageId } = await write('accept');
    const bob = `bob-${newId()}@sandbox.test`;
    const other = { accountId, id: await sandboxMailbox(accountId, { email: bob }), email: bob };
    const mail = (id: string) =>
      rawMail(`From: ${address}`, `Message-ID: <${id}@example.com>`, `In-Reply-To: ${messageId}`, '', 'Both');
    const take = (into: typeof mailbox, id: string) =>
      receiveMail({
        database: database(),
        clock: engine.clock,
        mailbox: into,
        raw: mail(id),
        receivedAt: engine.clock.now(),
      });
    const receipts = [await take(other, 'one'), await take(mailbox, 'one')];
    expect(receipts.map(({ kind }) => kind)).to.deep.equal(['reply', 'duplicate']);
    const together = await Promise.all([take(other, 'two'), take(mailbox, 'two')]);
    expect(together.map(({ kind }) => kind).sort()).to.deep.equal(['duplicate', 'reply']);
    expect(await eventsOf('reply.received')).to.have.length(2);
    expect((await onlyThread()).message_count).to.equal(3);
  });

  it('finds the thread of a mail without references by its sender, and counts one reply per thread', async () => {
    const { address } = await write('accept');
    await receive(`From: ${address}`, 'Subject: Hello', '', 'Who are you?');
    await receive(
      `From: ${address}`,
      'Subject: Hello again',
      '',
      'I am interested, please send more information.',
    );
    expect(await stats()).to.deep.equal([1, 1, 0]);
    expect(await onlyThread()).to.include({ category: 'Interested', message_count: 3 });
    expect((await eventsOf('reply.categorized')).map(event => event.category)).to.deep.equal([
      'Neutral',
      'Interested',
    ]);
    // What says less takes nothing back.
    await receive(`From: ${address}`, 'Subject: Hello', '', 'Thursday at 3.');
    expect(await onlyThread()).to.include({ category: 'Interested' });
  });

  it('keeps an answer behind what it answers, though the server of the mailbox reports seconds alone', async () => {
    await engine.clock.advance(700);
    const { address, messageId } = await write('accept');
    const sentAt = engine.clock.now();
    const lines = [`From: ${address}`, `To: ${mailbox.email}`, 'Subject: Re: A question', `In-Reply-To: ${messageId}`]; // prettier-ignore
    await receiveMail({
      database: database(),
      clock: engine.clock,
      mailbox,
      raw: rawMail(...lines, 'Message-ID: <at-once@example.com>', '', 'Tell me more.'),
      receivedAt: new Date(sentAt.getTime() - 700),
    });
    const rows = await query<{ direction: string }>(
      'SELECT direction FROM messages WHERE account_id = ? ORDER BY occurred_at, id',
      [toBin(accountId)],
    );
    expect(rows.map(({ direction }) => direction)).to.deep.equal(['sent', 'received']);
    expect((await onlyThread()).last_inbound_at! > sentAt).to.equal(true);
  });

  it('lets automatic answers count in no reply figure and stop nothing', async () => {
    const { address, messageId } = await write('accept');
    const receipt = await receive(
      `From: ${address}`,
      'Subject: Automatic reply: A question',
      'Auto-Submitted: auto-replied',
      `In-Reply-To: ${messageId}`,
      '',
      'I am out of the office until 12 March.',
    );
    expect(receipt.kind).to.equal('auto_reply');
    expect(await onlyThread()).to.include({
      category: 'Auto Reply',
      has_reply: 0,
      unread: 1,
      replied_on: null,
    });
    expect(await status()).to.equal('active null');
    expect(await stats()).to.deep.equal([0, 0, 0]);
    expect((await eventsOf('reply.received'))[0]).to.include({ category: 'Auto Reply' });
    await play(engine, worker, 4 * 86_400_000, 86_400_000);
    expect(await ledger(accountId)).to.have.length(2);
  });

  it('puts whoever asks for it on the block list', async () => {
    const { address, messageId } = await write('accept');
    await receive(`From: ${address}`, `In-Reply-To: ${messageId}`, '', 'Please remove me from your list.');
    expect(await blocked()).to.deep.equal([{ value: address, origin: 'reply_opt_out' }]);
    expect(await status()).to.equal('stopped unsubscribed');
    expect(await onlyThread()).to.include({ category: 'Not Interested' });
    expect((await eventsOf('lead.unsubscribed'))[0]).to.include({ email: address, origin: 'reply_opt_out' });
    expect((await eventsOf('blocklist.entry_added'))[0]).to.include({
      origin: 'reply_opt_out',
      value: address,
      email: address,
      campaign_id: campaignId,
    });
  });

  it('blocks whoever asks in the conversation of another, when the account knows them', async () => {
    const { address, messageId } = await write('accept');
    const { address: colleague } = await write('accept');
    const ask = (from: string, id: string) =>
      receive(
        `From: ${from}`,
        `Message-ID: <${id}@example.com>`,
        `In-Reply-To: ${messageId}`,
        '',
        'Please unsubscribe me.',
      );
    await ask('stranger@elsewhere.example', 'stranger');
    expect((await blocked()).map(({ value }) => value)).to.deep.equal([address]);
    await query(
      'INSERT INTO people (account_id, global_lead_id, email, email_domain, created_at, updated_at) VALUES (?)',
      [
        [
          toBin(accountId),
          hashToBin(globalLeadId(colleague)),
          colleague,
          'sandbox.test',
          new Date(),
          new Date(),
        ],
      ],
    );
    await ask(colleague, 'colleague');
    expect((await blocked()).map(({ value }) => value)).to.have.members([address, colleague]);
  });

  it('ignores its own mail and what belongs to nothing', async () => {
    const { address, messageId } = await write('accept');
    const colleague = `bob-${newId()}@sandbox.test`;
    await buildMailbox(accountId, { email: colleague });
    const copy = await receive(
      `From: Ann <${mailbox.email}>`,
      `To: ${address}`,
      `References: ${messageId}`,
      '',
      'Hi',
    );
    expect(copy).to.deep.equal({ kind: 'ignored', reason: 'own' });
    const keysSeen = async () =>
      JSON.parse(
        (
          await query<{ settings: string }>('SELECT settings FROM mailboxes WHERE id = ?', [
            toBin(mailbox.id),
          ])
        )[0]!.settings,
      ).dkim_keys;
    expect(await keysSeen()).to.equal(undefined);
    const domain = mailbox.email.split('@')[1];
    for (let times = 0; times < 2; times++)
      await receive(`From: ${mailbox.email}`, `DKIM-Signature: v=1; d=${domain}; s=s1; b=x`, '', 'To myself');
    expect(await keysSeen()).to.deep.equal([`s1._domainkey.${domain}`]);
    const copied = await receive(`From: ${colleague}`, `References: ${messageId}`, '', 'Well said');
    expect(copied).to.deep.equal({ kind: 'ignored', reason: 'own' });
    const stranger = await receive('From: stranger@example.com', 'Subject: Buy this', '', 'Cheap');
    expect(stranger).to.deep.equal({ kind: 'ignored', reason: 'unmatched' });
    expect(await onlyThread()).to.include({ message_count: 1, has_reply: 0, unread: 0 });
    expect(await status()).to.equal('active null');
  });

  it('sends whoever is at a categorizer on by what they answer', async () => {
    const branch = flow(
      [
        node('lead', 'leadSource'),
        email('first'),
        node('sort', 'aiCategorizer'),
        email('thanks', { subject: 'Thanks', template: 'Great' }),
      ],
      'lead>first',
      'first>sort',
      'sort:interested>thanks',
    );
    campaignId = await buildLaunched(
      accountId,
      { flow: branch, mailboxIds: [mailbox.id] },
      engine.clock.now(),
    );
    const { address } = await write('accept');
    const other = await write('accept');
    await receive(`From: ${address}`, '', 'Yes, I am interested.');
    await receive(`From: ${other.address}`, '', 'No thanks, we are not interested.');
    await worker.runUntilIdle();
    const thanked = (await ledger(accountId)).filter(send => send.node_id === 'thanks');
    expect(thanked.map(send => send.to_email)).to.deep.equal([address]);
    const ends = (await enrollmentsOf(accountId, campaignId)).map(row => `${row.state} ${row.reason}`);
    expect(ends.sort()).to.deep.equal(['completed finished', 'stopped replied']);
  });

  it('ends the sequence of whoever answers after its last email, so that no added one reaches them', async () => {
    const { address, messageId } = await write('accept');
    await play(engine, worker, 5 * 86_400_000, 86_400_000);
    expect(await status()).to.equal('completed finished');
    const before = await readTotals(database().manager, accountId, campaignId);
    await receive(
      `From: ${address}`,
      'Subject: Re: A question',
      'Message-ID: <late-1@example.com>',
      `In-Reply-To: ${messageId}`,
      '',
      'Not now, thank you.',
    );
    expect(await status()).to.equal('stopped replied');
    const after = await readTotals(database().manager, accountId, campaignId);
    expect(after.terminal_enrollment_count).to.equal(before.terminal_enrollment_count);
  });

  it('records a message that only its answer proves to have left', async () => {
    const { address, messageId } = await write('accept');
    // As a crash between hand-over and bookkeeping leaves it.
    await query("UPDATE sends SET state = 'sending', thread_id = NULL WHERE account_id = ?", [
      toBin(accountId),
    ]);
    await query('DELETE FROM messages WHERE account_id = ?', [toBin(accountId)]);
    await query('DELETE FROM threads WHERE account_id = ?', [toBin(accountId)]);
    await query(
      "UPDATE enrollments SET thread_id = NULL, awaits = 'sending', current_node_id = 'first' WHERE account_id = ?",
      [toBin(accountId)],
    );
    const receipt = await receive(`From: ${address}`, `In-Reply-To: ${messageId}`, '', 'Tell me more');
    expect(receipt.kind).to.equal('reply');
    expect((await ledger(accountId))[0]).to.include({ state: 'sent' });
    expect(await onlyThread()).to.include({ message_count: 2, has_reply: 1 });
    expect(await status()).to.equal('stopped replied');
  });

  it('keeps hostile mail within the room of its columns', async () => {
    const { address, messageId } = await write('accept');
    const many = Array.from({ length: 2000 }, (_, i) => `<${'x'.repeat(200)}${i}@example.com>`).join(' ');
    const receipt = await receive(
      `From: "${'N'.repeat(600)}" <${address}>`,
      `To: ${Array.from({ length: 400 }, (_, i) => `${'y'.repeat(60)}${i}@example.com`).join(', ')}`,
      `Subject: ${'S'.repeat(1500)}\u0000😀`,
      `Message-ID: <${'i'.repeat(980)}@x>`,
      `References: ${many} ${messageId}`,
      '',
      '😀'.repeat(5000),
    );
    expect(receipt.kind).to.equal('reply');
    expect((await onlyThread()).snippet).to.equal('😀'.repeat(200));
  });

  it('holds a report against whom the message went to, not against who has the conversation now', async () => {
    const { address, messageId } = await write('former');
    const { address: successor } = await write('successor');
    await query(
      `UPDATE threads t JOIN leads old ON old.account_id = t.account_id AND old.id = t.lead_id
         JOIN leads l ON l.account_id = t.account_id AND l.email = ?
         JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id
       SET t.lead_id = l.id, t.global_lead_id = l.global_lead_id, t.enrollment_id = e.id
       WHERE t.account_id = ? AND old.email = ?`,
      [successor, toBin(accountId), address],
    );
    const report = (status: string) =>
      receive(
        'From: MAILER-DAEMON@mx.test',
        `Message-ID: <report-${status}@mx.test>`,
        'Subject: Undelivered Mail Returned to Sender',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; mx.test',
        '',
        `Final-Recipient: rfc822; ${address}`,
        'Action: failed',
        `Status: ${status}`,
        '',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${messageId}`,
        '',
        '--b--',
      );
    expect(await report('4.2.2')).to.include({ kind: 'bounce' });
    expect(await blocked()).to.deep.equal([]);
    expect(await report('4.2.3')).to.include({ kind: 'bounce' });
    expect(await report('5.1.1')).to.include({ kind: 'bounce' });
    expect(await report('5.1.2')).to.include({ kind: 'bounce' });
    expect(await stats(), 'one message bounces once').to.deep.equal([0, 0, 1]);
    expect((await blocked()).map(({ value }) => value)).to.deep.equal([address]);
    const reported = await eventsOf('bounce.detected');
    expect(reported.map(({ email, reason }) => [email, reason])).to.deep.equal([
      [address, 'soft 4.2.2'],
      [address, 'hard 5.1.1'],
    ]);
    const stopped = await query<{ email: string }>(
      `SELECT l.email FROM enrollments e JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
       WHERE e.account_id = ? AND e.state = 'stopped'`,
      [toBin(accountId)],
    );
    expect(stopped.map(({ email }) => email)).to.deep.equal([address]);
  });

  describe('from the sandbox', () => {
    const urls: string[] = [];
    const sandboxTask = () =>
      createSandboxTask({
        database: database(),
        clock: engine.clock,
        log: pino({ level: 'silent' }),
        unsubscribe: async url => void urls.push(url),
      });

    /** Lets recipients answer, two workers at once. */
    async function answers(): Promise<void> {
      await engine.clock.advance(6_000);
      await Promise.all([runUntilIdle([sandboxTask()]), runUntilIdle([sandboxTask()])]);
      await engine.clock.advance(60_000);
      await Promise.all([runUntilIdle([sandboxTask()]), runUntilIdle([sandboxTask()])]);
    }

    it('gives up a link that leads nowhere after three tries, with one plain line', async () => {
      await write('unsubscribe');
      const lines: string[] = [];
      let tries = 0;
      const task = createSandboxTask({
        database: database(),
        clock: engine.clock,
        log: pino({}, { write: line => void lines.push(line) }),
        unsubscribe() {
          tries++;
          const cause = new Error('connect ECONNREFUSED 127.0.0.1:9');
          return Promise.reject(new TypeError('fetch failed', { cause }));
        },
      });
      for (let round = 0; round < 6; round++) {
        await engine.clock.advance(60_000);
        await runUntilIdle([task]);
      }
      expect(tries).to.equal(3);
      expect(lines).to.have.length(1);
      expect(lines[0]).to.contain('connect ECONNREFUSED 127.0.0.1:9').and.not.contain('stack');
    });

    const replies: [string, string, number[]][] = [
      ['interested', 'Interested', [1, 1, 0]],
      ['neutral', 'Neutral', [1, 0, 0]],
      ['not-interested', 'Not Interested', [1, 0, 0]],
      ['ooo', 'Auto Reply', [0, 0, 0]],
    ];
    for (const [name, category, counts] of replies)
      it(`${name} answers once`, async () => {
        await write(name);
        await answers();
        expect(await onlyThread()).to.include({ category, message_count: 2, unread: 1 });
        expect(await stats()).to.deep.equal(counts);
        expect(await status()).to.equal(name === 'ooo' ? 'active null' : 'stopped replied');
        expect(await eventsOf('reply.received')).to.have.length(1);
      });

    it('bounces hard: block list, end of the sequence, statistics', async () => {
      const { address } = await write('bounce-hard');
      await answers();
      expect(await onlyThread()).to.include({
        category: null,
        has_reply: 0,
        unread: 0,
        last_inbound_at: null,
      });
      expect(await status()).to.equal('stopped bounced');
      expect(await stats()).to.deep.equal([0, 0, 1]);
      expect(await blocked()).to.deep.equal([{ value: address, origin: 'bounce' }]);
      const [event, ...more] = await eventsOf('bounce.detected');
      expect(more).to.deep.equal([]);
      expect(event).to.include({
        email: address,
        severity: 'hard',
        smtp_code: '5.1.1',
        reason: 'hard 5.1.1',
      });
      expect(await eventsOf('reply.received')).to.deep.equal([]);
    });

    it('bounces hard: ends the sequences of that address in other campaigns too', async () => {
      const elsewhere = await buildLaunched(
        accountId,
        { flow: sequence(), mailboxIds: [], name: 'Autumn' },
        engine.clock.now(),
      );
      const { address } = await write('bounce-hard');
      await enroll(accountId, elsewhere, [{ email: address }], engine.clock.now());
      await answers();
      const [other] = await enrollmentsOf(accountId, elsewhere);
      expect(`${other!.state} ${other!.reason}`).to.equal('stopped blocked');
      const totals = await readTotals(database().manager, accountId, elsewhere);
      expect(totals.terminal_enrollment_count).to.equal(1);
    });

    it('bounces softly: counted, nothing blocked or stopped', async () => {
      await write('bounce-soft');
      await answers();
      expect(await status()).to.equal('active null');
      expect(await stats()).to.deep.equal([0, 0, 1]);
      expect(await blocked()).to.deep.equal([]);
      expect((await eventsOf('bounce.detected'))[0]).to.include({ severity: 'soft' });
    });

    it('uses the one-click link', async () => {
      urls.length = 0;
      await write('unsubscribe');
      await answers();
      expect(urls).to.have.length(1);
      expect(urls[0]).to.match(/^http:\/\/localhost:3000\/unsubscribe\/[\w-]{64}$/);
    });
  });
});
