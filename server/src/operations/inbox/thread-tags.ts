import type { EntityManager } from 'typeorm';
import { ApiError } from '../../domain/api/api-error.js';
import type { InboxOperations } from '../../generated/operations.js';
import { parseUuid } from '../../store/database/ids.js';
import { threadTagKind } from '../../store/inbox/threads/queries.js';
import { threadExists } from '../../store/inbox/threads/repository.js';
import { addTagLinks, lockTags, removeTagLinks } from '../../store/tags/repository.js';
import { transaction } from '../../store/database/transaction.js';
import type { OperationContext, Dependencies } from '../context.js';
import { idsAmong } from '../references.js';

type ThreadTagging = Pick<InboxOperations<OperationContext>, 'addThreadTag' | 'removeThreadTag'>;
type TaggingRequest = Parameters<ThreadTagging['addThreadTag' | 'removeThreadTag']>[0];

export function threadTagging({ database }: Dependencies): ThreadTagging {
  return {
    addThreadTag: handler(addTagLinks, added => ({ added })),
    removeThreadTag: handler(removeTagLinks, removed => ({ removed })),
  };

  /** Makes a handler that changes the link of a tag, and responds whether that changed anything. */
  function handler<Result>(changeLinks: typeof addTagLinks, result: (isChanged: boolean) => Result) {
    return async ({ params: { id }, body: { tag_id } }: TaggingRequest, { accountId }: OperationContext) => {
      const changed = await transaction(database, async tx => {
        await requireBoth(tx, accountId, id, tag_id);
        return changeLinks(tx, accountId, threadTagKind, id, [tag_id]);
      });
      return { status: 200 as const, body: { data: { ...linkOf(id, tag_id), ...result(changed > 0) } } };
    };
  }
}

/** Both ids as responses spell them. */
function linkOf(threadId: string, tagId: string) {
  return { thread_id: threadId.toLowerCase(), tag_id: tagId.toLowerCase() };
}

async function requireBoth(
  tx: EntityManager,
  accountId: string,
  threadId: string,
  tagId: string,
): Promise<void> {
  if (!(await threadExists(tx, accountId, threadId))) throw new ApiError('thread_not_found');
  const known = await lockTags(tx, accountId, threadTagKind, idsAmong([tagId]));
  if (parseUuid(tagId) === null || known.size === 0) {
    const message = `No resource has the id ${tagId}.`;
    throw new ApiError('tag_not_found', { details: [{ path: 'tag_id', code: 'not_found', message }] });
  }
}
