import { expect } from 'chai';
import { systemClock } from '../../server/src/domain/clock.js';
import { receiveMail, type Receipt } from '../../server/src/engine/inbound/receive.js';
import { readDailyStats, readTotals } from '../../server/src/store/stats/repository.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { buildMailbox } from '../support/build.js';
import { database, freshAccount } from '../support/database.js';
import { rawMail } from '../support/mail.js';
import { steppedDatabase } from '../support/stepped-database.js';
import { buildThread, type TestThread } from '../support/threads.js';

const sentAt = new Date('2026-11-19T10:00:00Z');
const receivedAt = new Date('2026-11-20T10:00:00Z');

interface Inbox extends TestThread {
  mailbox: { accountId: string; id: string; email: string };
}

/** Mailboxes of an account, each of which has written to somebody in a campaign of its own. */
async function buildInboxes(count: number): Promise<Inbox[]> {
  const accountId = await freshAccount();
  const inboxes: Inbox[] = [];
  for (let at = 0; at < count; at++) {
    const id = await buildMailbox(accountId, { email: `ann-${at}@ours.example` });
    const lead = { email: `lead-${at}@example.org` };
    const thread = await buildThread(accountId, { mailboxId: id, lead, subject: 'A question', at: sentAt });
    inboxes.push({ ...thread, mailbox: { accountId, id, email: thread.mailboxEmail } });
  }
  return inboxes;
}

function answerOf({ email, messageId }: TestThread, attached = ''): Buffer {
  const headers = [`From: <${email}>`, 'Subject: Re: A question', `Message-ID: <${newId()}@example.org>`];
  const parts = ['Content-Type: text/plain', '', 'Sounds interesting, please send me the pricing.', '--b'];
  return rawMail(
    ...headers,
    `In-Reply-To: ${messageId}`,
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    ...parts,
    'Content-Type: application/octet-stream',
    '',
    attached,
    '--b--',
  );
}

/** Has a mail taken in for each mailbox, all at the same time; `failed` where it could not be. */
async function receiveAll(
  inboxes: readonly Inbox[],
  mails = inboxes.map(inbox => answerOf(inbox)),
  shared = { database: database(), clock: systemClock },
): Promise<(Receipt['kind'] | 'failed')[]> {
  const receiving = inboxes.map(({ mailbox }, at) =>
    receiveMail({ ...shared, mailbox, raw: mails[at]!, receivedAt }),
  );
  const settled = await Promise.allSettled(receiving);
  return settled.map(each => (each.status === 'fulfilled' ? each.value.kind : 'failed'));
}

/** Has an answer taken in for each mailbox, all at the same time; tells how many transactions that takes. */
async function commitsOf(inboxes: readonly Inbox[], attached?: string): Promise<number> {
  let commits = 0;
  const counting = steppedDatabase(database(), (_, sql) => void (sql === 'COMMIT' && commits++));
  const mails = inboxes.map(inbox => answerOf(inbox, attached));
  const kinds = await receiveAll(inboxes, mails, { database: counting, clock: systemClock });
  expect(kinds).to.deep.equal(inboxes.map(() => 'reply'));
  return commits;
}

describe('mails of several mailboxes that come at the same time', () => {
  it('are taken in together, each counted in its own campaign', async () => {
    const inboxes = await buildInboxes(8);
    expect(await commitsOf(inboxes)).to.be.lessThan(inboxes.length);
    for (const { mailbox, campaignId } of inboxes) {
      const { manager } = database();
      const totals = await readTotals(manager, mailbox.accountId, campaignId);
      expect(totals).to.include({ replied_count: 1, positive_reply_count: 1, terminal_enrollment_count: 1 });
      const days = await readDailyStats(manager, mailbox.accountId, campaignId, '2026-11-01', '2026-11-30');
      expect(days.map(({ replied }) => replied)).to.deep.equal([1]);
      const [message] = await manager.query<{ mailbox_id: Buffer }[]>(
        "SELECT mailbox_id FROM messages WHERE account_id = ? AND mailbox_id = ? AND direction = 'received'",
        [toBin(mailbox.accountId), toBin(mailbox.id)],
      );
      expect(message).to.be.an('object');
    }
  });

  it('do not wait for long ones', async () => {
    const inboxes = await buildInboxes(6);
    expect(await commitsOf(inboxes, 'A line.\r\n'.repeat(60_000))).to.equal(inboxes.length);
  });

  it('fail alone', async () => {
    const inboxes = await buildInboxes(6);
    const { mailbox, leadId } = inboxes[3]!;
    const ids = [toBin(mailbox.accountId), toBin(leadId)];
    await database().manager.query('DELETE FROM leads WHERE account_id = ? AND id = ?', ids);
    const kinds = await receiveAll(inboxes);
    expect(kinds).to.deep.equal(['reply', 'reply', 'reply', 'failed', 'reply', 'reply']);
  });

  it('are one message where they are the same', async () => {
    const inboxes = await buildInboxes(4);
    const mail = answerOf(inboxes[0]!);
    const kinds = await receiveAll(inboxes, [mail, mail, mail, mail]);
    expect(kinds.sort()).to.deep.equal(['duplicate', 'duplicate', 'duplicate', 'reply']);
  });

  it('do not wait long for threads that another transaction holds', async () => {
    // An account of a few threads may be read as a whole, so that whoever locks some waits for all.
    const inboxes = (await buildInboxes(40)).slice(0, 6);
    const held = inboxes.slice(0, 2);
    const holder = database().source.createQueryRunner();
    await holder.startTransaction();
    await holder.query(
      'SELECT id FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?) FOR UPDATE',
      [toBin(held[0]!.mailbox.accountId), held.map(({ threadId }) => toBin(threadId))],
    );
    const waiting = held.map(inbox => receiveAll([inbox]));
    const others = inboxes.slice(2);
    expect(await receiveAll(others)).to.deep.equal(others.map(() => 'reply'));
    await holder.rollbackTransaction();
    await holder.release();
    expect((await Promise.all(waiting)).flat()).to.deep.equal(['reply', 'reply']);
  });
});
