import { notImplemented, type InboxOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Inbox. */
export function inboxOperations(_deps: Dependencies): InboxOperations<OperationContext> {
  return {
    listThreads: notImplemented,
    getThread: notImplemented,
    updateThread: notImplemented,
    listThreadMessages: notImplemented,
    replyToThread: notImplemented,
    forwardThread: notImplemented,
    addThreadTag: notImplemented,
    removeThreadTag: notImplemented,
    setOutOfOffice: notImplemented,
    clearOutOfOffice: notImplemented,
    previewReplaceLead: notImplemented,
    replaceLead: notImplemented,
    getMessageJob: notImplemented,
    cancelMessageJob: notImplemented,
    sendMessageJobNow: notImplemented,
    listThreadTags: notImplemented,
    createThreadTag: notImplemented,
    updateThreadTag: notImplemented,
    deleteThreadTag: notImplemented,
  };
}
