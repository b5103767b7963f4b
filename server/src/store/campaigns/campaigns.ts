import type { EntityManager } from 'typeorm';
import type { Database } from '../database/database.js';
import { campaigns, type CampaignRow } from './entities.js';
import { toBin } from '../database/ids.js';
import { containing } from '../database/sql.js';
import type { Page } from '../database/paginate.js';

/** A campaign as lists show it. */
export type CampaignSummaryRow = Omit<CampaignRow, 'flow_data' | 'flow_revision' | 'mailbox_list'>;

const summaryColumns = `c.account_id, c.id, c.name, c.status, c.source, c.schedule, c.sending_interval_seconds,
  c.lifecycle_time_zone, c.lifecycle_start_on, c.lifecycle_pause_on, c.start_at, c.pause_at, c.bucket_id, c.tag_list,
  c.launched_at, c.deleted_at, c.created_at, c.updated_at`;

const readSql = 'SELECT * FROM campaigns WHERE account_id = ? AND id = ?';

/** Reads a campaign, also a deleted one, in one prepared statement; null when the account has none with this id. */
export async function readCampaign(
  database: Database,
  accountId: string,
  id: string,
): Promise<CampaignRow | null> {
  const [row] = await database.prepared<CampaignRow>(readSql, [toBin(accountId), toBin(id)]);
  return row ?? null;
}

/** As {@link readCampaign}, within a transaction: sees what it wrote. */
export async function readCampaignIn(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<CampaignRow | null> {
  const [row] = await tx.query<CampaignRow[]>(readSql, [toBin(accountId), toBin(id)]);
  return row ?? null;
}

/**
 * Reads a campaign and locks it until the transaction ends, also a deleted one; null when there is none.
 *
 * @param lock `update` for who changes the campaign; `share` for who depends on it (adds leads, say): any number of
 *   these go on side by side, but none beside an `update`, such as a launch
 */
export async function lockCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
  lock: 'update' | 'share' = 'update',
): Promise<CampaignRow | null> {
  const [row] = await tx.query<CampaignRow[]>(
    `${readSql} ${lock === 'update' ? 'FOR UPDATE' : 'LOCK IN SHARE MODE'}`,
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** Which campaigns a list shows. */
export interface CampaignFilter {
  status?: CampaignRow['status'];
  /** Only campaigns that carry any of these tags. */
  tagIds?: readonly string[];
  /** Only campaigns whose name holds this text, whatever its case. */
  q?: string;
  includeDeleted: boolean;
}

/** A page of an account's campaigns, newest first, and how many there are. */
export async function listCampaigns(
  db: EntityManager,
  accountId: string,
  filter: CampaignFilter,
  { limit, offset }: Page,
): Promise<{ rows: CampaignSummaryRow[]; total: number }> {
  const { where, parameters } = conditions(accountId, filter);
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM campaigns c WHERE ${where}`,
    parameters,
  );
  if (limit === 0 || offset >= total) return { rows: [], total };
  const page = pageSql(where);
  // The ids of the page come from an index alone; only its own rows are then read.
  const rows = await db.query<CampaignSummaryRow[]>(
    `SELECT ${summaryColumns} FROM (${page}) page JOIN campaigns c ON c.account_id = ? AND c.id = page.id
      ORDER BY c.id DESC`,
    [...parameters, limit, offset, toBin(accountId)],
  );
  return { rows, total };
}

/** The ids of a page; after the parameters of the conditions come limit and offset. */
export function pageSql(where: string): string {
  return `SELECT c.id FROM campaigns c WHERE ${where} ORDER BY c.id DESC LIMIT ? OFFSET ?`;
}

/** The conditions that a filter makes, and their parameters. */
export function conditions(
  accountId: string,
  filter: CampaignFilter,
): { where: string; parameters: unknown[] } {
  const where = ['c.account_id = ?'];
  const parameters: unknown[] = [toBin(accountId)];
  const add = (condition: string, ...values: unknown[]) => {
    where.push(condition);
    parameters.push(...values);
  };
  if (!filter.includeDeleted) add('c.deleted_at IS NULL');
  if (filter.status !== undefined) add('c.status = ?', filter.status);
  if (filter.q !== undefined) add('c.name LIKE ?', containing(filter.q));
  if (filter.tagIds !== undefined) {
    const links =
      'SELECT 1 FROM campaign_tag_links l WHERE l.account_id = c.account_id AND l.campaign_id = c.id';
    add(`EXISTS (${links} AND l.tag_id IN (?))`, filter.tagIds.map(toBin));
  }
  return { where: where.join(' AND '), parameters };
}

/** A campaign that has no mailboxes and tags yet. */
export type NewCampaign = Omit<CampaignRow, 'mailbox_list' | 'tag_list'>;

/** Stores a new campaign, with its figures at zero. */
export async function insertCampaign(tx: EntityManager, campaign: NewCampaign): Promise<void> {
  await tx.getRepository(campaigns).insert(campaign);
  await tx.query('INSERT INTO campaign_totals (account_id, campaign_id) VALUES (?, ?)', [
    campaign.account_id,
    campaign.id,
  ]);
}

/** Changes columns of a campaign that the transaction holds locked. */
export async function updateCampaign(
  tx: EntityManager,
  { account_id, id }: Pick<CampaignRow, 'account_id' | 'id'>,
  change: Partial<Omit<CampaignRow, 'account_id' | 'id'>>,
): Promise<void> {
  const columns = Object.keys(change);
  if (columns.length === 0) return;
  const assignments = columns.map(column => `${column} = ?`).join(', ');
  await tx.query(`UPDATE campaigns SET ${assignments} WHERE account_id = ? AND id = ?`, [
    ...Object.values(change),
    account_id,
    id,
  ]);
}
