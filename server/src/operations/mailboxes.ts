import { notImplemented, type MailboxesOperations } from '../generated/operations.js';
import type { OperationContext } from './context.js';
import type { Dependencies } from './dependencies.js';

/** The operations of the tag Mailboxes. */
export function mailboxesOperations(_deps: Dependencies): MailboxesOperations<OperationContext> {
  return {
    listMailboxes: notImplemented,
    getMailbox: notImplemented,
    updateMailbox: notImplemented,
    listConnectSessions: notImplemented,
    createConnectSession: notImplemented,
    getConnectSession: notImplemented,
    listMailboxTags: notImplemented,
    createMailboxTag: notImplemented,
    updateMailboxTag: notImplemented,
    deleteMailboxTag: notImplemented,
  };
}
