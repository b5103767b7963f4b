import type { EntityManager } from 'typeorm';
import { globalLeadId, parseEmail } from '../../domain/email-address.js';
import type { ReceivedMail } from '../../domain/mail-message.js';
import { messageIdHash } from '../../domain/thread-headers.js';
import { messagesAndUnsettled, type KnownMessage } from '../../store/inbox/messages/queries.js';
import { threadOfPerson, type ThreadPlace } from '../../store/inbox/threads/repository.js';
import { formerThreadOf } from '../../store/receiving/queries.js';
import type { Arrival } from './arrival.js';

/** The mailbox that a mail arrived in. Ids are UUIDs. */
export interface ReceivingMailbox {
  accountId: string;
  id: string;
  /** Normalized address. */
  email: string;
}

/** The messages that some mails refer to, by the hash of their Message-ID; the same may stand in several mailboxes. */
export type KnownMessages = ReadonlyMap<string, readonly KnownMessage[]>;

/** What mails refer to by their Message-IDs. */
export interface Referred {
  known: KnownMessages;
  /** Ids of sends of which the ledger does not know yet that they have left. */
  unsettled: string[];
}

/** Looks up what mails refer to by these Message-IDs. */
export async function findReferred(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Referred> {
  const hashes = [...new Set(ids)].map(messageIdHash);
  const { messages, unsettled } = await messagesAndUnsettled(db, accountId, hashes);
  const known = new Map<string, KnownMessage[]>();
  for (const message of messages) {
    known.set(message.hash, [...(known.get(message.hash) ?? []), message]);
  }
  return { known, unsettled };
}

/** The thread that an answer belongs to by what it refers to: the first message that is known, of this mailbox if there is one. */
export function placeByReference(
  mailbox: ReceivingMailbox,
  mail: ReceivedMail,
  known: KnownMessages,
): ThreadPlace | null {
  const message = knownOf(mailbox, referredIds(mail), known);
  if (!message) return null;
  const { threadId, enrollmentId, kind, at } = message;
  return { threadId, enrollmentId, answersForward: kind === 'forward', referredAt: at };
}

/**
 * The thread that an answer belongs to by its sender, be it theirs still or that of whoever replaced them; null for mail that
 * has nothing to do with what was sent.
 */
export async function placeBySender(
  db: EntityManager,
  { accountId, id }: ReceivingMailbox,
  mail: ReceivedMail,
): Promise<ThreadPlace | null> {
  const sender = mail.from && parseEmail(mail.from.address);
  if (!sender) return null;
  const person = globalLeadId(sender);
  return (
    (await threadOfPerson(db, accountId, person, id)) ?? (await formerThreadOf(db, accountId, person, id))
  );
}

/** The message with the first of these ids that is known; one of this mailbox rather than of another. */
export function knownOf(
  mailbox: ReceivingMailbox,
  ids: readonly string[],
  known: KnownMessages,
): KnownMessage | null {
  const found = ids.flatMap(id => known.get(messageIdHash(id)) ?? []);
  return found.find(({ mailboxId }) => mailboxId === mailbox.id) ?? found[0] ?? null;
}

/** So many of the ids that a mail refers to are looked up; the first and the newest tell most. */
const MAX_IDS = 30;

/** The Message-IDs that a mail refers to, the most telling first: what it answers, then its references from the newest on. */
export function referredIds({ inReplyTo, references }: ReceivedMail): string[] {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...[...references].reverse()];
  const unique = [...new Set(ids)];
  return unique.length <= MAX_IDS ? unique : [...unique.slice(0, MAX_IDS - 1), unique.at(-1)!];
}

/** The Message-IDs of what a mail answers or reports on. */
export function namedIds({ mail, understood }: Arrival): string[] {
  if (understood.kind === 'bounce')
    return understood.bounces.flatMap(bounce => bounce.originalMessageId ?? []);
  if (understood.kind === 'complaint')
    return understood.originalMessageId === null ? [] : [understood.originalMessageId];
  return referredIds(mail);
}
