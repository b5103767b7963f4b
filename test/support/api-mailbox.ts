import type { OAuthProvider } from '../../server/src/domain/mailboxes/oauth.js';
import { newId } from '../../server/src/store/database/ids.js';
import { connectMailbox } from '../../server/src/store/mailboxes/repository.js';
import { transaction } from '../../server/src/store/database/transaction.js';
import { secretBox } from './api-tasks.js';
import { database } from './database.js';
import { startGmailServer, type GmailServer } from './gmail-server.js';
import { startGraphServer, type GraphServer } from './graph-server.js';
import { startOAuthServer, type OAuthServer } from './oauth-server.js';

/** Both providers of a test, and the OAuth server that gives tokens for both. */
export interface Providers {
  oauth: OAuthServer;
  gmail: GmailServer;
  graph: GraphServer;
  all: OAuthProvider[];
  close(): Promise<void>;
}

export async function startProviders(now: () => Date): Promise<Providers> {
  const oauth = await startOAuthServer();
  const isToken = (token: string) => oauth.isToken(oauth.user, token);
  const [gmail, graph] = [await startGmailServer(isToken, now), await startGraphServer(isToken, now)];
  const of = (id: OAuthProvider['id'], apiUrl: string) =>
    ({ ...oauth.provider(id, 1, 1), transport: 'api', apiUrl }) as const;
  return {
    oauth,
    gmail,
    graph,
    all: [of('google', gmail.url), of('microsoft', graph.url)],
    async close() {
      await Promise.all([oauth.close(), gmail.close(), graph.close()]);
    },
  };
}

/** A mailbox that its owner has connected with permission for the API. */
export function apiMailbox(
  { oauth, gmail, graph }: Providers,
  accountId: string,
  provider: OAuthProvider['id'],
  now: Date,
): Promise<string> {
  const email = `ann-${newId().slice(-12)}@example.com`;
  gmail.address = graph.address = email;
  const { smtp, imap } = oauth.provider(provider, 1, 1);
  const user = { user: email };
  const settings = { smtp: { ...smtp, ...user }, imap: { ...imap, ...user }, transport: 'api' } as const;
  const credentials = { refresh_token: oauth.permit(oauth.user) };
  const mailbox = { email, provider, settings, credentials, displayName: 'Ann' };
  return transaction(database(), tx => connectMailbox(tx, accountId, mailbox, now, secretBox));
}
