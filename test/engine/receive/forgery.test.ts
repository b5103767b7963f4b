import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { Receipt } from '../../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { newId } from '../../../server/src/store/database/ids.js';
import { buildMailbox } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { inboundState } from '../../support/inbound-state.js';
import { rawMail } from '../../support/mail.js';
import { buildThread, type TestThread } from '../../support/threads.js';

type Outcome = 'acts' | 'unproven' | 'ignored';
type Matrix = Record<string, Record<string, [Outcome, Outcome]>>;

const matrices = JSON.parse(readFileSync(new URL('./forgery.json', import.meta.url), 'utf8')) as Record<
  'reports' | 'complaints' | 'opt-outs' | 'exceptions',
  Matrix
>;

const day = 24 * 60 * 60_000;
const sentAt = new Date('2026-11-18T10:00:00Z');
const own = 'mx.ours.example';
const passes = `Authentication-Results: ${own}; dmarc=pass header.from=ours.example`;
const fails = `Authentication-Results: ${own}; spf=fail; dmarc=fail (p=none) header.from=theirs.example`;
const from = (address: string, envelope = '') => [`Return-Path: <${envelope}>`, `From: <${address}>`];

/** The header lines of whoever sends a mail, by their names in the matrix. */
const senders: Record<string, (lead: string) => string[]> = {
  own: () => from('MAILER-DAEMON@ours.example'),
  "recipient's": () => from('postmaster@mx.theirs.example'),
  "stranger's": () => from('MAILER-DAEMON@mx.stranger.example'),
  person: () => from('bob@theirs.example', 'bob@theirs.example'),
  // What a forger wrote below the header of the server says nothing.
  failing: () => [fails, passes, ...from('MAILER-DAEMON@theirs.example')],
  lead: lead => [passes, ...from(lead, lead)],
  'failing lead': lead => [fails, ...from(lead, 'bob@stranger.example')],
  someone: () => from('eve@stranger.example', 'eve@stranger.example'),
  'failing someone': () => [fails, ...from('eve@stranger.example', 'bob@stranger.example')],
};

type Build = (lead: string, id: string | null) => string[];

const returned = (id: string | null) => ['Subject: A question', ...(id ? [`Message-ID: ${id}`] : [])];
const parts = (type: string, ...bodies: string[][]) => [
  `Content-Type: multipart/report; report-type=${type}; boundary=b`,
  '',
  ...bodies.flatMap(body => ['--b', ...body]),
  '--b--',
];
const undelivered = 'Subject: Undelivered Mail Returned to Sender';
const words = (lead: string) => [`<${lead}>: 550 5.1.1 User unknown`, ''];

/** The kinds of reports; each names the lead, and the message where it has an id. */
const reports: Record<string, Build> = {
  'delivery status': (lead, id) => [
    undelivered,
    ...parts(
      'delivery-status',
      ['Content-Type: text/plain', '', 'It failed.'],
      ['Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.ours.example', '',
       `Final-Recipient: rfc822; ${lead}`, 'Action: failed', 'Status: 5.1.1', ''],
      ['Content-Type: text/rfc822-headers', '', ...returned(id), ''],
    ),
  ], // prettier-ignore
  'plain text': (lead, id) => [
    undelivered,
    '',
    'Your message could not be delivered.',
    '',
    ...words(lead),
    '--- Below this line is a copy of the message.',
    '',
    ...returned(id),
  ],
  'failed recipients': (lead, id) => [
    undelivered,
    `X-Failed-Recipients: ${lead}`,
    ...(id ? [`In-Reply-To: ${id}`] : []),
    '',
    'A message that you sent could not be delivered to one or more of its recipients. This is a permanent error.',
    '',
    ...words(lead),
  ],
  'one sentence': (lead, id) => [
    'Subject: Your message',
    'Auto-Submitted: auto-replied',
    ...(id ? [`In-Reply-To: ${id}`] : []),
    '',
    `Your message to ${lead} could not be delivered because the address does not exist.`,
  ],
};

const complaints: Record<string, Build> = {
  complaint: (_lead, id) => [
    'Subject: Abuse report',
    ...parts(
      'feedback-report',
      ['Content-Type: text/plain', '', 'Spam.'],
      ['Content-Type: message/feedback-report', '', 'Feedback-Type: abuse', 'User-Agent: test/1', ''],
      ['Content-Type: text/rfc822-headers', '', ...returned(id), ''],
    ),
  ],
};

const optOuts: Record<string, Build> = {
  'opt-out': (_lead, id) => [
    'Subject: Re: A question',
    ...(id ? [`In-Reply-To: ${id}`] : []),
    '',
    'Please unsubscribe me.',
  ],
};

describe('mail that anybody can write', () => {
  let accountId: string;
  let mailbox: { accountId: string; id: string; email: string };
  let thread: TestThread;

  async function setUp(): Promise<void> {
    accountId = await freshAccount(sentAt);
    const email = `ann-${newId()}@ours.example`;
    mailbox = { accountId, id: await buildMailbox(accountId, { email }), email };
    const lead = { email: `dan-${newId()}@theirs.example` };
    thread = await buildThread(accountId, { mailboxId: mailbox.id, lead, subject: 'A question', at: sentAt });
  }

  function receive(lines: string[], days = 1): Promise<Receipt> {
    const receivedAt = new Date(sentAt.getTime() + days * day);
    const clock = new VirtualClock(receivedAt);
    const raw = rawMail(...lines.slice(0, -1), lines.at(-1)!);
    return receiveMail({ database: database(), clock, mailbox, raw, receivedAt });
  }

  const head = () => [`To: <${mailbox.email}>`, `Message-ID: <${newId()}@elsewhere.example>`];

  function reply(): Promise<Receipt> {
    const lines = [...from(thread.email), ...head(), `In-Reply-To: ${thread.messageId}`, '', 'Who are you?'];
    return receive(lines, 0.5);
  }

  /** All that a mail may not change without proof: the thread but for what shows the mail, and everything else. */
  async function consequences() {
    const {
      threads,
      messages: _messages,
      words: _words,
      ...rest
    } = await inboundState(accountId, () => 'id');
    const kept = threads.map(({ category, has_reply, replied_on, conversation_status, last_inbound_at }) => {
      return { category, has_reply, replied_on, conversation_status, last_inbound_at };
    });
    return { kept, ...rest };
  }

  async function outcomeOf(lines: string[], days?: number): Promise<Outcome> {
    const before = await consequences();
    const receipt = await receive(lines, days);
    const after = await consequences();
    if (receipt.kind === 'ignored' || ('unproven' in receipt && receipt.unproven))
      expect(after).to.deep.equal(before);
    if (receipt.kind === 'ignored') return 'ignored';
    expect(receipt).to.include.keys('messageId');
    const { unproven, messageId } = receipt as Extract<Receipt, { messageId: string }>;
    const [stored] = await runSql<{ unproven: number }[]>(
      'SELECT unproven FROM messages WHERE account_id = ? AND id = ?',
      [accountId, messageId].map(id => Buffer.from(id.replaceAll('-', ''), 'hex')),
    );
    expect(Boolean(stored!.unproven)).to.equal(unproven);
    if (unproven) return 'unproven';
    expect(after.blocked.map(({ value }) => value)).to.deep.equal([thread.email]);
    return 'acts';
  }

  const groups = [
    [matrices.reports, reports],
    [matrices.complaints, complaints],
    [matrices['opt-outs'], optOuts],
  ] as const;
  for (const [matrix, kinds] of groups)
    for (const [name, build] of Object.entries(kinds))
      it(`is believed only with proof: ${name}`, async function () {
        this.timeout(30_000);
        const given: Matrix = {};
        for (const [id, bySender] of Object.entries(matrix))
          for (const sender of Object.keys(bySender))
            for (const hasReplied of [false, true]) {
              await setUp();
              if (hasReplied) expect((await reply()).kind).to.equal('reply');
              const ids: Record<string, string | null> = {
                true: thread.messageId,
                invented: '<0123456789abcdef0123456789abcdef@ours.example>',
                none: null,
              };
              const lines = [...senders[sender]!(thread.email), ...head(), ...build(thread.email, ids[id]!)];
              (((given[id] ??= {})[sender] ??= [] as never) as Outcome[]).push(await outcomeOf(lines));
            }
        const excepted = matrices.exceptions[name];
        const expected = Object.entries(matrix).map(([id, row]) => [id, { ...row, ...excepted }]);
        expect(given).to.deep.equal(Object.fromEntries(expected));
      });

  const bounce = (sender: string, recipient: string, id: string | null) => [
    ...senders[sender]!(thread.email),
    ...head(),
    ...reports['delivery status']!(recipient, id),
  ];

  it('names a recipient alone within 14 days, and a Message-ID at any time', async () => {
    await setUp();
    expect(await outcomeOf(bounce('own', thread.email, null), 14.1)).to.equal('unproven');
    expect(await outcomeOf(bounce('own', thread.email, thread.messageId), 60)).to.equal('acts');
    await setUp();
    expect(await outcomeOf(bounce('own', thread.email, null), 13.9)).to.equal('acts');
  });

  it('blocks nobody to whom the named message was not sent', async () => {
    await setUp();
    const other = await buildThread(accountId, { mailboxId: mailbox.id, at: sentAt });
    expect(await outcomeOf(bounce("stranger's", other.email, thread.messageId))).to.equal('unproven');
  });

  it('is judged by the topmost result of the mailbox alone', async () => {
    await setUp();
    const results = ['Authentication-Results: other.example; dmarc=fail', ...senders.own!('')];
    const lines = [passes, ...results, ...head(), ...reports['delivery status']!(thread.email, null)];
    expect(await outcomeOf(lines)).to.equal('acts');
  });
});
