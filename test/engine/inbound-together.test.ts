import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { receiveMail, receiveMails, type Receipt } from '../../server/src/engine/inbound/receive.js';
import { chunksOf } from '../../server/src/engine/inbound/read-mails.js';
import { systemClock } from '../../server/src/domain/clock.js';
import { readTotals } from '../../server/src/store/stats/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { buildMailbox } from '../support/build.js';
import { database, freshAccount } from '../support/database.js';
import { rawMail } from '../support/mail.js';
import { buildThread, expectWordsTell, wordsBeside, type TestThread } from '../support/threads.js';

interface Inbox {
  accountId: string;
  mailbox: { accountId: string; id: string; email: string };
  threads: TestThread[];
}

/** A mailbox whose campaign has written to a few people, nobody has answered. */
async function buildInbox(count: number): Promise<Inbox> {
  const accountId = await freshAccount();
  // The same in both accounts: threads are found by it.
  const mailboxId = await buildMailbox(accountId, { email: 'ann@ours.example' });
  const threads: TestThread[] = [];
  for (let at = 0; at < count; at++) {
    const campaignId = threads[0]?.campaignId;
    const lead = { email: `lead-${at}@example.org` };
    threads.push(
      await buildThread(accountId, { mailboxId, campaignId, lead, subject: `Question ${at}`, at: sentAt }),
    );
  }
  return { accountId, mailbox: { accountId, id: mailboxId, email: threads[0]!.mailboxEmail }, threads };
}

const sentAt = new Date('2026-11-19T10:00:00Z');
const receivedAt = new Date('2026-11-20T10:00:00Z');

type Compose = (threads: readonly TestThread[]) => Buffer[];

function mail(id: string, from: string, refersTo: string | null, text: string): Buffer {
  const headers = [`From: <${from}>`, 'Subject: Re: Question', `Message-ID: <${id}@example.org>`];
  return rawMail(...headers, ...(refersTo ? [`In-Reply-To: ${refersTo}`] : []), '', text);
}

async function stateOf({ accountId, threads }: Inbox) {
  const query = <T>(sql: string) => database().manager.query<T[]>(sql, [toBin(accountId)]);
  const totals = await readTotals(database().manager, accountId, threads[0]!.campaignId);
  const { replied_count, positive_reply_count, terminal_enrollment_count } = totals;
  const events = await query<{ type: string; payload: string }>(
    'SELECT type, payload FROM events WHERE account_id = ? ORDER BY id',
  );
  const told = events.map(({ type, payload }) => {
    const { email, category, body_text, previous_category } = JSON.parse(payload) as Record<string, string>;
    return { type, email, category, body_text, previous_category };
  });
  return {
    threads: await query(
      `SELECT t.subject, snippet, message_count, category, conversation_status, unread, has_reply,
         replied_on IS NULL AS unreplied, positive_on IS NULL AS unpositive, last_inbound_at, last_message_at
       FROM threads t WHERE account_id = ? ORDER BY t.subject`,
    ),
    messages: await query(
      `SELECT m.kind, m.from_email, m.body_text, t.subject AS thread FROM messages m
       JOIN threads t ON t.account_id = m.account_id AND t.id = m.thread_id
       WHERE m.account_id = ? AND m.direction = 'received' ORDER BY m.message_id`,
    ),
    words: await wordsBeside(accountId, 'subject'),
    enrollments: await query(
      'SELECT state, reason FROM enrollments WHERE account_id = ? ORDER BY thread_id, id',
    ),
    people: await query(
      'SELECT email, has_reply, latest_activity_at FROM people WHERE account_id = ? ORDER BY email',
    ),
    blocked: await query('SELECT value FROM block_list_entries WHERE account_id = ? ORDER BY value'),
    told,
    totals: { replied_count, positive_reply_count, terminal_enrollment_count },
  };
}

/** Takes the same mails in one by one, and together in another account; both must come to the same. */
async function expectSame(count: number, compose: Compose): Promise<Receipt['kind'][]> {
  const [apart, together] = [await buildInbox(count), await buildInbox(count)];
  const kinds: Receipt['kind'][] = [];
  const shared = { database: database(), clock: systemClock };
  for (const [at, raw] of compose(apart.threads).entries()) {
    const times = new Date(receivedAt.getTime() + at * 1_000);
    kinds.push((await receiveMail({ ...shared, mailbox: apart.mailbox, raw, receivedAt: times })).kind);
  }
  const mails = compose(together.threads).map((raw, at) => {
    return { raw, receivedAt: new Date(receivedAt.getTime() + at * 1_000) };
  });
  const receipts = await receiveMails({ ...shared, mailbox: together.mailbox, mails });
  expect(receipts.map(({ kind }) => kind)).to.deep.equal(kinds);
  expect(await stateOf(together)).to.deep.equal(await stateOf(apart));
  await expectWordsTell(together.accountId);
  return kinds;
}

describe('mails that are taken in together', () => {
  it('come to what they would one by one: answers, automatic ones, reports and what is none of these', async () => {
    const bounce = (to: string, of: string) =>
      rawMail(
        'From: MAILER-DAEMON@example.org',
        'Subject: Undelivered',
        'Message-ID: <dsn@example.org>',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'It failed.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
        'Reporting-MTA: dns; example.org',
        '',
        `Final-Recipient: rfc822; ${to}`,
        'Action: failed',
        'Status: 5.1.1',
        '--b',
        'Content-Type: text/rfc822-headers',
        '',
        `Message-ID: ${of}`,
        '--b--',
      );
    const kinds = await expectSame(6, ([a, b, c, d, e, f]) => [
      mail('1', a!.email, a!.messageId, 'Sounds interesting, please send me the pricing.'),
      mail('2', b!.email, b!.messageId, 'Thursday would suit.'),
      mail('3', 'shop@example.net', null, 'Buy!'),
      mail('4', c!.email, null, 'Not interested.'),
      rawMail(
        `From: <${d!.email}>`,
        'Subject: Out of office',
        'Message-ID: <5@example.org>',
        `In-Reply-To: ${d!.messageId}`,
        'Auto-Submitted: auto-replied',
        '',
        'I am away.',
      ),
      mail('6', e!.email, e!.messageId, 'Unsubscribe me, stop writing to me.'),
      bounce(f!.email, f!.messageId),
      mail('8', a!.mailboxEmail, a!.messageId, 'Our own.'),
    ]);
    expect(kinds).to.deep.equal([
      'reply', 'reply', 'ignored', 'reply', 'auto_reply', 'reply', 'bounce', 'ignored',
    ]); // prettier-ignore
  });

  it('come to it where they are of one conversation, repeat each other or answer each other', async () => {
    const kinds = await expectSame(2, ([a, b]) => [
      mail('1', a!.email, a!.messageId, 'Who are you?'),
      mail('2', b!.email, b!.messageId, 'Sounds interesting, please send me the pricing.'),
      mail('3', a!.email, a!.messageId, 'Sounds interesting, please send me the pricing.'),
      mail('1', a!.email, a!.messageId, 'Who are you?'),
      mail('4', 'colleague@example.net', '<3@example.org>', 'I am interested too.'),
      mail('5', 'colleague@example.net', null, 'Nobody knows me.'),
    ]);
    expect(kinds).to.deep.equal(['reply', 'reply', 'reply', 'duplicate', 'reply', 'ignored']);
  });

  it('are taken in once, also when they come to two workers at a time', async () => {
    const { threads, mailbox, accountId } = await buildInbox(4);
    const mails = threads.map(({ email, messageId }) => {
      return { raw: mail(newId(), email, messageId, 'Sounds interesting.'), receivedAt };
    });
    const options = { database: database(), clock: systemClock, mailbox };
    const both = await Promise.all([
      receiveMails({ ...options, mails }),
      receiveMails({ ...options, mails: [...mails].reverse() }),
    ]);
    expect(both.flat().filter(({ kind }) => kind === 'reply')).to.have.length(4);
    const totals = await readTotals(database().manager, accountId, threads[0]!.campaignId);
    expect(totals.replied_count).to.equal(4);
  });

  it('do not wait for a thread of somebody else that another transaction holds', async () => {
    const { threads, mailbox, accountId } = await buildInbox(8);
    const options = { database: database(), clock: systemClock, mailbox };
    const answers = threads.map(({ email, messageId }) => {
      return { raw: mail(newId(), email, messageId, 'Who are you?'), receivedAt };
    });
    await receiveMails({ ...options, mails: answers.slice(0, 6) });
    const holder = database().source.createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT id FROM threads WHERE account_id = ? AND id = ? FOR UPDATE', [
      toBin(accountId),
      toBin(threads[0]!.threadId),
    ]);
    let isHeld = true;
    const receiving = receiveMails({ ...options, mails: answers.slice(6) }).then(receipts => {
      expect(isHeld).to.equal(true);
      return receipts;
    });
    await Promise.race([receiving, setTimeout(5_000, null, { ref: false })]);
    isHeld = false;
    await holder.rollbackTransaction();
    await holder.release();
    expect((await receiving).map(({ kind }) => kind)).to.deep.equal(['reply', 'reply']);
  });

  it('are few and short, but for a long one that comes alone', () => {
    const sizes = (mails: { size?: number }[]) => chunksOf(mails).map(chunk => chunk.length);
    expect(sizes([])).to.deep.equal([]);
    expect(sizes(Array.from({ length: 45 }, () => ({ size: 2_000 })))).to.deep.equal([20, 20, 5]);
    expect(sizes([{ size: 5 }, { size: 9_000_000 }, { size: 5 }, { size: 5 }])).to.deep.equal([1, 1, 2]);
    expect(sizes([{ size: 5 }, {}, { size: 5 }])).to.deep.equal([1, 1, 1]);
  });
});
