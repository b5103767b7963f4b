import { expect } from 'chai';
import { pino } from 'pino';
import { ImapError, withImap } from '../../../server/src/engine/receive/imap.js';
import { createInboundPoll } from '../../../server/src/engine/receive/poll.js';
import type { Task } from '../../../server/src/engine/scheduler/scheduler.js';
import type { MailboxEntity } from '../../../server/src/store/entities.js';
import { findMailbox } from '../../../server/src/store/mailboxes/sending/queries.js';
import { database, freshAccount } from '../../support/database.js';
import { password } from '../../support/dovecot.js';
import { runUntilIdle, startEngine, type TestEngine } from '../../support/engine.js';
import { connectImapMailbox, leaveInboxes, secretBox, type ImapMailbox } from '../../support/imap-mailbox.js';
import { startScriptedImap, type ScriptedFolder, type ScriptedImap } from '../../support/imap-script.js';
import { rawMail } from '../../support/mail.js';

const minute = 60_000;

describe('IMAP servers that are unlike others', () => {
  let engine: TestEngine;
  let accountId: string;
  let server: ScriptedImap;
  let mailbox: ImapMailbox;
  let poller: Task;
  /** Subjects of the mails that were taken in. */
  let taken: string[];

  beforeEach(async () => {
    engine = await startEngine();
    accountId = await freshAccount(engine.clock.now());
    taken = [];
    poller = createPoller();
  });
  afterEach(async () => {
    await leaveInboxes(accountId);
    await server.close();
    await engine.close();
  });

  const mail = (subject: string) => rawMail('From: jane@example.org', `Subject: ${subject}`, '', 'Hello.');
  const folder = (reported: string[], ...subjects: string[]): ScriptedFolder => ({
    reported,
    mails: new Map(subjects.map((subject, index) => [index + 1, mail(subject)])),
  });

  async function connect(
    folders: Record<string, ScriptedFolder>,
    answer?: (line: string) => string | null | undefined,
  ): Promise<void> {
    server = await startScriptedImap(folders, answer);
    const ports = { smtp: 1, imap: server.port };
    mailbox = await connectImapMailbox(accountId, ports, engine.clock.now());
  }

  function createPoller(): Task {
    return createInboundPoll({
      database: database(),
      clock: engine.clock,
      log: pino({ level: process.env.TEST_LOG ?? 'silent' }),
      secretBox,
      async receive({ mailbox: { id }, raw }) {
        if (id === mailbox.id) taken.push(/^Subject: (.*)$/m.exec(raw.toString())![1]!);
        return { kind: 'ignored', reason: 'unmatched' };
      },
    });
  }

  const poll = () => runUntilIdle([poller]);

  async function pollLater(): Promise<void> {
    await engine.clock.advance(minute);
    await poll();
  }

  const stored = async (): Promise<MailboxEntity> =>
    (await findMailbox(database().manager, accountId, mailbox.id))!;

  for (const [lack, reported] of [
    ['what the next UID is', ['* OK [UIDVALIDITY 7] Ok']],
    ['of UIDs nothing at all', []],
  ] as const)
    it(`are read where they tell ${lack}, from the first look on and once`, async () => {
      await connect({ INBOX: folder([...reported], 'old', 'older') });
      await poll();
      await pollLater();
      expect(taken, 'what was there before').to.deep.equal([]);
      const { mails } = server.folders.INBOX!;
      mails.set(3, mail('one'));
      await pollLater();
      mails.delete(3);
      await pollLater();
      mails.set(4, mail('two'));
      await pollLater();
      await pollLater();
      expect(taken).to.deep.equal(['one', 'two']);
      expect(await stored()).to.include({ status: 'connected', status_reason: null });
    });

  it('are read where an empty inbox is announced with nothing else', async () => {
    await connect({ INBOX: folder([]) });
    await poll();
    server.folders.INBOX!.mails.set(1, mail('first'));
    await pollLater();
    await pollLater();
    expect(taken).to.deep.equal(['first']);
  });

  it('are read where they keep the UIDs only of a folder that is opened for writing', async () => {
    let looks = 0;
    await connect({ INBOX: folder(['* OK [UIDVALIDITY 7] Ok'], 'old') }, line => {
      if (/^UID SEARCH UID \*/.test(line)) return '* SEARCH\r\nOK done';
      if (!line.startsWith('EXAMINE')) return undefined;
      const count = server.folders.INBOX!.mails.size;
      return `* ${count} EXISTS\r\n* OK [UIDVALIDITY ${++looks + 100}] Ok\r\nOK [READ-ONLY] done`;
    });
    await poll();
    for (const uid of [2, 3]) {
      server.folders.INBOX!.mails.set(uid, mail(`new ${uid}`));
      await pollLater();
      await pollLater();
    }
    expect(taken).to.deep.equal(['new 2', 'new 3']);
    expect(server.lines.filter(line => line.startsWith('STORE'))).to.deep.equal([]);
    // Within one count nothing is looked for by its date.
    expect(server.lines.filter(line => /SEARCH .*SINCE/.test(line))).to.have.length(1);
  });

  it('are read where they list a junk folder that they do not open', async () => {
    const reported = ['* OK [UIDVALIDITY 7] Ok', '* OK [UIDNEXT 1] Ok'];
    await connect({ INBOX: folder(reported), Junk: folder(reported) }, line =>
      /^EXAMINE "?Junk/.test(line) ? 'NO [NOPERM] Permission denied' : undefined,
    );
    await poll();
    server.folders.INBOX!.mails.set(1, mail('first'));
    server.folders.INBOX!.reported = ['* OK [UIDVALIDITY 7] Ok', '* OK [UIDNEXT 2] Ok'];
    await pollLater();
    await pollLater();
    expect(taken).to.deep.equal(['first']);
    expect(server.lines.filter(line => /^EXAMINE "?Junk/.test(line))).to.have.length(3);
    expect(await stored()).to.include({ status: 'connected', status_reason: null });
  });

  it('hide no mail behind one that they cannot read, not even to tell its size', async () => {
    const reported = ['* OK [UIDVALIDITY 7] Ok', '* OK [UIDNEXT 1] Ok'];
    await connect({ INBOX: folder(reported) }, line =>
      /^UID FETCH (?:\S*,)?2(?:,| )/.test(line) ? 'NO [SERVERBUG] Internal error occurred' : undefined,
    );
    await poll();
    server.folders.INBOX = {
      reported: ['* OK [UIDVALIDITY 7] Ok', '* OK [UIDNEXT 4] Ok'],
      mails: new Map([1, 2, 3].map(uid => [uid, mail(`mail ${uid}`)])),
    };
    await pollLater();
    expect(taken).to.deep.equal(['mail 1']);
    for (let looks = 0; looks < 15 && taken.length < 2; looks++) {
      await engine.clock.advance(15 * minute);
      await poll();
    }
    expect(taken).to.deep.equal(['mail 1', 'mail 3']);
  });

  it('are not asked without end for mails that they find and tell nothing of', async () => {
    const [silent, reported] = [60, 2];
    await connect({ INBOX: folder(['* OK [UIDVALIDITY 7] Ok', '* OK [UIDNEXT 1] Ok']) }, line =>
      /^UID SEARCH/.test(line) && server.folders.INBOX!.mails.size > 0
        ? `* SEARCH ${Array.from({ length: silent + reported }, (_, index) => index + 1).join(' ')}\r\nOK done`
        : undefined,
    );
    await poll();
    const inbox = server.folders.INBOX!;
    inbox.reported = ['* OK [UIDVALIDITY 7] Ok', `* OK [UIDNEXT ${silent + reported + 1}] Ok`];
    for (const at of [1, 2]) inbox.mails.set(silent + at, mail(`reported ${at}`));
    await pollLater();
    await pollLater();
    expect(taken).to.deep.equal(['reported 1', 'reported 2']);
    expect(
      server.lines.filter(line => /^UID SEARCH/.test(line)),
      'a first look, and one for each fifty',
    ).to.have.length(3);
  });

  it('keep a mailbox in trouble while the inbox itself is not opened', async () => {
    await connect({ INBOX: folder([]) }, line =>
      line.startsWith('EXAMINE') ? 'NO [SERVERBUG] Internal error occurred' : undefined,
    );
    await poll();
    expect((await stored()).status_reason).to.match(/^Mail cannot be read over IMAP: /);
  });

  const logins: [string, string | null, ImapError['kind']][] = [
    ['a wrong password', 'NO [AUTHENTICATIONFAILED] Authentication failed.', 'auth'],
    ['a wrong password, without a code', 'NO Login failed.', 'auth'],
    ['a password that has expired', 'NO [EXPIRED] That password is not good any more', 'auth'],
    ['an authority that is down', 'NO [UNAVAILABLE] Temporary authentication failure.', 'unreachable'],
    ['too many connections', 'NO [ALERT] Too many simultaneous connections. (Failure)', 'unreachable'],
    ['a limit', 'NO [LIMIT] Maximum number of connections from user+IP exceeded', 'unreachable'],
    ['a mailbox that is in use', 'NO [INUSE] Mailbox in use', 'unreachable'],
    ['a mailbox without a server', 'BAD User is authenticated but not connected.', 'unreachable'],
    ['the end of the connection', null, 'unreachable'],
  ];
  for (const [what, reply, kind] of logins)
    it(`have a login end with ${what}: ${kind === 'auth' ? 'refused' : 'to be tried again'}`, async () => {
      server = await startScriptedImap({}, line => (line.startsWith('LOGIN') ? reply : undefined));
      const access = { host: '127.0.0.1', port: server.port, secure: false, user: 'ann' };
      const error = await withImap({ server: access, password }, async () => undefined).catch(
        (reason: unknown) => reason,
      );
      expect(error).to.be.instanceOf(ImapError);
      expect(error).to.include({ kind });
      if (reply === null) expect(error).to.have.property('message', 'The server closed the connection');
    });
});
