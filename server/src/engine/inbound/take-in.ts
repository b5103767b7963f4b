import type { EntityManager } from 'typeorm';
import { snippetOf } from '../../domain/thread-words.js';
import { lockEnrollments } from '../../store/enrollments/queue/queries.js';
import type { ThreadEntity } from '../../store/entities.js';
import { insertReceived, messagesByHash } from '../../store/inbox/messages/queries.js';
import type { ReceivedMessage } from '../../store/inbox/messages/received.js';
import type { LockWait } from '../../store/database/sql.js';
import { indexThreads, type ThreadTexts } from '../../store/inbox/search/index/queries.js';
import { lockThreads, readFactsOfThreads, writeArrivals } from '../../store/inbox/threads/queries.js';
import { ownMailboxes } from '../../store/receiving/queries.js';
import { effectOfAnswers, threadAfterAnswer } from './answered.js';
import { answerOf, senderOf, type Arrival, type Kept, type Placed } from './arrival.js';
import { isProven } from './proof.js';
import type { Receipt } from './receive.js';
import { effectOfReport } from './reported.js';

/** A mail that is not in its thread yet, which the transaction holds locked. */
type Fresh = Omit<Kept, 'thread' | 'messageId'>;

/**
 * Keeps mails of one account, each of another thread, and does what follows from them, in as many statements as for one.
 * Answers what became of each, in their order.
 */
export async function takeIn(
  tx: EntityManager,
  found: readonly Placed[],
  wait: LockWait = '',
): Promise<Receipt[]> {
  const placed = found.map(inOrder);
  const { mailbox, now } = placed[0]!.arrival;
  const { accountId } = mailbox;
  // As all transactions do: enrolments before threads.
  const enrollmentIds = placed.flatMap(({ place }) => place.enrollmentId ?? []);
  const enrollments = await lockEnrollments(tx, accountId, enrollmentIds, wait);
  const receipts = new Map<Arrival, Receipt>();
  const kept = await keep(tx, await freshOf(tx, placed, receipts, wait));
  for (const {
    arrival,
    place: { threadId },
    messageId,
    unproven,
  } of kept)
    receipts.set(arrival, { kind: arrival.understood.kind, threadId, messageId, unproven });
  const proven = kept.filter(({ unproven }) => !unproven);
  const answers = proven.filter(each => answerOf(each.arrival) !== null && !isAside(each));
  await effectOfAnswers(tx, accountId, answers, enrollments, now);
  for (const each of proven) await effectOfReport(tx, each);
  return placed.map(({ arrival }) => receipts.get(arrival)!);
}

/** Servers tell the second in which a mail came: one that came within it stands behind what it answers all the same. */
function inOrder({ arrival, place }: Placed): Placed {
  const { referredAt } = place;
  if (!referredAt || arrival.receivedAt >= referredAt) return { arrival, place };
  return { arrival: { ...arrival, receivedAt: new Date(referredAt.getTime() + 1) }, place };
}

/** Locks the threads, and sorts out what is not to be kept. */
async function freshOf(
  tx: EntityManager,
  placed: readonly Placed[],
  receipts: Map<Arrival, Receipt>,
  wait: LockWait,
): Promise<Fresh[]> {
  const { accountId } = placed[0]!.arrival.mailbox;
  const threads = await lockThreads(
    tx,
    accountId,
    placed.map(({ place }) => place.threadId),
    wait,
  );
  const hashes = placed.map(({ arrival }) => arrival.hash);
  const stored = await messagesByHash(tx, accountId, hashes);
  // Who writes to two mailboxes at once has written one message: it may have come to the thread by way of the other.
  const isStored = ({ arrival: { hash, mailbox }, place }: Placed) =>
    stored.some(
      each => each.hash === hash && (each.mailboxId === mailbox.id || each.threadId === place.threadId),
    );
  const found: (Placed & { before: ThreadEntity })[] = [];
  for (const each of placed) {
    const before = threads.get(each.place.threadId);
    if (!before) receipts.set(each.arrival, { kind: 'ignored', reason: 'unmatched' });
    else if (isStored(each)) receipts.set(each.arrival, { kind: 'duplicate' });
    else found.push({ ...each, before });
  }
  const facts = await readFactsOfThreads(
    tx,
    accountId,
    found.map(({ before }) => before),
  );
  const fresh: Fresh[] = [];
  for (const [at, each] of found.entries())
    fresh.push({ ...each, facts: facts[at]!, unproven: !(await isProven(tx, each)) });
  const own = await ownSenders(tx, accountId, fresh);
  for (const { arrival } of own) receipts.set(arrival, { kind: 'ignored', reason: 'own' });
  return fresh.filter(each => !own.includes(each));
}

/** Colleagues who are copied in write from mailboxes of the account: that is no answer of the lead's. */
async function ownSenders(tx: EntityManager, accountId: string, fresh: readonly Fresh[]): Promise<Fresh[]> {
  const others = fresh.filter(each => answerOf(each.arrival) !== null && !isFromLead(each));
  const senders = others.flatMap(({ arrival }) => senderOf(arrival.mail) ?? []);
  const own = await ownMailboxes(tx, accountId, senders);
  return others.filter(({ arrival }) => own.has(senderOf(arrival.mail) ?? ''));
}

function isFromLead({ arrival, facts }: Pick<Kept, 'arrival' | 'facts'>): boolean {
  return senderOf(arrival.mail) === facts.lead.email;
}

/** Whoever a message was forwarded to speaks in the thread, but not for the lead. */
function isAside(fresh: Fresh): boolean {
  const { arrival, place } = fresh;
  const answersForward = 'answersForward' in place && place.answersForward === true;
  return answerOf(arrival) !== null && answersForward && !isFromLead(fresh);
}

const storedKinds: Record<Arrival['understood']['kind'], ReceivedMessage['kind']> = {
  reply: 'reply',
  auto_reply: 'auto_reply',
  bounce: 'bounce',
  complaint: 'bounce',
};

/** Stores mails with their words, and writes how their threads stand now. */
async function keep(tx: EntityManager, fresh: readonly Fresh[]): Promise<Kept[]> {
  const [first] = fresh;
  if (!first) return [];
  const {
    mailbox: { accountId },
    now,
  } = first.arrival;
  const messages = fresh.map(
    ({ arrival: { mailbox, mail, understood, hash, receivedAt }, place: { threadId }, unproven }) => ({
      threadId,
      mailboxId: mailbox.id,
      kind: storedKinds[understood.kind],
      mail,
      hash,
      displayText: understood.body,
      receivedAt,
      unproven,
    }),
  );
  const ids = await insertReceived(tx, accountId, messages, now);
  const kept = fresh.map((each, at) => ({ ...each, thread: threadAfter(each), messageId: ids[at]! }));
  await writeArrivals(
    tx,
    accountId,
    kept.map(({ thread }) => thread),
  );
  await indexThreads(tx, accountId, kept.filter(({ arrival }) => answerOf(arrival)).map(wordsOf));
  return kept;
}

/** A thread that a mail has been counted into, whoever wrote it. */
function threadAfter(fresh: Fresh): ThreadEntity {
  const { before, arrival } = fresh;
  const { receivedAt, now } = arrival;
  const answer = answerOf(arrival);
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
  return threadAfterAnswer({ ...counted, ...read }, arrival, answer, fresh.facts);
}

function later(a: Date | null, b: Date): Date {
  return a && a > b ? a : b;
}

function wordsOf({ arrival: { mail, understood }, facts: { lead }, before, thread }: Kept): ThreadTexts {
  const people = [mail.from, ...mail.to, ...mail.cc].flatMap(person => [person?.name, person?.address]);
  const names = [lead.email, lead.name, lead.first_name, lead.last_name, lead.company_name];
  const texts = [mail.subject, ...names, ...people, understood.body];
  const latestAnswer = { before: before.last_inbound_at, now: thread.last_inbound_at };
  return { number: thread.number, texts, latestAnswer };
}
