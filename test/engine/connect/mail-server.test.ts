import { expect } from 'chai';
import { pino } from 'pino';
import { createFlowRunner } from '../../../server/src/engine/flow/runner.js';
import { createInboundPoll } from '../../../server/src/engine/receive/poll.js';
import { createInboxWatches } from '../../../server/src/engine/receive/watches.js';
import { createDispatcher } from '../../../server/src/engine/send/dispatch.js';
import { createSentCopier } from '../../../server/src/engine/send/sent-copies.js';
import { createReconciler, imapSentFolder } from '../../../server/src/engine/send/reconcile.js';
import { createSmtpPoolRegistry } from '../../../server/src/engine/send/smtp-pool-registry.js';
import { createSmtpPool } from '../../../server/src/engine/send/smtp-pool.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import { fromBin, newId, toBin } from '../../../server/src/store/database/ids.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../../support/dovecot.js';
import { buildLaunched, enroll, ledger, links, runUntilIdle, startEngine } from '../../support/engine.js';
import type { SendRow, TestEngine } from '../../support/engine.js';
import { hasExim, startExim, type Exim } from '../../support/exim.js';
import {
  answerOf,
  answersIn,
  connectImapMailbox,
  leaveInboxes,
  ownMail,
  secretBox,
  until,
  type ImapMailbox,
} from '../../support/imap-mailbox.js';
import { startRelay, type Relay } from '../../support/relay.js';

const minute = 60_000;

describe('a mail server (Exim and Dovecot)', function () {
  this.timeout(40_000);
  let dovecot: Dovecot;
  let exim: Exim;
  let engine: TestEngine;
  let accountId: string;
  let mailbox: ImapMailbox;
  let campaignId: string;
  let relay: Relay;
  let tasks: Task[];
  let breaksAt: (chunk: string) => boolean;
  let breaksAtAnswer: (chunk: string) => boolean;

  before(async function () {
    if (!(await hasDovecot()) || !(await hasExim())) {
      console.log(
        '      Exim and Dovecot are not installed (exim4-daemon-light, dovecot-imapd): not tested.',
      );
      this.skip();
    }
    dovecot = await startDovecot();
    exim = await startExim(dovecot.mailFolder);
  });
  after(async () => {
    await exim?.close();
    await dovecot?.close();
  });

  beforeEach(async () => {
    // The servers live in our time.
    engine = await startEngine(new Date());
    accountId = await freshAccount(engine.clock.now());
    breaksAt = breaksAtAnswer = () => false;
    relay = await startRelay(() => exim.port, {
      breaksAt: chunk => breaksAt(chunk.toString('latin1')),
      breaksAtAnswer: chunk => breaksAtAnswer(chunk.toString('latin1')),
    });
    const ports = { smtp: relay.port, imap: dovecot.port };
    mailbox = await connectImapMailbox(accountId, ports, engine.clock.now());
    expect(await mailbox.mails('INBOX')).to.deep.equal([]);
    const settings = { flow: sequence(3 * 86_400), mailboxIds: [mailbox.id] };
    campaignId = await buildLaunched(accountId, settings, engine.clock.now());
    tasks = worker();
  });
  afterEach(async () => {
    for (const task of tasks) await task.close?.();
    await leaveInboxes(accountId);
    await relay.close();
    await engine.close();
  });

  /** All that sends and receives, as the service puts it together. */
  function worker(): Task[] {
    const base = {
      database: database(),
      clock: engine.clock,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      owner: newId(),
      secretBox,
    };
    const pools = createSmtpPoolRegistry({ secretBox, sandbox: null });
    return [
      createFlowRunner(base),
      createDispatcher({ ...base, pools, leaseMs: minute, batchSize: 20, ...links }),
      createReconciler({ ...base, sentFolders: { smtp: imapSentFolder(secretBox) } }),
      createSentCopier(base),
      createInboundPoll(base),
      createInboxWatches(base),
    ];
  }

  /** Lets everybody work until something is so; the clock moves on a little each time. */
  const work = (what: string, done: () => Promise<boolean>, stepMs = 0) =>
    until(
      what,
      async () => {
        await runUntilIdle(tasks);
        if (await done()) return true;
        await engine.clock.advance(stepMs);
        return false;
      },
      15_000,
    );

  /** Somebody with a mailbox at the server, in the campaign. */
  async function jane() {
    const address = `jane-${newId().slice(-12)}@example.org`;
    const own = ownMail(dovecot.port, address);
    expect(await own.mails('INBOX')).to.deep.equal([]);
    await enroll(accountId, campaignId, [{ email: address }], engine.clock.now());
    const inbox = async () => (await own.mails('INBOX')).map(({ source }) => source);
    return { address, inbox };
  }

  /** Sends an answer through the server, as a mail program does. */
  async function answer(from: string, send: SendRow, text: string): Promise<void> {
    const sender = createSmtpPool({
      host: '127.0.0.1',
      port: exim.port,
      secure: false,
      auth: { user: from, pass: password },
    });
    const raw = answerOf(from, mailbox.address, send.message_id, text);
    await sender.send({ envelopeFrom: from, envelopeTo: [mailbox.address], raw });
    await sender.close();
  }

  const sendTo = async (address: string) =>
    (await ledger(accountId)).find(({ to_email }) => to_email === address)!;
  const answered = (text: string) => async () => (await answersIn(accountId)).includes(text);

  async function enrollmentOf(address: string) {
    const { enrollment_id } = await sendTo(address);
    return (await enrollmentsOf(accountId, campaignId)).find(({ id }) => id === fromBin(enrollment_id))!;
  }

  const events = async (type: string) =>
    (
      await runSql<{ payload: string }[]>('SELECT payload FROM events WHERE account_id = ? AND type = ?', [
        toBin(accountId),
        type,
      ])
    ).map(({ payload }) => JSON.parse(payload) as Record<string, unknown>);

  it('takes a campaign to its people, and brings back their answers and its own report', async () => {
    const { address, inbox } = await jane();
    const ghost = `nobody-${newId().slice(-12)}@example.org`;
    await enroll(accountId, campaignId, [{ email: ghost }], engine.clock.now());
    await work('the message is there', async () => (await inbox()).length > 0);
    const [arrived] = await inbox();
    const send = await sendTo(address);
    expect(arrived).to.contain(`Message-ID: ${send.message_id}`).and.contain(`Envelope-to: ${address}`);
    expect(arrived).to.match(/^List-Unsubscribe:/m);
    expect(arrived, 'sent with a login').to.match(/with esmtpa/);
    expect(send).to.include({ state: 'sent' });
    expect(send.smtp_response).to.match(/^250 OK id=/);

    await answer(address, send, 'Sounds good.');
    await work('both are understood', async () => {
      const bounced = (await sendTo(ghost)).bounced_at !== null;
      return bounced && (await answersIn(accountId)).includes('Sounds good.');
    });
    expect(await enrollmentOf(address)).to.include({ state: 'stopped', reason: 'replied' });
    expect(await enrollmentOf(ghost)).to.include({ state: 'stopped', reason: 'bounced' });
    expect(await events('reply.received')).to.have.length(1);
    const [bounce, ...others] = await events('bounce.detected');
    expect(others).to.deep.equal([]);
    // Exim reports all failures by this code.
    expect(bounce).to.include({ email: ghost, severity: 'hard', smtp_code: '5.0.0' });

    await engine.clock.advance(minute);
    await work('both are filed', async () => (await mailbox.mails('Sent')).length === 2);
    await engine.clock.advance(10 * minute);
    await runUntilIdle(tasks);
    expect(await mailbox.mails('Sent')).to.have.length(2);
    expect(await inbox()).to.have.length(1);
    expect((await mailbox.mails('INBOX')).flatMap(({ flags }) => flags)).to.not.include('\\Seen');
  });

  it('sends nothing twice when the connection breaks in the middle of a message', async () => {
    const { address, inbox } = await jane();
    breaksAt = chunk => /^Message-ID:/m.test(chunk);
    await work('it is settled', async () => (await sendTo(address))?.state === 'unknown', minute);
    breaksAt = () => false;
    for (let i = 0; i < 5; i++) {
      await engine.clock.advance(10 * minute);
      await runUntilIdle(tasks);
    }
    expect((await sendTo(address)).state).to.equal('unknown');
    expect(await inbox()).to.deep.equal([]);
    expect(await mailbox.mails('Sent')).to.deep.equal([]);
  });

  it('sends nothing twice when the server took a message and could not say so; a reply shows it', async () => {
    const { address, inbox } = await jane();
    breaksAtAnswer = chunk => /^250 OK id=/m.test(chunk);
    await work('it is settled', async () => (await sendTo(address))?.state === 'unknown', minute);
    breaksAtAnswer = () => false;
    await until('the message is there', async () => (await inbox()).length > 0);
    const send = await sendTo(address);
    await answer(address, send, 'It came.');
    await work('the answer is there', answered('It came.'), minute);
    expect((await sendTo(address)).state).to.equal('sent');
    expect(await enrollmentOf(address)).to.include({ state: 'stopped', reason: 'replied' });
    await work('it is filed', async () => (await mailbox.mails('Sent')).length === 1, minute);
    expect(await inbox()).to.have.length(1);
  });

  it('loses nothing while both servers are restarted and the inbox counts anew', async () => {
    const first = await jane();
    await work('the message is there', async () => (await first.inbox()).length > 0);
    // The end of the daemon does not end the connections that it has.
    await exim.stop();
    relay.cut();
    const second = await jane();
    await runUntilIdle(tasks);
    await engine.clock.advance(minute);
    await runUntilIdle(tasks);
    expect((await sendTo(second.address)).state).to.equal('queued');
    await exim.start();
    relay.restore();
    await work('the second is there', async () => (await second.inbox()).length > 0, minute);

    await answer(first.address, await sendTo(first.address), 'One.');
    await work('the first answer', answered('One.'), minute);
    await answer(second.address, await sendTo(second.address), 'Two.');
    await until('it is in the inbox', async () => (await mailbox.mails('INBOX')).length === 2);
    await dovecot.changeUidValidity(mailbox.address);
    await work('the second answer', answered('Two.'), minute);
    await engine.clock.advance(10 * minute);
    await runUntilIdle(tasks);
    expect((await answersIn(accountId)).sort()).to.deep.equal(['One.', 'Two.']);
    expect([await first.inbox(), await second.inbox()].map(({ length }) => length)).to.deep.equal([1, 1]);
  });
});
