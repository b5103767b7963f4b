import type { SecretBox } from '../../store/database/crypto.js';
import type { MailboxEntity } from '../../store/entities.js';
import {
  connectionVersion,
  openCredentials,
  type MailboxCredentials,
} from '../../store/mailboxes/credentials.js';
import type { ProviderApis } from '../provider-api/api.js';
import type { MailboxTokens } from '../oauth/mailbox-tokens.js';
import { apiTransport } from './api-transport.js';
import { SmtpError } from './smtp-error.js';
import { createSmtpPool } from './smtp-pool.js';
import type { SmtpPool } from './smtp-pool.js';
import type { SmtpOptions } from './smtp-session.js';

/** Where the sandbox of this process takes mail, and how one logs in there. */
export interface SandboxAccess {
  host: string;
  port: number;
  user: string;
  password: string;
}

export interface SmtpPoolRegistryOptions {
  secretBox: Pick<SecretBox, 'open'>;
  /** Null where no sandbox runs: its mailboxes then fail. */
  sandbox: SandboxAccess | null;
  /** Access tokens of mailboxes that are connected by OAuth; without it those fail. */
  tokens?: MailboxTokens;
  /** The APIs through which some of those send; without it these fail. */
  apis?: ProviderApis;
  /** Connections at a time of each mailbox. */
  maxConnections?: number;
  /** Milliseconds that one hand-over may take; shorter than the lease of a send. */
  sendTimeoutMs?: number;
}

/** The pools of SMTP connections of this process, one per mailbox. */
export interface SmtpPoolRegistry {
  /** The pool of a mailbox as it is set up now. @throws SmtpError of kind `auth` when it cannot be used */
  poolFor(mailbox: MailboxEntity): SmtpPool;
  close(): Promise<void>;
}

/** Pools kept at once; those unused for longest are closed. */
const maxPools = 500;

/** Makes pools for every provider, and keeps them as long as the mailbox's servers and credentials stay the same. */
export function createSmtpPoolRegistry(options: SmtpPoolRegistryOptions): SmtpPoolRegistry {
  const pools = new Map<string, { version: string; pool: SmtpPool }>();

  function retire(id: string): void {
    // Sends that are under way in it end first.
    void pools.get(id)?.pool.close();
    pools.delete(id);
  }

  return {
    poolFor(mailbox) {
      const { id } = mailbox;
      const version = connectionVersion(mailbox);
      const known = pools.get(id);
      if (known?.version === version) {
        pools.delete(id);
        pools.set(id, known);
        return known.pool;
      }
      const pool = poolOf(mailbox, options);
      if (known) retire(id);
      if (pools.size >= maxPools) retire(pools.keys().next().value!);
      pools.set(id, { version, pool });
      return pool;
    },
    async close() {
      const closing = [...pools.values()].map(({ pool }) => pool.close());
      pools.clear();
      await Promise.all(closing);
    },
  };
}

function poolOf(mailbox: MailboxEntity, options: SmtpPoolRegistryOptions): SmtpPool {
  if (mailbox.settings.transport !== 'api') return createSmtpPool(smtpOptions(mailbox, options));
  if (!options.apis) throw unusable('This service is not set up for OAuth.');
  return apiTransport(options.apis, mailbox);
}

function smtpOptions(mailbox: MailboxEntity, options: SmtpPoolRegistryOptions): SmtpOptions {
  const limits = { maxConnections: options.maxConnections, sendTimeoutMs: options.sendTimeoutMs ?? 120_000 };
  if (mailbox.provider === 'sandbox') {
    if (!options.sandbox) throw unusable('The sandbox is not running here.');
    const { host, port, user, password } = options.sandbox;
    return { host, port, secure: false, auth: { user, pass: password }, ...limits };
  }
  const { smtp } = mailbox.settings;
  if (!smtp) throw unusable('The mailbox has no SMTP server.');
  return {
    host: smtp.host,
    reach: smtp.reach,
    port: smtp.port,
    secure: smtp.secure,
    auth: authOf(mailbox, smtp.user, options),
    allowInvalidCertificate: smtp.allow_invalid_certificate ?? false,
    ...limits,
  };
}

function authOf(mailbox: MailboxEntity, user: string, options: SmtpPoolRegistryOptions): SmtpOptions['auth'] {
  const credentials = credentialsOf(mailbox, options);
  if (credentials.refresh_token !== undefined) {
    if (!options.tokens) throw unusable('This service is not set up for OAuth.');
    return { user, accessToken: options.tokens.of(mailbox, credentials) };
  }
  const { smtp_password } = credentials;
  return smtp_password === undefined ? null : { user, pass: smtp_password };
}

function credentialsOf(mailbox: MailboxEntity, { secretBox }: SmtpPoolRegistryOptions): MailboxCredentials {
  try {
    return openCredentials(secretBox, mailbox);
  } catch (error) {
    throw unusable('The credentials of the mailbox cannot be decrypted.', error);
  }
}

function unusable(message: string, cause?: unknown): SmtpError {
  return new SmtpError('auth', message, { smtpCode: null, enhancedCode: null }, null, cause);
}
