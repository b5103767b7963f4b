import { ApiError, type Detail } from '../domain/api/api-error.js';
import { connectToken, connectTokenHash } from '../domain/mailboxes/connect-token.js';
import { invalidEmailMessage, parseEmail } from '../domain/leads/email-address.js';
import { hostOf, isLoopbackHost } from '../domain/webhooks/outbound-url.js';
import { nameText } from '../domain/inbox/html-text.js';
import type { MailboxesOperations } from '../generated/operations.js';
import type { ConnectSessionCreate } from '../generated/types.js';
import { presentConnectSession } from '../present/connect-session.js';
import {
  type ConnectInput,
  type ConnectSessionEntity,
  createConnectSession,
  findConnectSession,
  listConnectSessions,
} from '../store/connect-sessions/repository.js';
import { newId } from '../store/database/ids.js';
import type { OperationContext, Dependencies } from './context.js';

/** For how long a link works: about as long as its reader stays at it. */
const lifetimeMs = 60 * 60_000;

type Names = 'listConnectSessions' | 'createConnectSession' | 'getConnectSession';

/** The handoffs to the page where the owner of a mailbox connects it. */
export function connectSessionOperations(
  deps: Dependencies,
): Pick<MailboxesOperations<OperationContext>, Names> {
  const { database, clock, linkKey } = deps;

  const present = (session: ConnectSessionEntity, { baseUrl }: OperationContext) =>
    presentConnectSession(session, { baseUrl, linkKey, now: clock.now() });

  return {
    async listConnectSessions({ query: { limit, offset } }, context) {
      const page = { limit, offset };
      const { rows, total } = await listConnectSessions(database.manager, context.accountId, page);
      const data = rows.map(session => present(session, context));
      return { status: 200, body: { data, limit, offset, total_count: total } };
    },

    async createConnectSession({ body }, context) {
      const now = clock.now();
      const id = newId();
      const tokenHash = connectTokenHash(connectToken(linkKey, id));
      const expiresAt = new Date(now.getTime() + lifetimeMs);
      const made = { id, tokenHash, input: inputOf(body ?? {}, deps), expiresAt };
      const session = await createConnectSession(database.manager, context.accountId, made, now);
      return { status: 201, body: { data: present(session, context) } };
    },

    async getConnectSession({ params: { id } }, context) {
      const session = await findConnectSession(database.manager, context.accountId, id);
      if (!session) throw new ApiError('connect_session_not_found');
      return { status: 200, body: { data: present(session, context) } };
    },
  };
}

function inputOf(body: ConnectSessionCreate, { mailboxProviders }: Dependencies): ConnectInput {
  const { provider, email, display_name, redirect_url } = body;
  if (provider !== undefined && !mailboxProviders.includes(provider))
    throw refused(
      'provider',
      'invalid_value',
      `This service is not set up for ${provider} mailboxes: its operator must set ${provider.toUpperCase()}_CLIENT_ID and ${provider.toUpperCase()}_CLIENT_SECRET.`,
    );
  const address = email === undefined ? undefined : parseEmail(email);
  if (address === null) throw refused('email', 'invalid_email', invalidEmailMessage(email!));
  return {
    provider,
    email: address,
    displayName: (display_name && nameText(display_name)) || undefined,
    redirectUrl: redirect_url === undefined ? undefined : redirectUrl(redirect_url),
  };
}

/** The browser is sent there: a `javascript:` address would run in our page. */
function redirectUrl(text: string): string {
  if (!URL.canParse(text)) throw refused('redirect_url', 'invalid_url', 'This is not an absolute URL.');
  const url = new URL(text);
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(hostOf(url)))) return url.href;
  throw refused('redirect_url', 'https_required', 'The URL must begin with https://.');
}

function refused(path: string, code: Detail['code'], message: string): ApiError {
  return new ApiError('invalid_request', { details: [{ path, code, message }] });
}
