import type { EntityManager } from 'typeorm';
import { contactFields } from '../../domain/lead-merge.js';
import type { Database } from '../database/database.js';
import type { CampaignEntity, EnrollmentEntity, LeadRow } from '../entities.js';
import { hashFromBin, hashToBin, toBin } from '../database/ids.js';
import type { StatementQueue } from '../database/bulk/statement-queue.js';

/** The enrollment of a lead as details show it; all NULL where there is none. */
export interface EnrollmentColumns {
  enrollment_id: Buffer | null;
  state: EnrollmentEntity['state'] | null;
  reason: EnrollmentEntity['reason'];
  current_node_id: string | null;
  next_action_at: Date | null;
  last_error: string | null;
}

/** A lead as lists and details show it, and the status of its campaign. */
export type LeadDetailRow = LeadRow & EnrollmentColumns & { campaign_status: CampaignEntity['status'] };

const leadColumns = [
  'account_id', 'id', 'campaign_id', 'global_lead_id', 'email', ...contactFields, 'custom_lead_data', 'source',
  'is_incomplete', 'retired_at', 'replaced_by_lead_id', 'deleted_at', 'created_at', 'updated_at',
] as const satisfies readonly (keyof LeadRow)[]; // prettier-ignore

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
/** SELECT list of a lead `l` with its enrollment `e` and campaign `c`. */
export const leadDetailSql = `${leadColumns.map(name => `l.${name}`).join(', ')}, ${enrollmentSql}, c.status AS campaign_status`;
export const joinEnrollmentSql =
  'LEFT JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id';

const readSql = `SELECT ${leadDetailSql} FROM campaigns c
  LEFT JOIN leads l ON l.account_id = c.account_id AND l.id = ? AND l.campaign_id = c.id
  ${joinEnrollmentSql}
 WHERE c.account_id = ? AND c.id = ?`;

type Found = { [K in keyof LeadDetailRow]: LeadDetailRow[K] | null };

/** Reads a lead, also a deleted one; tells which of campaign and lead is missing otherwise. */
export async function readLead(
  database: Database,
  accountId: string,
  campaignId: string,
  id: string,
): Promise<LeadDetailRow | 'no campaign' | 'no lead'> {
  const [row] = await database.prepared<Found>(readSql, [toBin(id), toBin(accountId), toBin(campaignId)]);
  return found(row);
}

/** As {@link readLead}, within a transaction: sees what it wrote. */
export async function readLeadIn(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  id: string,
): Promise<LeadDetailRow | 'no campaign' | 'no lead'> {
  const [row] = await tx.query<Found[]>(readSql, [toBin(id), toBin(accountId), toBin(campaignId)]);
  return found(row);
}

function found(row: Found | undefined): LeadDetailRow | 'no campaign' | 'no lead' {
  if (!row) return 'no campaign';
  return row.id === null ? 'no lead' : (row as LeadDetailRow);
}

/** Locks the leads of a campaign that these people are, deleted ones too; by global lead id. */
export async function lockLeadsOf(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, LeadRow>> {
  if (globalLeadIds.length === 0) return new Map();
  const rows = await tx.query<LeadRow[]>(
    `SELECT ${leadColumns.join(', ')} FROM leads
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) ORDER BY global_lead_id FOR UPDATE`,
    [toBin(accountId), toBin(campaignId), globalLeadIds.map(hashToBin)],
  );
  return new Map(rows.map(row => [hashFromBin(row.global_lead_id), row]));
}

/** Locks a lead of a campaign; null when there is none or it is deleted. */
export async function lockLead(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  id: string,
): Promise<LeadRow | null> {
  const [row] = await tx.query<LeadRow[]>(
    `SELECT ${leadColumns.join(', ')} FROM leads
     WHERE account_id = ? AND id = ? AND campaign_id = ? AND deleted_at IS NULL FOR UPDATE`,
    [toBin(accountId), toBin(id), toBin(campaignId)],
  );
  return row ?? null;
}

/** Stores new leads. A person who is in the campaign by now is a duplicate key error. */
export async function insertLeads(queue: StatementQueue, leads: readonly LeadRow[]): Promise<void> {
  await queue.insert('leads', leadColumns, leads);
}

/** Writes leads that the transaction holds locked, all in one statement. */
export async function updateLeads(tx: EntityManager, leads: readonly LeadRow[]): Promise<void> {
  if (leads.length === 0) return;
  const changing = leadColumns.filter(name => !lasting.has(name));
  await tx.query(
    `INSERT INTO leads (${leadColumns.join(', ')}) VALUES ?
     ON DUPLICATE KEY UPDATE ${changing.map(name => `${name} = VALUES(${name})`).join(', ')}`,
    [leads.map(leadValues)],
  );
}

function leadValues(lead: LeadRow): unknown[] {
  return leadColumns.map(name => lead[name]);
}
