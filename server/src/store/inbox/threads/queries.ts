// SQL, because a thread is read with what it shows of other tables, and many are locked or changed in one statement.
import { tableSql } from '../../database/bulk/values/queries.js';
import type { EntityManager } from 'typeorm';
import type { Schedule } from '../../../domain/flow/types.js';
import { campaignZone } from '../../../domain/schedule/lifecycle-dates.js';
import type { Row } from '../../database/columns.js';
import type { Database } from '../../database/database.js';
import { toEntities, toEntity, toStored } from '../../database/entity.js';
import { fromBin, hashToBin, toBin } from '../../database/ids.js';
import { fromJson } from '../../database/sql.js';
import { leads, type campaigns } from '../../entities.js';
import { sendLead, type CampaignFacts, type SendLead } from '../../sending/facts/queries.js';
import { tagListSql } from '../../tags/queries.js';
import type { TagKind } from '../../tags/entities.js';
import { threads, type ThreadEntity } from '../entities.js';

type CampaignColumns = Row<typeof campaigns>;

/** The tags of threads. */
export const threadTagKind: TagKind = {
  tags: 'thread_tags',
  links: 'thread_tag_links',
  owner: 'thread_id',
};

/** What lists and details show of a thread's campaign, mailbox, lead and tags (see `presentTagList`). */
interface ThreadSurroundings {
  campaign_name: string | null;
  /** External platforms own their campaigns, which are read-only here. */
  campaign_source: CampaignColumns['source'];
  campaign_deleted_at: Date | null;
  mailbox_email: string;
  lead_email: string;
  lead_name: string | null;
  tag_list: string | null;
}
type DetailRow = Row<typeof threads> & ThreadSurroundings;

/** A thread as lists and details show it. */
export type ThreadDetail = ThreadEntity & ThreadSurroundings;

/** Servers would rather scan the addresses of all mailboxes for each thread than read a mailbox by its key. */
const detailSql = `SELECT h.*, c.name AS campaign_name, c.source AS campaign_source,
    c.deleted_at AS campaign_deleted_at, m.email AS mailbox_email, l.email AS lead_email,
    COALESCE(l.name, NULLIF(CONCAT_WS(' ', l.first_name, l.last_name), '')) AS lead_name,
    ${tagListSql(threadTagKind, 'h')} AS tag_list
  FROM threads h
  JOIN campaigns c ON c.account_id = h.account_id AND c.id = h.campaign_id
  JOIN mailboxes m FORCE INDEX (PRIMARY) ON m.account_id = h.account_id AND m.id = h.mailbox_id
  JOIN leads l ON l.account_id = h.account_id AND l.id = h.lead_id`;
const readSql = `${detailSql} WHERE h.account_id = ? AND h.id = ?`;

/** Returns a thread by one prepared statement; null when it does not exist. */
export async function readThread(
  database: Database,
  accountId: string,
  id: string,
): Promise<ThreadDetail | null> {
  const [row] = await database.prepared<DetailRow>(readSql, [toBin(accountId), toBin(id)]);
  return row ? toEntity(threads, row) : null;
}

/** As {@link readThread}, within a transaction: sees what it wrote. */
export async function readThreadIn(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<ThreadDetail | null> {
  const [row] = await tx.query<DetailRow[]>(readSql, [toBin(accountId), toBin(id)]);
  return row ? toEntity(threads, row) : null;
}

/** Returns threads by id, in the order of the ids. */
export async function readThreads(
  db: EntityManager,
  accountId: string,
  ids: readonly Buffer[],
): Promise<ThreadDetail[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<DetailRow[]>(`${detailSql} WHERE h.account_id = ? AND h.id IN (?)`, [
    toBin(accountId),
    ids,
  ]);
  const byId = new Map(toEntities(threads, rows).map(thread => [thread.id, thread]));
  return ids.flatMap(id => byId.get(fromBin(id)) ?? []);
}

/** Returns the threads of a person, the newest first. */
export async function readThreadsOfPerson(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<ThreadDetail[]> {
  const rows = await db.query<DetailRow[]>(
    `${detailSql} WHERE h.account_id = ? AND h.global_lead_id = ? ORDER BY h.last_message_at DESC, h.id DESC`,
    [toBin(accountId), hashToBin(globalLeadId)],
  );
  return toEntities(threads, rows);
}

/** Locks threads by id, in the order in which every transaction locks them. */
export async function lockThreads(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, ThreadEntity>> {
  const rows = await tx.query<Row<typeof threads>[]>(
    `SELECT * FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), ids.map(toBin)],
  );
  return new Map(toEntities(threads, rows).map(thread => [thread.id, thread]));
}

/** What mail that arrives changes about a thread. */
const arrivalColumns: readonly (keyof ThreadEntity)[] = [
  'message_count',
  'last_message_at',
  'snippet',
  'last_inbound_at',
  'unread',
  'has_reply',
  'replied_on',
  'conversation_status',
  'category',
  'positive_on',
  'updated_at',
];

/** Stores threads as they are after mail has arrived; the transaction has held them locked since it read them. */
export async function writeArrivals(
  tx: EntityManager,
  accountId: string,
  changed: readonly ThreadEntity[],
): Promise<void> {
  if (changed.length === 0) return;
  await tx.query(
    `UPDATE ? v STRAIGHT_JOIN threads t ON t.account_id = ? AND t.id = v.id
     SET ${arrivalColumns.map(column => `t.${column} = v.${column}`).join(', ')}`,
    [tableSql<string>(['id', ...arrivalColumns], toStored(threads, changed)), toBin(accountId)],
  );
}

/** Whom a thread is with, and where. */
export interface ThreadFacts {
  lead: SendLead;
  campaign: CampaignFacts;
  mailboxEmail: string;
}

type ThreadParties = Pick<ThreadEntity, 'lead_id' | 'campaign_id' | 'mailbox_id'>;

type FactsRow = Row<typeof leads> & {
  position: number;
  mailbox_email: string | null;
  facts_campaign_id: Buffer;
  campaign_name: string | null;
  campaign_schedule: CampaignColumns['schedule'];
  campaign_zone: CampaignColumns['lifecycle_time_zone'];
};

/** Returns whom threads are with, in their order, by one statement. */
export async function readFactsOfThreads(
  db: EntityManager,
  accountId: string,
  of: readonly ThreadParties[],
): Promise<ThreadFacts[]> {
  if (of.length === 0) return [];
  const asked = toStored(threads, of).map((row, position) => ({ ...row, position }));
  const rows = await db.query<FactsRow[]>(
    `SELECT l.*, v.position, m.email AS mailbox_email, c.id AS facts_campaign_id, c.name AS campaign_name,
       c.schedule AS campaign_schedule, c.lifecycle_time_zone AS campaign_zone
     FROM ? v STRAIGHT_JOIN leads l ON l.account_id = ? AND l.id = v.lead_id
     STRAIGHT_JOIN campaigns c ON c.account_id = l.account_id AND c.id = v.campaign_id
     LEFT JOIN mailboxes m FORCE INDEX (PRIMARY) ON m.account_id = l.account_id AND m.id = v.mailbox_id`,
    [tableSql<string>(['position', 'lead_id', 'campaign_id', 'mailbox_id'], asked), toBin(accountId)],
  );
  const found = new Map(rows.map(row => [Number(row.position), factsOf(row)]));
  return of.map((thread, position) => {
    const facts = found.get(position);
    if (!facts) throw new Error(`The thread of the lead ${thread.lead_id} has lost its lead or campaign.`);
    return facts;
  });
}

function factsOf(row: FactsRow): ThreadFacts {
  const schedule = fromJson<Schedule>(row.campaign_schedule);
  const zone = campaignZone({ lifecycle_time_zone: row.campaign_zone, schedule });
  return {
    lead: sendLead(toEntity(leads, row)),
    campaign: { id: fromBin(row.facts_campaign_id), name: row.campaign_name, zone },
    mailboxEmail: row.mailbox_email ?? '',
  };
}

/** Returns whom a thread is with. */
export async function readThreadFacts(
  db: EntityManager,
  accountId: string,
  thread: ThreadParties,
): Promise<ThreadFacts> {
  const [facts] = await readFactsOfThreads(db, accountId, [thread]);
  return facts!;
}
