import type { EntityManager } from 'typeorm';
import { ApiError } from '../domain/api/api-error.js';
import { checkedMailbox, sandboxHealth } from '../domain/mailbox-health/health.js';
import type { MailboxesOperations } from '../generated/operations.js';
import type { MailboxUpdate } from '../generated/types.js';
import { presentMailbox } from '../present/mailbox.js';
import { deleteMailbox } from '../store/mailboxes/health.js';
import {
  findMailboxWithTags,
  listMailboxes,
  lockMailbox,
  mailboxTagKind,
} from '../store/mailboxes/repository.js';
import { addTagLinks, lockTags, removeTagLinks, replaceTagLinks } from '../store/tags/repository.js';
import { transaction } from '../store/database/transaction.js';
import { connectSessionOperations } from './connect-sessions.js';
import type { OperationContext, Dependencies } from './context.js';
import { idsAmong, queryIds, requireKnown } from './references.js';
import { tagOperations } from './tags.js';

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
