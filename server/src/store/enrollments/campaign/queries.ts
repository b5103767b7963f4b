// SQL, because a whole campaign changes in one statement that joins or selects from other tables.
import type { EntityManager } from 'typeorm';
import type { Position } from '../../../domain/flow/position.js';
import type { CampaignKey } from '../../campaigns/repository.js';
import { newId, toBin, hashToBin } from '../../database/ids.js';
import { lackingSql } from '../../leads/queries.js';
import { addToTotals } from '../../stats/repository.js';
import type { Row } from '../../database/columns.js';
import { toEntities } from '../../database/entity.js';
import { enrollments, type EnrollmentEntity } from '../entity.js';

/**
 * A UUIDv7 for each row: the time of one made here, then a counter (RFC 9562, section 6.2), so that a million rows go to the end
 * of each index, then bits that the lead's id decides.
 */
const enrollmentId = `UNHEX(CONCAT(?, '7', SUBSTR(l.counter, 1, 3), 'a', SUBSTR(l.counter, 4, 5), SUBSTR(l.digest, 1, 10)))`;

/**
 * Enrolls everyone of a campaign who can be and is not: leads that are not deleted, retired or suppressed and lack no
 * declared custom field. The transaction must hold the campaign locked.
 *
 * @param position where the flow begins
 * @returns how many were enrolled
 */
export async function enrollCampaignLeads(
  tx: EntityManager,
  { account_id, id }: CampaignKey,
  position: Position,
  now: Date,
): Promise<number> {
  const made = newId().replaceAll('-', '');
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT INTO enrollments (account_id, id, campaign_id, lead_id, global_lead_id, state, current_node_id, awaits,
        next_action_at, created_at, updated_at)
     SELECT l.account_id, ${enrollmentId}, l.campaign_id, l.id, l.global_lead_id, 'active', ?, ?, ?, ?, ?
       FROM (SELECT account_id, campaign_id, id, global_lead_id, email,
                    LPAD(HEX(ROW_NUMBER() OVER (ORDER BY id)), 8, '0') AS counter,
                    SHA2(CONCAT(HEX(id), ?), 256) AS digest FROM leads
              WHERE account_id = ? AND campaign_id = ? AND deleted_at IS NULL AND retired_at IS NULL
                AND is_incomplete = FALSE) l
      WHERE NOT EXISTS (SELECT 1 FROM enrollments e WHERE e.account_id = l.account_id AND e.lead_id = l.id)
        AND NOT EXISTS (SELECT 1 FROM block_list_entries b WHERE b.account_id = l.account_id AND b.type = 'email'
              AND b.value = l.email)
        AND NOT EXISTS (SELECT 1 FROM block_list_entries b WHERE b.account_id = l.account_id AND b.type = 'domain'
              AND b.value = SUBSTRING_INDEX(l.email, '@', -1))`,
    [
      made.slice(0, 12),
      position.nodeId,
      position.awaits,
      position.at,
      now,
      now,
      made,
      toBin(account_id),
      toBin(id),
    ],
  );
  await addToTotals(tx, account_id, id, { enrollment_count: affectedRows });
  return affectedRows;
}

/** A way on for those who came to the end of the flow at a node. */
export interface Continuation {
  nodeId: string;
  /** Only those whose conversation has this category; null: all. */
  category: string | null;
  position: Position;
}

/** Lets completed enrollments go on where their node gained a way out. Returns how many do. */
export async function reactivateEnrollments(
  tx: EntityManager,
  campaign: CampaignKey,
  ways: readonly Continuation[],
  now: Date,
): Promise<number> {
  let count = 0;
  for (const way of ways) {
    const { nodeId, awaits, at } = way.position;
    const { tables, where, values } = whoGoesOn(campaign, way);
    const { affectedRows } = await tx.query<{ affectedRows: number }>(
      `UPDATE ${tables}
          SET e.state = 'active', e.reason = NULL, e.current_node_id = ?, e.awaits = ?, e.next_action_at = ?,
              e.ended_at = NULL, e.updated_at = ?
        WHERE ${where}`,
      [nodeId, awaits, at, now, ...values],
    );
    count += affectedRows;
  }
  const counts = { terminal_enrollment_count: -count };
  await addToTotals(tx, campaign.account_id, campaign.id, counts);
  return count;
}

/** How many {@link reactivateEnrollments} would let go on. */
export async function countReactivations(
  db: EntityManager,
  campaign: CampaignKey,
  ways: readonly Continuation[],
): Promise<number> {
  let count = 0;
  for (const way of ways) {
    const { tables, where, values } = whoGoesOn(campaign, way);
    const [{ total }] = await db.query<[{ total: number }]>(
      `SELECT COUNT(*) AS total FROM ${tables} WHERE ${where}`,
      values,
    );
    count += total;
  }
  return count;
}

/** The completed enrollments `e` that a way leads on. */
function whoGoesOn({ account_id, id }: CampaignKey, { nodeId, category }: Continuation) {
  const thread = 'JOIN threads t ON t.account_id = e.account_id AND t.id = e.thread_id';
  return {
    tables: `enrollments e JOIN leads l ON l.account_id = e.account_id AND l.id = e.lead_id
             ${category === null ? '' : thread}`,
    where: `e.account_id = ? AND e.campaign_id = ? AND e.state = 'completed' AND e.current_node_id = ?
            AND l.deleted_at IS NULL AND l.retired_at IS NULL ${category === null ? '' : 'AND t.category = ?'}`,
    values: [toBin(account_id), toBin(id), nodeId, ...(category === null ? [] : [category])],
  };
}

/**
 * Marks the leads that lack a declared custom field, and unmarks the others.
 * Call it when the declared fields change.
 */
export async function refreshIncomplete(
  tx: EntityManager,
  { account_id, id }: CampaignKey,
  customKeys: readonly string[],
): Promise<void> {
  const { sql, values } = lackingSql(customKeys);
  await tx.query(
    `UPDATE leads SET is_incomplete = ${sql}
      WHERE account_id = ? AND campaign_id = ? AND deleted_at IS NULL`,
    [...values, toBin(account_id), toBin(id)],
  );
}

/** How many leads of a campaign lack a declared custom field. */
export async function countIncomplete(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM leads
      WHERE account_id = ? AND campaign_id = ? AND is_incomplete = TRUE AND deleted_at IS NULL`,
    [toBin(accountId), toBin(campaignId)],
  );
  return total;
}

export const lockedColumns = {
  id: true,
  campaign_id: true,
  lead_id: true,
  global_lead_id: true,
  state: true,
  reason: true,
  current_node_id: true,
  awaits: true,
  next_action_at: true,
  due_before_pause: true,
} as const satisfies { [column in keyof EnrollmentEntity]?: true };

/** The row of an enrollment that the transaction has locked. */
export type LockedEnrollmentRow = Pick<EnrollmentEntity, keyof typeof lockedColumns>;

/** Locks the enrollments of people in a campaign. */
export async function lockEnrollmentsOf(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<LockedEnrollmentRow[]> {
  if (globalLeadIds.length === 0) return [];
  // Without the index the server goes through all enrollments of the account in the order of their ids, and waits for
  // each that somebody holds.
  const rows = await tx.query<Pick<Row<typeof enrollments>, keyof LockedEnrollmentRow>[]>(
    `SELECT ${Object.keys(lockedColumns).join(', ')} FROM enrollments FORCE INDEX (of_person)
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), toBin(campaignId), globalLeadIds.map(hashToBin)],
  );
  return toEntities(enrollments, rows);
}
