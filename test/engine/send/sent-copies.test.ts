import { expect } from 'chai';
import { pino } from 'pino';
import { recordProven } from '../../../server/src/engine/receive/match.js';
import { createSentCopier } from '../../../server/src/engine/send/sent-copies.js';
import { copiesToSentFolder } from '../../../server/src/engine/send/record-results.js';
import { createReconciler, imapSentFolder } from '../../../server/src/engine/send/reconcile.js';
import type { SendPoint } from '../../../server/src/engine/send/deliver-batch.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import { fromBin, newId, toBin } from '../../../server/src/store/database/ids.js';
import type { MailboxProvider } from '../../../server/src/generated/types.js';
import { claimSentCopies } from '../../../server/src/store/sending/copies/queries.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { email, flow, node } from '../../domain/flow/fixtures.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../../support/dovecot.js';
import { buildLaunched, enroll, ledger, runUntilIdle, startEngine } from '../../support/engine.js';
import type { SendRow, TestEngine } from '../../support/engine.js';
import { connectImapMailbox, leaveInboxes, secretBox, until } from '../../support/imap-mailbox.js';
import type { ImapMailbox } from '../../support/imap-mailbox.js';
import { startRelay, type Relay } from '../../support/relay.js';
import { startService } from '../../support/service.js';
import { startSmtpSink, type SmtpSink } from '../../support/smtp-sink.js';

const minute = 60_000;

describe('the Sent folder', function () {
  this.timeout(30_000);
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let engine: TestEngine;
  let accountId: string;
  let mailbox: ImapMailbox;
  let campaignId: string;
  let relay: Relay;
  let breaksAtAnswer: (chunk: string) => boolean;
  let freezesAt: (chunk: string) => boolean;
  let notes: string[];

  before(async function () {
    if (!(await hasDovecot())) {
      console.log('      Dovecot is not installed (dovecot-imapd): the Sent folder is not tested.');
      this.skip();
    }
    [dovecot, sink] = await Promise.all([startDovecot(), startSmtpSink(password)]);
  });
  after(() => Promise.all([dovecot?.close(), sink?.close()]));

  beforeEach(async () => {
    // What other tests left would be filed here.
    await runSql('DELETE FROM sent_filings');
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    notes = [];
    breaksAtAnswer = () => false;
    freezesAt = () => false;
    relay = await startRelay(() => dovecot.port, {
      breaksAtAnswer: chunk => breaksAtAnswer(chunk.toString('latin1')),
      freezesAt: chunk => freezesAt(chunk.toString('latin1')),
    });
    const ports = { smtp: sink.port, imap: relay.port, direct: dovecot.port };
    mailbox = await connectImapMailbox(accountId, ports, engine.clock.now());
    const one = flow([node('lead', 'leadSource'), email('first')], 'lead>first');
    campaignId = await buildLaunched(accountId, { flow: one, mailboxIds: [mailbox.id] }, engine.clock.now());
  });
  afterEach(async () => {
    await leaveInboxes(accountId);
    await relay.close();
    await engine.close();
  });

  const base = () => ({
    database: database(),
    clock: engine.clock,
    secretBox,
    log: pino({ level: 'info' }, { write: line => notes.push((JSON.parse(line) as { msg: string }).msg) }),
  });

  async function write(checkpoint?: (point: SendPoint) => void): Promise<SendRow> {
    const to = `jane-${newId().slice(-12)}@example.org`;
    await enroll(accountId, campaignId, [{ email: to }], engine.clock.now());
    const worker = engine.worker({ checkpoint });
    while (await worker.runner.run());
    while (await worker.dispatcher.run());
    await worker.close();
    return (await ledger(accountId)).find(({ to_email }) => to_email === to)!;
  }

  /** Throws when the worker comes to a point, as though it died there. */
  const dieAt = (point: SendPoint) => (at: SendPoint) => {
    if (at === point) throw new Error('The worker dies here.');
  };

  async function file(afterMs = minute, task: Task = createSentCopier(base())): Promise<void> {
    await engine.clock.advance(afterMs);
    await runUntilIdle([task]);
  }

  const sentMails = () => mailbox.mails('Sent');
  const left = (messageId: string) => sink.received.find(raw => raw.includes(messageId))!;
  const copies = () =>
    runSql<unknown[]>('SELECT 1 FROM sent_filings WHERE account_id = ?', [toBin(accountId)]);

  async function reconcile(): Promise<void> {
    const sentFolders = { smtp: imapSentFolder(secretBox) };
    await engine.clock.advance(2 * minute);
    await runUntilIdle([createReconciler({ ...base(), owner: newId(), sentFolders })]);
  }

  const find = async (id: Buffer) => (await ledger(accountId)).find(send => send.id.equals(id))!;

  it('holds what a campaign sent, as it left, read, and once', async () => {
    const send = await write();
    expect(send.state).to.equal('sent');
    await file(0);
    expect(await sentMails()).to.have.length(0);
    await file();
    await file();
    const mails = await sentMails();
    expect(mails.map(({ source }) => source.trim())).to.deep.equal([left(send.message_id).trim()]);
    expect(mails[0]!.flags).to.include('\\Seen');
    expect(await copies()).to.deep.equal([]);
    expect(notes).to.deep.equal([]);
  });

  it('holds the replies that people write', async () => {
    await write();
    const [thread] = await runSql<{ id: Buffer }[]>('SELECT id FROM threads WHERE account_id = ?', [
      toBin(accountId),
    ]);
    const service = await startService({}, engine.clock);
    try {
      const client = await service.client(accountId);
      const path = `/v1/threads/${fromBin(thread!.id)}/reply`;
      const { status } = await client.post(path, { body_text: 'One more thing.' });
      expect(status).to.equal(202);
    } finally {
      await service.close();
    }
    await engine.worker().runUntilIdle();
    await file();
    await file();
    const mails = await sentMails();
    expect(mails.filter(({ source }) => source.includes('One more thing.'))).to.have.length(1);
    expect(mails).to.have.length(2);
  });

  it('gets nothing from here when the server files by itself', async () => {
    const send = await write();
    await mailbox.deliver(Buffer.from(left(send.message_id)), 'Sent');
    await file();
    expect(await sentMails()).to.have.length(1);
    expect(await copies()).to.deep.equal([]);
  });

  it('holds a message once when the connection broke before the server could say so', async () => {
    await write();
    breaksAtAnswer = chunk => /Append completed/.test(chunk);
    await file();
    expect(await sentMails()).to.have.length(1);
    expect(await copies()).to.have.length(1);
    breaksAtAnswer = () => false;
    await file(2 * minute);
    expect(await sentMails()).to.have.length(1);
    expect(await copies()).to.deep.equal([]);
  });

  it('is asked first when the worker that was at a message is not heard of', async () => {
    const send = await write();
    await engine.clock.advance(minute);
    const now = engine.clock.now();
    const leaseEnd = new Date(now.getTime() + 5 * minute);
    const taken = await transaction(database(), tx => claimSentCopies(tx, newId(), now, leaseEnd, 10));
    expect(taken.map(({ messageId }) => messageId)).to.deep.equal([send.message_id]);
    await mailbox.deliver(Buffer.from(left(send.message_id)), 'Sent');
    await file(4 * minute);
    expect(await copies()).to.have.length(1);
    await file(minute);
    expect(await sentMails()).to.have.length(1);
    expect(await copies()).to.deep.equal([]);
  });

  it('is filled when the server is back; a message is left unfiled at last, with a note', async () => {
    const first = await write();
    relay.cut();
    await file();
    await file();
    expect((await find(first.id)).state).to.equal('sent');
    relay.restore();
    await file(10 * minute);
    expect(await sentMails()).to.have.length(1);
    const second = await write();
    relay.cut();
    for (let tries = 0; tries < 12; tries++) await file(5 * 60 * minute);
    expect(await copies()).to.deep.equal([]);
    expect((await find(second.id)).state).to.equal('sent');
    expect(notes).to.deep.equal(['message has left, and is not in the Sent folder']);
  });

  it('proves of a message that nobody recorded that it left: only the server can have put it there', async () => {
    const [unheard, accepted, filed] = [
      await write(dieAt('claimed')),
      await write(dieAt('accepted')),
      await write(dieAt('accepted')),
    ];
    await mailbox.deliver(Buffer.from(left(filed.message_id)), 'Sent');
    // Whatever is due is filed; what is not recorded never is.
    await file(10 * 1000);
    await file(40 * 1000);
    expect(await sentMails()).to.have.length(1);
    await reconcile();
    expect((await find(unheard.id)).state).to.equal('unknown');
    expect((await find(accepted.id)).state).to.equal('unknown');
    expect((await find(filed.id)).state).to.equal('sent');
    await file();
    const ids = (await sentMails()).map(({ source }) => /^Message-ID: (.*)$/im.exec(source)?.[1]?.trim());
    expect(ids).to.deep.equal([filed.message_id]);
    // An answer proves it too; then it is ours to file.
    await recordProven(database(), accountId, [fromBin(accepted.id)]);
    expect((await find(accepted.id)).state).to.equal('sent');
    await file(10 * minute);
    expect(await sentMails()).to.have.length(2);
    expect((await find(unheard.id)).state).to.equal('unknown');
  });

  for (const [moment, asks] of [
    ['while it logs in', /LOGIN|AUTHENTICATE/],
    ['while it looks for a message', /UID SEARCH/],
    ['while it files one', /APPEND/],
  ] as const)
    it(`does not hold up the end of a worker ${moment}`, async () => {
      await write();
      await engine.clock.advance(minute);
      const task = createSentCopier(base());
      freezesAt = line => asks.test(line);
      const running = task.run();
      await until('the server says nothing', () => relay.lines.some(line => asks.test(line)));
      const began = Date.now();
      await task.close!();
      await running;
      expect(Date.now() - began).to.be.lessThan(2_000);
      expect(await copies()).to.have.length(1);
      relay.thaw();
      freezesAt = () => false;
      await file(2 * minute);
      expect(await sentMails()).to.have.length(1);
    });

  it('is left to servers that are known to fill it', () => {
    const filedHere = (provider: MailboxProvider, smtp: string, imap?: string) => {
      const at = (host: string) => ({ host, port: 1, secure: true, user: 'ann' });
      const settings = { smtp: at(smtp), ...(imap !== undefined && { imap: at(imap) }) };
      return copiesToSentFolder({ provider, settings });
    };
    expect(filedHere('smtp', 'mail.example.com', 'mail.example.com')).to.equal(true);
    expect(filedHere('smtp', 'notgmail.com', 'mail.notgmail.com')).to.equal(true);
    expect(filedHere('smtp', 'mail.example.com')).to.equal(false);
    expect(filedHere('smtp', 'smtp.gmail.com', 'imap.gmail.com')).to.equal(false);
    expect(filedHere('smtp', 'smtp.office365.com', 'outlook.office365.com')).to.equal(false);
    for (const provider of ['google', 'microsoft', 'sandbox'] as const)
      expect(filedHere(provider, 'mail.example.com', 'mail.example.com')).to.equal(false);
  });
});
