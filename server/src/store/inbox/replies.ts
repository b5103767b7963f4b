import type { EntityManager } from 'typeorm';
import type { Schedule } from '../../domain/flow-types.js';
import { localDate } from '../../domain/zone-time.js';
import type { EventPayloads } from '../../generated/events.js';
import { addToStats } from '../stats/repository.js';
import { campaignZone } from '../../domain/lifecycle-dates.js';
import type { CampaignEntity, LeadRow, ThreadCategory, ThreadRow } from '../entities.js';
import { fromBin, fromBinOrNull, hashFromBin, toBin } from '../database/ids.js';
import { fromJson } from '../database/json.js';
import { emitEvent } from '../database/outbox.js';
import { mailIdentity, sendLead, type CampaignFacts, type SendLead } from '../sending/facts.js';
import { tableSql } from '../database/bulk/values/queries.js';

/** Whom a thread is with, and where. */
export interface ThreadFacts {
  lead: SendLead;
  campaign: CampaignFacts;
  mailboxEmail: string;
}

type Identity = Omit<EventPayloads['reply.categorized'], 'category' | 'previous_category'>;

type ThreadParties = Pick<ThreadRow, 'account_id' | 'lead_id' | 'campaign_id' | 'mailbox_id'>;

/** Reads what events about a thread tell. */
export async function readThreadFacts(
  db: EntityManager,
  accountId: string,
  thread: ThreadParties,
): Promise<ThreadFacts> {
  const [facts] = await readFactsOfThreads(db, accountId, [thread]);
  return facts!;
}

type FactsRow = LeadRow & {
  position: number;
  mailbox_email: string | null;
  facts_campaign_id: Buffer;
  campaign_name: string | null;
  campaign_schedule: string | null;
  campaign_zone: CampaignEntity['lifecycle_time_zone'];
};

/** Reads what events about threads tell, in their order, in one statement. */
export async function readFactsOfThreads(
  db: EntityManager,
  accountId: string,
  threads: readonly ThreadParties[],
): Promise<ThreadFacts[]> {
  if (threads.length === 0) return [];
  const asked = threads.map((thread, position) => ({ ...thread, position }));
  const rows = await db.query<FactsRow[]>(
    `SELECT l.*, v.position, m.email AS mailbox_email, c.id AS facts_campaign_id, c.name AS campaign_name,
       c.schedule AS campaign_schedule, c.lifecycle_time_zone AS campaign_zone
     FROM ? v STRAIGHT_JOIN leads l ON l.account_id = ? AND l.id = v.lead_id
     STRAIGHT_JOIN campaigns c ON c.account_id = l.account_id AND c.id = v.campaign_id
     LEFT JOIN mailboxes m FORCE INDEX (PRIMARY) ON m.account_id = l.account_id AND m.id = v.mailbox_id`,
    [tableSql(['position', 'lead_id', 'campaign_id', 'mailbox_id'], asked), toBin(accountId)],
  );
  const found = new Map(rows.map(row => [Number(row.position), factsOf(row)]));
  return threads.map((thread, position) => {
    const facts = found.get(position);
    if (!facts)
      throw new Error(`The thread of the lead ${fromBin(thread.lead_id)} has lost its lead or campaign.`);
    return facts;
  });
}

function factsOf(row: FactsRow): ThreadFacts {
  const zone = campaignZone({
    lifecycle_time_zone: row.campaign_zone,
    schedule: fromJson<Schedule>(row.campaign_schedule),
  });
  return {
    lead: sendLead(row),
    campaign: { id: fromBin(row.facts_campaign_id), name: row.campaign_name, zone },
    mailboxEmail: row.mailbox_email ?? '',
  };
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

/** What another category means for a thread. */
export interface CategoryChange {
  category: ThreadCategory | null;
  /** The day of the figures that the thread counts as positive on from now on. */
  positive_on: string | null;
  /** By how much the positive replies of a day change. */
  counted: { day: string; positive_reply: number };
  event: EventPayloads['reply.categorized'];
}

/** What follows where a thread gets a category; null where it holds already. */
export function categoryChange(
  thread: ThreadRow,
  category: ThreadCategory | null,
  facts: ThreadFacts,
  now: Date,
): CategoryChange | null {
  if (thread.category === category) return null;
  const isPositive = category === 'Interested';
  const day = thread.positive_on ?? thread.replied_on ?? localDate(facts.campaign.zone, now);
  return {
    category,
    positive_on: isPositive ? day : null,
    counted: { day, positive_reply: Number(isPositive) - Number(thread.positive_on !== null) },
    event: { ...threadIdentity(thread, facts), category, previous_category: thread.category },
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
  const change = categoryChange(thread, category, facts, now);
  if (!change) return false;
  await tx.query(
    'UPDATE threads SET category = ?, positive_on = ?, updated_at = ? WHERE account_id = ? AND id = ?',
    [category, change.positive_on, now, thread.account_id, thread.id],
  );
  await emitEvent(tx, accountId, 'reply.categorized', change.event, now);
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
