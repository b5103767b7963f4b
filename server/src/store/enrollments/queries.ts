// SQL, because an index must be forced to lock the enrollments of people alone.
import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import { toEntities } from '../database/entity.js';
import { hashToBin, toBin } from '../database/ids.js';
import { enrollments, type EnrollmentEntity } from './entity.js';

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
} as const satisfies { [column in keyof EnrollmentEntity]?: true };

/** An enrollment that the transaction holds locked. */
export type LockedEnrollment = Pick<EnrollmentEntity, keyof typeof lockedColumns>;

/** Locks the enrollments of people in a campaign. */
export async function lockEnrollmentsOf(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<LockedEnrollment[]> {
  if (globalLeadIds.length === 0) return [];
  // Without the index the server goes through all enrollments of the account in the order of their ids, and waits for
  // each that somebody holds.
  const rows = await tx.query<Pick<Row<typeof enrollments>, keyof LockedEnrollment>[]>(
    `SELECT ${Object.keys(lockedColumns).join(', ')} FROM enrollments FORCE INDEX (of_person)
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) ORDER BY id FOR UPDATE`,
    [toBin(accountId), toBin(campaignId), globalLeadIds.map(hashToBin)],
  );
  return toEntities(enrollments, rows);
}
