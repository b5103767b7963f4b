import type { EntityManager } from 'typeorm';
import { globalLeadId, emailDomain } from '../../domain/leads/email-address.js';
import { snippetOf } from '../../domain/inbox/thread-words.js';
import { erasedAmong } from '../../store/block-list/queries.js';
import { lockEnrollments } from '../../store/enrollments/queue/queries.js';
import type { ThreadEntity } from '../../store/entities.js';
import { insertReceived, messagesByHash } from '../../store/inbox/messages/queries.js';
import type { ReceivedMessage } from '../../store/inbox/messages/received.js';
import { indexThreads, type ThreadTexts } from '../../store/inbox/search/indexing/queries.js';
import { lockThreads, readThreadFacts, writeArrivals } from '../../store/inbox/threads/queries.js';
import type { ThreadFacts } from '../../store/inbox/threads/queries.js';
import { ownMailboxes, hasRepliedSince } from '../../store/receiving/queries.js';
import { applyReply, threadAfterReply } from './apply-reply.js';
import { incomingReplyOf, senderOf, type Arrival, type Kept, type Placed, type Receipt } from './arrival.js';
import { applyReport } from './apply-report.js';
import { findMailbox } from '../../store/mailboxes/sending/queries.js';

/** Stores a mail in its thread and does what follows from it. */
export async function applyMail(tx: EntityManager, found: Placed): Promise<Receipt> {
  const { arrival, place } = inOrder(found);
  const { mailbox, understood, hash, now } = arrival;
  const { accountId } = mailbox;
  const { threadId, enrollmentId } = place;
  // As all transactions do: enrollments before threads.
  const enrollments = await lockEnrollments(tx, accountId, enrollmentId === null ? [] : [enrollmentId]);
  const before = (await lockThreads(tx, accountId, [threadId])).get(threadId);
  if (!before) return { kind: 'ignored', reason: 'unmatched' };
  const stored = await messagesByHash(tx, accountId, [hash]);
  // Who writes to two mailboxes at once has written one message: it may have come to the thread by way of the other.
  if (stored.some(each => each.mailboxId === mailbox.id || each.threadId === threadId))
    return { kind: 'duplicate' };
  const facts = await readThreadFacts(tx, accountId, before);
  if (await isFromColleague(tx, arrival, facts)) return { kind: 'ignored', reason: 'own' };
  if (await isFromErased(tx, arrival, facts)) return { kind: 'ignored', reason: 'erased' };
  const unproven = !(await isProven(tx, { arrival, place }));
  const fresh = { arrival, place, before, facts, unproven };
  const thread = threadAfter(fresh);
  const [messageId] = await insertReceived(tx, accountId, [messageOf(fresh)], now);
  await writeArrivals(tx, accountId, [thread]);
  const kept = { ...fresh, thread, messageId: messageId! };
  if (incomingReplyOf(arrival)) await indexThreads(tx, accountId, [wordsOf(kept)]);
  if (!unproven) {
    if (incomingReplyOf(arrival) && !isAside(fresh)) await applyReply(tx, kept, enrollments);
    await applyReport(tx, kept);
  }
  return { kind: understood.kind, threadId, messageId: kept.messageId, unproven };
}

/** A mail that is not in its thread yet, which the transaction holds locked. */
type Fresh = Omit<Kept, 'thread' | 'messageId'>;

/** Servers report the second in which a mail came: one that came within it is behind what it replies to all the same. */
function inOrder({ arrival, place }: Placed): Placed {
  const { referredAt } = place;
  if (!referredAt || arrival.receivedAt >= referredAt) return { arrival, place };
  return { arrival: { ...arrival, receivedAt: new Date(referredAt.getTime() + 1) }, place };
}

/** Colleagues who are copied in write from mailboxes of the account: that is no reply of the lead's. */
async function isFromColleague(tx: EntityManager, arrival: Arrival, facts: ThreadFacts): Promise<boolean> {
  const sender = senderOf(arrival.mail);
  if (sender === null || incomingReplyOf(arrival) === null || isFromLead(arrival, facts)) return false;
  return (await ownMailboxes(tx, arrival.mailbox.accountId, [sender])).has(sender);
}

/** Whoever was erased is not stored again for an answer in the thread of somebody else. */
async function isFromErased(tx: EntityManager, arrival: Arrival, facts: ThreadFacts): Promise<boolean> {
  const sender = senderOf(arrival.mail);
  if (sender === null || isFromLead(arrival, facts)) return false;
  return (await erasedAmong(tx, arrival.mailbox.accountId, [globalLeadId(sender)])).size > 0;
}

function isFromLead({ mail }: Arrival, { lead }: ThreadFacts): boolean {
  return senderOf(mail) === lead.email;
}

/** Whoever a message was forwarded to speaks in the thread, but not for the lead. */
function isAside({ arrival, place, facts }: Fresh): boolean {
  const repliesToForward = 'answersForward' in place && place.answersForward === true;
  return incomingReplyOf(arrival) !== null && repliesToForward && !isFromLead(arrival, facts);
}

const storedKinds: Record<Arrival['understood']['kind'], ReceivedMessage['kind']> = {
  reply: 'reply',
  auto_reply: 'auto_reply',
  bounce: 'bounce',
  complaint: 'bounce',
};

function messageOf({ arrival, place, unproven }: Fresh): ReceivedMessage {
  const { mailbox, mail, understood, hash, receivedAt } = arrival;
  const kind = storedKinds[understood.kind];
  const { threadId } = place;
  return {
    threadId,
    mailboxId: mailbox.id,
    kind,
    mail,
    hash,
    displayText: understood.body,
    receivedAt,
    unproven,
  };
}

/** A thread that a mail has been counted into, whoever wrote it. */
function threadAfter(fresh: Fresh): ThreadEntity {
  const { before, arrival } = fresh;
  const { receivedAt, now } = arrival;
  const answer = incomingReplyOf(arrival);
  const counted = {
    ...before,
    message_count: before.message_count + 1,
    last_message_at: later(before.last_message_at, receivedAt),
    snippet: answer ? snippetOf(answer.body) : before.snippet,
    updated_at: now,
  };
  if (!answer) return counted;
  // Something to read, but no word of the lead's, or not surely one.
  if (isAside(fresh) || fresh.unproven) return { ...counted, unread: true };
  const read = { last_inbound_at: later(before.last_inbound_at, receivedAt), unread: true };
  return threadAfterReply({ ...counted, ...read }, arrival, answer, fresh.facts);
}

function later(a: Date | null, b: Date): Date {
  return a && a > b ? a : b;
}

function wordsOf({ arrival: { words }, facts: { lead }, thread }: Kept): ThreadTexts {
  const texts = [lead.email, lead.name, lead.first_name, lead.last_name, lead.company_name];
  return { number: thread.number, texts, words };
}

/** A report that names only the recipient is about a message that was sent within this time. */
const recentMs = 14 * 24 * 60 * 60_000;

/**
 * Whether what a mail claims may have consequences: anybody can write a report, and an opt-out in somebody else's name.
 * The caller holds the thread locked.
 */
async function isProven(tx: EntityManager, { arrival, place }: Placed): Promise<boolean> {
  const { provenance, mailbox, receivedAt } = arrival;
  const answer = incomingReplyOf(arrival);
  // Opt-outs are honoured unless the server of the mailbox says that their sender is forged.
  if (answer) return !(answer.kind === 'reply' && answer.optOut && provenance.failsDmarc);
  if (!('messageId' in place) || provenance.failsDmarc || !provenance.isSystem) return false;
  const { evidence, recipient, sentAt, threadId } = place;
  if (evidence === 'none') return false;
  if (evidence === 'recipient') {
    if (receivedAt.getTime() - sentAt.getTime() > recentMs) return false;
    if (!(await isHandledBy(tx, arrival, recipient))) return false;
  }
  const person = { threadId, globalLeadId: globalLeadId(recipient) };
  return !(await hasRepliedSince(tx, mailbox.accountId, person, sentAt));
}

/** Whether the sender of a report is in the domain of the recipient, of the mailbox, or of one of the mailbox's servers. */
async function isHandledBy(
  tx: EntityManager,
  { mailbox, provenance: { domain } }: Arrival,
  recipient: string,
): Promise<boolean> {
  if (domain === null || !domain.includes('.')) return false;
  const settings = (await findMailbox(tx, mailbox.accountId, mailbox.id))?.settings;
  const domains = [emailDomain(recipient), emailDomain(mailbox.email)];
  const hosts = [settings?.smtp?.host, settings?.imap?.host].flatMap(host => host?.toLowerCase() ?? []);
  return [...domains, ...hosts].some(
    name => name === domain || name.endsWith(`.${domain}`) || domain.endsWith(`.${name}`),
  );
}
