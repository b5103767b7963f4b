import type { ImapFlow, ImapFlowError } from 'imapflow';
import type { SecretBox } from '../../store/crypto.js';
import type { MailboxRow } from '../../store/entities/index.js';
import { mailAddress } from '../mail-host.js';
import { mailboxSettings, openCredentials, type MailServer } from '../../store/mailboxes.js';

/** An IMAP server, and the password of its user. */
export interface ImapAccess {
  server: MailServer;
  password: string;
}

/** A connection that could not be made. `auth`: the credentials are refused; `unreachable`: anything else. */
export class ImapError extends Error {
  readonly kind: 'auth' | 'unreachable';

  constructor(kind: ImapError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ImapError';
    this.kind = kind;
  }
}

const connectTimeoutMs = 20_000;
const silenceTimeoutMs = 60_000;
/** No mail that is read is as long; a server that announces more is not listened to. */
const maxLiteralSize = 64 * 1024 * 1024;

/**
 * Logs in, lets `use` work, and logs out.
 *
 * @throws {ImapError} when there is no connection to work with; what `use` throws passes through
 */
export async function withImap<T>(access: ImapAccess, use: (client: ImapFlow) => Promise<T>): Promise<T> {
  const client = await connect(access);
  try {
    const result = await use(client);
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    client.close();
  }
}

/** The path of the folder that serves a special use (RFC 6154), such as `\Sent`; null when there is none. */
export async function folderOf(client: ImapFlow, specialUse: string): Promise<string | null> {
  const folders = await client.list();
  return folders.find(folder => folder.specialUse === specialUse)?.path ?? null;
}

/**
 * How a mailbox's mail is reached; null for one without IMAP.
 *
 * @throws {ImapError} of kind `auth` when its credentials cannot be opened
 */
export function imapAccessOf(mailbox: MailboxRow, secretBox: Pick<SecretBox, 'open'>): ImapAccess | null {
  const { imap } = mailboxSettings(mailbox);
  if (!imap) return null;
  try {
    const { imap_password, smtp_password } = openCredentials(secretBox, mailbox);
    return { server: imap, password: imap_password ?? smtp_password ?? '' };
  } catch (error) {
    throw new ImapError('auth', 'The credentials of the mailbox cannot be opened.', error);
  }
}

async function connect({ server, password }: ImapAccess): Promise<ImapFlow> {
  // Loaded with the first connection: a service without such mailboxes starts faster and stays smaller.
  const { ImapFlow } = await import('imapflow');
  const { host, servername } = await mailAddress(server).catch((error: Error) => {
    throw new ImapError('unreachable', error.message, error);
  });
  const client = new ImapFlow({
    host,
    servername,
    port: server.port,
    secure: server.secure,
    // Credentials go unencrypted to this machine only.
    doSTARTTLS: server.secure || isLoopback(host) ? undefined : true,
    auth: { user: server.user, pass: password },
    tls: { rejectUnauthorized: !server.allow_invalid_certificate },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceTimeoutMs,
    maxLiteralSize,
  });
  // Whatever waits on the connection fails by itself; an error without a listener would end the process.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return client;
  } catch (error) {
    client.close();
    throw asImapError(error as ImapFlowError);
  }
}

function asImapError(error: ImapFlowError): ImapError {
  const message = error.responseText ?? error.message;
  return new ImapError(error.authenticationFailed ? 'auth' : 'unreachable', message, error);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(host);
}
