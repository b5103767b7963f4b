import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pino } from 'pino';
import { globalLeadId, parseEmail } from '../../server/src/domain/leads/email-address.js';
import { createMessagePurge } from '../../server/src/engine/purge.js';
import { newId, toBin } from '../../server/src/store/database/ids.js';
import { lockWritableThread } from '../../server/src/operations/inbox/successor.js';
import type { Database } from '../../server/src/store/database/database.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { lockEnrollments } from '../../server/src/store/enrollments/queue/queries.js';
import { deleteExpired } from '../../server/src/store/inbox/retention/queries.js';
import { insertMessageJob } from '../../server/src/store/inbox/message-jobs/repository.js';
import { latestMessage } from '../../server/src/store/inbox/messages/repository.js';
import { lockThread } from '../../server/src/store/inbox/threads/repository.js';
import { deletePerson } from '../../server/src/store/people/erasure/queries.js';
import type { PersonEntity } from '../../server/src/store/people/entities.js';
import { database, freshAccount, runSql } from '../support/database.js';
import { answer, buildThread, queueReply, type TestThread } from '../support/threads.js';
import { VirtualClock } from '../support/virtual-clock.js';

/** Before the threads of other tests: a purge is of all accounts. */
const begin = new Date('1999-03-01T09:00:00Z');
const log = pino({ level: 'silent' });
const day = 24 * 60 * 60_000;
const after = (days: number) => new Date(begin.getTime() + days * day);

describe('the purge of messages', function () {
  this.timeout(60_000);
  let accountId: string;

  beforeEach(async () => {
    accountId = await freshAccount(begin);
  });

  const purgeAt = async (days: number) => {
    const clock = new VirtualClock(after(days));
    const purge = createMessagePurge({ database: database(), clock, log, days: 30 });
    while (await purge.run());
  };
  const build = () => buildThread(accountId, { at: begin, lead: {} });
  const end = (thread: TestThread, state = 'completed') =>
    runSql('UPDATE enrollments SET state = ?, awaits = NULL WHERE id = ?', [
      state,
      toBin(thread.enrollmentId),
    ]);
  const batchOf = ({ threadId }: TestThread) => ({ accountId, ids: [threadId] });
  const count = async (table: string, where = 'TRUE') => {
    const [{ n }] = await runSql<[{ n: number }]>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE account_id = ? AND ${where}`,
      [toBin(accountId)],
    );
    return Number(n);
  };
  const ofThreads = [
    'threads',
    'messages',
    'attachments',
    'message_jobs',
    'thread_tag_links',
    'thread_tokens',
  ];
  const left = async () => Promise.all(ofThreads.map(table => count(table)));

  it('deletes a conversation with all that belongs to it once its newest message is too old', async () => {
    const thread = await build();
    await answer(thread, 'Not now.', { at: after(2) });
    await end(thread);
    await runSql(
      `INSERT INTO attachments (account_id, id, message_id, content_type, size_bytes, content, created_at)
       SELECT account_id, ?, id, 'text/plain', 2, 'Hi', created_at FROM messages WHERE thread_id = ? LIMIT 1`,
      [toBin(newId()), toBin(thread.threadId)],
    );
    await runSql('INSERT INTO thread_tag_links (account_id, thread_id, tag_id) VALUES (?, ?, ?)', [
      ...[accountId, thread.threadId, newId()].map(toBin),
    ]);
    await queueReply(thread, after(2));
    await runSql("UPDATE message_jobs SET status = 'sent', due_at = NULL WHERE account_id = ?", [
      toBin(accountId),
    ]);
    await runSql(
      `INSERT INTO sends (account_id, id, enrollment_id, node_id, campaign_id, lead_id, global_lead_id, mailbox_id, thread_id,
         message_id, message_id_hash, from_email, to_email, subject, state, created_at, updated_at)
       SELECT account_id, id, enrollment_id, 'first', campaign_id, lead_id, global_lead_id, mailbox_id, id, ?, global_lead_id,
         'ann@sender.example', ?, 'Hi', 'sent', created_at, created_at FROM threads WHERE id = ?`,
      [thread.messageId, thread.email, toBin(thread.threadId)],
    );
    expect(
      (await left()).every(rows => rows > 0),
      'rows before',
    ).to.equal(true);

    await purgeAt(31.9);
    expect(
      (await left()).every(rows => rows > 0),
      'rows after 29.9 days',
    ).to.equal(true);
    await purgeAt(32.1);
    expect(await left()).to.deep.equal(ofThreads.map(() => 0));
    expect(await count('sends', "state = 'sent'"), 'the ledger').to.equal(1);
    expect(await count('leads')).to.equal(1);
    expect(await count('enrollments', 'thread_id IS NULL AND steps_sent = 1')).to.equal(1);
    expect(await answer(thread, 'After all?', { at: after(33) })).to.deep.equal({
      kind: 'ignored',
      reason: 'unmatched',
    });
  });

  it('keeps a conversation in which something is to come', async () => {
    const thread = await build();
    await purgeAt(40);
    expect(await count('messages'), 'an active sequence').to.equal(1);
    await end(thread, 'paused');
    await purgeAt(40);
    expect(await count('messages'), 'a paused sequence').to.equal(1);
    await end(thread);
    const job = await queueReply(thread, after(1));
    for (const status of ['queued', 'sending']) {
      await runSql('UPDATE message_jobs SET status = ? WHERE id = ?', [status, toBin(job)]);
      await purgeAt(40);
      expect(await count('messages'), `a reply that is ${status}`).to.equal(1);
    }
    await runSql("UPDATE message_jobs SET status = 'cancelled' WHERE id = ?", [toBin(job)]);
    await purgeAt(40);
    expect(await count('messages')).to.equal(0);
  });

  it('looks through all threads, some at a time, and begins anew at the end', async () => {
    const first = await build();
    const place = { campaignId: first.campaignId, mailboxId: first.mailboxId };
    const threads = [first];
    for (let at = 0; at < 4; at++) threads.push(await buildThread(accountId, { ...place, at: begin }));
    await answer(threads[3]!, 'I am young.', { at: after(20) });
    for (const thread of threads) await end(thread);
    const clock = new VirtualClock(after(31));
    const purge = createMessagePurge({ database: database(), clock, log, days: 30, walkSize: 2 });
    expect(await purge.run(), 'whether there is more').to.equal(true);
    while (await purge.run());
    expect(await count('threads')).to.equal(1);
    await clock.advance(20 * day);
    while (await purge.run());
    expect(await count('threads')).to.equal(0);
  });

  it('does not delete what was written to since it looked', async () => {
    const thread = await build();
    await end(thread);
    await answer(thread, 'Wait.', { at: after(40) });
    await database().manager.transaction(tx => deleteExpired(tx, batchOf(thread), after(10)));
    expect(await count('messages')).to.equal(2);
  });

  it('waits for a reply that is being accepted, and keeps its conversation', async () => {
    const thread = await build();
    await end(thread);
    const deleting = await transaction(database(), async tx => {
      const { mailbox_id } = await lockWritableThread(tx, accountId, thread.threadId);
      const source = (await latestMessage(tx, accountId, thread.threadId))!;
      const job = {
        ...{ id: newId(), threadId: thread.threadId, mailboxId: mailbox_id, type: 'reply' as const },
        ...{ sourceMessageId: source.id, subject: 'Re: Hello', bodyText: 'Yes.', bodyHtml: null },
        ...{ toEmail: thread.email, toName: null, cc: [], scheduledAt: null, apiKeyId: newId() },
      };
      await insertMessageJob(tx, accountId, job, after(40));
      return begun(transaction(database(), each => deleteExpired(each, batchOf(thread), after(10))));
    });
    await deleting();
    expect([await count('threads'), await count('message_jobs')]).to.deep.equal([1, 1]);
  });

  it('lets nobody write in a conversation that it has deleted meanwhile', async () => {
    const thread = await build();
    await end(thread);
    const writing = await transaction(database(), async tx => {
      await deleteExpired(tx, batchOf(thread), after(10));
      return begun(transaction(database(), each => lockWritableThread(each, accountId, thread.threadId)));
    });
    expect(await writing().catch(({ code }: { code: string }) => code)).to.equal('thread_not_found');
  });

  const deletions = {
    'a conversation': (thread: TestThread) =>
      database().manager.transaction(tx => deleteExpired(tx, batchOf(thread), after(10))),
    'a person': ({ email }: TestThread) => {
      const id = globalLeadId(parseEmail(email)!);
      const person = { account_id: accountId, global_lead_id: id, email, words: '' } as PersonEntity;
      return transaction(database(), tx => deletePerson(tx, person), { attempts: 1 });
    },
  };
  for (const [what, remove] of Object.entries(deletions))
    it(`locks the sequence before the thread when it deletes ${what}, as all transactions do`, async () => {
      const thread = await build();
      await end(thread);
      const deleting = await database().manager.transaction(async tx => {
        await lockEnrollments(tx, accountId, [thread.enrollmentId]);
        const deletion = await begun(remove(thread));
        expect(await lockThread(tx, accountId, thread.threadId)).to.not.equal(null);
        return deletion;
      });
      await deleting();
      expect(await count('threads')).to.equal(0);
    });

  it('passes over what cannot be deleted, and says so', async () => {
    await end(await build());
    accountId = await freshAccount(begin);
    await end(await build());
    let tries = 0;
    const spoiled = Object.create(database(), {
      source: {
        value: {
          createQueryRunner() {
            if (++tries === 1) throw new Error('It is broken.');
            return database().source.createQueryRunner();
          },
        },
      },
    }) as Database;
    const lines: string[] = [];
    const clock = new VirtualClock(after(40));
    const written = pino({}, { write: (line: string) => void lines.push(line) });
    const purge = createMessagePurge({ database: spoiled, clock, log: written, days: 30 });
    while (await purge.run());
    expect(await count('threads'), 'of the account behind').to.equal(0);
    expect(lines).to.have.length(1);
    expect(lines[0]).to.include('It is broken.');
  });
});

/** Waits until some work waits for a lock, if it does; returns what waits for its end. */
async function begun<T>(work: Promise<T>): Promise<() => Promise<T>> {
  await Promise.race([work.catch(() => undefined), sleep(300)]);
  return () => work;
}
