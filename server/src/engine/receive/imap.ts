import type { FetchMessageObject, FetchQueryObject, ImapFlow, ImapFlowError } from 'imapflow';
import { isLoopbackHost } from '../../domain/webhooks/outbound-url.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { MailboxEntity } from '../../store/entities.js';
import { mailAddress } from '../outbound/mail-host.js';
import type { AccessToken, MailboxTokens } from '../oauth/mailbox-tokens.js';
import { OAuthError } from '../oauth/token-endpoint.js';
import { type MailboxCredentials, openCredentials } from '../../store/mailboxes/credentials.js';
import type { MailServer } from '../../store/mailboxes/entities.js';

/** An IMAP server, and the password of its user, or what gives tokens in its place. */
export type ImapAccess = { server: MailServer } & ({ password: string } | { accessToken: AccessToken });

/** A connection that could not be made. `auth`: the credentials are refused; `unreachable`: anything else. */
export class ImapError extends Error {
  readonly kind: 'auth' | 'unreachable';

  constructor(kind: ImapError['kind'], message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'ImapError';
    this.kind = kind;
  }
}

/** What holds for a connection beyond its server and user. */
export interface ImapSession {
  /** Milliseconds without a word of the server after which it is asked for one, and then given up. */
  silenceMs?: number;
  /** Milliseconds after which an IDLE is ended and begun anew. */
  idleMs?: number;
  /** Nobody waits for the connection any more. */
  signal?: AbortSignal;
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
export async function withImap<T>(
  access: ImapAccess,
  use: (client: ImapFlow) => Promise<T>,
  session: ImapSession = {},
): Promise<T> {
  const client = await openImap(access, session);
  try {
    const result = await use(client);
    await client.logout().catch(() => undefined);
    return result;
  } finally {
    client.close();
  }
}

/**
 * Fetches mails of the folder that is open, by their UIDs.
 *
 * @throws {ImapError} when the connection has ended: the client then fetches nothing, without an error, which must not pass for mails
 * that were deleted
 */
export async function fetchMails(
  client: ImapFlow,
  uids: readonly number[],
  query: FetchQueryObject,
): Promise<FetchMessageObject[]> {
  const found = await client.fetchAll(uids.join(','), query, { uid: true });
  if (!client.usable || !client.mailbox)
    throw new ImapError('unreachable', 'The connection ended while mail was fetched.');
  return found;
}

/** The path of the folder that serves a special use (RFC 6154), such as `\Sent`; null when there is none. */
export async function folderOf(client: ImapFlow, specialUse: string): Promise<string | null> {
  const folders = await client.list();
  return folders.find(folder => folder.specialUse === specialUse)?.path ?? null;
}

/**
 * How a mailbox's mail is reached; null for one without IMAP, or that is read through the API of its provider.
 *
 * @throws {ImapError} of kind `auth` when its credentials cannot be opened
 */
export function imapAccessOf(
  mailbox: MailboxEntity,
  secretBox: Pick<SecretBox, 'open'>,
  tokens?: MailboxTokens,
): ImapAccess | null {
  const { imap, transport } = mailbox.settings;
  if (!imap || transport === 'api') return null;
  const credentials = credentialsOf(mailbox, secretBox);
  if (credentials.refresh_token !== undefined) {
    if (!tokens) throw new ImapError('auth', 'This service is not set up for OAuth.');
    return { server: imap, accessToken: tokens.of(mailbox, credentials) };
  }
  const { imap_password, smtp_password } = credentials;
  return { server: imap, password: imap_password ?? smtp_password ?? '' };
}

function credentialsOf(mailbox: MailboxEntity, secretBox: Pick<SecretBox, 'open'>): MailboxCredentials {
  try {
    return openCredentials(secretBox, mailbox);
  } catch (error) {
    throw new ImapError('auth', 'The credentials of the mailbox cannot be decrypted.', error);
  }
}

/**
 * Logs in. The caller closes the connection.
 *
 * @throws {ImapError}
 * @throws whatever the signal aborts with
 */
export async function openImap(access: ImapAccess, session: ImapSession = {}): Promise<ImapFlow> {
  const { signal } = session;
  if (!signal) return connect(access, session);
  signal.throwIfAborted();
  const connecting = connect(access, session);
  let abort: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    abort = () => {
      connecting.then(client => client.close()).catch(() => undefined);
      reject(signal.reason as Error);
    };
    signal.addEventListener('abort', abort, { once: true });
  });
  return Promise.race([connecting, aborted]).finally(() => signal.removeEventListener('abort', abort));
}

/** Where a server refuses an access token that should be good, logs in once more with a new one. */
async function connect(access: ImapAccess, session: ImapSession): Promise<ImapFlow> {
  if ('password' in access) return login(access.server, { pass: access.password }, session);
  const token = async (renew: boolean) => ({ accessToken: await tokenFrom(access.accessToken, renew) });
  try {
    return await login(access.server, await token(false), session);
  } catch (error) {
    if (!(error instanceof ImapError) || error.kind !== 'auth' || error.cause instanceof OAuthError)
      throw error;
    return login(access.server, await token(true), session);
  }
}

async function tokenFrom(accessToken: AccessToken, renew: boolean): Promise<string> {
  try {
    return await accessToken(renew);
  } catch (error) {
    if (!(error instanceof OAuthError)) throw error;
    throw new ImapError(error.kind === 'refused' ? 'auth' : 'unreachable', error.message, error);
  }
}

async function login(
  server: MailServer,
  secret: { pass: string } | { accessToken: string },
  { silenceMs = silenceTimeoutMs, idleMs }: ImapSession,
): Promise<ImapFlow> {
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
    doSTARTTLS: server.secure || isLoopbackHost(host) ? undefined : true,
    auth: { user: server.user, ...secret },
    tls: { rejectUnauthorized: !server.allow_invalid_certificate },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: silenceMs,
    ...(idleMs !== undefined && { maxIdleTime: idleMs }),
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
  const isClosed = /^unexpected close/i.test(error.message);
  const message = error.responseText ?? (isClosed ? 'The server closed the connection' : error.message);
  return new ImapError(isRefusal(error) ? 'auth' : 'unreachable', message, error);
}

/** What a server says of itself when it lets nobody in for now (RFC 5530). */
const passingCodes = new Set(['UNAVAILABLE', 'INUSE', 'LIMIT', 'SERVERBUG', 'CONTACTADMIN', 'THROTTLED']);
const passingWords = new RegExp(
  'too many|maximum number|temporar|try again|internal (?:authentication|server|error)|throttl|' +
    '(?:service|server|currently|backend) (?:is )?(?:un|not )available',
  'i',
);

/**
 * Whether the server refuses the credentials. The client calls each login that did not come about failed, also where the
 * connection was lost on the way, or where the server has too many of them.
 */
function isRefusal({
  authenticationFailed,
  responseStatus,
  serverResponseCode,
  responseText,
}: ImapFlowError) {
  if (!authenticationFailed || responseStatus !== 'NO') return false;
  return !passingCodes.has(serverResponseCode ?? '') && !passingWords.test(responseText ?? '');
}
