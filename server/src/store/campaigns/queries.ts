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
