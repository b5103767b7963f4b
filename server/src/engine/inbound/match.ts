import type { EntityManager } from 'typeorm';
import type { Bounce } from '../../mail/bounce.js';
import { globalLeadId, parseEmail } from '../../domain/email-address.js';
import type { ReceivedMail } from '../../domain/mail-message.js';
import { messageIdHash } from '../../domain/thread-headers.js';
import { messagesAndUnsettled, type KnownMessage } from '../../store/inbox/messages/queries.js';
import { latestMessageTo, onlyRecipient } from '../../store/inbox/messages/repository.js';
import { placeOfPerson, threadOfPerson, type ThreadPlace } from '../../store/inbox/threads/repository.js';
import { formerThreadOf } from '../../store/receiving/queries.js';
import { referredIds } from './named-ids.js';

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

/** A message that came back or was complained about, and the thread it stands in. */
export interface ReportedMessage extends ThreadPlace {
  messageId: string;
  sendId: string | null;
  /** A campaign's own message, not one that a person has written. */
  isCampaigns: boolean;
  /** The hash of the Message-ID of what came back, where a person has written it. */
  written: string | null;
  /** The address that it went to where that is no lead's. */
  aside?: string;
}

/**
 * The message that a report is about: by its Message-ID, else the newest that was sent from this mailbox to the address
 * that the report names, else what a person has written to somebody else. A report that names no address is about the
 * only one that the message went to.
 */
export async function matchReport(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  report: Pick<Bounce, 'originalMessageId' | 'recipient'>,
  known: KnownMessages,
): Promise<ReportedMessage | null> {
  const { accountId } = mailbox;
  const { originalMessageId, recipient } = report;
  const message = knownOf(mailbox, originalMessageId === null ? [] : [originalMessageId], known);
  // What a person wrote may have gone to others than the lead: only the address tells then.
  if (message?.kind === 'campaign') {
    const { threadId, enrollmentId, id, sendId, at } = message;
    return {
      threadId,
      enrollmentId,
      messageId: id,
      sendId,
      isCampaigns: true,
      written: null,
      referredAt: at,
    };
  }
  const sent = message?.direction === 'sent' ? message : null;
  const written = sent && sent.hash;
  const to = recipient ?? (sent && (await onlyRecipient(db, accountId, sent.id)));
  const email = to === null ? null : parseEmail(to);
  const place = email && (await placeOfRecipient(db, mailbox, email, sent));
  if (place && sent)
    return { ...place, messageId: sent.id, sendId: null, isCampaigns: false, written, referredAt: sent.at };
  const latest = place && (await latestMessageTo(db, accountId, place.threadId, email));
  if (place && latest)
    return {
      ...place,
      messageId: latest.id,
      sendId: latest.send_id,
      isCampaigns: latest.kind === 'campaign',
      written,
    };
  if (!sent || to === null) return null;
  const { threadId, id, at } = sent;
  return {
    threadId,
    enrollmentId: null,
    messageId: id,
    sendId: null,
    isCampaigns: false,
    written,
    aside: email ?? to,
    referredAt: at,
  };
}

/** The message with the first of these ids that is known; one of this mailbox rather than of another. */
function knownOf(
  mailbox: ReceivingMailbox,
  ids: readonly string[],
  known: KnownMessages,
): KnownMessage | null {
  const found = ids.flatMap(id => known.get(messageIdHash(id)) ?? []);
  return found.find(({ mailboxId }) => mailboxId === mailbox.id) ?? found[0] ?? null;
}

/** The conversation with whoever a message came back for: the one that it was written in, if that is theirs. */
async function placeOfRecipient(
  db: EntityManager,
  { accountId, id }: ReceivingMailbox,
  email: string,
  sent: KnownMessage | null,
): Promise<ThreadPlace | null> {
  const person = globalLeadId(email);
  const own = sent && (await placeOfPerson(db, accountId, sent.threadId, person));
  return own ?? (await threadOfPerson(db, accountId, person, id));
}
