import type { EntityManager } from 'typeorm';
import { ApiError, type Detail, errorAt } from '../domain/api/api-error.js';
import { checkedMailbox, sandboxHealth } from '../domain/mailbox-health/health.js';
import type { MailboxesOperations } from '../generated/operations.js';
import type { MailboxUpdate, ConnectSessionCreate } from '../generated/types.js';
import { presentMailbox } from '../present/mailbox.js';
import { deleteMailbox } from '../store/mailboxes/delete.js';
import {
  findMailboxWithTags,
  listMailboxes,
  lockMailbox,
  mailboxTagKind,
} from '../store/mailboxes/repository.js';
import { addTagLinks, lockTags, removeTagLinks, replaceTagLinks } from '../store/tags/repository.js';
import { transaction } from '../store/database/transaction.js';
import type { OperationContext, Dependencies } from './context.js';
import { idsAmong, queryIds, requireKnown } from './references.js';
import { tagOperations } from './tags.js';
import { connectToken, connectTokenHash } from '../domain/mailboxes/connect-token.js';
import { invalidEmailMessage, parseEmail } from '../domain/leads/email-address.js';
import { hostOf, isLoopbackHost } from '../domain/webhooks/outbound-url.js';
import { nameText } from '../domain/inbox/html-text.js';
import { presentConnectSession } from '../present/connect-session.js';
import {
  type ConnectInput,
  type ConnectSessionEntity,
  createConnectSession,
  findConnectSession,
  listConnectSessions,
} from '../store/connect-sessions/repository.js';
import { newId } from '../store/database/ids.js';
import { parseUrl } from '../domain/shared/parse-url.js';

/** The operations of the tag Mailboxes. */
export function mailboxesOperations(deps: Dependencies): MailboxesOperations<OperationContext> {
  const { database, clock } = deps;
  const tags = tagOperations(deps, mailboxTagKind);
  return {
    async listMailboxes({ query: { limit, offset, q, tag_ids } }, { accountId }) {
      const filter = { q: q?.trim() || undefined, tagIds: queryIds(tag_ids, 'tag_ids', 'invalid_request') };
      const { rows, total } = await listMailboxes(database.manager, accountId, filter, { limit, offset });
      const data = rows.map(row => presentMailbox(row, clock.now()));
      return { status: 200, body: { data, limit, offset, total_count: total } };
    },

    async getMailbox({ params: { id } }, { accountId }) {
      const row = await findMailboxWithTags(database.manager, accountId, id);
      if (!row) throw new ApiError('mailbox_not_found');
      return { status: 200, body: { data: presentMailbox(row, clock.now()) } };
    },

    async getMailboxHealth({ params: { id } }, { accountId }) {
      const row = await findMailboxWithTags(database.manager, accountId, id);
      if (!row) throw new ApiError('mailbox_not_found');
      const checked = checkedMailbox(row);
      const { checkedAt, ...report } =
        row.provider === 'sandbox'
          ? { ...sandboxHealth(), checkedAt: clock.now() }
          : await deps.checkHealth(checked);
      const { domain } = checked;
      const data = { mailbox_id: row.id, domain, ...report, checked_at: checkedAt.toISOString() };
      return { status: 200, body: { data } };
    },

    async updateMailbox({ params: { id }, body }, { accountId }) {
      const row = await transaction(database, async tx => {
        const mailbox = await lockMailbox(tx, accountId, id);
        if (!mailbox || mailbox.deleted_at) throw new ApiError('mailbox_not_found');
        await assignTags(tx, accountId, id, body);
        return findMailboxWithTags(tx, accountId, id);
      });
      return { status: 200, body: { data: presentMailbox(row!, clock.now()) } };
    },

    async deleteMailbox({ params }, { accountId }) {
      const id = params.id.toLowerCase();
      await transaction(database, async tx => {
        const mailbox = await lockMailbox(tx, accountId, id);
        if (!mailbox || mailbox.deleted_at) throw new ApiError('mailbox_not_found');
        await deleteMailbox(tx, mailbox, clock.now());
      });
      return { status: 200, body: { data: { id, deleted: true } } };
    },

    ...connectSessionOperations(deps),
    listMailboxTags: tags.list,
    createMailboxTag: tags.create,
    updateMailboxTag: tags.update,
    deleteMailboxTag: tags.remove,
  };
}

/** First all are replaced, then some added, then some removed. */
async function assignTags(
  tx: EntityManager,
  accountId: string,
  id: string,
  { tag_ids, add_tag_ids, remove_tag_ids }: MailboxUpdate,
): Promise<void> {
  const named = idsAmong(tag_ids, add_tag_ids, remove_tag_ids);
  const known = await lockTags(tx, accountId, mailboxTagKind, named);
  requireKnown('tag_not_found', { tag_ids, add_tag_ids, remove_tag_ids }, known);
  if (tag_ids) await replaceTagLinks(tx, accountId, mailboxTagKind, id, idsAmong(tag_ids));
  await addTagLinks(tx, accountId, mailboxTagKind, id, idsAmong(add_tag_ids));
  await removeTagLinks(tx, accountId, mailboxTagKind, id, idsAmong(remove_tag_ids));
}

/** For how long a link works: about as long as its reader stays at it. */
const lifetimeMs = 60 * 60_000;

/** The handoffs to the page where the owner of a mailbox connects it. */
function connectSessionOperations(deps: Dependencies) {
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
  } satisfies Partial<MailboxesOperations<OperationContext>>;
}

function inputOf(body: ConnectSessionCreate, { mailboxProviders }: Dependencies): ConnectInput {
  const { provider, email, display_name, redirect_url } = body;
  if (provider !== undefined && !mailboxProviders.includes(provider)) {
    const client = `${provider.toUpperCase()}_CLIENT`;
    const message = `This service is not set up for ${provider} mailboxes: its operator must set ${client}_ID and ${client}_SECRET.`;
    throw refused('provider', 'invalid_value', message);
  }
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
  const url = parseUrl(text);
  if (!url) throw refused('redirect_url', 'invalid_url', 'This is not an absolute URL.');
  if (url.protocol === 'https:' || (url.protocol === 'http:' && isLoopbackHost(hostOf(url)))) return url.href;
  throw refused('redirect_url', 'https_required', 'The URL must begin with https://.');
}

function refused(path: string, code: Detail['code'], message: string): ApiError {
  return errorAt('invalid_request', path, code, message);
}
