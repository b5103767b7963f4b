import { ApiError } from '../domain/api/api-error.js';
import { nameText, noteText } from '../domain/inbox/html-text.js';
import type {
  DeletedResourceResponse,
  TagCreate,
  TagPage,
  TagResponse,
  TagUpdate,
} from '../generated/types.js';
import { presentTag } from '../present/tag.js';
import { newId } from '../store/database/ids.js';
import type { TagEntity, TagKind } from '../store/tags/entities.js';
import { deleteTag, insertTag, listTags, updateTag } from '../store/tags/repository.js';
import type { Page } from '../store/database/deep-pages.js';
import { transaction } from '../store/database/transaction.js';
import type { OperationContext, Dependencies } from './context.js';
import { refuseDuplicateName } from './references.js';

/** The operations on one family of tags; those of campaigns, mailboxes and threads are alike. */
export function tagOperations({ database, clock }: Dependencies, kind: TagKind) {
  return {
    async list(
      { query }: { query: Page },
      { accountId }: OperationContext,
    ): Promise<{ status: 200; body: TagPage }> {
      const { limit, offset } = query;
      const { rows, total } = await listTags(database.manager, accountId, kind, { limit, offset });
      return { status: 200, body: { data: rows.map(presentTag), limit, offset, total_count: total } };
    },

    async create(
      { body }: { body: TagCreate },
      { accountId }: OperationContext,
    ): Promise<{ status: 201; body: TagResponse }> {
      const now = clock.now();
      const tag: TagEntity = {
        account_id: accountId,
        id: newId(),
        name: nameText(body.name),
        color: noteText(body.color),
        created_at: now,
        updated_at: now,
      };
      await refuseDuplicateName(transaction(database, tx => insertTag(tx, kind, tag)));
      return { status: 201, body: { data: presentTag(tag) } };
    },

    async update(
      { params, body }: { params: { id: string }; body: TagUpdate },
      { accountId }: OperationContext,
    ): Promise<{ status: 200; body: TagResponse }> {
      const change = {
        ...(body.name !== undefined && { name: nameText(body.name) }),
        ...(body.color !== undefined && { color: noteText(body.color) }),
      };
      const tag = await refuseDuplicateName(
        transaction(database, tx => updateTag(tx, accountId, kind, params.id, change, clock.now())),
      );
      if (!tag) throw new ApiError('tag_not_found');
      return { status: 200, body: { data: presentTag(tag) } };
    },

    async remove(
      { params: { id } }: { params: { id: string } },
      { accountId }: OperationContext,
    ): Promise<{ status: 200; body: DeletedResourceResponse }> {
      const deleted = await transaction(database, tx => deleteTag(tx, accountId, kind, id));
      if (!deleted) throw new ApiError('tag_not_found');
      return { status: 200, body: { data: { id: id.toLowerCase(), deleted } } };
    },
  };
}
