import { groupBy } from '../../domain/shared/group-by.js';
import type { EntityManager } from 'typeorm';
import { globalLeadId, parseEmail } from '../../domain/leads/email-address.js';
import type { ReceivedMail } from '../../domain/inbox/mail-message.js';
import { messageIdHash } from '../../domain/sending/thread-headers.js';
import { messagesAndOpenSends } from '../../store/inbox/messages/queries.js';
import { threadOfPerson, type ThreadPlace } from '../../store/inbox/threads/repository.js';
import { formerThreadOf } from '../../store/receiving/queries.js';
import type { Database } from '../../store/database/database.js';
import type { Arrival, Place } from './arrival.js';
import { knownOf, type KnownMessages, type ReceivingMailbox } from './known-messages.js';
import { matchReport } from './match-report.js';
import { findOpenSend, hasOpenSendTo } from '../../store/sending/repository.js';
import { transaction } from '../../store/database/transaction.js';
import { recordSent } from '../send/record-results.js';

/** Returns where a mail belongs; null for mail that has nothing to do with what was sent. */
export async function matchThread(database: Database, arrival: Arrival): Promise<Place | null> {
  const { mailbox, mail, understood } = arrival;
  const known = await findKnown(database, arrival);
  if (understood.kind === 'bounce') return matchReport(database.manager, mailbox, understood.bounces, known);
  if (understood.kind === 'complaint')
    return matchReport(database.manager, mailbox, [{ ...understood, recipient: null }], known);
  return placeByReference(mailbox, mail, known) ?? placeBySender(database.manager, mailbox, mail);
}

/** The messages that a mail refers to; a send of which the ledger did not know that it has left is recorded as sent by that. */
async function findKnown(database: Database, arrival: Arrival): Promise<KnownMessages> {
  const { accountId } = arrival.mailbox;
  const hashes = [...new Set(namedIds(arrival))].map(messageIdHash);
  const find = () => messagesAndOpenSends(database.manager, accountId, hashes);
  let { messages, openSends } = await find();
  if (openSends.length > 0) {
    await recordProven(database, accountId, openSends);
    ({ messages, openSends } = await find());
  }
  return groupBy(messages, message => message.hash);
}

/** The thread that an answer belongs to by what it refers to: the first message that is known, of this mailbox if there is one. */
function placeByReference(
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
async function placeBySender(
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

/** A message that left longer ago is recorded, or nobody will know more of it. */
const openMs = 10 * 60_000;

/** Whether a mail may be about a message that left a moment ago: its sender, or whom it reports on, is being written to. */
export async function mayKnowLater(
  db: EntityManager,
  { mailbox, mail, understood, now }: Arrival,
): Promise<boolean> {
  const reported = understood.kind === 'bounce' ? understood.bounces.map(({ recipient }) => recipient) : [];
  const people = [mail.from?.address, ...reported].flatMap(address => (address && parseEmail(address)) || []);
  const since = new Date(now.getTime() - openMs);
  return hasOpenSendTo(db, mailbox, people.map(globalLeadId), since);
}

/** So many of the ids that a mail refers to are looked up; the first and the newest tell most. */
const MAX_IDS = 30;

/** The Message-IDs that a mail refers to, the most telling first: what it answers, then its references from the newest on. */
function referredIds({ inReplyTo, references }: ReceivedMail): string[] {
  const ids = [...(inReplyTo === null ? [] : [inReplyTo]), ...[...references].reverse()];
  const unique = [...new Set(ids)];
  return unique.length <= MAX_IDS ? unique : [...unique.slice(0, MAX_IDS - 1), unique.at(-1)!];
}

/** The Message-IDs of what a mail answers or reports on. */
function namedIds({ mail, understood }: Arrival): string[] {
  if (understood.kind === 'bounce')
    return understood.bounces.flatMap(bounce => bounce.originalMessageId ?? []);
  if (understood.kind === 'complaint')
    return understood.originalMessageId === null ? [] : [understood.originalMessageId];
  return referredIds(mail);
}

/**
 * Records sends that replies refer to as sent, where the ledger did not know that they have left (see
 * `messagesAndOpenSends`). A reply proves that; after a crash between hand-over and record it may be the first to do so.
 * Then there is a thread for it.
 */
export async function recordProven(
  database: Database,
  accountId: string,
  sendIds: readonly string[],
): Promise<void> {
  for (const id of sendIds) {
    await transaction(database, async tx => {
      const message = await findOpenSend(tx, accountId, id);
      if (!message) return;
      const sentAt = message.started_at ?? message.created_at;
      await recordSent(tx, [{ message, sentAt, response: null }], 0);
    });
  }
}
