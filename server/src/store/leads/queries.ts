// SQL, because a lead is read by each GET in one prepared statement, and locked, stored and changed by the thousand.
import type { EntityManager } from 'typeorm';
import { blankCharacters } from '../../domain/leads/lead-merge.js';
import type { Row } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { columnNames, toEntities, toEntity, toStored } from '../database/entity.js';
import { fromBin, fromBinOrNull, hashToBin, toBin } from '../database/ids.js';
import { valuesSql } from '../database/bulk/values/queries.js';
import type { CampaignEntity, EnrollmentEntity } from '../entities.js';
import { leads, type LeadEntity } from './entities.js';

/** The enrollment of a lead as details show it; all null where there is none. */
export interface EnrollmentColumns {
  enrollment_id: string | null;
  state: EnrollmentEntity['state'] | null;
  reason: EnrollmentEntity['reason'];
  current_node_id: string | null;
  next_action_at: Date | null;
  last_error: string | null;
}

/** A lead as lists and details show it, and the status of its campaign. */
export type LeadDetail = LeadEntity & EnrollmentColumns & { campaign_status: CampaignEntity['status'] };

/** A lead as a statement returns it, with what it joins; `enrollment_id` is of the enrollment. */
export type JoinedLeadRow<Joined extends { enrollment_id: string | null }> = Row<typeof leads> &
  Omit<Joined, keyof LeadEntity | 'enrollment_id'> & { enrollment_id: Buffer | null };

const leadColumns = columnNames(leads);
const lasting = new Set<string>([
  'account_id',
  'id',
  'campaign_id',
  'global_lead_id',
  'email',
  'source',
  'created_at',
]);

/** SELECT list of an enrollment `e` beside what it belongs to. */
export const enrollmentSql =
  'e.id AS enrollment_id, e.state, e.reason, e.current_node_id, e.next_action_at, e.last_error';
export const joinEnrollmentSql =
  'LEFT JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id';
const detailSql = `${leadColumns.map(name => `l.${name}`).join(', ')}, ${enrollmentSql}, c.status AS campaign_status`;

const readSql = `SELECT ${detailSql} FROM campaigns c
  LEFT JOIN leads l ON l.account_id = c.account_id AND l.id = ? AND l.campaign_id = c.id
  ${joinEnrollmentSql}
 WHERE c.account_id = ? AND c.id = ?`;

/** Returns a lead, also a deleted one, or which of campaign and lead does not exist. */
export async function readLead(
  database: Database,
  accountId: string,
  campaignId: string,
  id: string,
): Promise<LeadDetail | 'no campaign' | 'no lead'> {
  return found(await database.prepared(readSql, [toBin(id), toBin(accountId), toBin(campaignId)]));
}

/** As {@link readLead}, within a transaction: sees what it wrote. */
export async function readLeadIn(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  id: string,
): Promise<LeadDetail | 'no campaign' | 'no lead'> {
  return found(await tx.query(readSql, [toBin(id), toBin(accountId), toBin(campaignId)]));
}

type DetailRow = JoinedLeadRow<LeadDetail>;

function found([row]: (DetailRow | { id: null })[]): LeadDetail | 'no campaign' | 'no lead' {
  if (!row) return 'no campaign';
  return row.id === null ? 'no lead' : toLead<LeadDetail>(row);
}

/** Converts a row of a lead and its enrollment. */
export function toLead<Joined extends LeadEntity & { enrollment_id: string | null }>(
  row: JoinedLeadRow<Joined>,
): Joined {
  const lead: object = toEntity(leads, row);
  return Object.assign(lead, { enrollment_id: fromBinOrNull(row.enrollment_id) }) as Joined;
}

/** Returns leads of an account by the bytes of their ids, the newest first. */
export async function readLeads(
  db: EntityManager,
  account: Buffer,
  ids: readonly Buffer[],
): Promise<LeadDetail[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<DetailRow[]>(
    `SELECT ${detailSql} FROM leads l
       JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
       ${joinEnrollmentSql}
      WHERE l.account_id = ? AND l.id IN (?) ORDER BY l.id DESC`,
    [account, ids],
  );
  return rows.map(row => toLead<LeadDetail>(row));
}

/** A lead and the name of its campaign. */
export type NamedLead = LeadDetail & { campaign_name: string | null };

/** Returns all leads of a person with the names of their campaigns, removed ones and those of deleted campaigns too, the newest first. */
export async function leadsOfPerson(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<NamedLead[]> {
  const rows = await db.query<JoinedLeadRow<NamedLead>[]>(
    `SELECT ${detailSql}, c.name AS campaign_name FROM leads l
       JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
       ${joinEnrollmentSql}
      WHERE l.account_id = ? AND l.global_lead_id = ? ORDER BY l.id DESC`,
    [toBin(accountId), hashToBin(globalLeadId)],
  );
  return rows.map(row => toLead<NamedLead>(row));
}

/** Locks the leads of a campaign that these people are, deleted ones too; returns them by global lead id. */
export async function lockLeadsOf(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, LeadEntity>> {
  if (globalLeadIds.length === 0) return new Map();
  const rows = await tx.query<Row<typeof leads>[]>(
    `SELECT ${leadColumns.join(', ')} FROM leads
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) ORDER BY global_lead_id FOR UPDATE`,
    [toBin(accountId), toBin(campaignId), globalLeadIds.map(hashToBin)],
  );
  return new Map(toEntities(leads, rows).map(lead => [lead.global_lead_id, lead]));
}

/** Stores changes of leads that the transaction holds locked, all in one statement. */
export async function updateLeads(tx: EntityManager, changed: readonly LeadEntity[]): Promise<void> {
  if (changed.length === 0) return;
  const changing = leadColumns.filter(name => !lasting.has(name));
  await tx.query(
    `INSERT INTO leads (${leadColumns.join(', ')}) VALUES ?
     ON DUPLICATE KEY UPDATE ${changing.map(name => `${name} = VALUES(${name})`).join(', ')}`,
    [valuesSql(leadColumns, toStored(leads, changed))],
  );
}

/** Locks the threads of leads, by key alone and in the order in which every transaction locks them. */
export async function lockThreadsOf(
  tx: EntityManager,
  accountId: string,
  leadIds: readonly string[],
): Promise<{ number: number; leadId: string }[]> {
  const found = await tx.query<{ id: Buffer }[]>(
    'SELECT id FROM threads FORCE INDEX (of_lead) WHERE account_id = ? AND lead_id IN (?)',
    [toBin(accountId), leadIds.map(toBin)],
  );
  if (found.length === 0) return [];
  const threads = await tx.query<{ number: number; lead_id: Buffer }[]>(
    `SELECT number, lead_id FROM threads FORCE INDEX (PRIMARY) WHERE account_id = ? AND id IN (?)
     ORDER BY id FOR UPDATE`,
    [toBin(accountId), found.map(({ id }) => id)],
  );
  return threads.map(({ number, lead_id }) => ({ number, leadId: fromBin(lead_id) }));
}

/**
 * Returns SQL that is true where `custom_lead_data` lacks one of these keys, as `lackingCustomKeys` judges it: absent, null,
 * a text of blanks, or a list of nothing but one such text.
 */
export function lackingSql(customKeys: readonly string[]): { sql: string; values: string[] } {
  const lacking = 'COALESCE(CAST(JSON_EXTRACT(custom_lead_data, ?) AS CHAR) REGEXP ?, TRUE)';
  return {
    sql: customKeys.length > 0 ? `(${customKeys.map(() => lacking).join(' OR ')})` : 'FALSE',
    values: customKeys.flatMap(key => [`$.${JSON.stringify(key)}`, emptyJson]),
  };
}

/** How blanks are spelled in the text of JSON: some as an escape, the others as they are. */
const spelled = blankCharacters.map(character => JSON.stringify(character).slice(1, -1));
const escapes = spelled.filter(text => text.length > 1).map(text => `\\${text}`);
const plain = spelled
  .filter(text => text.length === 1)
  .map(text => `\\x{${text.charCodeAt(0).toString(16)}}`);
// Possessive, so that neither server's engine goes back over what it has read of a long text.
const blankText = `"(?:[${plain.join('')}]++|${escapes.join('|')})*+"`;
const emptyJson = `^(?:null|${blankText}|\\[(?:${blankText})?\\])$`;
