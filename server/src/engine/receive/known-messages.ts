import { messageIdHash } from '../../domain/sending/thread-headers.js';
import type { KnownMessage } from '../../store/inbox/messages/queries.js';

/** The mailbox that a mail arrived in. Ids are UUIDs. */
export interface ReceivingMailbox {
  accountId: string;
  id: string;
  /** Normalized address. */
  email: string;
  /** Its provider may give a message a new Message-ID, which the ledger has a moment after it left. */
  hasOwnIds?: boolean;
}

/** The messages that some mails refer to, by the hash of their Message-ID; the same may stand in several mailboxes. */
export type KnownMessages = ReadonlyMap<string, readonly KnownMessage[]>;

/** The message with the first of these ids that is known; one of this mailbox rather than of another. */
export function knownOf(
  mailbox: ReceivingMailbox,
  ids: readonly string[],
  known: KnownMessages,
): KnownMessage | null {
  const found = ids.flatMap(id => known.get(messageIdHash(id)) ?? []);
  return found.find(({ mailboxId }) => mailboxId === mailbox.id) ?? found[0] ?? null;
}
