// SQL, because people are grouped by their position, and judged by subqueries, within the database.
import type { EntityManager } from 'typeorm';
import type { PeopleAtNode } from '../../domain/simulation/simulated-way.js';
import type { Flag, Row } from '../database/columns.js';
import { fromBin, fromBinOrNull, toBin } from '../database/ids.js';
import type { enrollments } from '../enrollments/entity.js';

/**
 * People of one campaign in the same position. `isHeld`: they lack a declared field; `isUnknown`: nobody knows whether they
 * got the email there.
 */
export interface PeopleInPosition extends PeopleAtNode {
  campaignId: string;
  isHeld: boolean;
  isUnknown: boolean;
  /** What the field of the time zone holds, where the campaign has one. */
  zone: string | null;
  /** That of their addresses, where it is asked for. */
  domain: string | null;
}

/** By what people are grouped, besides their position. */
export interface RecipientColumns {
  /** The custom field of the leads' time zones, by campaign. */
  zoneFields: ReadonlyMap<string, string>;
  withDomain: boolean;
}

/** Up to so many people are grouped to the millisecond; of more, those due in the same minute are one group. */
const MOST_EXACT = 50_000;
const COARSE_SECONDS = 60;

/** Returns the positions of the people of campaigns who are under way, grouped. */
export async function readPositions(
  db: EntityManager,
  accountId: string,
  campaignIds: readonly string[],
  columns: RecipientColumns,
): Promise<PeopleInPosition[]> {
  const key = [toBin(accountId), campaignIds.map(toBin)];
  const [{ people }] = await db.query<[{ people: number | string | null }]>(
    `SELECT SUM(enrollment_count) - SUM(terminal_enrollment_count) AS people FROM campaign_totals
      WHERE account_id = ? AND campaign_id IN (?)`,
    key,
  );
  const isExact = Number(people ?? 0) <= MOST_EXACT;
  const due = isExact ? 'e.next_action_at' : "TIMESTAMPDIFF(SECOND, '2020-01-01', e.next_action_at) DIV ?";
  type Columns = Pick<
    Row<typeof enrollments>,
    'campaign_id' | 'mailbox_id' | 'current_node_id' | 'due_before_pause' | 'last_sent_at'
  > & {
    awaits: PeopleAtNode['awaits'];
    due_at: Date | null;
    is_held: Flag;
    is_unknown: Flag;
    zone: string | null;
    domain: string | null;
    people: number;
  };
  const recipients = recipientSql(columns);
  const rows = await db.query<Columns[]>(
    `SELECT e.campaign_id, e.mailbox_id, e.current_node_id, e.awaits, MAX(e.next_action_at) AS due_at,
        MAX(e.due_before_pause) AS due_before_pause, MAX(e.last_sent_at) AS last_sent_at, l.is_incomplete AS is_held,
        CASE WHEN e.awaits = 'sending' THEN EXISTS (SELECT 1 FROM sends s WHERE s.account_id = e.account_id
          AND s.enrollment_id = e.id AND s.node_id = e.current_node_id AND s.state = 'unknown') ELSE FALSE END AS is_unknown,
        ${recipients.sql}, COUNT(*) AS people
       FROM enrollments e STRAIGHT_JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
      WHERE e.account_id = ? AND e.campaign_id IN (?) AND e.awaits IS NOT NULL AND l.deleted_at IS NULL
        AND l.retired_at IS NULL
      GROUP BY e.campaign_id, e.mailbox_id, e.current_node_id, e.awaits, ${due}, is_held, is_unknown, zone, domain`,
    [...recipients.values, ...key, ...(isExact ? [] : [COARSE_SECONDS])],
  );
  return rows.map(row => ({
    campaignId: fromBin(row.campaign_id),
    mailboxId: fromBinOrNull(row.mailbox_id),
    nodeId: row.current_node_id,
    awaits: row.awaits,
    dueAt: row.due_at,
    dueBeforePause: row.awaits === 'resume' ? row.due_before_pause : null,
    lastSentAt: row.last_sent_at,
    isHeld: Boolean(row.is_held),
    isUnknown: Boolean(row.is_unknown),
    zone: row.zone,
    domain: row.domain,
    count: Number(row.people),
  }));
}

/** SQL of what the field of the time zone of a lead `l` holds, NULL in campaigns without one, and of its domain. */
function recipientSql({ zoneFields, withDomain }: RecipientColumns) {
  const held = 'WHEN ? THEN LEFT(JSON_UNQUOTE(JSON_EXTRACT(l.custom_lead_data, ?)), 64)';
  return {
    sql: `CASE l.campaign_id ${[...zoneFields].map(() => held).join(' ')} WHEN NULL THEN NULL END AS zone,
        ${withDomain ? "SUBSTRING_INDEX(l.email, '@', -1)" : 'NULL'} AS domain`,
    values: [...zoneFields].flatMap(([id, field]) => [toBin(id), `$.${JSON.stringify(field)}`]),
  };
}

/** Leads of a campaign that are not enrolled: who could be, and what keeps the others from it. */
export interface NotEnrolled {
  /** By what the field of their time zone holds, and by domain. */
  ready: { zone: string | null; domain: string | null; count: number }[];
  incomplete: number;
  blocked: number;
}

/** Counts the leads of a campaign that are not enrolled, by the rules of `enrollCampaignLeads`. */
export async function countNotEnrolled(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  columns: RecipientColumns,
): Promise<NotEnrolled> {
  type Columns = Pick<PeopleInPosition, 'zone' | 'domain'> & {
    is_incomplete: Flag;
    is_blocked: Flag;
    people: number;
  };
  const recipients = recipientSql(columns);
  const rows = await db.query<Columns[]>(
    `SELECT l.is_incomplete,
        EXISTS (SELECT 1 FROM block_list_entries b WHERE b.account_id = l.account_id AND b.type = 'email'
          AND b.value = l.email)
        OR EXISTS (SELECT 1 FROM block_list_entries b WHERE b.account_id = l.account_id AND b.type = 'domain'
          AND b.value = SUBSTRING_INDEX(l.email, '@', -1)) AS is_blocked,
        ${recipients.sql}, COUNT(*) AS people
       FROM leads l
      WHERE l.account_id = ? AND l.campaign_id = ? AND l.deleted_at IS NULL AND l.retired_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM enrollments e WHERE e.account_id = l.account_id AND e.lead_id = l.id)
      GROUP BY l.is_incomplete, is_blocked, zone, domain`,
    [...recipients.values, toBin(accountId), toBin(campaignId)],
  );
  const count = (wanted: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(wanted).reduce((sum, { people }) => sum + Number(people), 0);
  return {
    ready: rows
      .filter(row => !row.is_blocked && !row.is_incomplete)
      .map(row => ({ zone: row.zone, domain: row.domain, count: Number(row.people) })),
    incomplete: count(row => !row.is_blocked && Boolean(row.is_incomplete)),
    blocked: count(row => Boolean(row.is_blocked)),
  };
}
