import type { EntityManager } from 'typeorm';
import { categoryChange, type CategoryChange, type ThreadCategory } from '../../domain/inbox/category.js';
import type { EventPayloads } from '../../generated/events.js';
import { emitEvent } from '../database/outbox.js';
import { mailIdentity } from '../sending/facts.js';
import { addToStats } from '../stats/repository.js';
import type { ThreadEntity } from './entities.js';
import type { ThreadFacts } from './threads/queries.js';
import { changeThread } from './threads/repository.js';

type Identity = Omit<EventPayloads['reply.categorized'], 'category' | 'previous_category'>;

/** The part that all events about a thread have in common. */
export function threadIdentity(
  thread: ThreadEntity,
  { lead, campaign, mailboxEmail }: ThreadFacts,
): Identity {
  return {
    ...mailIdentity(lead, campaign, mailboxEmail),
    campaign_id: campaign.id,
    lead_id: lead.id,
    global_lead_id: thread.global_lead_id,
    enrollment_id: thread.enrollment_id,
    mailbox_id: thread.mailbox_id,
    thread_id: thread.id,
  };
}

/** The payload of `reply.categorized` about a thread as it was before. */
export function categorizedPayload(
  thread: ThreadEntity,
  facts: ThreadFacts,
  { category }: CategoryChange,
): EventPayloads['reply.categorized'] {
  return { ...threadIdentity(thread, facts), category, previous_category: thread.category };
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
  await emitEvent(tx, accountId, 'reply.categorized', categorizedPayload(thread, facts, change), now);
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
