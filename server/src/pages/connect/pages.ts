import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.js';
import type { FoundServers, ServerTrouble } from '../../domain/mail-servers.js';
import type { ConnectSession } from '../../store/connect-sessions.js';
import type { SecretBox } from '../../store/crypto.js';
import type { Database } from '../../store/database.js';
import type { MailServer } from '../../store/mailboxes.js';

/** What the connect page is made with; whatever talks to mail servers is handed in. */
export interface ConnectPages {
  database: Database;
  clock: Clock;
  log: Logger;
  secretBox: SecretBox;
  /** Tokens of links and forms follow from it. */
  linkKey: Buffer;
  /** Public address of the service, without a trailing slash. */
  baseUrl: string;
  /** Servers may be on this machine, for development. */
  allowLoopback: boolean;
  /** The domain of the sandbox's addresses; null where there is none. */
  sandboxDomain: string | null;
  /** Finds the servers of a normalized address; null when nobody tells them. */
  findServers(email: string): Promise<FoundServers | null>;
  /** Logs in to send; null when it works. */
  tryToSend(server: MailServer, password: string): Promise<ServerTrouble | null>;
  /** Logs in to read; null when it works. */
  tryToReceive(server: MailServer, password: string): Promise<ServerTrouble | null>;
}

/** A session that is pending, its page's address, and the nonce of this answer. */
export interface Visit {
  session: ConnectSession;
  action: string;
  formToken: string;
  nonce: string;
}

/** What the HTTP layer is answered. */
export interface PageAnswer {
  status: number;
  body: string | AsyncIterable<string>;
  headers: Record<string, string>;
}
