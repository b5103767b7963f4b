import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { pino } from 'pino';
import { withImap } from '../../../server/src/engine/receive/imap.js';
import { createInboundPoll } from '../../../server/src/engine/receive/poll.js';
import { receiveMail } from '../../../server/src/engine/receive/receive.js';
import { imapSentFolder } from '../../../server/src/engine/send/reconcile.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import type { MailboxEntity } from '../../../server/src/store/entities.js';
import { createSecretBox } from '../../../server/src/store/database/crypto.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { connectMailbox } from '../../../server/src/store/mailboxes/repository.js';
import { findMailbox } from '../../../server/src/store/mailboxes/sending/queries.js';
import { claimInbox } from '../../../server/src/store/receiving/repository.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { enrollmentsOf } from '../../support/build.js';
import { database, freshAccount, runSql } from '../../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../../support/dovecot.js';
import { buildLaunched, enroll, ledger, runUntilIdle, startEngine } from '../../support/engine.js';
import type { TestEngine } from '../../support/engine.js';
import { rawMail } from '../../support/mail.js';
import { startProxy } from '../../support/proxy.js';
import { startSmtpSink, type SmtpSink } from '../../support/smtp-sink.js';

const minute = 60_000;
const day = 24 * 60 * minute;
const secretBox = createSecretBox(Buffer.alloc(32, 3));

describe('mail over IMAP', function () {
  this.timeout(30_000);
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let engine: TestEngine;
  let accountId: string;
  let address: string;
  let mailboxId: string;
  let campaignId: string;
  /** Messages of the log that are warnings or worse. */
  let warnings: string[];

  before(async function () {
    if (!(await hasDovecot())) {
      console.log('      Dovecot is not installed (dovecot-imapd): IMAP is not tested.');
      this.skip();
    }
    [dovecot, sink] = await Promise.all([startDovecot(), startSmtpSink(password)]);
  });
  after(() => Promise.all([dovecot?.close(), sink?.close()]));

  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    address = `ann-${newId().slice(-12)}@example.com`;
    warnings = [];
    mailboxId = await connect();
    const settings = { flow: sequence(3 * 86_400), mailboxIds: [mailboxId] };
    campaignId = await buildLaunched(accountId, settings, engine.clock.now());
  });
  afterEach(async () => {
    await query('UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?', [toBin(accountId)]);
    await engine.close();
  });

  const query = <T>(sql: string, params: unknown[]) => runSql<T[]>(sql, params);
  const access = () => ({
    server: { host: '127.0.0.1', port: dovecot.port, secure: false, user: address },
    password,
  });

  function connect(imapPassword = password, imapPort = dovecot.port): Promise<string> {
    const smtp = { host: '127.0.0.1', port: sink.port, secure: false, user: address };
    const credentials = { smtp_password: password, imap_password: imapPassword };
    const settings = { smtp, imap: { ...access().server, port: imapPort } };
    const mailbox = { email: address, provider: 'smtp', settings, credentials } as const;
    return transaction(database(), tx =>
      connectMailbox(tx, accountId, mailbox, engine.clock.now(), secretBox),
    );
  }

  function poller(receive = receiveMail): Task {
    const log = pino(
      { level: 'warn' },
      { write: line => warnings.push((JSON.parse(line) as { msg: string }).msg) },
    );
    const options = { database: database(), clock: engine.clock, log, secretBox };
    return createInboundPoll({ ...options, receive });
  }

  const poll = () => runUntilIdle([poller()]);

  async function pollAfter(ms: number): Promise<void> {
    await engine.clock.advance(ms);
    await poll();
  }

  /** Files a mail in a folder of the mailbox, as its server would. */
  async function deliver(raw: Buffer, folder = 'INBOX', at = engine.clock.now()): Promise<void> {
    await withImap(access(), client => client.append(folder, raw, [], at));
  }

  /** Writes to a new lead over SMTP; answers the lead's address and the Message-ID. */
  async function write(): Promise<{ lead: string; messageId: string }> {
    const lead = `jane-${newId().slice(-12)}@example.org`;
    await enroll(accountId, campaignId, [{ email: lead }], engine.clock.now());
    await engine.worker().runUntilIdle();
    const send = (await ledger(accountId)).find(({ to_email }) => to_email === lead)!;
    return { lead, messageId: send.message_id };
  }

  function answer({ lead, messageId }: { lead: string; messageId: string }, id: string): Buffer {
    return rawMail(
      `From: Jane <${lead}>`,
      `To: ${address}`,
      'Subject: Re: A question',
      `Message-ID: <${id}@example.org>`,
      `In-Reply-To: ${messageId}`,
      '',
      `Sounds good, says ${id}.`,
    );
  }

  async function received(): Promise<string[]> {
    const rows = await query<{ body_text: string }>(
      `SELECT body_text FROM messages WHERE account_id = ? AND direction = 'received' ORDER BY received_at, id`,
      [toBin(accountId)],
    );
    return rows.map(row => row.body_text.trim());
  }

  const mailbox = async (): Promise<MailboxEntity> =>
    (await findMailbox(database().manager, accountId, mailboxId))!;

  it('takes a reply into its thread, ends the sequence, and reads it once', async () => {
    const first = await write();
    expect(sink.received.some(raw => raw.includes(first.messageId))).to.equal(true);
    await poll();
    await deliver(rawMail('From: shop@example.net', `To: ${address}`, 'Subject: Sale', '', 'Buy!'));
    await deliver(answer(first, 'one'));
    await pollAfter(minute);
    expect(await received()).to.deep.equal(['Sounds good, says one.']);
    const [enrollment] = await enrollmentsOf(accountId, campaignId);
    expect(enrollment).to.include({ state: 'stopped', reason: 'replied' });
    const threads = await query('SELECT * FROM threads WHERE account_id = ?', [toBin(accountId)]);
    expect(threads).to.have.length(1);
    await pollAfter(minute);
    expect(await received()).to.have.length(1);
    expect(warnings).to.deep.equal([]);
  });

  it('loses no mail when the connection ends between two fetches', async () => {
    const proxy = await startProxy({ host: '127.0.0.1', port: dovecot.port });
    try {
      await connect(password, proxy.port);
      await poll();
      const first = await write();
      // More than are fetched together: the rest is fetched when all of the first are received.
      const ids = Array.from({ length: 30 }, (_, at) => `mail-${String(at).padStart(2, '0')}`);
      for (const id of ids) await deliver(answer(first, id));
      let count = 0;
      const cutting: typeof receiveMail = async options => {
        const receipt = await receiveMail(options);
        if (++count === 20) proxy.cut();
        if (count === 20) await sleep(100);
        return receipt;
      };
      await engine.clock.advance(minute);
      await runUntilIdle([poller(cutting)]);
      expect(await received()).to.have.length(20);
      await pollAfter(minute);
      expect(await received()).to.deep.equal(ids.map(id => `Sounds good, says ${id}.`));
    } finally {
      await proxy.close();
    }
  });

  it('marks nothing as read', async () => {
    await deliver(answer(await write(), 'one'));
    await poll();
    expect(await received()).to.have.length(1);
    const unseen = await withImap(access(), async client => {
      await client.mailboxOpen('INBOX', { readOnly: true });
      return client.search({ seen: false });
    });
    expect(unseen).to.have.length(1);
  });

  it('finds what was taken for junk', async () => {
    const first = await write();
    await poll();
    await deliver(answer(first, 'one'), 'Junk');
    await pollAfter(minute);
    expect(await received()).to.deep.equal(['Sounds good, says one.']);
  });

  it('begins with the mail of the last day', async () => {
    const first = await write();
    const ago = (ms: number) => new Date(engine.clock.now().getTime() - ms);
    await deliver(answer(first, 'old'), 'INBOX', ago(3 * day));
    await deliver(answer(first, 'recent'), 'INBOX', ago(day / 2));
    await poll();
    expect(await received()).to.deep.equal(['Sounds good, says recent.']);
  });

  it('takes in more mail than one visit does', async () => {
    const first = await write();
    await withImap(access(), async client => {
      for (let i = 0; i < 60; i++) await client.append('INBOX', answer(first, `mail-${i}`));
    });
    await poll();
    expect(await received()).to.have.length(60);
  });

  it('waits for a server that is restarted, and shows its trouble', async () => {
    const first = await write();
    await poll();
    await deliver(answer(first, 'one'));
    await dovecot.stop();
    await pollAfter(minute);
    expect((await mailbox()).status).to.equal('connected');
    expect((await mailbox()).status_reason).to.match(/^Mail cannot be read over IMAP: .*ECONNREFUSED/);
    await dovecot.start();
    await pollAfter(5 * minute);
    expect(await received()).to.have.length(1);
    expect((await mailbox()).status_reason).to.equal(null);
  });

  it('loses nothing and takes nothing twice when UIDs count anew', async () => {
    const first = await write();
    await deliver(answer(first, 'one'));
    await poll();
    await deliver(answer(first, 'two'));
    await dovecot.changeUidValidity(address);
    await deliver(answer(first, 'three'));
    await pollAfter(minute);
    const words = (await received()).map(text => text.split(' ').at(-1));
    expect(words).to.have.members(['one.', 'two.', 'three.']);
  });

  it('holds a mailbox whose password is refused, until it is connected again', async () => {
    const first = await write();
    await connect('wrong');
    await poll();
    const refused = await mailbox();
    expect(refused.status).to.equal('error');
    expect(refused.status_reason).to.match(/^Mail cannot be read over IMAP: /);
    expect(refused.next_send_at.getTime()).to.be.greaterThan(engine.clock.now().getTime());
    await deliver(answer(first, 'one'));
    expect(await connect()).to.equal(mailboxId);
    expect(await mailbox()).to.include({ status: 'connected', status_reason: null, consecutive_failures: 0 });
    await poll();
    expect(await received()).to.have.length(1);
  });

  it('takes in the beginning of mail that is too long, marked as cut, and what comes after it', async () => {
    const first = await write();
    const filling = `${'x'.repeat(70)}\r\n`;
    await deliver(Buffer.concat([answer(first, 'huge'), Buffer.alloc(31 * 1024 * 1024, filling)]));
    await deliver(answer(first, 'one'));
    await poll();
    const kept = await query<{ body_text: string; truncated: string | null }>(
      `SELECT LEFT(body_text, 100) AS body_text, truncated FROM messages
       WHERE account_id = ? AND direction = 'received' ORDER BY message_id`,
      [toBin(accountId)],
    );
    expect(kept[0]!.body_text).to.contain('Sounds good, says huge.');
    expect(kept.map(({ truncated }) => truncated)).to.deep.equal(['["size","text"]', null]);
    expect(warnings).to.deep.equal(['mail is too long to be read as a whole']);
  });

  it('tries a mail that cannot be taken in some times more, then goes on behind it', async () => {
    const first = await write();
    await deliver(answer(first, 'poison'));
    await deliver(answer(first, 'one'));
    const task = poller(async options => {
      if (options.raw.includes('poison')) throw new Error('SELECT failed');
      return receiveMail(options);
    });
    for (let tries = 1; tries < 5; tries++) {
      await runUntilIdle([task]);
      expect(await received()).to.deep.equal([]);
      expect((await mailbox()).status_reason).to.equal(
        'Mail cannot be read over IMAP: A mail could not be received.',
      );
      await engine.clock.advance(15 * minute);
    }
    await runUntilIdle([task]);
    expect(await received()).to.deep.equal(['Sounds good, says one.']);
    expect((await mailbox()).status_reason).to.equal(null);
  });

  it('looks again soon where the first look of a mailbox fails, as when its connection breaks', async () => {
    await deliver(answer(await write(), 'one'));
    let looks = 0;
    const task = poller(async options => {
      if (looks++ === 0) throw new Error('The connection broke.');
      return receiveMail(options);
    });
    await runUntilIdle([task]);
    await engine.clock.advance(29_000);
    await runUntilIdle([task]);
    expect(looks).to.equal(1);
    await engine.clock.advance(1_000);
    await runUntilIdle([task]);
    expect(await received()).to.deep.equal(['Sounds good, says one.']);
  });

  it('takes in what came with a mail that fails, before it at once and behind it once that is passed over', async () => {
    const first = await write();
    for (const id of ['one', 'two', 'poison', 'three']) await deliver(answer(first, id));
    const task = poller(async options => {
      if (options.raw.includes('poison')) throw new Error('INSERT failed');
      return receiveMail(options);
    });
    await runUntilIdle([task]);
    expect(await received()).to.deep.equal(['Sounds good, says one.', 'Sounds good, says two.']);
    for (let tries = 2; tries <= 5; tries++) {
      await engine.clock.advance(15 * minute);
      await runUntilIdle([task]);
    }
    expect((await received()).at(-1)).to.equal('Sounds good, says three.');
    expect(await received()).to.have.length(3);
  });

  it('lets one worker at a time read a mailbox, until its lease ends', async () => {
    const now = engine.clock.now();
    const until = new Date(now.getTime() + minute);
    const claim = (at: Date) => transaction(database(), tx => claimInbox(tx, newId(), at, until));
    expect(await claim(now)).to.include({ accountId, mailboxId });
    expect(await claim(now)).to.equal(null);
    expect(await claim(until)).to.include({ mailboxId });
  });

  it('finds in the Sent folder what has left', async () => {
    const folder = imapSentFolder(secretBox);
    const at = new Date('2026-03-01T10:00:00Z');
    await deliver(rawMail('Message-ID: <left@example.com>', 'Subject: x', '', 'x'), 'Sent', at);
    expect(await folder.find(await mailbox(), '<left@example.com>')).to.deep.equal({ kind: 'sent', at });
    expect(await folder.find(await mailbox(), '<other@example.com>')).to.deep.equal({ kind: 'unsure' });
  });
});
