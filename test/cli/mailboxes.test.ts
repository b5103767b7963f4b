import { expect } from 'chai';
import { adviceOn } from '../../server/src/cli/advice.js';
import { ImapError } from '../../server/src/engine/receive/imap.js';
import { classifySmtpError } from '../../server/src/engine/send/smtp-error.js';
import { toBin } from '../../server/src/store/database/ids.js';
import { findMailbox } from '../../server/src/store/mailboxes/sending/queries.js';
import { database, databaseUrl, freshAccount, runSql } from '../support/database.js';
import { hasDovecot, password, startDovecot, type Dovecot } from '../support/dovecot.js';
import { freshDataDir, runProgram } from '../support/program.js';
import { startTlsFront } from '../support/tls-front.js';
import { startSmtpSink, type SmtpSink } from '../support/smtp-sink.js';

describe('outreach mailboxes connect', function () {
  this.timeout(60_000);
  const address = 'ann@example.com';
  let dovecot: Dovecot;
  let sink: SmtpSink;
  let data: Awaited<ReturnType<typeof freshDataDir>>;
  let accountId: string;

  before(async function () {
    if (!(await hasDovecot())) {
      console.log('      Dovecot is not installed (dovecot-imapd): connecting a mailbox is not tested.');
      this.skip();
    }
    [dovecot, sink, data] = await Promise.all([startDovecot(), startSmtpSink(password), freshDataDir()]);
  });
  after(() => Promise.all([dovecot?.close(), sink?.close(), data?.remove()]));
  beforeEach(async () => {
    accountId = await freshAccount();
  });
  afterEach(() =>
    runSql('UPDATE inbound_cursors SET due_at = NULL WHERE account_id = ?', [toBin(accountId)]),
  );

  function connect(passwords: Record<string, string>, ...more: string[]) {
    const settings = { DATA_DIR: data.path, DATABASE_URL: databaseUrl(), LOG_LEVEL: 'silent', ...passwords };
    const servers = ['--smtp-host', '127.0.0.1', '--imap-host', '127.0.0.1'];
    const ports = ['--smtp-port', String(sink.port), '--imap-port', String(dovecot.port)];
    const whose = ['--account', accountId, '--email', address];
    return runProgram(['mailboxes', 'connect', ...whose, ...servers, ...ports, ...more], settings);
  }

  const stored = (id: string) => findMailbox(database().manager, accountId, id);
  const count = async () => {
    const sql = 'SELECT COUNT(*) AS total FROM mailboxes WHERE account_id = ?';
    const [row] = await runSql<{ total: number }[]>(sql, [toBin(accountId)]);
    return row!.total;
  };

  it('tries both servers, stores the mailbox with sealed passwords, and prints its id', async () => {
    const pace = ['--name', 'Ann', '--daily-cap', '40', '--interval', '90'];
    const { code, stdout, stderr } = await connect({ SMTP_PASSWORD: password }, ...pace);
    expect(code, stderr).to.equal(0);
    const [sends, receives, warning] = stderr.split('\n');
    expect([sends, receives]).to.deep.equal([
      `ok    SMTP: 127.0.0.1:${sink.port} accepts the login of ${address}`,
      `ok    IMAP: 127.0.0.1:${dovecot.port} accepts the login of ${address}`,
    ]);
    expect(warning).to.match(/^warn {2}BASE_URL .* http:\/\/localhost:3000\/unsubscribe\//);
    const mailbox = (await stored(stdout.trim()))!;
    expect(mailbox).to.include({
      email: address,
      display_name: 'Ann',
      provider: 'smtp',
      status: 'connected',
    });
    expect(mailbox).to.include({ daily_cap: 40, sending_interval_seconds: 90 });
    expect(mailbox.settings + mailbox.credentials!.toString('latin1')).to.not.contain(password);
  });

  it('stores nothing when a server refuses the password, and says which', async () => {
    const passwords = { SMTP_PASSWORD: password, IMAP_PASSWORD: 'wrong' };
    const { code, stdout, stderr } = await connect(passwords);
    expect([code, stdout]).to.deep.equal([1, '']);
    expect(stderr).to.match(/^ok {4}SMTP: /);
    expect(stderr).to.match(
      new RegExp(`^FAIL {2}IMAP: 127.0.0.1:${dovecot.port} rejected the user "${address}"`, 'm'),
    );
    expect(stderr).to.match(/app password/);
    const both = await connect({ SMTP_PASSWORD: 'wrong' });
    expect(both.stderr.match(/^FAIL/gm)).to.have.length(2);
    expect(await count()).to.equal(0);
  });

  it('says in plain words when a server cannot be reached', async () => {
    const { code, stderr } = await connect(
      { SMTP_PASSWORD: password },
      '--smtp-port',
      '1',
      '--imap-host',
      'mail.invalid',
    );
    expect(code).to.equal(1);
    expect(stderr).to.contain('FAIL  SMTP: no server responds at 127.0.0.1:1: check the host and the port.');
    expect(stderr).to.contain('FAIL  IMAP: the server mail.invalid does not exist: check the name.');
  });

  it('connects an address again with new servers, and repairs it', async () => {
    const first = await connect({ SMTP_PASSWORD: password }, '--name', 'Ann', '--daily-cap', '40');
    const id = first.stdout.trim();
    await runSql(
      "UPDATE mailboxes SET status = 'disconnected', trouble = 'sending_login', status_reason = 'refused', consecutive_failures = 5 WHERE id = ?",
      [toBin(id)],
    );
    const again = await connect({ SMTP_PASSWORD: password }, '--smtp-user', 'ann', '--imap-user', 'ann');
    expect([again.code, again.stdout.trim()], again.stderr).to.deep.equal([0, id]);
    const mailbox = (await stored(id))!;
    expect(mailbox).to.include({ status: 'connected', status_reason: null, consecutive_failures: 0 });
    expect(mailbox).to.include({ display_name: 'Ann', daily_cap: 40 });
    expect(mailbox.settings.smtp!.user).to.equal('ann');
    expect(await count()).to.equal(1);
  });

  it('finds out that TLS comes first on a port of nobody, and keeps it', async () => {
    const front = await startTlsFront(dovecot.port);
    try {
      const strict = await connect({ SMTP_PASSWORD: password }, '--imap-port', String(front.port));
      expect(strict.code).to.equal(1);
      expect(strict.stderr).to.match(
        /^FAIL {2}IMAP: the certificate of 127\.0\.0\.1:\d+ is not valid: .*\n.*--allow-invalid-certificate\.$/m,
      );
      const ports = ['--imap-port', String(front.port), '--allow-invalid-certificate'];
      const { code, stdout, stderr } = await connect({ SMTP_PASSWORD: password }, ...ports);
      expect(code, stderr).to.equal(0);
      const { smtp, imap } = (await stored(stdout.trim()))!.settings;
      expect([smtp!.secure, imap!.secure, imap!.port]).to.deep.equal([false, true, front.port]);
    } finally {
      await front.close();
    }
  });

  it('says that two ports are swapped', async () => {
    const ports = ['--smtp-port', String(dovecot.port), '--imap-port', String(sink.port)];
    const { code, stderr } = await connect({ SMTP_PASSWORD: password }, ...ports);
    expect(code).to.equal(1);
    expect(stderr).to.contain(
      `FAIL  SMTP: 127.0.0.1:${dovecot.port} is an IMAP server, not an SMTP server: check`,
    );
    expect(stderr).to.contain(
      `FAIL  IMAP: 127.0.0.1:${sink.port} is an SMTP server, not an IMAP server: check`,
    );
  });

  it('distinguishes an untrusted certificate from a port without TLS', () => {
    const server = { host: 'mail.example.com', port: 993, secure: true, user: address };
    const said = (message: string, code: string) => {
      const cause = Object.assign(new Error(message), { code });
      return adviceOn(new ImapError('unreachable', message, cause), server);
    };
    expect(said('self-signed certificate', 'DEPTH_ZERO_SELF_SIGNED_CERT')).to.match(
      /^the certificate of mail\.example\.com:993 is not valid: .*\n.*--allow-invalid-certificate\.$/,
    );
    const alert =
      '806C:error:0A000438:SSL routines:ssl3_read_bytes:tlsv1 alert internal error:../deps/a.c:1:\n';
    expect(said(alert, 'ESOCKET')).to.match(
      /^mail\.example\.com:993 closed the connection during the TLS handshake: tlsv1 alert internal error\n +See the log of the server/,
    );
    expect(said('SSL routines:wrong version number', 'EPROTO')).to.equal(
      'mail.example.com:993 does not use TLS at this port: check the host and the port.',
    );
  });

  it('reports an untrusted certificate of an SMTP server as one', () => {
    const server = { host: 'mail.example.com', port: 587, secure: false, user: address };
    const cause = Object.assign(new Error('self-signed certificate'), { code: 'ESOCKET' });
    expect(adviceOn(classifySmtpError(cause, false), server)).to.match(
      /^the certificate of mail\.example\.com:587 is not valid: .*\n.*--allow-invalid-certificate\.$/,
    );
  });

  const wrong: [string, string[], Record<string, string>, RegExp][] = [
    ['an account that does not exist', ['--account', 'nobody'], {}, /^There is no account nobody\.\n$/],
    ['an address that is none', ['--email', 'ann'], {}, /^--email: "ann" is not an email address\.\n$/],
    [
      'a cap below nothing',
      ['--daily-cap', '-3'],
      {},
      /^--daily-cap must be a whole number from 1 to 1000000/,
    ],
    ['an option without a value', ['--name', '--interval'], {}, /^--name needs a value\.\n/],
    [
      'a port that is none',
      ['--smtp-port', '70000'],
      {},
      /^--smtp-port must be a whole number from 1 to 65535/,
    ],
    ['a missing password', [], { SMTP_PASSWORD: '' }, /^SMTP_PASSWORD is missing/],
  ];
  for (const [what, args, passwords, line] of wrong) {
    it(`refuses ${what}`, async () => {
      const { code, stderr } = await connect({ SMTP_PASSWORD: password, ...passwords }, ...args);
      expect([code, stderr]).to.satisfy(([c, text]: [number, string]) => c === 2 && line.test(text));
    });
  }
});
