import { expect } from 'chai';
import type { Receipt } from '../../../server/src/engine/receive/arrival.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { messageIdHash } from '../../../server/src/domain/sending/thread-headers.js';
import { messagesAndOpenSends } from '../../../server/src/store/inbox/messages/queries.js';
import { recordProven } from '../../../server/src/engine/receive/match.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { email, flow, node } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { buildLaunched, enroll, ledger, sandboxMailbox, startEngine } from '../../support/engine.js';
import type { TestEngine } from '../../support/engine.js';
import { rawMail } from '../../support/mail.js';
import { steppedDatabase } from '../../support/stepped-database.js';

const sequence = flow(
  [
    node('lead', 'leadSource'),
    email('first'),
    email('second'),
    node('sort', 'aiCategorizer'),
    email('thanks'),
  ],
  'lead>first',
  'first>second',
  'second>sort',
  'sort:interested>thanks',
);

describe('answers to messages that the ledger does not know to have left', () => {
  let engine: TestEngine;
  let accountId: string;
  let campaignId: string;
  let mailbox: { accountId: string; id: string; email: string };

  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    const address = `ann-${newId()}@sandbox.test`;
    const id = await sandboxMailbox(accountId, { email: address });
    mailbox = { accountId, id, email: address };
    campaignId = await buildLaunched(accountId, { flow: sequence, mailboxIds: [id] }, engine.clock.now());
  });
  afterEach(() => engine.close());

  /** Writes both messages; answers the recipient and their Message-IDs. */
  async function write(): Promise<{ lead: string; ids: string[] }> {
    const lead = `accept+${newId().slice(-12)}@sandbox.test`;
    await enroll(accountId, campaignId, [{ email: lead }], engine.clock.now());
    const worker = engine.worker();
    for (let looks = 0; looks < 3; looks++) {
      await worker.runUntilIdle();
      await engine.clock.advance(60_000);
    }
    const sends = (await ledger(accountId)).filter(({ to_email }) => to_email === lead);
    return { lead, ids: sends.map(({ message_id }) => message_id) };
  }

  const query = (sql: string, ...values: unknown[]) => runSql(sql, [toBin(accountId), ...values]);

  /** As a crash between hand-over and bookkeeping leaves a message. */
  async function forget(messageId: string, nodeId: string): Promise<void> {
    await query("UPDATE sends SET state = 'sending' WHERE account_id = ? AND message_id = ?", messageId);
    await query('DELETE FROM messages WHERE account_id = ? AND message_id = ?', messageId);
    await runSql("UPDATE enrollments SET awaits = 'sending', current_node_id = ? WHERE account_id = ?", [
      nodeId,
      toBin(accountId),
    ]);
  }

  function answer(from: string, refersTo: string, text: string, ...more: string[]) {
    const headers = [
      ...more,
      `From: ${from}`,
      `Message-ID: <${newId()}@example.org>`,
      `In-Reply-To: ${refersTo}`,
    ];
    return { raw: rawMail(...headers, '', text), receivedAt: engine.clock.now() };
  }

  async function receive(mails: ReturnType<typeof answer>[], through = database()): Promise<Receipt[]> {
    const receipts: Receipt[] = [];
    for (const mail of mails)
      receipts.push(await receiveMail({ database: through, clock: engine.clock, mailbox, ...mail }));
    return receipts;
  }

  it('find the message that a worker records while they are looked up', async () => {
    const { ids } = await write();
    await forget(ids[0]!, 'first');
    await forget(ids[1]!, 'first');
    await query('UPDATE enrollments SET thread_id = NULL WHERE account_id = ?');
    await query('DELETE FROM threads WHERE account_id = ?');
    const stepped = steppedDatabase(database(), async number => {
      if (number !== 2) return;
      const { openSends } = await messagesAndOpenSends(database().manager, accountId, [
        messageIdHash(ids[0]!),
      ]);
      await recordProven(database(), accountId, openSends);
    });
    const receipts = await receive([answer('assistant@example.org', ids[0]!, 'Tell me more.')], stepped);
    expect(receipts.map(({ kind }) => kind)).to.deep.equal(['reply']);
  });

  it('have their turn: an answer that came before ends the sequence, as if it had come alone', async () => {
    const { lead, ids } = await write();
    expect(ids).to.have.length(2);
    await forget(ids[1]!, 'second');
    await receive([
      answer(lead, ids[0]!, 'Sounds interesting, please send me the pricing.'),
      answer(lead, ids[1]!, 'I am away.', 'Auto-Submitted: auto-replied'),
    ]);
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'stopped', reason: 'replied' });
    expect((await ledger(accountId)).map(({ state }) => state)).to.deep.equal(['sent', 'sent']);
  });
});
