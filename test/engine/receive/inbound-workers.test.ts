import { expect } from 'chai';
import type { Receipt } from '../../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { chunksOf } from '../../../server/src/engine/receive/read-mails.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';
import { buildThread, type TestThread } from '../../support/threads.js';
import { readTotals } from '../../../server/src/store/stats/repository.js';
import { newId } from '../../../server/src/store/database/ids.js';
import { buildMailbox } from '../../support/build.js';
import { database, freshAccount } from '../../support/database.js';
import { rawMail } from '../../support/mail.js';

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

function mail(id: string, from: string, refersTo: string | null, text: string): Buffer {
  const headers = [`From: <${from}>`, 'Subject: Re: Question', `Message-ID: <${id}@example.org>`];
  return rawMail(...headers, ...(refersTo ? [`In-Reply-To: ${refersTo}`] : []), '', text);
}

describe('mails of a mailbox, and its workers', () => {
  it('are received once, also when they come to two workers at a time', async () => {
    const { threads, mailbox, accountId } = await buildInbox(4);
    const mails = threads.map(({ email, messageId }) => {
      return { raw: mail(newId(), email, messageId, 'Sounds interesting.'), receivedAt };
    });
    const options = { database: database(), clock: systemClock, mailbox };
    const receive = async (some: typeof mails) => {
      const receipts: Receipt[] = [];
      for (const each of some) receipts.push(await receiveMail({ ...options, ...each }));
      return receipts;
    };
    const both = await Promise.all([receive(mails), receive([...mails].reverse())]);
    expect(both.flat().filter(({ kind }) => kind === 'reply')).to.have.length(4);
    const totals = await readTotals(database().manager, accountId, threads[0]!.campaignId);
    expect(totals.replied_count).to.equal(4);
  });

  it('are fetched few and short at a time, but for a long one that comes alone', () => {
    const sizes = (mails: { size?: number }[]) => chunksOf(mails).map(chunk => chunk.length);
    expect(sizes([])).to.deep.equal([]);
    expect(sizes(Array.from({ length: 45 }, () => ({ size: 2_000 })))).to.deep.equal([20, 20, 5]);
    expect(sizes([{ size: 5 }, { size: 9_000_000 }, { size: 5 }, { size: 5 }])).to.deep.equal([1, 1, 2]);
    expect(sizes([{ size: 5 }, {}, { size: 5 }])).to.deep.equal([1, 1, 1]);
  });
});
