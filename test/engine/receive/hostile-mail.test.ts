import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { setTimeout as sleep } from 'node:timers/promises';
import { createMailReader, mailReader } from '../../../server/src/engine/receive/read-thread.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { systemClock } from '../../../server/src/domain/shared/clock.js';
import { database } from '../../support/database.js';
import { filled, hostileShapes } from '../../support/hostile-mail.js';
import { newClient, type Client } from '../../support/service.js';
import { buildThread, type TestThread } from '../../support/threads.js';

const megabyte = 1024 * 1024;
/** No mail may hold the event loop for longer. */
const mostHeldMs = 50;
/** The least of some tries says what the mail does, rather than a collection of garbage beside it. */
const tries = 8;

/** Returns the milliseconds that the main thread has worked; on systems that do not count them, those that passed. */
function workedMs(): number {
  try {
    return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return performance.now();
  }
}

/** Measures for how long the event loop is held at most while something is done; other programs do not count. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let last = workedMs();
  const timer = setInterval(() => {
    const now = workedMs();
    longest = Math.max(longest, now - last);
    last = now;
  }, 1);
  try {
    await work();
    await sleep(5);
    return longest;
  } finally {
    clearInterval(timer);
  }
}

describe('receiving hostile mail', function () {
  this.timeout(120_000);
  let client: Client;
  let thread: TestThread;
  let count = 0;

  before(async () => {
    client = await newClient();
    thread = await buildThread(client.accountId);
  });

  /** Makes of any mail one that comes from the lead and refers to the thread. */
  function inThread(raw: Buffer): Buffer {
    const fields = [
      `Message-ID: <hostile-${count++}@hostile.example>`,
      `In-Reply-To: ${thread.messageId}`,
      `From: ${thread.email}`,
    ];
    return Buffer.concat([Buffer.from(`${fields.join('\r\n')}\r\n`), raw]);
  }

  const receive = (raw: Buffer, reader = mailReader) =>
    receiveMail({
      database: database(),
      clock: systemClock,
      mailbox: { accountId: client.accountId, id: thread.mailboxId, email: thread.mailboxEmail },
      raw,
      receivedAt: systemClock.now(),
      reader,
    });

  const long: typeof hostileShapes = [
    ...hostileShapes,
    {
      name: '24 MB of empty lines',
      raw: () => Buffer.from(`Subject: x\r\n\r\n${filled('\r\n', 24 * megabyte)}`),
    },
    {
      name: 'an attachment of 20 MB',
      raw: () =>
        Buffer.from(
          `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${filled(`${'A'.repeat(76)}\r\n`, 27 * megabyte)}`,
        ),
    },
    {
      name: 'an attachment of 7 MB',
      raw: () =>
        Buffer.from(
          `Content-Type: application/pdf\r\nContent-Transfer-Encoding: base64\r\n\r\n${filled(`${'A'.repeat(76)}\r\n`, 9 * megabyte)}`,
        ),
    },
  ];
  for (const { name, raw } of long)
    it(`holds the event loop for no longer than ${mostHeldMs} ms: ${name}`, async () => {
      const hostile = raw(megabyte);
      let least = Infinity;
      for (let at = 0; at < tries && least > mostHeldMs; at++) {
        const mail = inThread(hostile);
        // What making the mail has left behind is not to be cleared away meanwhile.
        await sleep(100);
        least = Math.min(least, await longestHold(() => receive(mail)));
      }
      expect(least).to.be.at.most(mostHeldMs);
    });

  it('keeps a mail that takes too long by its beginning, marked, and reads the next one', async () => {
    const { threadId } = thread;
    const reader = createMailReader({ mailMs: 1, togetherMs: 1, leastMs: 1 });
    const slow = inThread(Buffer.from(`Subject: Re: slow\r\n\r\nSlow.\r\n${filled('a\r\n\r\n', megabyte)}`));
    expect((await receive(slow, reader)).kind).to.equal('reply');
    expect((await receive(slow)).kind).to.equal('duplicate');
    const { body } = await client.get(`/v1/threads/${threadId}/messages?limit=100`);
    const kept = body.data.find(({ subject }: { subject: string }) => subject === 'Re: slow');
    expect(kept).to.deep.include({ truncated: ['time'], from_email: thread.email });
    expect(kept.body_text).to.match(/^Slow\./);
    const [next] = await createMailReader().read([
      { raw: Buffer.from('Subject: x\r\n\r\nYes.'), receivedAt: new Date() },
    ]);
    expect(next!.mail.truncated).to.deep.equal([]);
  });

  it('judges what it has of a mail that takes too long', async () => {
    const reader = createMailReader({ mailMs: 1, togetherMs: 1, leastMs: 20_000 });
    const slow = Buffer.from(
      `Subject: Out of office\r\nAuto-Submitted: auto-replied\r\n\r\n${filled('a\r\n\r\n', 24 * megabyte)}`,
    );
    const [read] = await reader.read([{ raw: slow, receivedAt: new Date() }]);
    expect(read!.understood.kind).to.equal('auto_reply');
  });
});
