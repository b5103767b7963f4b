import type { EntityManager } from 'typeorm';
import type { ReplyCategory } from '../../domain/inbox/mail-message.js';
import { globalLeadId } from '../../domain/leads/email-address.js';
import { positionAfter, type Position } from '../../domain/flow/position.js';
import type { CategorizerHandle } from '../../domain/flow/types.js';
import { categoryChange, type CategoryChange, type ThreadCategory } from '../../domain/inbox/category.js';
import { localDate } from '../../domain/schedule/zone-time.js';
import { blockAndStop } from '../../events/block-list.js';
import { mailIdentity } from '../../events/identity.js';
import { countPositive, replyCategorized, replyReceived } from '../../events/reply.js';
import { addToStats } from '../../store/stats/repository.js';
import { lockEnrollments, type EnrollmentForResult } from '../../store/enrollments/queue/queries.js';
import { readFlows } from '../../store/campaigns/repository.js';
import { endEnrollments } from '../../store/enrollments/repository.js';
import type { ThreadEntity } from '../../store/entities.js';
import { savedFlow } from '../../store/flow/repository.js';
import { emitEvents, type NewEvent } from '../../store/database/outbox/queries.js';
import { knownPeople } from '../../store/people/queries.js';
import type { ThreadFacts } from '../../store/inbox/threads/queries.js';
import { markReplied } from '../../store/sending/repository.js';
import { formerThreadOf, noteReply } from '../../store/receiving/queries.js';
import { moveTo } from '../flow/runner.js';
import { compareVariants } from '../variants.js';
import { incomingReplyOf, senderOf, type IncomingReply, type Arrival, type Kept } from './arrival.js';

/** A thread that an answer has come to: its category, and after a person's answer that it has one. */
export function threadAfterReply(
  thread: ThreadEntity,
  { receivedAt, now }: Arrival,
  answer: IncomingReply,
  facts: ThreadFacts,
): ThreadEntity {
  const replied_on = thread.replied_on ?? localDate(facts.campaign.zone, receivedAt);
  const reply = { has_reply: true, replied_on, conversation_status: 'open' } as const;
  const answered = answer.kind === 'reply' ? { ...thread, ...reply } : thread;
  const change = categoryChange(answered, categoryAfter(thread.category, answer), facts.campaign.zone, now);
  return change ? { ...answered, category: change.category, positive_on: change.positive_on } : answered;
}

/**
 * What follows from a reply that is in its thread: the events, and after a person's the statistics and the end of the sequence.
 * An automatic reply counts in no figure and stops nothing.
 *
 * @param enrollments that of the thread, locked
 */
export async function applyReply(
  tx: EntityManager,
  kept: Kept,
  enrollments: ReadonlyMap<string, EnrollmentForResult>,
): Promise<void> {
  const { thread, arrival } = kept;
  const { receivedAt, now } = arrival;
  const { accountId } = arrival.mailbox;
  const answer = incomingReplyOf(arrival)!;
  const answered = { ...kept, answer, change: changeOf(kept) };
  if (answer.kind === 'reply' && answer.optOut) {
    // Between the two the block says what it did.
    await emitEvents(tx, [receivedEvent(answered)], now);
    await blockWhoAsks(tx, answered);
    await emitEvents(tx, categorizedEvent(answered), now);
  } else {
    await emitEvents(tx, [receivedEvent(answered), ...categorizedEvent(answered)], now);
    if (answer.kind === 'reply') await endSequence(tx, answered, answer.category, enrollments);
  }
  const isReply = answer.kind === 'reply';
  const replied = isReply && (await markReplied(tx, accountId, thread.id, receivedAt));
  if (replied) await compareVariants(tx, replied, now);
  await noteReply(tx, accountId, { globalLeadId: thread.global_lead_id, at: receivedAt, isReply });
  await count(tx, accountId, answered);
}

/** An answer in its thread, and what it changes about the thread's category. */
type StoredReply = Kept & { answer: IncomingReply; change: CategoryChange | null };

function changeOf({ before, thread, facts, arrival: { now } }: Kept): CategoryChange | null {
  const { category, positive_on } = before;
  return categoryChange({ ...thread, category, positive_on }, thread.category, facts.campaign.zone, now);
}

function receivedEvent({
  arrival: { mail, receivedAt },
  answer,
  thread,
  facts,
  messageId,
}: StoredReply): NewEvent {
  const category = answer.kind === 'auto_reply' ? 'Auto Reply' : thread.category;
  const { subject } = mail;
  const reply = { messageId, from: senderOf(mail), subject, text: answer.body, category, receivedAt };
  return replyReceived(thread, facts, reply);
}

function categorizedEvent({ before, thread, facts, change }: StoredReply): NewEvent[] {
  return change ? [replyCategorized(thread, facts, change.category, before.category)] : [];
}

/** Counts an answer: a person's once per thread, on the day it came. */
async function count(
  tx: EntityManager,
  accountId: string,
  { before, thread, facts, change }: StoredReply,
): Promise<void> {
  if (before.replied_on === null && thread.replied_on !== null)
    await addToStats(tx, accountId, facts.campaign.id, thread.replied_on, { replied: 1 });
  if (change) await countPositive(tx, accountId, facts, change);
}

/**
 * A first answer decides, and so does one that says more than "neutral" did. What a person or an earlier answer has
 * decided stays: "Thursday suits me" takes nobody's interest back.
 */
function categoryAfter(current: ThreadCategory | null, answer: IncomingReply): ThreadCategory | null {
  if (answer.kind === 'auto_reply') return current ?? 'Auto Reply';
  const isOpen = current === null || current === 'Auto Reply' || current === 'Neutral';
  return isOpen || answer.optOut ? answer.category : current;
}

async function blockWhoAsks(tx: EntityManager, { arrival, thread, facts }: StoredReply): Promise<void> {
  const { mailbox, mail, now } = arrival;
  const { accountId } = mailbox;
  const { email } = facts.lead;
  const block = { type: 'email', value: email, reason: 'Asked by reply', origin: 'reply_opt_out' } as const;
  const sender = senderOf(mail);
  const isOther = sender !== null && sender !== email;
  const former = isOther ? await formerThreadOf(tx, accountId, globalLeadId(sender), mailbox.id) : null;
  // Whoever had the conversation before asks for nobody else.
  if (former?.threadId !== thread.id) {
    const identity = mailIdentity(facts, thread.global_lead_id);
    await blockAndStop(tx, accountId, block, 'unsubscribed', now, identity);
  }
  if (isOther && (former || (await isKnown(tx, accountId, sender))))
    await blockAndStop(tx, accountId, { ...block, value: sender }, 'unsubscribed', now);
}

async function isKnown(tx: EntityManager, accountId: string, email: string): Promise<boolean> {
  return (await knownPeople(tx, accountId, [globalLeadId(email)])).size > 0;
}

const handles: Record<ReplyCategory, CategorizerHandle> = {
  Interested: 'interested',
  Neutral: 'neutral',
  'Not Interested': 'not-interested',
};

/** Ends the sequence of whoever replied, but for those who go on by what they say. */
async function endSequence(
  tx: EntityManager,
  { thread: { enrollment_id: id }, arrival: { mailbox, now } }: StoredReply,
  category: ReplyCategory,
  enrollments: ReadonlyMap<string, EnrollmentForResult>,
): Promise<void> {
  if (id === null) return;
  const { accountId } = mailbox;
  // A thread may have come to another enrollment before it was locked.
  const locked = enrollments.has(id) ? enrollments : await lockEnrollments(tx, accountId, [id]);
  const position = await positionAfterReply(tx, accountId, locked.get(id), category, now);
  if (position) await moveTo(tx, accountId, [id], position, now);
  else await endEnrollments(tx, accountId, [id], { state: 'stopped', reason: 'replied' }, now, locked);
}

/** Where an enrollment goes that waits at an aiCategorizer for this reply; null for any other. */
async function positionAfterReply(
  tx: EntityManager,
  accountId: string,
  enrollment: EnrollmentForResult | undefined,
  category: ReplyCategory,
  now: Date,
): Promise<Position | null> {
  if (enrollment?.state !== 'active' || enrollment.awaits !== 'reply') return null;
  const { campaignId, nodeId } = enrollment;
  const saved = (await readFlows(tx, accountId, [campaignId])).get(campaignId);
  return saved ? positionAfter(savedFlow(saved).flow, nodeId, now, handles[category]) : null;
}
