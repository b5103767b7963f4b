import type { EntityManager } from 'typeorm';
import type { Logger } from 'pino';
import type { Clock } from '../../domain/clock.js';
import { parseEmail } from '../../domain/email-address.js';
import type { ParsedMail } from '../../domain/mail-message.js';
import type { Database } from '../../store/database.js';
import { isOwnMailbox, lockThread, noteArrival } from '../../store/inbound.js';
import { lockEnrollments } from '../../store/enrollment-queue.js';
import { insertReceived, messagesByHash, type ReceivedMessage } from '../../store/messages.js';
import { readThreadFacts, type ThreadFacts } from '../../store/replies.js';
import { messageIdHash } from '../../store/sends.js';
import { indexThread } from '../../store/thread-search.js';
import { transaction } from '../../store/transaction.js';
import { snippetOf } from '../../domain/thread-words.js';
import { tell } from '../happenings.js';
import { effectOfAnswer } from './answered.js';
import type { Arrival, Kept, Place } from './arrival.js';
import { matchAnswer, matchReport, referredIds, type ReceivingMailbox } from './match.js';
import { parseMail } from './parse.js';
import { effectOfBounce, effectOfComplaint } from './reported.js';
import { settleProven } from './settle-proven.js';
import { understand, type Understood } from './understand.js';

export interface ReceiveOptions {
  database: Database;
  clock: Clock;
  log?: Pick<Logger, 'debug'>;
  mailbox: ReceivingMailbox;
  /** The mail as it arrived. */
  raw: Buffer;
  /** When it arrived, as the server of the mailbox tells. */
  receivedAt: Date;
}

/** What became of a mail. `ignored`: it has nothing to do with what was sent, or nothing follows from it. */
export type Receipt =
  | { kind: Exclude<Understood['kind'], 'notice'>; threadId: string; messageId: string }
  | { kind: 'duplicate' }
  | { kind: 'ignored'; reason: 'own' | 'notice' | 'unmatched' };

/**
 * Takes a mail in that arrived in a mailbox: finds what it answers or reports on, keeps it in its thread, and does what
 * follows from it, in one transaction. The same mail taken in again, by whichever worker, changes nothing.
 */
export async function receiveMail(options: ReceiveOptions): Promise<Receipt> {
  const { database, clock, mailbox, raw, receivedAt, log } = options;
  const mail = await parseMail(raw);
  const understood = understand(mail, receivedAt);
  const receipt = await take(database, mailbox, mail, understood, {
    hash: messageIdHash(mail.messageId ?? raw.toString('latin1')),
    receivedAt,
    now: clock.now(),
  });
  if (receipt.kind === 'ignored')
    log?.debug({ mailbox: mailbox.id, mail: mail.messageId, reason: receipt.reason }, 'mail ignored');
  if ('messageId' in receipt)
    tell('received', understood.kind === 'bounce' ? `bounce_${understood.bounces[0]!.kind}` : receipt.kind);
  return receipt;
}

async function take(
  database: Database,
  mailbox: ReceivingMailbox,
  mail: ParsedMail,
  understood: Understood,
  rest: Pick<Arrival, 'hash' | 'receivedAt' | 'now'>,
): Promise<Receipt> {
  if (understood.kind === 'notice') return { kind: 'ignored', reason: 'notice' };
  if (isFrom(mail, mailbox.email)) return { kind: 'ignored', reason: 'own' };
  const arrival: Arrival = { mailbox, mail, understood, ...rest };
  await settleProven(database, mailbox.accountId, idsNamedBy(arrival));
  const place = await placeFor(database.manager, arrival);
  if (!place) return { kind: 'ignored', reason: 'unmatched' };
  return transaction(database, tx => takeIn(tx, arrival, place));
}

function isFrom(mail: ParsedMail, email: string): boolean {
  return mail.from !== null && parseEmail(mail.from.address) === email;
}

/** The Message-IDs of what a mail answers or reports on. */
function idsNamedBy({ mail, understood }: Arrival): string[] {
  if (understood.kind === 'bounce')
    return understood.bounces.flatMap(bounce => bounce.originalMessageId ?? []);
  if (understood.kind === 'complaint')
    return understood.originalMessageId === null ? [] : [understood.originalMessageId];
  return referredIds(mail);
}

async function placeFor(db: EntityManager, { mailbox, mail, understood }: Arrival): Promise<Place | null> {
  if (understood.kind === 'complaint') {
    const reported = await matchReport(db, mailbox, { ...understood, recipient: null });
    return reported && { ...reported, bounceIndex: 0 };
  }
  if (understood.kind !== 'bounce') return matchAnswer(db, mailbox, mail);
  for (const [bounceIndex, bounce] of understood.bounces.entries()) {
    const reported = await matchReport(db, mailbox, bounce);
    if (reported) return { ...reported, bounceIndex };
  }
  return null;
}

/** Locks as all transactions do: the enrolment before its thread. */
async function takeIn(tx: EntityManager, arrival: Arrival, place: Place): Promise<Receipt> {
  const { mailbox, mail, understood, hash } = arrival;
  const { accountId } = mailbox;
  if (place.enrollmentId !== null) await lockEnrollments(tx, accountId, [place.enrollmentId]);
  const thread = await lockThread(tx, accountId, place.threadId);
  if (!thread) return { kind: 'ignored', reason: 'unmatched' };
  const known = await messagesByHash(tx, accountId, [hash]);
  if (known.some(message => message.mailboxId === mailbox.id)) return { kind: 'duplicate' };
  const facts = await readThreadFacts(tx, accountId, thread);
  const isAnswer = understood.kind === 'reply' || understood.kind === 'auto_reply';
  if (isAnswer && !isFrom(mail, facts.lead.email) && (await isOwn(tx, arrival)))
    return { kind: 'ignored', reason: 'own' };
  // Whoever a message was forwarded to speaks in the thread, but not for the lead.
  const isAside =
    isAnswer && 'answersForward' in place && place.answersForward && !isFrom(mail, facts.lead.email);
  const messageId = await keep(tx, arrival, place.threadId, facts, isAnswer && !isAside);
  if (!isAside) await effect(tx, arrival, { thread, facts, messageId, place });
  return { kind: understood.kind, threadId: place.threadId, messageId };
}

/** Colleagues who are copied in write from mailboxes of the account: that is no answer of the lead's. */
async function isOwn(tx: EntityManager, { mailbox, mail }: Arrival): Promise<boolean> {
  const sender = mail.from && parseEmail(mail.from.address);
  return sender !== null && (await isOwnMailbox(tx, mailbox.accountId, sender));
}

const storedKinds: Record<Arrival['understood']['kind'], ReceivedMessage['kind']> = {
  reply: 'reply',
  auto_reply: 'auto_reply',
  bounce: 'bounce',
  complaint: 'bounce',
};

async function keep(
  tx: EntityManager,
  arrival: Arrival,
  threadId: string,
  { lead }: ThreadFacts,
  isAnswer: boolean,
): Promise<string> {
  const { mailbox, mail, understood, hash, receivedAt, now } = arrival;
  const { accountId } = mailbox;
  const { kind, body } = understood;
  const isWritten = kind === 'reply' || kind === 'auto_reply';
  const message = {
    threadId,
    mailboxId: mailbox.id,
    kind: storedKinds[kind],
    mail,
    hash,
    displayText: body,
    receivedAt,
  };
  const messageId = await insertReceived(tx, accountId, message, now);
  await noteArrival(tx, accountId, threadId, {
    receivedAt,
    snippet: isWritten ? snippetOf(body) : null,
    isAnswer,
    now,
  });
  if (isWritten) {
    const people = [mail.from, ...mail.to, ...mail.cc].flatMap(person => [person?.name, person?.address]);
    const names = [lead.email, lead.name, lead.first_name, lead.last_name, lead.company_name];
    await indexThread(tx, accountId, threadId, [mail.subject, ...names, ...people, body]);
  }
  return messageId;
}

async function effect(tx: EntityManager, arrival: Arrival, kept: Kept): Promise<void> {
  const { understood } = arrival;
  const { place } = kept;
  if (understood.kind === 'reply' || understood.kind === 'auto_reply')
    return effectOfAnswer(tx, arrival, understood, kept);
  if (!('messageId' in place)) return;
  if (understood.kind === 'complaint') return effectOfComplaint(tx, arrival, { ...kept, reported: place });
  return effectOfBounce(tx, arrival, understood.bounces[place.bounceIndex]!, { ...kept, reported: place });
}
