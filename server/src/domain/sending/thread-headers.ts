import { createHash } from 'node:crypto';

/** What an ancestor contributes to the threading headers of its answer. */
export interface ThreadParent {
  messageId: string;
  references: readonly string[];
}

export interface ThreadHeaders {
  inReplyTo: string;
  /** Oldest first, the parent last. */
  references: string[];
}

/** Longest References chain that is written; the first message and the newest ones are kept (as RFC 5537 3.4.4 advises). */
const maxReferences = 40;

/**
 * Message-ID of a send: derived from the send's UUID, so that it is known before SMTP begins and the same after a crash.
 * The domain is the sending mailbox's, as receivers expect.
 */
export function messageIdFor(sendId: string, mailboxEmail: string): string {
  const domain = mailboxEmail.slice(mailboxEmail.lastIndexOf('@') + 1).toLowerCase();
  const safeDomain = /^[a-z0-9](?:[a-z0-9.-]{0,252}[a-z0-9])?$/.test(domain)
    ? domain
    : 'localhost.localdomain';
  return `<${sendId.replaceAll('-', '').toLowerCase()}@${safeDomain}>`;
}

/** SHA-256 of a Message-ID header in hex, as hash columns have it. */
export function messageIdHash(messageId: string): string {
  return createHash('sha256').update(messageId).digest('hex');
}

/** In-Reply-To and References of an answer to `parent` (RFC 5322 3.6.4). */
export function replyHeaders(parent: ThreadParent): ThreadHeaders {
  const ancestors = parent.references.filter(id => id !== parent.messageId);
  const chain = [...new Set([...ancestors, parent.messageId])];
  const references =
    chain.length <= maxReferences ? chain : [chain[0] as string, ...chain.slice(1 - maxReferences)];
  return { inReplyTo: parent.messageId, references };
}
