import type { EntityManager } from 'typeorm';
import { localDate } from '../domain/zone-time.js';
import type { EventPayloads } from '../generated/events.js';
import { addToStats } from './campaign-stats.js';
import type { ThreadCategory, ThreadRow } from './entities/index.js';
import { fromBin, fromBinOrNull, hashFromBin } from './ids.js';
import { emitEvent } from './outbox.js';
import {
  mailIdentity,
  readCampaignFacts,
  readSendLeads,
  type CampaignFacts,
  type SendLead,
} from './send-facts.js';

/** Whom a thread is with, and where. */
export interface ThreadFacts {
  lead: SendLead;
  campaign: CampaignFacts;
  mailboxEmail: string;
}

type Identity = Omit<EventPayloads['reply.categorized'], 'category' | 'previous_category'>;

/** Reads what events about a thread tell. */
export async function readThreadFacts(
  db: EntityManager,
  accountId: string,
  thread: Pick<ThreadRow, 'account_id' | 'lead_id' | 'campaign_id' | 'mailbox_id'>,
): Promise<ThreadFacts> {
  const leadId = fromBin(thread.lead_id);
  const campaignId = fromBin(thread.campaign_id);
  const lead = (await readSendLeads(db, accountId, [leadId])).get(leadId);
  const campaign = (await readCampaignFacts(db, accountId, [campaignId])).get(campaignId);
  if (!lead || !campaign) throw new Error(`The thread of the lead ${leadId} has lost its lead or campaign.`);
  const [mailbox] = await db.query<{ email: string }[]>(
    'SELECT email FROM mailboxes WHERE account_id = ? AND id = ?',
    [thread.account_id, thread.mailbox_id],
  );
  return { lead, campaign, mailboxEmail: mailbox?.email ?? '' };
}

/** The part that all events about a thread have in common. */
export function threadIdentity(thread: ThreadRow, { lead, campaign, mailboxEmail }: ThreadFacts): Identity {
  return {
    ...mailIdentity(lead, campaign, mailboxEmail),
    campaign_id: campaign.id,
    lead_id: lead.id,
    global_lead_id: hashFromBin(thread.global_lead_id),
    enrollment_id: fromBinOrNull(thread.enrollment_id),
    mailbox_id: fromBin(thread.mailbox_id),
    thread_id: fromBin(thread.id),
  };
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
  thread: ThreadRow,
  category: ThreadCategory | null,
  facts: ThreadFacts,
  now: Date,
): Promise<boolean> {
  if (thread.category === category) return false;
  const isPositive = category === 'Interested';
  const day = thread.positive_on ?? thread.replied_on ?? localDate(facts.campaign.zone, now);
  await tx.query(
    'UPDATE threads SET category = ?, positive_on = ?, updated_at = ? WHERE account_id = ? AND id = ?',
    [category, isPositive ? day : null, now, thread.account_id, thread.id],
  );
  const change = { category, previous_category: thread.category };
  await emitEvent(tx, accountId, 'reply.categorized', { ...threadIdentity(thread, facts), ...change }, now);
  const positive_reply = Number(isPositive) - Number(thread.positive_on !== null);
  if (positive_reply !== 0) await addToStats(tx, accountId, facts.campaign.id, day, { positive_reply });
  return true;
}

/**
 * Counts a person's answer in a thread that the transaction holds locked: once per thread, on the day it came.
 *
 * @returns the day that the thread is counted on
 */
export async function countReply(
  tx: EntityManager,
  accountId: string,
  thread: ThreadRow,
  { campaign }: ThreadFacts,
  receivedAt: Date,
): Promise<string> {
  const day = thread.replied_on ?? localDate(campaign.zone, receivedAt);
  await tx.query(
    `UPDATE threads SET has_reply = 1, replied_on = ?, conversation_status = 'open' WHERE account_id = ? AND id = ?`,
    [day, thread.account_id, thread.id],
  );
  await tx.query(
    `UPDATE people SET has_reply = 1, latest_activity_at = GREATEST(COALESCE(latest_activity_at, ?), ?)
     WHERE account_id = ? AND global_lead_id = ?`,
    [receivedAt, receivedAt, thread.account_id, thread.global_lead_id],
  );
  if (thread.replied_on === null) await addToStats(tx, accountId, campaign.id, day, { replied: 1 });
  return day;
}
