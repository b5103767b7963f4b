import net from 'node:net';
import type { AddressInfo } from 'node:net';
import { expect } from 'chai';
import { SMTPServer } from 'smtp-server';
import type { SMTPServerOptions } from 'smtp-server';
import { createSmtpPool } from '../../../server/src/engine/send/smtp-pool.js';
import type { SmtpPool } from '../../../server/src/engine/send/smtp-pool.js';
import type { SmtpOptions } from '../../../server/src/engine/send/smtp-session.js';
import { SmtpError } from '../../../server/src/engine/send/smtp-error.js';

interface Received {
  from: string;
  to: string[];
  raw: string;
}

const raw = Buffer.from('From: a@example.com\r\nSubject: x\r\n\r\n.leading dot\r\n..two\r\nend\r\n');

describe('SMTP pool', () => {
  const closers: (() => Promise<unknown>)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0).reverse()) await close();
  });

  function sender(port: number, options: Partial<SmtpOptions> = {}): SmtpPool {
    const made = createSmtpPool({
      host: '127.0.0.1',
      port,
      secure: false,
      connectTimeoutMs: 1_000,
      greetingTimeoutMs: 1_000,
      socketTimeoutMs: 1_000,
      ...options,
    });
    closers.push(() => made.close());
    return made;
  }

  async function server(
    options: SMTPServerOptions = {},
  ): Promise<{ port: number; received: Received[]; connections: () => number }> {
    const received: Received[] = [];
    let connections = 0;
    const smtp = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: true,
      hideENHANCEDSTATUSCODES: true,
      disableReverseLookup: true,
      closeTimeout: 50,
      onConnect: (_session, callback) => {
        connections++;
        callback();
      },
      onData(stream, session, callback) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          const from = session.envelope.mailFrom ? session.envelope.mailFrom.address : '';
          received.push({
            from,
            to: session.envelope.rcptTo.map(entry => entry.address),
            raw: Buffer.concat(chunks).toString(),
          });
          callback(null, 'kept as 42');
        });
      },
      ...options,
    });
    smtp.on('error', () => undefined);
    const listener = smtp.listen(0, '127.0.0.1');
    await new Promise(resolve => listener.once('listening', resolve));
    closers.push(() => new Promise(resolve => smtp.close(() => resolve(null))));
    return { port: (listener.address() as AddressInfo).port, received, connections: () => connections };
  }

  /** A server of fixed lines: answers each command by its verb, and may drop the connection instead. */
  async function script(
    answer: (line: string, inData: boolean) => string | null,
    greeting = '220 test ESMTP',
  ): Promise<{ port: number; lines: string[] }> {
    const lines: string[] = [];
    const plain = net.createServer(socket => {
      let inData = false;
      socket.on('error', () => undefined);
      socket.write(`${greeting}\r\n`);
      let rest = '';
      socket.on('data', chunk => {
        const parts = (rest + chunk.toString()).split('\r\n');
        rest = parts.pop() ?? '';
        for (const line of parts) {
          lines.push(line);
          if (inData && line !== '.') continue;
          const reply = answer(line, inData);
          inData = reply?.startsWith('354') ?? false;
          if (reply === null) return socket.destroy();
          if (reply !== '') socket.write(`${reply}\r\n`);
        }
      });
    });
    await new Promise<void>(resolve => plain.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise(resolve => plain.close(() => resolve(null))));
    return { port: (plain.address() as AddressInfo).port, lines };
  }

  async function failure(promise: Promise<unknown>): Promise<SmtpError> {
    const error = await promise.then(
      () => null,
      (reason: unknown) => reason,
    );
    expect(error).to.be.instanceOf(SmtpError);
    return error as SmtpError;
  }

  const to = (address: string): { envelopeFrom: string; envelopeTo: string[]; raw: Buffer } => ({
    envelopeFrom: 'a@example.com',
    envelopeTo: [address],
    raw,
  });

  for (const secure of [true, false]) {
    const way = secure ? 'TLS from the start' : 'STARTTLS';
    it(`sends over ${way}, and not to a certificate that does not verify`, async () => {
      const { port, received } = await server({ secure, disabledCommands: [] });
      const message = { envelopeFrom: 'a@example.com', envelopeTo: ['b@example.com'], raw };
      const refused = await failure(sender(port, { secure, requireTls: true }).send(message));
      expect([refused.kind, refused.smtpCode, received.length]).to.deep.equal(['temporary', null, 0]);
      const client = sender(port, { secure, requireTls: true, allowInvalidCertificate: true });
      await client.send(message);
      await client.send(message);
      expect(received).to.have.length(2);
    });
  }

  it('lets the end of a message leave without waiting for an acknowledgement of its beginning', async () => {
    const { port } = await server();
    const undelayed: net.Socket[] = [];
    const { setNoDelay } = net.Socket.prototype;
    net.Socket.prototype.setNoDelay = function (isSet) {
      if (isSet !== false) undelayed.push(this);
      return setNoDelay.call(this, isSet);
    };
    try {
      await sender(port).send({ envelopeFrom: 'a@example.com', envelopeTo: ['b@example.com'], raw });
    } finally {
      net.Socket.prototype.setNoDelay = setNoDelay;
    }
    expect(undelayed.map(({ remotePort }) => remotePort)).to.include(port);
  });

  it('hands over the very bytes, dots and all', async () => {
    const { port, received } = await server();
    const receipt = await sender(port).send(to('b@example.org'));
    expect(receipt.response).to.match(/^250 .*kept as 42/);
    expect(receipt.accepted).to.deep.equal(['b@example.org']);
    expect(received).to.deep.equal([{ from: 'a@example.com', to: ['b@example.org'], raw: raw.toString() }]);
  });

  it('reuses connections and never opens more than it may', async () => {
    const { port, received, connections } = await server();
    const mailer = sender(port, { maxConnections: 2 });
    await Promise.all(Array.from({ length: 20 }, (_, index) => mailer.send(to(`b${index}@example.org`))));
    expect(received.length).to.equal(20);
    expect(connections()).to.equal(2);
  });

  it('leaves a connection after as many messages as it may carry', async () => {
    const { port, connections } = await server();
    const mailer = sender(port, { maxConnections: 1, maxMessages: 2 });
    for (let index = 0; index < 5; index++) await mailer.send(to('b@example.org'));
    expect(connections()).to.equal(3);
  });

  const refusals: [string, string, SmtpError['kind']][] = [
    ['550 5.1.1 No such user', 'RCPT', 'recipient_rejected'],
    ['550 No such user here', 'RCPT', 'recipient_rejected'],
    ['550 5.7.1 User unknown', 'RCPT', 'recipient_rejected'],
    ['554 5.7.1 Service unavailable; client host blocked using Spamhaus', 'RCPT', 'policy'],
    ['451 4.7.1 Greylisted, try again later', 'RCPT', 'temporary'],
    ['452 4.2.2 Mailbox full', 'RCPT', 'temporary'],
    ['552 5.2.2 Mailbox full', 'RCPT', 'temporary'],
    ['530 5.7.0 Authentication required', 'MAIL', 'auth'],
    ['553 5.7.1 Sender address rejected: not owned by user', 'MAIL', 'policy'],
    ['421 4.7.0 Too many connections', 'MAIL', 'temporary'],
    ['550 5.4.5 Daily user sending limit exceeded', 'DATA-END', 'temporary'],
    ['554 5.7.1 Message rejected as spam', 'DATA-END', 'policy'],
    ['550 5.1.1 The email account does not exist', 'DATA-END', 'recipient_rejected'],
    ['451 4.3.0 Try again', 'DATA-END', 'temporary'],
    ['421 4.3.2 Shutting down', 'DATA-END', 'temporary'],
    ['550 Requested action not taken: mailbox unavailable', 'RCPT', 'recipient_rejected'],
    ['550 Sender verify failed', 'RCPT', 'policy'],
    ['550 5.1.0 <a@example.com>: Sender address rejected: User unknown in virtual table', 'RCPT', 'policy'],
    ['550 Please turn on SMTP Authentication in your mail client', 'RCPT', 'policy'],
    ['550 Access denied - Invalid HELO name', 'RCPT', 'policy'],
    ['550 Administrative prohibition', 'RCPT', 'policy'],
    ['550 Domain example.com has exceeded the max emails per hour (25/25) allowed.', 'RCPT', 'temporary'],
    [
      '550 Domain example.com has exceeded the max defers and failures per hour (5/5 (100%)) allowed.',
      'RCPT',
      'temporary',
    ],
    ['550 You have exceeded the daily limit of outgoing emails', 'RCPT', 'temporary'],
    [
      "550 5.1.90 Your message can't be sent because you've reached your daily limit for recipients.",
      'RCPT',
      'temporary',
    ],
    ['550 Maximum number of recipients per day exceeded for this account', 'RCPT', 'temporary'],
    ['550 5.7.1 You have reached your limit of 300 messages per day', 'RCPT', 'temporary'],
    ['550 Outgoing mail from a@example.com has been suspended.', 'RCPT', 'policy'],
    ['554 5.7.9 Message not accepted for policy reasons', 'DATA-END', 'policy'],
    ['550 Syntax error in the headers', 'DATA-END', 'policy'],
    ['553 Message filtered', 'DATA-END', 'policy'],
    ['550 No such user here', 'DATA-END', 'recipient_rejected'],
  ];
  for (const [reply, stage, kind] of refusals) {
    it(`calls "${reply}" at ${stage} ${kind}`, async () => {
      const { port } = await script((line, inData) => {
        if (inData) return stage === 'DATA-END' ? reply : '250 ok';
        if (line.startsWith('DATA')) return stage === 'RCPT' || stage === 'MAIL' ? '503 no' : '354 go on';
        return line.startsWith(stage) ? reply : '250 ok';
      });
      const error = await failure(sender(port).send(to('b@example.org')));
      expect(error.kind).to.equal(kind);
      expect(error.smtpCode).to.equal(reply.slice(0, 3));
      expect(error.enhancedCode).to.equal(/\d\.\d\.\d+/.exec(reply)?.[0] ?? null);
      expect(error.response).to.contain(reply.slice(4, 20));
    });
  }

  it('holds what a server says about the sender over several lines against nobody else', async () => {
    const { port } = await script(line =>
      line.startsWith('RCPT')
        ? '550-Verification failed for <a@example.com>\r\n550-No Such User Here\r\n550 Sender verify failed'
        : '250 ok',
    );
    expect((await failure(sender(port).send(to('b@example.org')))).kind).to.equal('policy');
  });

  const doors: [string, string, string, SmtpError['kind']][] = [
    ['greets with 550', '', '550 Go away', 'temporary'],
    ['greets with 554', '', '554 5.7.1 Client host blocked using zen.example', 'temporary'],
    ['has no EHLO and no HELO', 'HELO|EHLO', '550 5.1.1 Who are you', 'temporary'],
    ['cannot log anybody in now', 'AUTH', '454 4.7.0 Temporary authentication failure', 'temporary'],
    ['knows no AUTH', 'AUTH', '503 5.5.1 AUTH is not available', 'temporary'],
    ['refuses the login', 'AUTH', '535 5.7.8 Bad credentials', 'auth'],
    ['refuses the login without a code', 'AUTH', '550 Login failed', 'auth'],
  ];
  for (const [what, at, reply, kind] of doors)
    it(`holds it against no message when a server ${what}`, async () => {
      const { port } = await script(
        line => {
          if (at && new RegExp(`^(?:${at})`).test(line)) return reply;
          return line.startsWith('EHLO') ? '250-test\r\n250 AUTH PLAIN' : '250 ok';
        },
        at === '' ? reply : undefined,
      );
      const error = await failure(sender(port, { auth: { user: 'u', pass: 'p' } }).send(to('b@example.org')));
      expect(error.kind).to.equal(kind);
      expect(error.response).to.equal(reply);
      // What is without a code is the mailbox's trouble alone.
      if (kind === 'temporary') expect(error.smtpCode).to.equal(null);
    });

  it('says so when a server offers no login', async () => {
    const { port, lines } = await script(line =>
      line.startsWith('EHLO') ? '250-test\r\n250 SIZE' : '250 ok',
    );
    const error = await failure(sender(port, { auth: { user: 'u', pass: 'p' } }).verify());
    expect([error.kind, error.message]).to.deep.equal(['temporary', 'The server does not support login']);
    expect(lines.filter(line => line.startsWith('AUTH'))).to.deep.equal([]);
  });

  for (const [verb, reply] of [
    ['MAIL', '421 too many messages in this connection'],
    ['MAIL', '452 4.5.3 Too many messages sent'],
    ['RCPT', '421 4.4.2 Timeout exceeded'],
  ] as const)
    it(`goes on over a new connection after "${reply}"`, async () => {
      let asked = 0;
      const { port, lines } = await script((line, inData) => {
        if (line.startsWith(verb) && ++asked % 2 === 0) return asked > 2 ? '250 ok' : reply;
        return inData ? '250 ok' : line.startsWith('DATA') ? '354 go on' : '250 ok';
      });
      const mailer = sender(port, { maxConnections: 1 });
      for (const name of ['b', 'c']) await mailer.send(to(`${name}@example.org`));
      expect(lines.filter(line => line === 'DATA').length).to.equal(2);
      expect(lines.filter(line => line.startsWith('EHLO')).length).to.equal(2);
    });

  it('asks once more at most where a server takes no message', async () => {
    const { port, lines } = await script((line, inData) => {
      if (line.startsWith('MAIL') && lines.filter(each => each.startsWith('MAIL')).length > 1)
        return '452 4.3.1 Insufficient storage';
      return inData ? '250 ok' : line.startsWith('DATA') ? '354 go on' : '250 ok';
    });
    const mailer = sender(port, { maxConnections: 1 });
    await mailer.send(to('b@example.org'));
    const error = await failure(mailer.send(to('c@example.org')));
    expect([error.kind, error.smtpCode]).to.deep.equal(['temporary', '452']);
    expect(lines.filter(line => line.startsWith('MAIL')).length).to.equal(3);
  });

  it('does not know the outcome when the connection breaks after the message', async () => {
    const { port, lines } = await script((line, inData) =>
      inData ? null : line.startsWith('DATA') ? '354 go on' : '250 ok',
    );
    const error = await failure(sender(port).send(to('b@example.org')));
    expect(error.kind).to.equal('unknown');
    expect(lines.filter(line => line.startsWith('DATA')).length).to.equal(1);
  });

  it('does not know the outcome when the server falls silent after the message', async () => {
    const { port } = await script((line, inData) =>
      inData ? '' : line.startsWith('DATA') ? '354 go on' : '250 ok',
    );
    expect((await failure(sender(port, { socketTimeoutMs: 100 }).send(to('b@example.org')))).kind).to.equal(
      'unknown',
    );
  });

  it('knows that nothing left when the connection breaks before DATA is taken', async () => {
    const { port } = await script(line => (line.startsWith('RCPT') ? null : '250 ok'));
    expect((await failure(sender(port).send(to('b@example.org')))).kind).to.equal('dropped');
  });

  it('ends a message whose server trickles its answers', async () => {
    const { port } = await script(line => (line.startsWith('RCPT') ? '' : '250 ok'));
    const error = await failure(sender(port, { sendTimeoutMs: 100 }).send(to('b@example.org')));
    expect(error.kind).to.equal('dropped');
  });

  it('replaces a kept connection that the server has dropped, and sends once', async () => {
    let commands = 0;
    const { port, lines } = await script((line, inData) => {
      if (line.startsWith('MAIL') && ++commands === 2) return null;
      return inData ? '250 ok' : line.startsWith('DATA') ? '354 go on' : '250 ok';
    });
    const mailer = sender(port, { maxConnections: 1 });
    await mailer.send(to('b@example.org'));
    await mailer.send(to('c@example.org'));
    expect(lines.filter(line => line === 'DATA').length).to.equal(2);
    expect(lines.filter(line => line.startsWith('EHLO')).length).to.equal(2);
  });

  it('goes on over the same connection after a refusal', async () => {
    const { port, received, connections } = await server({
      onRcptTo: (address, _session, callback) =>
        callback(
          address.address.startsWith('bad')
            ? Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 })
            : null,
        ),
    });
    const mailer = sender(port, { maxConnections: 1 });
    expect((await failure(mailer.send(to('bad@example.org')))).kind).to.equal('recipient_rejected');
    await mailer.send(to('good@example.org'));
    expect(received.length).to.equal(1);
    expect(connections()).to.equal(1);
  });

  it('says which recipients were refused beside others', async () => {
    const { port } = await server({
      onRcptTo: (address, _session, callback) =>
        callback(
          address.address.startsWith('bad')
            ? Object.assign(new Error('5.1.1 unknown'), { responseCode: 550 })
            : null,
        ),
    });
    const receipt = await sender(port).send({
      ...to('good@example.org'),
      envelopeTo: ['good@example.org', 'bad@example.org'],
    });
    expect(receipt.accepted).to.deep.equal(['good@example.org']);
    expect(receipt.rejected.map(entry => [entry.address, entry.error.kind])).to.deep.equal([
      ['bad@example.org', 'recipient_rejected'],
    ]);
  });

  it('logs in, and distinguishes wrong credentials from an absent server', async () => {
    const { port, received } = await server({
      authOptional: false,
      onAuth: (auth, _session, callback) =>
        auth.password === 'right'
          ? callback(null, { user: 'u' })
          : callback(Object.assign(new Error('5.7.8 wrong'), { responseCode: 535 })),
    });
    await sender(port, { auth: { user: 'u', pass: 'right' } }).verify();
    await sender(port, { auth: { user: 'u', pass: 'right' } }).send(to('b@example.org'));
    expect(received.length).to.equal(1);
    expect((await failure(sender(port, { auth: { user: 'u', pass: 'wrong' } }).verify())).kind).to.equal(
      'auth',
    );
    expect(
      (await failure(sender(port, { auth: { user: 'u', pass: 'wrong' } }).send(to('b@example.org')))).kind,
    ).to.equal('auth');
    expect((await failure(sender(1).verify())).kind).to.equal('temporary');
  });

  it('gives no password to a server far away that offers no encryption', async () => {
    const { port, received } = await server({
      onAuth: (_auth, _session, callback) => callback(null, { user: 'u' }),
    });
    const error = await failure(
      sender(port, { auth: { user: 'u', pass: 'secret' }, requireTls: true }).send(to('b@example.org')),
    );
    expect(error.kind).to.equal('temporary');
    expect(received).to.deep.equal([]);
  });

  it('is bounded while a server never greets', async () => {
    const silent = net.createServer(socket => socket.on('error', () => undefined));
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve));
    closers.push(() => new Promise(resolve => silent.close(() => resolve(null))));
    const error = await failure(
      sender((silent.address() as AddressInfo).port, { greetingTimeoutMs: 100 }).verify(),
    );
    expect(error.kind).to.equal('temporary');
  });

  it('waits longer for a greeting than for a connection', async () => {
    const { port } = await server({ onConnect: (_session, done) => setTimeout(done, 700) });
    await sender(port, { connectTimeoutMs: 500 }).verify();
  });

  it('sends nothing once it is closed', async () => {
    const { port } = await server();
    const mailer = sender(port);
    await mailer.send(to('b@example.org'));
    await mailer.close();
    expect((await failure(mailer.send(to('b@example.org')))).kind).to.equal('temporary');
  });
});
