import type { EntityManager } from 'typeorm';
import { declaredFields } from '../domain/flow-data.js';
import { firstStanding } from '../domain/flow-standing.js';
import { contactFields } from '../domain/lead-merge.js';
import { addToTotals } from './campaign-stats.js';
import type { CampaignRow } from './entities/index.js';
import { savedFlow } from './flows.js';
import { fromBin, hashFromBin, newId } from './ids.js';
import { lackingSql } from './lacking-fields.js';

/** A UUIDv7 for each row: the time of one made here, then bits that the person's id decides. */
const rowId = `UNHEX(CONCAT(?, '7', SUBSTR(s.digest, 1, 3), 'a', SUBSTR(s.digest, 4, 15)))`;
const contact = ['email', ...contactFields, 'custom_lead_data'];

/** Who of some people can be added by {@link addNewLeads}, and who is or was in the campaign already. */
export interface Newcomers {
  known: Set<string>;
  fresh: Buffer[];
  others: string[];
}

/** Locks people in the order of their ids, and sorts out who was never in a campaign. */
export async function lockNewcomers(
  tx: EntityManager,
  { account_id, id }: CampaignRow,
  ids: readonly Buffer[],
): Promise<Newcomers> {
  if (ids.length === 0) return { known: new Set(), fresh: [], others: [] };
  const people = await tx.query<{ global_lead_id: Buffer }[]>(
    `SELECT global_lead_id FROM people WHERE account_id = ? AND global_lead_id IN (?)
     ORDER BY global_lead_id FOR UPDATE`,
    [account_id, ids],
  );
  const members = await tx.query<{ global_lead_id: Buffer }[]>(
    'SELECT global_lead_id FROM leads WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?)',
    [account_id, id, ids],
  );
  const known = new Set(people.map(row => hashFromBin(row.global_lead_id)));
  const inside = new Set(members.map(row => hashFromBin(row.global_lead_id)));
  return {
    known,
    fresh: people.map(row => row.global_lead_id).filter(each => !inside.has(hashFromBin(each))),
    others: [...inside].filter(each => known.has(each)),
  };
}

/** What adding people came to. */
export interface Added {
  created: number;
  enrolled: number;
  incomplete: number;
}

/**
 * Makes leads of people who were never in a campaign, and enrolls those who can be when it is launched: as
 * `importLeads` does, but within the database. The transaction holds the people locked, and the campaign for sharing.
 */
export async function addNewLeads(
  tx: EntityManager,
  campaign: CampaignRow,
  fresh: readonly Buffer[],
  now: Date,
): Promise<Added> {
  if (fresh.length === 0) return { created: 0, enrolled: 0, incomplete: 0 };
  const { flow } = savedFlow(campaign);
  const { account_id, id } = campaign;
  const key = [account_id, id];
  const custom = declaredFields(flow).custom;
  const lacking = lackingSql(custom);
  const made = newId().replaceAll('-', '');
  await tx.query(
    `INSERT INTO leads (account_id, id, campaign_id, global_lead_id, ${contact.join(', ')}, source, is_incomplete,
        created_at, updated_at)
     SELECT s.account_id, ${rowId}, ?, s.global_lead_id, ${contact.join(', ')}, 'people', ${lacking.sql}, ?, ?
       FROM (SELECT p.*, SHA2(CONCAT(HEX(p.global_lead_id), ?), 256) AS digest FROM people p
              WHERE p.account_id = ? AND p.global_lead_id IN (?)) s`,
    [made.slice(0, 12), id, ...lacking.values, now, now, made, account_id, fresh],
  );
  await tx.query(
    `UPDATE people SET campaign_count = campaign_count + 1, newest_membership_created_at = ?, latest_activity_at = ?,
        updated_at = ? WHERE account_id = ? AND global_lead_id IN (?)`,
    [now, now, now, account_id, fresh],
  );
  const standing = campaign.launched_at === null ? null : firstStanding(flow, now);
  let enrolled = 0;
  if (standing !== null) {
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `INSERT INTO enrollments (account_id, id, campaign_id, lead_id, global_lead_id, state, current_node_id, awaits,
          next_action_at, created_at, updated_at)
       SELECT s.account_id, ${rowId}, s.campaign_id, s.id, s.global_lead_id, 'active', ?, ?, ?, ?, ?
         FROM (SELECT l.*, SHA2(CONCAT(HEX(l.id), ?), 256) AS digest FROM leads l
                WHERE l.account_id = ? AND l.campaign_id = ? AND l.global_lead_id IN (?)
                  AND l.is_incomplete = FALSE) s
        WHERE NOT EXISTS (SELECT 1 FROM block_list_entries b WHERE b.account_id = s.account_id AND b.type = 'email'
                AND b.value = s.email)
          AND NOT EXISTS (SELECT 1 FROM block_list_entries b WHERE b.account_id = s.account_id AND b.type = 'domain'
                AND b.value = SUBSTRING_INDEX(s.email, '@', -1))`,
      [made.slice(0, 12), standing.nodeId, standing.awaits, standing.at, now, now, made, ...key, fresh],
    );
    enrolled = affectedRows;
  }
  const incomplete = custom.length === 0 ? 0 : await countIncompleteOf(tx, key, fresh);
  const totals = { lead_count: fresh.length, enrollment_count: enrolled };
  await addToTotals(tx, fromBin(account_id), fromBin(id), totals);
  return { created: fresh.length, enrolled, incomplete };
}

async function countIncompleteOf(
  tx: EntityManager,
  key: readonly Buffer[],
  fresh: readonly Buffer[],
): Promise<number> {
  const [{ total }] = await tx.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM leads
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) AND is_incomplete = TRUE`,
    [...key, fresh],
  );
  return total;
}
