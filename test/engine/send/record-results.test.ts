import { expect } from 'chai';
import type { AcceptedSend as Accepted } from '../../../server/src/engine/send/result-handler.js';
import { recordFailed, recordSent } from '../../../server/src/engine/send/record-results.js';
import { SmtpError } from '../../../server/src/engine/send/smtp-error.js';
import { findMailbox } from '../../../server/src/store/mailboxes/sending/queries.js';
import { fromBin, toBin } from '../../../server/src/store/database/ids.js';
import type { CampaignSend } from '../../../server/src/store/sending/entities.js';
import { findOpenSend } from '../../../server/src/store/sending/repository.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { email, flow, node, wait } from '../../domain/flow/fixtures.js';
import { enrollmentsOf, eventsOf, unknownId } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import {
  buildLaunched,
  enroll,
  ledger,
  manyLeads,
  sandboxMailbox,
  startEngine,
  type TestEngine,
} from '../../support/engine.js';

type AcceptedSend = Accepted<CampaignSend>;
type Cells = Record<string, unknown>;

describe('settling messages of one mailbox together', () => {
  let engine: TestEngine;
  let accountId: string;
  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
  });
  afterEach(() => engine.close());

  const rows = (table: string) =>
    runSql<Cells[]>(`SELECT * FROM ${table} WHERE account_id = ?`, [toBin(accountId)]);

  const launched = async (sequence: ReturnType<typeof flow>, people: number) => {
    const mailboxIds = [await sandboxMailbox(accountId)];
    const campaignId = await buildLaunched(accountId, { flow: sequence, mailboxIds }, engine.clock.now());
    await enroll(accountId, campaignId, manyLeads(people), engine.clock.now());
    return campaignId;
  };

  /** Messages that a server has taken from a worker that died before it could write that down. */
  const taken = async (): Promise<AcceptedSend[]> => {
    const dying = engine.worker({
      checkpoint(at) {
        if (at === 'accepted') throw new Error('The worker dies here.');
      },
    });
    await dying.dispatcher.run();
    await dying.dispatcher.run();
    const sends = await ledger(accountId);
    const read = sends.map(send => findOpenSend(database().manager, accountId, fromBin(send.id)));
    const messages = (await Promise.all(read)).filter(message => message?.kind === 'campaign');
    return messages.map((message, index) => ({
      message,
      sentAt: new Date(engine.clock.now().getTime() + index),
      response: index === 2 ? null : `250 taken ${index}`,
    }));
  };
  const recordAll = (accepted: readonly AcceptedSend[]) =>
    transaction(database(), tx => recordSent(tx, accepted, 0));

  it('records each once, however often and in whatever company it is recorded', async () => {
    const campaignId = await launched(flow([node('lead', 'leadSource'), email('first')], 'lead>first'), 5);
    const accepted = await taken();
    expect(accepted).to.have.length(5);
    const paused = toBin(accepted[3]!.message.enrollment_id);
    await runSql(
      "UPDATE enrollments SET state = 'paused', reason = 'manual', awaits = NULL WHERE account_id = ? AND id = ?",
      [toBin(accountId), paused],
    );
    await recordAll(accepted.slice(0, 2));
    const died = transaction(database(), async tx => {
      await recordSent(tx, accepted, 0);
      throw new Error('The worker dies here.');
    });
    await died.then(
      () => expect.fail('It lived.'),
      () => undefined,
    );
    expect((await ledger(accountId)).filter(send => send.state === 'sent')).to.have.length(2);
    await recordAll(accepted);
    await recordAll(accepted);

    const sends = await ledger(accountId);
    const threads = new Map((await rows('threads')).map(row => [fromBin(row.id as Buffer), row]));
    const messages = await rows('messages');
    const enrollments = await enrollmentsOf(accountId, campaignId);
    expect([threads.size, messages.length, (await rows('events')).length]).to.deep.equal([5, 5, 5]);
    for (const [index, { message: claimed, sentAt, response }] of accepted.entries()) {
      const send = sends.find(row => fromBin(row.id) === claimed.id)!;
      expect(send).to.include({ state: 'sent', smtp_response: response, raw: null, due_at: null });
      expect(send.sent_at).to.deep.equal(sentAt);
      const thread = threads.get(fromBin(send.thread_id!))!;
      expect(fromBin(thread.enrollment_id as Buffer)).to.equal(claimed.enrollment_id);
      expect(thread).to.include({ message_count: 1, subject: claimed.subject });
      const message = messages.find(row => fromBin(row.send_id as Buffer) === claimed.id)!;
      expect(message).to.include({ to_email: claimed.to_email, body_text: claimed.body_text });
      expect(message.thread_id).to.deep.equal(send.thread_id);
      const enrollment = enrollments.find(row => row.id === claimed.enrollment_id)!;
      expect(enrollment).to.include({ state: index === 3 ? 'paused' : 'completed', steps_sent: 1 });
      expect(enrollment.thread_id).to.equal(fromBin(send.thread_id as Buffer));
      expect(enrollment.last_sent_at).to.deep.equal(sentAt);
    }
    const [totals] = await rows('campaign_totals');
    expect(totals).to.include({ sent_count: 5, contacted_enrollment_count: 5, terminal_enrollment_count: 4 });
    const [day] = await rows('campaign_daily_stats');
    expect(day).to.include({ sent: 5 });
  });

  it('writes follow-ups into the threads they belong to, and lets each wait from its own moment on', async () => {
    const campaignId = await launched(
      flow(
        [
          node('lead', 'leadSource'),
          email('first'),
          wait('pause', 3600),
          email('second', { subject: '', template: 'Any news, {{email}}?' }),
          wait('rest', 7200),
          email('third', { subject: '' }),
        ],
        'lead>first',
        'first>pause',
        'pause>second',
        'second>rest',
        'rest>third',
      ),
      4,
    );
    await engine.worker().runUntilIdle();
    await engine.clock.advance(3_600_000);
    await engine.worker().runner.run();
    const accepted = await taken();
    expect(accepted).to.have.length(4);
    await recordAll(accepted);

    const enrollments = await enrollmentsOf(accountId, campaignId);
    const threads = await rows('threads');
    expect(threads).to.have.length(4);
    for (const { message, sentAt } of accepted) {
      const enrollment = enrollments.find(row => row.id === message.enrollment_id)!;
      expect(enrollment).to.include({ current_node_id: 'rest', awaits: 'flow', steps_sent: 2 });
      expect(enrollment.next_action_at).to.deep.equal(new Date(sentAt.getTime() + 7_200_000));
      const thread = threads.find(row => fromBin(row.id as Buffer) === enrollment.thread_id)!;
      expect(thread).to.include({ message_count: 2, snippet: `Any news, ${message.to_email}?` });
      expect(thread.last_message_at).to.deep.equal(sentAt);
    }
  });

  it('lets a mailbox rest when servers refuse five of its messages in a row, with one event', async () => {
    await launched(flow([node('lead', 'leadSource'), email('first')], 'lead>first'), 1);
    const [{ message }] = (await taken()) as [AcceptedSend];
    const response = '550 5.7.1 Message rejected as spam';
    const error = new SmtpError('policy', response, { smtpCode: '550', enhancedCode: '5.7.1' }, response);
    const refuse = async () => {
      const at = engine.clock.now();
      const mailbox = (await findMailbox(database().manager, accountId, message.mailbox_id))!;
      const context = { mailbox, day: '2026-03-02', owner: unknownId(), receivers: null };
      await transaction(database(), tx => recordFailed(tx, [{ message, error, at }], context));
    };
    const trips = async () =>
      (await eventsOf(accountId)).filter(({ type }) => type === 'mailbox.guard_tripped');
    for (let times = 0; times < 4; times++) await refuse();
    expect(await trips()).to.deep.equal([]);
    // Two workers learn of the fifth and the sixth at once.
    await Promise.all([refuse(), refuse()]);
    await refuse();
    const [mailbox] = await rows('mailboxes');
    expect(mailbox).to.include({ status: 'error', status_reason: response });
    expect(await trips()).to.have.length(1);
    expect((await trips())[0]!.payload).to.include({ mailbox_id: message.mailbox_id, message: response });
  });

  it('needs as many statements for many messages as for one', async () => {
    await launched(flow([node('lead', 'leadSource'), email('first')], 'lead>first'), 12);
    const accepted = await taken();
    const count = (part: readonly AcceptedSend[]) =>
      transaction(database(), async tx => {
        let statements = 0;
        const query = tx.query.bind(tx);
        tx.query = ((...args: Parameters<typeof tx.query>) => (
          statements++,
          query(...args)
        )) as typeof tx.query;
        await recordSent(tx, part, 0);
        return statements;
      });
    const [one, many] = [await count(accepted.slice(0, 1)), await count(accepted.slice(1))];
    expect(many).to.equal(one);
  });
});
