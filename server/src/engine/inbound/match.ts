import type { EntityManager } from 'typeorm';
import type { Bounce } from '../../domain/bounce.js';
import { globalLeadId, parseEmail } from '../../domain/email-address.js';
import type { ParsedMail } from '../../domain/mail-message.js';
import { placeOf, threadOfPerson, type ThreadPlace } from '../../store/inbound.js';
import { latestCampaignMessage, messagesByHash, type KnownMessage } from '../../store/messages.js';
import { messageIdHash } from '../../store/sends.js';

/** The mailbox that a mail arrived in. Ids are UUIDs. */
export interface ReceivingMailbox {
  accountId: string;
  id: string;
  /** Normalized address. */
  email: string;
}

/** So many of the ids that a mail refers to are looked up; the first and the newest tell most. */
const MAX_IDS = 30;

/** The Message-IDs that a mail refers to, the most telling first: what it answers, then its references from the newest on. */
export function referredIds({ inReplyTo, references }: ParsedMail): string[] {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...[...references].reverse()];
  const unique = [...new Set(ids)];
  return unique.length <= MAX_IDS ? unique : [...unique.slice(0, MAX_IDS - 1), unique.at(-1)!];
}

/**
 * The thread that an answer belongs to: that of a message it refers to, else that of its sender in this mailbox. Null for
 * mail that has nothing to do with what was sent.
 */
export async function matchAnswer(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  mail: ParsedMail,
): Promise<ThreadPlace | null> {
  const known = await knownOf(db, mailbox, referredIds(mail));
  if (known) {
    const place = await placeOf(db, mailbox.accountId, known.threadId);
    return { ...place, answersForward: known.kind === 'forward' };
  }
  return byAddress(db, mailbox, mail.from?.address ?? null);
}

/** A message that came back or was complained about, and the thread it stands in. */
export interface ReportedMessage extends ThreadPlace {
  messageId: string;
  sendId: string | null;
}

/**
 * The message that a report is about: by its Message-ID, else the newest that was sent from this mailbox to the address
 * that the report names.
 */
export async function matchReport(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  report: Pick<Bounce, 'originalMessageId' | 'recipient'>,
): Promise<ReportedMessage | null> {
  const { accountId } = mailbox;
  const known = await knownOf(
    db,
    mailbox,
    report.originalMessageId === null ? [] : [report.originalMessageId],
  );
  // What a person wrote may have gone to others than the lead: only the address tells then.
  if (known?.kind === 'campaign') {
    const place = await placeOf(db, accountId, known.threadId);
    return { ...place, messageId: known.id, sendId: known.sendId };
  }
  const place = await byAddress(db, mailbox, report.recipient);
  const message = place && (await latestCampaignMessage(db, accountId, place.threadId));
  return place && message ? { ...place, messageId: message.id, sendId: message.sendId } : null;
}

/** The message with the first of these ids that is known; one of this mailbox rather than of another. */
async function knownOf(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  ids: readonly string[],
): Promise<KnownMessage | null> {
  const hashes = ids.map(messageIdHash);
  const found = await messagesByHash(db, mailbox.accountId, hashes);
  const rank = (message: KnownMessage) =>
    hashes.findIndex(hash => hash.equals(message.hash)) + (message.mailboxId === mailbox.id ? 0 : MAX_IDS);
  return found.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

async function byAddress(
  db: EntityManager,
  mailbox: ReceivingMailbox,
  address: string | null,
): Promise<ThreadPlace | null> {
  const email = address === null ? null : parseEmail(address);
  return email && threadOfPerson(db, mailbox.accountId, globalLeadId(email), mailbox.id);
}
