import { expect } from 'chai';
import fc from 'fast-check';
import { VirtualClock } from '../../server/src/domain/clock.js';
import type { RawMail } from '../../server/src/engine/inbound/read-thread.js';
import { receiveMails } from '../../server/src/engine/inbound/receive.js';
import type { Database } from '../../server/src/store/database/database.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { buildMailbox } from '../support/build.js';
import { database } from '../support/database.js';
import { buildLaunched } from '../support/engine.js';
import { inboundState } from '../support/inbound-state.js';
import { rawMail, report } from '../support/mail.js';
import { steppedDatabase } from '../support/stepped-database.js';
import { buildThread, type TestThread } from '../support/threads.js';
import { accountTelling, forgetDue } from '../support/webhooks.js';
import { sequence } from '../domain/flow-fixtures.js';

const hour = 60 * 60_000;
const sentAt = new Date('2026-11-18T10:00:00Z');
const now = new Date('2026-11-20T10:00:00Z');
const inboxCount = 4;

interface Inbox {
  mailbox: { accountId: string; id: string; email: string };
  /** With two people of its own, one in a campaign that all share, and with Dan, to whom all have written. */
  threads: TestThread[];
}

async function buildInboxes(): Promise<Inbox[]> {
  const accountId = await accountTelling('https://hooks.example/', sentAt);
  const emails = Array.from({ length: inboxCount }, (_, at) => `ann-${at}@ours.example`);
  const mailboxIds: string[] = [];
  for (const email of emails) mailboxIds.push(await buildMailbox(accountId, { email }));
  const launch = (name: string) => buildLaunched(accountId, { flow: sequence(), mailboxIds, name }, sentAt);
  const shared = await launch('Shared');
  const inboxes: Inbox[] = [];
  for (const [at, id] of mailboxIds.entries()) {
    const own = await launch(`Own ${at}`);
    const threads: TestThread[] = [];
    for (const [campaignId, name] of [
      [own, `eve-${at}`],
      [shared, `fay-${at}`],
      [own, 'dan'],
    ] as const) {
      const lead = { email: `${name}@theirs.example` };
      threads.push(await buildThread(accountId, { mailboxId: id, campaignId, lead, at: sentAt }));
    }
    inboxes.push({ mailbox: { accountId, id, email: emails[at]! }, threads });
  }
  return inboxes;
}

/** A mail of the test, which arrives in a mailbox; it may answer what another one sent. */
interface Letter {
  inbox: number;
  sender: number;
  thread: number;
  kind: 'reply' | 'away' | 'hard' | 'soft' | 'complaint';
  refers: boolean;
  repeats: boolean;
  text: string;
  hours: number;
}

const wishes = ['Sounds interesting, please send me the pricing.', 'Who are you?'];
const rarely = fc.nat({ max: 6 }).map(number => number === 0);

const letter: fc.Arbitrary<Letter> = fc.record({
  inbox: fc.nat({ max: inboxCount - 1 }),
  sender: fc.nat({ max: inboxCount - 1 }),
  thread: fc.nat({ max: 2 }),
  kind: fc.oneof(
    { weight: 8, arbitrary: fc.constant('reply' as const) },
    { weight: 4, arbitrary: fc.constantFrom('away' as const, 'hard' as const, 'soft' as const, 'complaint' as const) },
  ), // prettier-ignore
  refers: rarely.map(not => !not),
  repeats: rarely,
  text: fc.constantFrom(...wishes, 'Not interested.', 'Unsubscribe me, stop writing to me.'),
  hours: fc.integer({ min: -30, max: 0 }),
});

/** As it were if no mail told anything about another mailbox: then it is the same in whatever order they come. */
function withinItsInbox(each: Letter): Letter {
  const own = { ...each, sender: each.inbox };
  if (own.thread < 2) return own;
  return { ...own, kind: own.kind === 'away' ? 'away' : 'reply', text: wishes[-own.hours % 2]! };
}

/** Mails by the mailbox that they arrive in. */
function writeLetters(letters: readonly Letter[], inboxes: readonly Inbox[]): RawMail[][] {
  const mails: RawMail[][] = inboxes.map(() => []);
  let last: Buffer | undefined;
  for (const [at, each] of letters.entries()) {
    const arrived = mails[each.inbox]!;
    const earlier = each.sender === each.inbox ? arrived.at(-1)?.raw : last;
    last = each.repeats && earlier ? earlier : writeLetter(each, at, inboxes);
    arrived.push({ raw: last, receivedAt: new Date(now.getTime() + each.hours * hour) });
  }
  return mails;
}

function writeLetter(each: Letter, at: number, inboxes: readonly Inbox[]): Buffer {
  const { email, messageId } = inboxes[each.sender]!.threads[each.thread]!;
  const headers = ['Subject: Re: A question', `Message-ID: <mail-${at}@theirs.example>`];
  if (each.kind !== 'reply' && each.kind !== 'away')
    return report(
      ['From: <MAILER-DAEMON@theirs.example>', ...headers],
      each.kind,
      email,
      each.refers ? messageId : null,
    );
  if (each.refers) headers.push(`In-Reply-To: ${messageId}`);
  if (each.kind === 'away') headers.push('Auto-Submitted: auto-replied');
  return rawMail(`From: <${email}>`, ...headers, '', each.text);
}

const troubles = {
  conflict: { errno: 1213 },
  lost: { code: 'PROTOCOL_CONNECTION_LOST', fatal: true },
  refused: { errno: 1364 },
};

type Faults = ReadonlyMap<number, keyof typeof troubles>;

/** By the number of a statement, how it fails. */
const faults: fc.Arbitrary<Faults> = fc
  .array(
    fc.tuple(
      fc.integer({ min: 1, max: 250 }),
      fc.constantFrom('conflict' as const, 'lost' as const, 'refused' as const),
    ),
    { maxLength: 12 },
  )
  .map(all => new Map(all));

function failing(fails: Faults): Database {
  return steppedDatabase(database(), number => {
    const trouble = fails.get(number);
    if (trouble) throw Object.assign(new Error(trouble), troubles[trouble]);
  });
}

/** Takes in what arrived in all mailboxes at once, so many of a mailbox together; one by one and again what fails, as a look does. */
async function receiveAll(
  through: Database,
  inboxes: readonly Inbox[],
  mails: readonly RawMail[][],
  together: number,
): Promise<void> {
  const receive = async ({ mailbox }: Inbox, some: readonly RawMail[]): Promise<void> => {
    const options = { database: through, clock: new VirtualClock(now), mailbox };
    try {
      const receipts = await receiveMails({ ...options, mails: some });
      expect(receipts.filter(Boolean)).to.have.length(some.length);
    } catch (error) {
      if (!Object.keys(troubles).includes((error as Error).message)) throw error;
      for (const mail of some) await receive({ mailbox, threads: [] }, [mail]);
    }
  };
  await Promise.all(
    inboxes.map(async (inbox, at) => {
      const arrived = mails[at]!;
      for (let first = 0; first < arrived.length; first += together)
        await receive(inbox, arrived.slice(first, first + together));
    }),
  );
}

/** All that mail has changed, in an order that does not tell in which mailboxes had their turn. */
async function stateOf(inboxes: readonly Inbox[]) {
  const ids = inboxes.flatMap(({ threads }) => threads.map(({ threadId }) => threadId));
  const nameOf = (id: string) => (ids.includes(id) ? `thread ${ids.indexOf(id)}` : 'id');
  const state = await inboundState(inboxes[0]!.mailbox.accountId, nameOf);
  const sorted = (rows: readonly object[]) => rows.map(row => JSON.stringify(row)).sort();
  const { messages, events, blocked, days } = state;
  // What was counted and taken back at once leaves no row.
  const isCounted = ({ sent, replied, positive_reply, bounce }: Record<string, unknown>) =>
    [sent, replied, positive_reply, bounce].some(count => count !== 0);
  return {
    ...state,
    messages: sorted(messages),
    events: sorted(events),
    blocked: sorted(blocked),
    days: days.filter(isCounted),
  };
}

/** Holds that what is counted of campaigns and threads is what there is. */
async function expectCounted([inbox]: readonly Inbox[]): Promise<void> {
  const counts = await database().manager.query<Record<string, number>[]>(
    `SELECT x.replied_count, x.positive_reply_count, x.bounce_count, x.terminal_enrollment_count,
       (SELECT COUNT(replied_on) FROM threads t WHERE t.account_id = x.account_id AND t.campaign_id = x.campaign_id) AS replied,
       (SELECT COUNT(positive_on) FROM threads t WHERE t.account_id = x.account_id AND t.campaign_id = x.campaign_id) AS positive,
       (SELECT COUNT(*) FROM enrollments e WHERE e.account_id = x.account_id AND e.campaign_id = x.campaign_id
         AND e.ended_at IS NOT NULL) AS ended,
       (SELECT COALESCE(SUM(bounce), 0) FROM campaign_daily_stats d WHERE d.account_id = x.account_id
         AND d.campaign_id = x.campaign_id) AS bounced
     FROM campaign_totals x WHERE x.account_id = ?`,
    [toBin(inbox!.mailbox.accountId)],
  );
  for (const row of counts)
    expect([row.replied, row.positive, row.bounced, row.ended]).to.deep.equal([
      row.replied_count,
      row.positive_reply_count,
      row.bounce_count,
      row.terminal_enrollment_count,
    ]);
  const miscounted = await database().manager.query(
    `SELECT id FROM threads t WHERE account_id = ? AND message_count <>
       (SELECT COUNT(*) FROM messages m WHERE m.account_id = t.account_id AND m.thread_id = t.id)`,
    [toBin(inbox!.mailbox.accountId)],
  );
  expect(miscounted).to.deep.equal([]);
}

const letters = fc.array(letter, { minLength: 16, maxLength: 40 });
const together = fc.integer({ min: 1, max: 4 });

describe('mails of several mailboxes, whatever they are and whatever fails', () => {
  after(forgetDue);

  it('come to the same at once as one by one', async function () {
    this.timeout(30_000);
    const property = fc.asyncProperty(letters, faults, together, async (all, fails, count) => {
      const [apart, joined] = await Promise.all([buildInboxes(), buildInboxes()]);
      const own = all.map(withinItsInbox);
      for (const [at, mails] of writeLetters(own, apart).entries())
        await receiveAll(database(), [apart[at]!], [mails], 1);
      await receiveAll(failing(fails), joined, writeLetters(own, joined), count);
      expect(await stateOf(joined)).to.deep.equal(await stateOf(apart));
    });
    await fc.assert(property, { numRuns: 4, endOnFailure: true });
  });

  it('are counted once, also when they come to two workers at a time', async function () {
    this.timeout(30_000);
    const property = fc.asyncProperty(letters, faults, together, async (all, fails, count) => {
      const inboxes = await buildInboxes();
      const mails = writeLetters(all, inboxes);
      await Promise.all([
        receiveAll(failing(fails), inboxes, mails, count),
        receiveAll(failing(new Map()), inboxes, mails, 20),
      ]);
      await expectCounted(inboxes);
      const after = await stateOf(inboxes);
      await receiveAll(database(), inboxes, mails, 20);
      expect(await stateOf(inboxes)).to.deep.equal(after);
    });
    await fc.assert(property, { numRuns: 4, endOnFailure: true });
  });
});
