import { Readable } from 'node:stream';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { classifySmtpError, SmtpError } from './smtp-error.js';

export interface SmtpOptions {
  host: string;
  port: number;
  /** TLS from the start (465); otherwise STARTTLS is used where the server offers it. */
  secure: boolean;
  auth?: { user: string; pass: string } | null;
  /** Refuse to go on without STARTTLS. */
  requireTls?: boolean;
  /** Accept a certificate that does not verify (self-hosted servers). */
  allowInvalidCertificate?: boolean;
  /** Name for EHLO. */
  name?: string;
  /** Connections at a time, 2 unless told. */
  maxConnections?: number;
  /** Messages over one connection, 100 unless told. */
  maxMessages?: number;
  /** Milliseconds to connect and be greeted, 20 000 unless told. */
  connectTimeoutMs?: number;
  /** Milliseconds without a word from the server, 120 000 unless told. */
  socketTimeoutMs?: number;
  /** Milliseconds after which an unused connection is closed, 30 000 unless told. */
  idleTimeoutMs?: number;
}

export interface SmtpMessage {
  /** '' for the null sender. */
  envelopeFrom: string;
  envelopeTo: readonly string[];
  /** The whole message with CRLF line ends. Dot-stuffing happens here. */
  raw: Buffer;
}

export interface SmtpReceipt {
  /** The server's answer to the message. */
  response: string;
  accepted: string[];
  /** Recipients refused while others were accepted. */
  rejected: { address: string; error: SmtpError }[];
}

export interface SmtpSender {
  /** @throws SmtpError with the kind of failure */
  send(message: SmtpMessage): Promise<SmtpReceipt>;
  /** Connects and logs in, and nothing more. @throws SmtpError */
  verify(): Promise<void>;
  /** Closes idle connections, and the busy ones once their message is done; later sends fail. */
  close(): Promise<void>;
}

interface PooledConnection {
  connection: SMTPConnection;
  sent: number;
  alive: boolean;
  idleTimer?: NodeJS.Timeout;
}

/**
 * A pool of SMTP connections to one mailbox's server. A message is never submitted twice: only what certainly did not
 * begin to leave is tried again, once, when the server had dropped a kept connection.
 */
export function createSmtpSender(options: SmtpOptions): SmtpSender {
  const limits = {
    connections: options.maxConnections ?? 2,
    messages: options.maxMessages ?? 100,
    idle: options.idleTimeoutMs ?? 30_000,
  };
  const idle: PooledConnection[] = [];
  const waiting: (() => void)[] = [];
  let open = 0;
  let closed = false;
  let drained: (() => void) | null = null;

  async function acquireSlot(): Promise<void> {
    if (closed)
      throw new SmtpError('temporary', 'The sender is closed', { smtpCode: null, enhancedCode: null }, null);
    if (open < limits.connections) {
      open++;
      return;
    }
    await new Promise<void>(resolve => waiting.push(resolve));
  }

  /** Hands the slot to the next in line. */
  function releaseSlot(): void {
    const next = waiting.shift();
    if (next) next();
    else if (--open === 0) drained?.();
  }

  function park(pooled: PooledConnection): void {
    if (closed || !pooled.alive || pooled.sent >= limits.messages) return discard(pooled);
    pooled.idleTimer = setTimeout(() => discard(pooled), limits.idle);
    pooled.idleTimer.unref();
    idle.push(pooled);
  }

  function discard(pooled: PooledConnection): void {
    clearTimeout(pooled.idleTimer);
    const index = idle.indexOf(pooled);
    if (index >= 0) idle.splice(index, 1);
    if (pooled.alive) pooled.connection.quit();
    pooled.alive = false;
  }

  function takeIdle(): PooledConnection | undefined {
    const pooled = idle.pop();
    clearTimeout(pooled?.idleTimer);
    return pooled;
  }

  /** Sends over a kept connection, or a new one; a kept one that turns out dead before DATA is replaced once. */
  async function deliver(message: SmtpMessage): Promise<SmtpReceipt> {
    const kept = takeIdle();
    if (kept) {
      const outcome = await attempt(kept, message);
      if (!('lost' in outcome)) return outcome;
    }
    const outcome = await attempt(await connect(options, discard), message);
    if ('lost' in outcome) throw outcome.lost;
    return outcome;
  }

  async function attempt(
    pooled: PooledConnection,
    message: SmtpMessage,
  ): Promise<SmtpReceipt | { lost: SmtpError }> {
    const body = new Readable({ read() {} });
    const submit = submitOver(pooled, message, body);
    try {
      const receipt = await submit;
      park(pooled);
      return receipt;
    } catch (error) {
      const began = body.readableDidRead;
      const failure = classifySmtpError(error, began);
      if (failure.smtpCode !== null && failure.smtpCode !== '421' && pooled.alive) await resetAndPark(pooled);
      else discard(pooled);
      if (!began && failure.kind === 'temporary' && failure.smtpCode === null) return { lost: failure };
      throw failure;
    }
  }

  async function resetAndPark(pooled: PooledConnection): Promise<void> {
    const error = await new Promise<unknown>(resolve => pooled.connection.reset(resolve));
    if (error) discard(pooled);
    else park(pooled);
  }

  return {
    async send(message) {
      await acquireSlot();
      try {
        return await deliver(message);
      } finally {
        releaseSlot();
      }
    },
    async verify() {
      const pooled = await connect(options, discard);
      discard(pooled);
    },
    async close() {
      closed = true;
      for (const pooled of [...idle]) discard(pooled);
      if (open > 0) await new Promise<void>(resolve => (drained = resolve));
    },
  };
}

function submitOver(pooled: PooledConnection, message: SmtpMessage, body: Readable): Promise<SmtpReceipt> {
  body.push(message.raw);
  body.push(null);
  pooled.sent++;
  const envelope = { from: message.envelopeFrom, to: [...message.envelopeTo], size: message.raw.length };
  return new Promise((resolve, reject) => {
    pooled.connection.send(envelope, body, (error, info) => {
      if (error || !info) return reject(error ?? new Error('No answer to the message'));
      const errors = info.rejectedErrors ?? [];
      const rejected = info.rejected.map((address, index) => ({
        address,
        error: classifySmtpError(errors[index] ?? error, false),
      }));
      resolve({ response: info.response, accepted: info.accepted, rejected });
    });
  });
}

/** Opens a connection and logs in. @throws SmtpError */
async function connect(
  options: SmtpOptions,
  onEnd: (pooled: PooledConnection) => void,
): Promise<PooledConnection> {
  const timeout = options.connectTimeoutMs ?? 20_000;
  const connection = new SMTPConnection({
    host: options.host,
    port: options.port,
    secure: options.secure,
    requireTLS: options.requireTls ?? false,
    name: options.name,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    dnsTimeout: timeout,
    socketTimeout: options.socketTimeoutMs ?? 120_000,
    tls: { rejectUnauthorized: !options.allowInvalidCertificate },
    allowInternalNetworkInterfaces: true,
  });
  const pooled: PooledConnection = { connection, sent: 0, alive: true };
  try {
    await handshake(connection, options);
  } catch (error) {
    pooled.alive = false;
    connection.close();
    throw classifySmtpError(error, false);
  }
  connection.once('end', () => {
    pooled.alive = false;
    onEnd(pooled);
  });
  return pooled;
}

function handshake(connection: SMTPConnection, options: SmtpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays for the connection's life: an error without a listener would end the process.
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection')));
    connection.connect(error => {
      if (error) return reject(error);
      if (!options.auth) return resolve();
      const credentials = { user: options.auth.user, pass: options.auth.pass };
      connection.login({ credentials }, failure => (failure ? reject(failure) : resolve()));
    });
  });
}
