import type { EntityManager } from 'typeorm';
import type { PeopleSearch } from '../domain/search-words.js';
import type { CampaignRow, EnrollmentState } from './entities/index.js';
import { hashToBin, toBin } from './ids.js';
import { joinEnrollmentSql, leadDetailSql, type LeadDetailRow } from './leads.js';
import { allOf, has, MANY, searchConditions, tokenRange, type Fragment } from './people-words.js';
import type { Page } from './tags.js';

/** Which leads of a campaign a list shows. */
export interface LeadFilter {
  search: PeopleSearch | null;
  /** Only leads whose enrolment is stored in one of these states. */
  states: readonly EnrollmentState[] | null;
  globalLeadIds: readonly string[] | null;
}

/** A campaign as far as its leads need it. */
export type LeadsCampaign = Pick<CampaignRow, 'status'> & { lead_count: number };

/** The campaign whose leads are listed, also a deleted one; null when there is none. */
export async function readLeadsCampaign(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<LeadsCampaign | null> {
  const [row] = await db.query<LeadsCampaign[]>(
    `SELECT c.status, t.lead_count FROM campaigns c
       JOIN campaign_totals t ON t.account_id = c.account_id AND t.campaign_id = c.id
      WHERE c.account_id = ? AND c.id = ?`,
    [toBin(accountId), toBin(campaignId)],
  );
  return row ?? null;
}

/**
 * A page of the leads of a campaign, newest first, and how many there are. All leads are counted exactly; of those that a
 * search or a state selects, at most {@link MANY}.
 */
export async function listLeads(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  campaign: LeadsCampaign,
  filter: LeadFilter,
  { limit, offset }: Page,
): Promise<{ rows: LeadDetailRow[]; total: number }> {
  const selection = await select(db, toBin(accountId), toBin(campaignId), campaign, filter);
  const total = selection.counted ?? (await count(db, selection.from));
  if (limit === 0 || (offset >= total && total < MANY)) return { rows: [], total };
  const rows = await db.query<LeadDetailRow[]>(
    `SELECT ${leadDetailSql}
       FROM (SELECT l.account_id, l.id ${selection.from.sql} ORDER BY l.id DESC LIMIT ? OFFSET ?) page
       JOIN leads l ON l.account_id = page.account_id AND l.id = page.id
       JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
       ${joinEnrollmentSql}
      ORDER BY l.id DESC`,
    [...selection.from.values, limit, offset],
  );
  return { rows, total };
}

async function count(db: EntityManager, from: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (SELECT 1 ${from.sql} LIMIT ${MANY}) found`,
    from.values,
  );
  return total;
}

/** Where the rows come from, and how many there are where that is known. */
interface Selection {
  from: Fragment;
  counted: number | null;
}

/** A way to the rows that does not begin at the newest lead: good as long as it leads to few. */
interface Shortcut {
  /** FROM and WHERE of what it looks at. */
  probe: Fragment | null;
  /** Joined tables with the lead as `l`, and the conditions on the others. */
  tables: Fragment;
  where: Fragment;
}

async function select(
  db: EntityManager,
  account: Buffer,
  campaign: Buffer,
  { lead_count }: LeadsCampaign,
  filter: LeadFilter,
): Promise<Selection> {
  const inCampaign: Fragment = {
    sql: 'l.account_id = ? AND l.campaign_id = ? AND l.deleted_at IS NULL',
    values: [account, campaign],
  };
  const conditions = [inCampaign, ...filterConditions(filter)];
  const shortcut = lead_count < MANY ? null : await findShortcut(db, shortcuts(account, campaign, filter));
  const { tables, where } = shortcut ?? newestFirst;
  const all = allOf([where, ...conditions]);
  return {
    from: { sql: `FROM ${tables.sql} WHERE ${all.sql}`, values: [...tables.values, ...all.values] },
    counted: conditions.length === 1 ? lead_count : null,
  };
}

const always: Fragment = { sql: 'TRUE', values: [] };
const newestFirst: Shortcut = {
  probe: null,
  tables: { sql: 'leads l FORCE INDEX (visible)', values: [] },
  where: always,
};

async function findShortcut(db: EntityManager, ways: readonly Shortcut[]): Promise<Shortcut | null> {
  for (const way of ways) if (way.probe === null || (await count(db, way.probe)) < MANY) return way;
  return null;
}

function shortcuts(
  account: Buffer,
  campaign: Buffer,
  { search, states, globalLeadIds }: LeadFilter,
): Shortcut[] {
  const ways: Shortcut[] = [];
  if (globalLeadIds !== null)
    ways.push({ probe: null, tables: { sql: 'leads l FORCE INDEX (person)', values: [] }, where: always });
  if (search !== null) ways.push(byWord(tokenRange(account, search, 't')));
  if (states !== null && states.length > 0) ways.push(byState(account, campaign, states));
  return ways;
}

function byWord(range: Fragment): Shortcut {
  const people = `(SELECT DISTINCT t.account_id, t.global_lead_id FROM people_tokens t WHERE ${range.sql})`;
  return {
    probe: { sql: `FROM people_tokens t WHERE ${range.sql}`, values: range.values },
    tables: {
      sql: `${people} found STRAIGHT_JOIN leads l FORCE INDEX (person)
        ON l.account_id = found.account_id AND l.global_lead_id = found.global_lead_id`,
      values: range.values,
    },
    where: always,
  };
}

function byState(account: Buffer, campaign: Buffer, states: readonly EnrollmentState[]): Shortcut {
  const where = {
    sql: 's.account_id = ? AND s.campaign_id = ? AND s.state IN (?)',
    values: [account, campaign, states],
  };
  const enrolled = 'enrollments s FORCE INDEX (by_state)';
  return {
    probe: { sql: `FROM ${enrolled} WHERE ${where.sql}`, values: where.values },
    tables: {
      sql: `${enrolled} STRAIGHT_JOIN leads l ON l.account_id = s.account_id AND l.id = s.lead_id`,
      values: [],
    },
    where,
  };
}

function filterConditions({ search, states, globalLeadIds }: LeadFilter): Fragment[] {
  const conditions: Fragment[] = [];
  if (globalLeadIds !== null) conditions.push(anyId('l.global_lead_id', globalLeadIds));
  if (states?.length === 0) conditions.push({ sql: 'FALSE', values: [] });
  else if (states !== null)
    conditions.push({
      sql: has('enrollments e WHERE e.account_id = l.account_id AND e.lead_id = l.id AND e.state IN (?)'),
      values: [states],
    });
  if (search !== null) conditions.push(...searchConditions(search, 'l'));
  return conditions;
}

function anyId(column: string, ids: readonly string[]): Fragment {
  return ids.length === 0
    ? { sql: 'FALSE', values: [] }
    : { sql: `${column} IN (?)`, values: [ids.map(hashToBin)] };
}
