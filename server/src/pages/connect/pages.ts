import type { Logger } from 'pino';
import type { Clock } from '../../domain/shared/clock.js';
import type { FlowSecrets } from '../../domain/mailboxes/connect-token.js';
import type { FoundServers, ServerTrouble } from '../../domain/mailboxes/mail-servers.js';
import type { Grant, OAuthProvider } from '../../domain/mailboxes/oauth.js';
import type { ConnectInput, ConnectSessionEntity } from '../../store/connect-sessions/repository.js';
import type { SecretBox } from '../../store/database/crypto.js';
import type { Database } from '../../store/database/database.js';
import type { MailServer } from '../../store/mailboxes/entities.js';

/** A password, or an access token in its place. */
export type Secret = string | { accessToken: string };

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
  /** Finds the servers of a normalized address; null when nobody publishes them. */
  findServers(email: string): Promise<FoundServers | null>;
  /** Providers that ask for permission on pages of their own. */
  oauthProviders: readonly OAuthProvider[];
  /** Where a provider asks for permission. */
  authorizationUrl(
    provider: OAuthProvider,
    secrets: FlowSecrets,
    redirectUri: string,
    loginHint: string | undefined,
  ): string;
  /** Makes tokens of the code that a provider has sent; an error's message is for the owner. */
  exchangeCode(
    provider: OAuthProvider,
    flow: { code: string; verifier: string; redirectUri: string },
  ): Promise<Grant>;
  /** Logs in to send; null when it works. */
  tryToSend(server: MailServer, secret: Secret): Promise<ServerTrouble | null>;
  /** Logs in to read; null when it works. */
  tryToReceive(server: MailServer, secret: Secret): Promise<ServerTrouble | null>;
  /** Asks the API of a provider for the mailbox of an address; null when it works. */
  tryApi(provider: string, email: string, secret: Secret): Promise<ServerTrouble | null>;
}

/** A session that is pending, its page's address, and the nonce of this answer. */
export interface Visit {
  session: ConnectSessionEntity;
  input: ConnectInput;
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
