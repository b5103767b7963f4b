import SMTPConnection from 'nodemailer/lib/smtp-connection';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { isLoopbackHost } from '../../domain/webhooks/outbound-url.js';
import type { MailServer } from '../../store/mailboxes/entities.js';
import { mailAddress } from '../outbound/mail-host.js';
import { type AccessToken, xoauth2 } from '../oauth/mailbox-tokens.js';
import { OAuthError } from '../oauth/token-endpoint.js';
import { classifyConnectError, classifySmtpError, type SmtpError } from './smtp-error.js';

export interface SmtpOptions {
  host: string;
  port: number;
  /** Where the host may lead; anywhere by default. */
  reach?: MailServer['reach'];
  /** TLS from the start (465); otherwise STARTTLS is used where the server offers it. */
  secure: boolean;
  auth?: { user: string; pass: string } | { user: string; accessToken: AccessToken } | null;
  /** Refuse to go on without STARTTLS. By default, credentials go unencrypted to this machine only. */
  requireTls?: boolean;
  /** Accept a certificate that does not verify (self-hosted servers). */
  allowInvalidCertificate?: boolean;
  /** Name for EHLO. */
  name?: string;
  /** Connections at a time, 2 by default. */
  maxConnections?: number;
  /** Messages over one connection, 100 by default. */
  maxMessages?: number;
  /** Milliseconds to connect, 20 000 by default. */
  connectTimeoutMs?: number;
  /** Milliseconds to be greeted then, 45 000 by default: servers keep strangers waiting to be rid of spammers. */
  greetingTimeoutMs?: number;
  /** Milliseconds without a word from the server, 120 000 by default. */
  socketTimeoutMs?: number;
  /** Milliseconds for one message from MAIL FROM to the last answer, 300 000 by default. */
  sendTimeoutMs?: number;
}

export interface SmtpMessage {
  /** '' for the null sender. */
  envelopeFrom: string;
  envelopeTo: readonly string[];
  /** The whole message with CRLF line ends. Dot-stuffing happens here. */
  raw: Buffer;
  /** Its Message-ID with angle brackets, for a server that can be asked for it. */
  messageId?: string;
}

export interface SmtpReceipt {
  /** The server's answer to the message. */
  response: string;
  accepted: string[];
  /** Recipients refused while others were accepted. */
  rejected: { address: string; error: SmtpError }[];
  /** The Message-ID that it has now, with angle brackets, where the server may have replaced it. */
  messageId?: string;
}

/** A logged-in connection and what it has carried so far. */
export interface PooledConnection {
  connection: SMTPConnection;
  sent: number;
  alive: boolean;
  idleTimer?: NodeJS.Timeout;
}

/**
 * Hands over one message. `body` is read only once the server has taken the DATA command: whether it was read shows
 * whether the message may have left.
 */
export function submitOver(
  pooled: PooledConnection,
  message: SmtpMessage,
  body: Readable,
  timeoutMs: number,
): Promise<SmtpReceipt> {
  body.push(message.raw);
  body.push(null);
  pooled.sent++;
  const envelope = { from: message.envelopeFrom, to: [...message.envelopeTo], size: message.raw.length };
  return new Promise((resolve, reject) => {
    // A server that trickles its answers never trips the socket's own timeout.
    const timer = setTimeout(() => {
      reject(new Error('The message took too long'));
      pooled.connection.close();
    }, timeoutMs);
    pooled.connection.send(envelope, body, (error, info) => {
      clearTimeout(timer);
      if (error || !info) return reject(error ?? new Error('No response to the message'));
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
export async function connect(
  options: SmtpOptions,
  onEnd: (pooled: PooledConnection) => void,
): Promise<PooledConnection> {
  const timeout = options.connectTimeoutMs ?? 20_000;
  const greetingTimeout = options.greetingTimeoutMs ?? 45_000;
  const { host, servername } = await mailAddress(options).catch((error: unknown) => {
    throw classifyConnectError(error);
  });
  const connection = new SMTPConnection({
    host,
    servername,
    port: options.port,
    socket: socketFor(timeout),
    secure: options.secure,
    requireTLS: options.requireTls ?? (!options.secure && Boolean(options.auth) && !isLoopbackHost(host)),
    name: options.name,
    // Of all that comes before the login: the connection, whose time the socket keeps, the greeting, and TLS.
    connectionTimeout: 2 * timeout + greetingTimeout,
    greetingTimeout,
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
    throw classifyConnectError(error);
  }
  connection.once('end', () => {
    pooled.alive = false;
    onEnd(pooled);
  });
  return pooled;
}

/** A socket that ends when nobody answers in time. */
function socketFor(timeoutMs: number): Socket {
  // The end of a message is a small write of its own. Held back until what came before is acknowledged, it costs 40 ms
  // with a server that acknowledges late, as Linux does once it finds a connection talkative.
  const socket = new Socket().setNoDelay();
  // As a cause, since nodemailer writes a code of its own over that of the error.
  const cause = Object.assign(new Error('No response'), { code: 'ETIMEDOUT' });
  const giveUp = () => socket.destroy(new Error('Connection timeout', { cause }));
  const timer = setTimeout(giveUp, timeoutMs);
  const met = () => clearTimeout(timer);
  return socket.once('connect', met).once('close', met);
}

function handshake(connection: SMTPConnection, options: SmtpOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    // Stays for the connection's life: an error without a listener would end the process.
    connection.on('error', reject);
    connection.once('end', () => reject(new Error('The server closed the connection')));
    connection.connect(error => {
      if (error) return reject(error);
      if (!options.auth) return resolve();
      if (!connection.allowsAuth) return reject(new Error('The server does not support login'));
      if ('accessToken' in options.auth) return loginWithToken(connection, options.auth, resolve, reject);
      const credentials = { user: options.auth.user, pass: options.auth.pass };
      connection.login({ credentials }, failure => (failure ? reject(failure) : resolve()));
    });
  });
}

function loginWithToken(
  connection: SMTPConnection,
  { user, accessToken }: { user: string; accessToken: AccessToken },
  resolve: () => void,
  reject: (error: unknown) => void,
): void {
  // A token that cannot be had for now says nothing against the mailbox, as a refused login would. The error itself is
  // marked as such by nodemailer.
  let passing: Error | undefined;
  const token: AccessToken = renew =>
    accessToken(renew).catch((error: Error) => {
      if (!(error instanceof OAuthError) || error.kind !== 'refused')
        passing = new Error(error.message, { cause: error });
      throw error;
    });
  connection.login({ oauth2: xoauth2(user, token) }, failure =>
    failure ? reject(passing ?? failure) : resolve(),
  );
}
