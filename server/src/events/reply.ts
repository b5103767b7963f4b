import type { EntityManager } from 'typeorm';
import { categoryChange, type CategoryChange, type ThreadCategory } from '../domain/inbox/category.js';
import { eventText } from '../domain/api/limits.js';
import type { EventPayloads } from '../generated/events.js';
import { emitEvents, type NewEvent, emitEvent } from '../store/database/outbox/queries.js';
import type { ThreadEntity } from '../store/inbox/entities.js';
import type { ThreadFacts } from '../store/inbox/threads/queries.js';
import { changeThread } from '../store/inbox/threads/repository.js';
import { addToStats } from '../store/stats/repository.js';
import { threadIdentity, type MailIdentity } from './identity.js';
import type { BounceKind } from '../domain/inbox/mail-message.js';

/** A reply, or an automatic answer, in its thread. */
export interface ReceivedReply {
  messageId: string;
  from: string | null;
  subject: EventPayloads['reply.received']['subject'];
  text: string;
  category: EventPayloads['reply.received']['category'];
  receivedAt: Date;
}

/** Returns the event of a reply that was received, to be emitted. */
export function replyReceived(
  thread: ThreadEntity,
  facts: ThreadFacts,
  { messageId, from, subject, text, category, receivedAt }: ReceivedReply,
): NewEvent<'reply.received'> {
  const payload = {
    ...threadIdentity(thread, facts),
    message_id: messageId,
    from_email: from,
    subject,
    body_text: eventText(text),
    category,
    received_at: receivedAt.toISOString(),
  };
  return { accountId: thread.account_id, type: 'reply.received', payload };
}

/** Returns the event of another category of a thread, to be emitted. */
export function replyCategorized(
  thread: ThreadEntity,
  facts: ThreadFacts,
  category: ThreadCategory | null,
  previous: ThreadCategory | null,
): NewEvent<'reply.categorized'> {
  const payload = { ...threadIdentity(thread, facts), category, previous_category: previous };
  return { accountId: thread.account_id, type: 'reply.categorized', payload };
}

/**
 * Gives a thread, which the transaction holds locked, another category: `reply.categorized`, and the figure of positive
 * replies on the day that the thread's reply was counted on. The category that already holds changes nothing.
 *
 * @returns whether it changed
 */
export async function changeCategory(
  tx: EntityManager,
  accountId: string,
  thread: ThreadEntity,
  category: ThreadCategory | null,
  facts: ThreadFacts,
  now: Date,
): Promise<boolean> {
  const change = categoryChange(thread, category, facts.campaign.zone, now);
  if (!change) return false;
  await changeThread(tx, thread, { category, positive_on: change.positive_on }, now);
  await emitEvents(tx, [replyCategorized(thread, facts, category, thread.category)], now);
  await countPositive(tx, accountId, facts, change);
  return true;
}

/** Counts what a change of the category changes about the positive replies. */
export async function countPositive(
  tx: EntityManager,
  accountId: string,
  { campaign }: ThreadFacts,
  { counted: { day, positive_reply } }: CategoryChange,
): Promise<void> {
  if (positive_reply !== 0) await addToStats(tx, accountId, campaign.id, day, { positive_reply });
}

/** A message that came back, or that the server refused. */
export interface DetectedBounce {
  enrollmentId: string | null;
  mailboxId: string;
  /** Null when the message never left, so that no thread or message holds it. */
  threadId: string | null;
  messageId: string | null;
  severity: BounceKind;
  /** Enhanced or basic code, "5.1.1" or "550". */
  smtpCode: string | null;
}

/** Returns why a message came back, in a few words. */
export function bounceReason({ severity, smtpCode }: DetectedBounce): string {
  return [severity, smtpCode].filter(Boolean).join(' ');
}

export async function emitBounce(
  tx: EntityManager,
  accountId: string,
  identity: MailIdentity,
  bounce: DetectedBounce,
  now: Date,
): Promise<void> {
  const payload = {
    ...identity,
    enrollment_id: bounce.enrollmentId,
    mailbox_id: bounce.mailboxId,
    thread_id: bounce.threadId,
    message_id: bounce.messageId,
    reason: bounceReason(bounce),
    severity: bounce.severity,
    smtp_code: bounce.smtpCode,
    bounced_at: now.toISOString(),
  };
  await emitEvent(tx, accountId, 'bounce.detected', payload, now);
}
