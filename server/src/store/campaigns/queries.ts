// SQL, because `readCampaign` is the hottest read, and a row repeats its mailboxes in one statement.
import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { toEntity } from '../database/entity.js';
import { fromBin, hashFromBin, toBin } from '../database/ids.js';
import { uuidText } from '../database/sql.js';
import { campaigns, type CampaignEntity } from './entities.js';

/** Returns a campaign, also a deleted one, in one prepared statement; null when the account has none with this id. */
export async function readCampaign(
  database: Database,
  accountId: string,
  id: string,
): Promise<CampaignEntity | null> {
  const [row] = await database.prepared<Row<typeof campaigns>>(
    'SELECT * FROM campaigns WHERE account_id = ? AND id = ?',
    [toBin(accountId), toBin(id)],
  );
  return row ? toEntity(campaigns, row) : null;
}

/** A campaign with the days on which no campaign of its account sends, null when there are none. */
export type CampaignWithDaysOff = CampaignEntity & { daysOff: string[] | null };

/** Returns a campaign as `readCampaign` does, with the days off of its account. */
export async function readCampaignWithDaysOff(
  { manager }: Database,
  accountId: string,
  id: string,
): Promise<CampaignWithDaysOff | null> {
  const [row] = await manager.query<(Row<typeof campaigns> & { days_off: string | null })[]>(
    `SELECT c.*, a.skip_dates AS days_off FROM campaigns c JOIN accounts a ON a.id = c.account_id
     WHERE c.account_id = ? AND c.id = ?`,
    [toBin(accountId), toBin(id)],
  );
  if (!row) return null;
  const { days_off, ...campaign } = row;
  return { ...toEntity(campaigns, campaign), daysOff: parseDaysOff(days_off) };
}

/** The days off of an account, as a hand-written statement returns them. */
export function parseDaysOff(text: string | null | undefined): string[] | null {
  return text == null ? null : (JSON.parse(text) as string[]);
}

/** Writes the list of a campaign's mailboxes into its row, where reads find it. */
export async function writeMailboxList(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<void> {
  await tx.query(
    `UPDATE campaigns c SET c.mailbox_list =
        (SELECT GROUP_CONCAT(${uuidText('m.mailbox_id')} ORDER BY m.created_at, m.mailbox_id)
           FROM campaign_mailboxes m WHERE m.account_id = c.account_id AND m.campaign_id = c.id)
      WHERE c.account_id = ? AND c.id = ?`,
    [toBin(accountId), toBin(campaignId)],
  );
}

/** Returns leads of a campaign that are not removed, in the order of their ids. */
export async function leadsAfter(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  afterId: string | null,
  limit: number,
): Promise<{ id: string; globalLeadId: string }[]> {
  const rows = await db.query<{ id: Buffer; global_lead_id: Buffer }[]>(
    `SELECT id, global_lead_id FROM leads
     WHERE account_id = ? AND campaign_id = ? AND deleted_at IS NULL ${afterId === null ? '' : 'AND id > ?'}
     ORDER BY id LIMIT ?`,
    [toBin(accountId), toBin(campaignId), ...(afterId === null ? [] : [toBin(afterId)]), limit],
  );
  return rows.map(row => ({ id: fromBin(row.id), globalLeadId: hashFromBin(row.global_lead_id) }));
}
