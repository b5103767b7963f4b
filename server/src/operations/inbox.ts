import type { InboxOperations } from '../generated/operations.js';
import { threadTagKind } from '../store/inbox/threads/queries.js';
import type { OperationContext, Dependencies } from './context.js';
import { messageJobOperations, replyForwardOperations } from './inbox/reply-forward.js';
import { outOfOfficeOperations } from './inbox/out-of-office.js';
import { replaceLeadOperations } from './inbox/replace-lead.js';
import { threadTagging, threadOperations } from './inbox/threads.js';
import { tagOperations } from './tags.js';

/** The operations of the tag Inbox. */
export function inboxOperations(deps: Dependencies): InboxOperations<OperationContext> {
  const tags = tagOperations(deps, threadTagKind);
  return {
    ...threadOperations(deps),
    ...threadTagging(deps),
    ...replyForwardOperations(deps),
    ...messageJobOperations(deps),
    ...outOfOfficeOperations(deps),
    ...replaceLeadOperations(deps),
    listThreadTags: tags.list,
    createThreadTag: tags.create,
    updateThreadTag: tags.update,
    deleteThreadTag: tags.remove,
  };
}
