import { expect } from 'chai';
import { pino } from 'pino';
import { createInboundPoll } from '../../../server/src/engine/receive/poll.js';
import { createInboxWatches, type InboxWatchesOptions } from '../../../server/src/engine/receive/watches.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import { newId, toBin } from '../../../server/src/store/database/ids.js';
import { claimInbox, releaseInbox, wakeInbox } from '../../../server/src/store/receiving/repository.js';
import { watchableAmong, watchableInboxes } from '../../../server/src/store/receiving/watches/queries.js';
import { transaction } from '../../../server/src/store/database/transaction.js';
import { sequence } from '../../domain/flow/fixtures.js';
import { database, expectIndexed, freshAccount, runSql } from '../../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../../support/dovecot.js';
import {
  buildLaunched,
  enroll,
  ledger,
  runUntilIdle,
  startEngine,
  type TestEngine,
} from '../../support/engine.js';
import {
  answerOf,
  answersIn,
  connectImapMailbox,
  leaveInboxes,
  secretBox,
  until,
  type ImapMailbox,
} from '../../support/imap-mailbox.js';
import { startRelay, type Relay, type RelayRules } from '../../support/relay.js';
import { startSmtpSink, type SmtpSink } from '../../support/smtp-sink.js';

const minute = 60_000;

describe('IMAP IDLE', function () {
  this.timeout(30_000);
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let engine: TestEngine;
  let accountId: string;
  let mailbox: ImapMailbox;
  let campaignId: string;
  let relay: Relay;
  let logged: { level: number }[];
  let watchers: Task[];
  let poll: Task;

  before(async function () {
    if (!(await hasDovecot())) {
      console.log('      Dovecot is not installed (dovecot-imapd): IDLE is not tested.');
      this.skip();
    }
    [dovecot, sink] = await Promise.all([startDovecot(), startSmtpSink(password)]);
  });
  after(() => Promise.all([dovecot?.close(), sink?.close()]));

  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    logged = [];
    watchers = [];
    poll = createInboundPoll({ ...base(), secretBox });
  });
  afterEach(async () => {
    await Promise.all(watchers.map(task => task.close!()));
    await relay?.close();
    await leaveInboxes(accountId);
    await engine.close();
  });

  const base = () => ({
    database: database(),
    clock: engine.clock,
    log: pino({ level: 'info' }, { write: line => logged.push(JSON.parse(line) as { level: number }) }),
  });

  /** A mailbox behind a relay, with a campaign that has written to one lead, and nothing unread. */
  async function begin(rules: RelayRules = {}): Promise<{ answer(text: string): Promise<void> }> {
    relay = await startRelay(() => dovecot.port, rules);
    mailbox = await connectBehind(relay);
    campaignId = await buildLaunched(
      accountId,
      { flow: sequence(3 * 86_400), mailboxIds: [mailbox.id] },
      engine.clock.now(),
    );
    const lead = await write();
    await runUntilIdle([poll]);
    return { answer: text => mailbox.deliver(answerOf(lead.to, mailbox.address, lead.messageId, text)) };
  }

  const connectBehind = ({ port }: Relay) =>
    connectImapMailbox(accountId, { smtp: sink.port, imap: port, direct: dovecot.port }, engine.clock.now());

  async function write(): Promise<{ to: string; messageId: string }> {
    const to = `jane-${newId().slice(-12)}@example.org`;
    await enroll(accountId, campaignId, [{ email: to }], engine.clock.now());
    await engine.worker().runUntilIdle();
    const send = (await ledger(accountId)).find(({ to_email }) => to_email === to)!;
    return { to, messageId: send.message_id };
  }

  function watcher(settings: Partial<InboxWatchesOptions> = {}): Task {
    const task = createInboxWatches({ ...base(), owner: newId(), secretBox, ...settings });
    watchers.push(task);
    return task;
  }

  const idles = () => relay.lines.filter(line => / IDLE$/.test(line)).length;

  /** Runs a watcher until the server was asked to tell of mail that often. */
  const idling = (task: Task, times = 1) =>
    until('an IDLE', async () => {
      await task.run();
      return idles() >= times;
    });

  const taken = (task: Task, texts: string[]) =>
    until(`taken in: ${texts.join()}`, async () => {
      await task.run();
      await runUntilIdle([poll]);
      const answers = await answersIn(accountId);
      return texts.every(text => answers.includes(text));
    });

  /** The looks that the watcher asked for when it began are over. */
  async function calm(task: Task): Promise<void> {
    await task.run();
    await runUntilIdle([poll]);
  }

  it('has a reply taken in without waiting for the poll, once', async () => {
    const { answer } = await begin();
    const task = watcher();
    await idling(task);
    await calm(task);
    await answer('one');
    const came = Date.now();
    await taken(task, ['one']);
    expect(Date.now() - came).to.be.lessThan(5_000);
    await answer('two');
    await taken(task, ['two']);
    expect(await answersIn(accountId)).to.deep.equal(['one', 'two']);
    expect(await mailbox.mails('INBOX')).to.have.length(2);
    expect((await mailbox.mails('INBOX')).flatMap(({ flags }) => flags)).to.not.include('\\Seen');
  });

  it('asks for another look at a mailbox that was being read when mail came', async () => {
    const { answer } = await begin();
    const task = watcher();
    await idling(task);
    await calm(task);
    const now = engine.clock.now();
    await wakeInbox(database().manager, accountId, mailbox.id, now);
    const lease = new Date(now.getTime() + minute);
    const claim = (await transaction(database(), tx => claimInbox(tx, newId(), now, lease)))!;
    await answer('one');
    for (let i = 0; i < 10; i++) await task.run();
    await releaseInbox(database().manager, claim, { dueAt: lease, error: null, checkedAt: now });
    await taken(task, ['one']);
  });

  it('begins IDLE anew before servers end it', async () => {
    const { answer } = await begin();
    const task = watcher({ idleMs: 60 });
    await idling(task, 4);
    expect(relay.lines.filter(line => line === 'DONE').length).to.be.at.least(3);
    expect(relay.open).to.equal(1);
    await calm(task);
    await answer('one');
    await taken(task, ['one']);
  });

  it('comes back after the connection was cut and the server restarted, and finds what came meanwhile', async () => {
    const { answer } = await begin();
    const task = watcher();
    await idling(task);
    await calm(task);
    relay.cut();
    await answer('one');
    await dovecot.stop();
    for (let i = 0; i < 10; i++) {
      await task.run();
      await engine.clock.advance(1_000);
    }
    await dovecot.start();
    relay.restore();
    const before = idles();
    await until('another IDLE', async () => {
      await engine.clock.advance(1_000);
      await task.run();
      return idles() > before;
    });
    await taken(task, ['one']);
    expect(logged.length).to.be.lessThan(3);
  });

  it('tries a server that refuses again and again later and later', async () => {
    await begin();
    relay.cut();
    let tries = 0;
    const open: typeof secretBox.open = (...args) => {
      tries++;
      return secretBox.open(...args);
    };
    const task = watcher({ secretBox: { open } });
    for (let passed = 0; passed < 30; passed++) {
      await task.run();
      await new Promise(resolve => setTimeout(resolve, 5));
      await engine.clock.advance(2 * minute);
    }
    expect(tries).to.be.within(4, 10);
  });

  it('leaves a mailbox to the poll where the server does not offer IDLE', async () => {
    const withoutIdle = (chunk: Buffer) =>
      Buffer.from(chunk.toString('latin1').replaceAll(' IDLE', ' XDLE'), 'latin1');
    const { answer } = await begin({ answer: withoutIdle });
    const task = watcher();
    for (let i = 0; i < 50; i++) {
      await task.run();
      await engine.clock.advance(200);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
    expect(idles()).to.equal(0);
    await until('no connection', () => relay.open === 0);
    await answer('one');
    await engine.clock.advance(minute);
    await runUntilIdle([poll]);
    expect(await answersIn(accountId)).to.deep.equal(['one']);
  });

  it('gives the connections to the mailboxes that were at work last, each for a while', async () => {
    await begin();
    const other = await startRelay(() => dovecot.port);
    try {
      const busier = await connectBehind(other);
      await runUntilIdle([poll]);
      const sentAt = (id: string, at: Date) =>
        runSql('UPDATE mailboxes SET last_sent_at = ? WHERE id = ?', [at, toBin(id)]);
      const task = watcher({ capacity: 1 });
      await idling(task);
      await engine.clock.advance(minute);
      await sentAt(busier.id, engine.clock.now());
      for (let i = 0; i < 5; i++) {
        await task.run();
        await engine.clock.advance(30_000);
      }
      expect([relay.open, other.open]).to.deep.equal([1, 0]);
      await engine.clock.advance(10 * minute);
      await until('the other has it', async () => {
        await engine.clock.advance(1_000);
        await task.run();
        return relay.open === 0 && other.open === 1;
      });
    } finally {
      await Promise.all(watchers.map(task => task.close!()));
      await other.close();
    }
  });

  it('lets one worker watch a mailbox; another takes over when it ends, or is not heard of', async () => {
    await begin();
    const [first, second, third] = [watcher(), watcher(), watcher()];
    await idling(first);
    for (let i = 0; i < 5; i++) {
      await second.run();
      await engine.clock.advance(10_000);
      await first.run();
    }
    expect(idles()).to.equal(1);
    await first.close!();
    await engine.clock.advance(10_000);
    await idling(second, 2);
    await engine.clock.advance(2 * minute);
    await idling(third, 3);
  });

  it('watches no longer what was disconnected, and with new credentials anew', async () => {
    await begin();
    const task = watcher();
    await idling(task);
    const pass = async () => {
      await engine.clock.advance(10_000);
      await task.run();
    };
    await connectImapMailbox(
      accountId,
      { smtp: sink.port, imap: relay.port, address: mailbox.address },
      engine.clock.now(),
    );
    await until('another IDLE', async () => {
      await pass();
      return idles() === 2 && relay.open === 1;
    });
    await runSql("UPDATE mailboxes SET status = 'disconnected' WHERE id = ?", [toBin(mailbox.id)]);
    await pass();
    await until('no connection', () => relay.open === 0);
  });

  it('gives its connections up at once when it ends, also one that says nothing', async () => {
    await begin();
    const task = watcher();
    await idling(task);
    relay.freeze();
    const began = Date.now();
    await task.close!();
    expect(Date.now() - began).to.be.lessThan(2_000);
    await until('no connection', () => relay.open === 0);
    const left = await runSql('SELECT * FROM inbox_watches WHERE mailbox_id = ?', [toBin(mailbox.id)]);
    expect(left).to.deep.equal([]);
  });

  it('finds the mailboxes to watch through indexes', async () => {
    await begin();
    const statements: [string, unknown[]][] = [];
    const recording = {
      query: (sql: string, params: unknown[]) => {
        statements.push([sql, params]);
        return Promise.resolve([]);
      },
    } as unknown as Parameters<typeof watchableInboxes>[0];
    const now = engine.clock.now();
    await watchableInboxes(recording, newId(), now, 200);
    await watchableAmong(recording, newId(), [{ accountId, mailboxId: mailbox.id }], now);
    await expectIndexed(...statements[0]!, 'active');
    await expectIndexed(...statements[1]!, 'PRIMARY');
  });
});
