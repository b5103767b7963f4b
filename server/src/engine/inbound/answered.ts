import type { EntityManager } from 'typeorm';
import type { ReplyCategory } from '../../domain/categorize.js';
import { globalLeadId, parseEmail } from '../../domain/email-address.js';
import { standingAfter } from '../../domain/flow-standing.js';
import type { CategorizerHandle } from '../../domain/flow-types.js';
import { cutText } from '../../domain/merge-fields.js';
import { lockEnrollments, readFlows } from '../../store/enrollment-queue.js';
import { endEnrollments } from '../../store/enrollments.js';
import type { ThreadCategory, ThreadRow } from '../../store/entities/index.js';
import { savedFlow } from '../../store/flows.js';
import { fromBinOrNull, hashFromBin } from '../../store/ids.js';
import { emitEvent } from '../../store/outbox.js';
import { knownPeople } from '../../store/people.js';
import { blockAndStop } from '../../store/block-list.js';
import { changeCategory, countReply, threadIdentity, type ThreadFacts } from '../../store/replies.js';
import { touchPeople } from '../../store/sent-messages.js';
import { stand } from '../flow/stand.js';
import type { Arrival, Kept } from './arrival.js';
import type { Understood } from './understand.js';

type Answer = Extract<Understood, { kind: 'reply' | 'auto_reply' }>;

/** Longest text of an event's body, in characters. */
const EVENT_TEXT_LENGTH = 16_000;

/**
 * What follows from an answer that stands in its thread: the events, its category, and after a person's answer the
 * figures and the end of the sequence. An automatic answer counts in no figure and stops nothing.
 */
export async function effectOfAnswer(
  tx: EntityManager,
  arrival: Arrival,
  answer: Answer,
  { thread, facts, messageId }: Kept,
): Promise<void> {
  const { accountId } = arrival.mailbox;
  const { mail, receivedAt, now } = arrival;
  const category = categoryAfter(thread.category, answer);
  const payload = {
    ...threadIdentity(thread, facts),
    message_id: messageId,
    subject: mail.subject,
    body_text: cutText(answer.body, EVENT_TEXT_LENGTH),
    category: answer.kind === 'auto_reply' ? ('Auto Reply' as const) : category,
    received_at: receivedAt.toISOString(),
  };
  await emitEvent(tx, accountId, 'reply.received', payload, now);
  if (answer.kind === 'reply') {
    await endSequence(tx, arrival, answer, thread, facts);
    thread.replied_on = await countReply(tx, accountId, thread, facts, receivedAt);
  } else await touchPeople(tx, accountId, [hashFromBin(thread.global_lead_id)], receivedAt);
  await changeCategory(tx, accountId, thread, category, facts, now);
}

/**
 * A first answer decides, and so does one that says more than "neutral" did. What a person or an earlier answer has
 * decided stays: "Thursday suits me" takes nobody's interest back.
 */
function categoryAfter(current: ThreadCategory | null, answer: Answer): ThreadCategory | null {
  if (answer.kind === 'auto_reply') return current ?? 'Auto Reply';
  const isOpen = current === null || current === 'Auto Reply' || current === 'Neutral';
  return isOpen || answer.optOut ? answer.category : current;
}

async function endSequence(
  tx: EntityManager,
  { mailbox: { accountId }, mail, now }: Arrival,
  answer: Extract<Answer, { kind: 'reply' }>,
  thread: ThreadRow,
  facts: ThreadFacts,
): Promise<void> {
  if (answer.optOut) {
    const { lead } = facts;
    const block = {
      type: 'email',
      value: lead.email,
      reason: 'Asked by reply',
      origin: 'reply_opt_out',
    } as const;
    const { enrollment_id: _, mailbox_id: __, thread_id: ___, ...identity } = threadIdentity(thread, facts);
    await blockAndStop(tx, accountId, block, 'unsubscribed', now, identity);
    // The conversation may have been another person's before: whoever asks is heard too.
    const sender = mail.from && parseEmail(mail.from.address);
    if (sender && sender !== lead.email && (await isKnown(tx, accountId, sender)))
      await blockAndStop(tx, accountId, { ...block, value: sender }, 'unsubscribed', now);
    return;
  }
  const enrollmentId = fromBinOrNull(thread.enrollment_id);
  if (enrollmentId === null || (await goOnByCategory(tx, accountId, enrollmentId, answer.category, now)))
    return;
  await endEnrollments(tx, accountId, [enrollmentId], { state: 'stopped', reason: 'replied' }, now);
}

async function isKnown(tx: EntityManager, accountId: string, email: string): Promise<boolean> {
  return (await knownPeople(tx, accountId, [globalLeadId(email)])).size > 0;
}

const handles: Record<ReplyCategory, CategorizerHandle> = {
  Interested: 'interested',
  Neutral: 'neutral',
  'Not Interested': 'not-interested',
};

/** Whoever stands at an aiCategorizer has been waiting for this answer, and goes on by what it says. */
async function goOnByCategory(
  tx: EntityManager,
  accountId: string,
  enrollmentId: string,
  category: ReplyCategory,
  now: Date,
): Promise<boolean> {
  const enrollment = (await lockEnrollments(tx, accountId, [enrollmentId])).get(enrollmentId);
  if (enrollment?.state !== 'active' || enrollment.awaits !== 'reply') return false;
  const flow = (await readFlows(tx, accountId, [enrollment.campaignId])).get(enrollment.campaignId);
  const standing = flow && standingAfter(savedFlow(flow).flow, enrollment.nodeId, now, handles[category]);
  if (!standing) return false;
  await stand(tx, accountId, [enrollmentId], standing, now);
  return true;
}
