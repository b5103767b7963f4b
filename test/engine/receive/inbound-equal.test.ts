import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../../support/virtual-clock.js';
import type { Receipt } from '../../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import type { RawMail } from '../../../server/src/engine/receive/read-thread.js';
import { messageIdHash } from '../../../server/src/domain/sending/thread-headers.js';
import { hashToBin, newId, toBin } from '../../../server/src/store/database/ids.js';
import { email, flow, node } from '../../domain/flow/fixtures.js';
import { buildMailbox } from '../../support/build.js';
import { database, runSql } from '../../support/database.js';
import { buildLaunched } from '../../support/engine.js';
import { inboundState } from '../../support/inbound-state.js';
import { rawMail, report } from '../../support/mail.js';
import { buildThread, type TestThread } from '../../support/threads.js';
import { steppedDatabase } from '../../support/stepped-database.js';
import { accountTelling, forgetDue } from '../../support/webhooks.js';

const hour = 60 * 60_000;
const sentAt = new Date('2026-11-18T10:00:00Z');
const now = new Date('2026-11-20T10:00:00Z');

const address = 'ann@ours.example';
const colleague = 'bea@ours.example';
const forwardId = '<forward@ours.example>';

const sorting = flow(
  [node('lead', 'leadSource'), email('first'), node('sort', 'aiCategorizer'), email('thanks')],
  'lead>first',
  'first>sort',
  'sort:interested>thanks',
);

/** An account of which every other of the test is a copy. */
interface World {
  accountId: string;
  mailbox: { accountId: string; id: string; email: string };
  threads: TestThread[];
}

/** Dan has two conversations; those of the second campaign wait for an answer; one message was forwarded. */
async function buildWorld(): Promise<World> {
  const accountId = await accountTelling('https://hooks.example/', sentAt);
  const id = await buildMailbox(accountId, { email: address });
  await buildMailbox(accountId, { email: colleague });
  const spring = await buildLaunched(accountId, { flow: sorting, mailboxIds: [id], name: 'Spring' }, sentAt);
  const autumn = await buildLaunched(accountId, { flow: sorting, mailboxIds: [id], name: 'Autumn' }, sentAt);
  const threads: TestThread[] = [];
  for (const [campaignId, name] of [
    [spring, 'dan'],
    [spring, 'eve'],
    [autumn, 'dan'],
    [autumn, 'fay'],
  ] as const)
    // prettier-ignore
    threads.push(
      await buildThread(accountId, {
        mailboxId: id,
        campaignId,
        lead: { email: `${name}@theirs.example` },
        subject: 'A question',
        at: new Date(sentAt.getTime() + threads.length * 1_000),
      }),
    );
  await run("UPDATE enrollments SET awaits = 'reply', current_node_id = 'sort' WHERE account_id = ? AND campaign_id = ?", accountId, toBin(autumn)); // prettier-ignore
  await run(
    `INSERT INTO messages (account_id, id, thread_id, mailbox_id, direction, kind, message_id, message_id_hash, subject,
       to_emails, body_text, occurred_at, created_at)
     VALUES (?, ?, ?, ?, 'sent', 'forward', ?, ?, 'Fwd: A question', '[]', 'See below', ?, ?)`,
    accountId, toBin(newId()), toBin(threads[1]!.threadId), toBin(id), forwardId, hashToBin(messageIdHash(forwardId)), sentAt, sentAt,
  ); // prettier-ignore
  return { accountId, mailbox: { accountId, id, email: address }, threads };
}

function run<Row>(sql: string, accountId: string, ...values: unknown[]): Promise<Row[]> {
  return runSql<Row[]>(sql, [toBin(accountId), ...values]);
}

/** A mail of the test. What it refers to is a thread's message, the forward, or a mail before it. */
interface Letter {
  kind: 'reply' | 'away' | 'hard' | 'soft' | 'complaint';
  from: 'lead' | 'stranger' | 'colleague' | 'self';
  thread: number;
  refersTo: 'message' | 'mail' | 'forward' | 'nothing';
  /** Counted back from this one. */
  back: number;
  repeats: boolean;
  text: string;
  hours: number;
}

const letter: fc.Arbitrary<Letter> = fc.record({
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('reply' as const) },
    { weight: 2, arbitrary: fc.constant('away' as const) },
    { weight: 1, arbitrary: fc.constantFrom('hard' as const, 'soft' as const, 'complaint' as const) },
  ),
  from: fc.oneof(
    { weight: 8, arbitrary: fc.constant('lead' as const) },
    { weight: 2, arbitrary: fc.constant('stranger' as const) },
    { weight: 1, arbitrary: fc.constantFrom('colleague' as const, 'self' as const) },
  ),
  thread: fc.nat({ max: 3 }),
  refersTo: fc.oneof(
    { weight: 6, arbitrary: fc.constant('message' as const) },
    { weight: 3, arbitrary: fc.constant('mail' as const) },
    { weight: 2, arbitrary: fc.constantFrom('nothing' as const, 'forward' as const) },
  ),
  back: fc.integer({ min: 1, max: 4 }),
  repeats: fc.oneof(
    { weight: 9, arbitrary: fc.constant(false) },
    { weight: 1, arbitrary: fc.constant(true) },
  ),
  text: fc.constantFrom(
    'Sounds interesting, please send me the pricing.',
    'Who are you?',
    'Not interested.',
    'Unsubscribe me, stop writing to me.',
  ),
  hours: fc.integer({ min: -30, max: 0 }),
});

const idOf = (at: number) => `<mail-${at}@theirs.example>`;

function writeLetters(letters: readonly Letter[], { threads }: World): RawMail[] {
  const written: RawMail[] = [];
  for (const [at, each] of letters.entries()) {
    const earlier = written[at - each.back];
    const raw = each.repeats && earlier ? earlier.raw : writeLetter(each, at, threads);
    written.push({ raw, receivedAt: new Date(now.getTime() + each.hours * hour) });
  }
  return written;
}

function writeLetter(each: Letter, at: number, threads: readonly TestThread[]): Buffer {
  const thread = threads[each.thread]!;
  const senders = { lead: thread.email, stranger: 'gil@elsewhere.example', colleague, self: address };
  const referred = {
    message: thread.messageId,
    mail: idOf(Math.max(0, at - each.back)),
    forward: forwardId,
    nothing: null,
  }[each.refersTo];
  const isReport = each.kind !== 'reply' && each.kind !== 'away';
  const headers = [
    `From: <${isReport ? 'MAILER-DAEMON@theirs.example' : senders[each.from]}>`,
    'Subject: Re: A question',
    `Message-ID: ${idOf(at)}`,
  ];
  if (isReport) return report(headers, each.kind, thread.email, referred);
  if (referred) headers.push(`In-Reply-To: ${referred}`);
  if (each.kind === 'away') headers.push('Auto-Submitted: auto-replied');
  return rawMail(...headers, '', each.text);
}

async function receive(
  { mailbox }: World,
  mails: readonly RawMail[],
  through = database(),
): Promise<Receipt[]> {
  const clock = new VirtualClock(now);
  const receipts: Receipt[] = [];
  for (const mail of mails) receipts.push(await receiveMail({ database: through, clock, mailbox, ...mail }));
  return receipts;
}

/** The worker is killed before a statement of its own. */
async function receiveUntil(last: number, world: World, mails: readonly RawMail[]): Promise<void> {
  const killed = new Error('killed');
  const stepped = steppedDatabase(database(), number => {
    if (number >= last) throw killed;
  });
  await receive(world, mails, stepped).catch(error => expect(error).to.equal(killed));
}

/** All that mail can change: ids in events by the order in which they are first reported. */
async function stateOf({ accountId, threads }: World) {
  const names = new Map(threads.map(({ threadId }, at) => [threadId, `thread ${at}`]));
  const nameOf = (id: string) => names.get(id) ?? names.set(id, `id ${names.size}`).get(id)!;
  return inboundState(accountId, nameOf);
}

/** Receives mails, some of them again, and the same in another world that a kill leaves them to. */
async function expectEqual(letters: readonly Letter[], split: number, killedAt: number): Promise<void> {
  const [world, killed] = await Promise.all([buildWorld(), buildWorld()]);
  const mails = writeLetters(letters, world);
  await receive(world, mails);
  const after = await stateOf(world);
  await receive(world, mails.slice(split % mails.length));
  expect(await stateOf(world)).to.deep.equal(after);
  const left = writeLetters(letters, killed);
  await receiveUntil(killedAt, killed, left);
  await receive(killed, left);
  expect(await stateOf(killed)).to.deep.equal(after);
}

describe('mails of a mailbox, whatever they are', () => {
  after(forgetDue);

  it('come to the same also when they are received again, or left by a kill', async function () {
    this.timeout(30_000);
    const many = fc.array(letter, { minLength: 2, maxLength: 12 });
    const property = fc.asyncProperty(many, fc.nat(), fc.integer({ min: 1, max: 120 }), expectEqual);
    await fc.assert(property, { numRuns: 10 });
  });
});
