// SQL, because a lead is read with what four tables know of it in one statement.
import type { EntityManager } from 'typeorm';
import { hashToBin, toBin } from '../../database/ids.js';
import type { CampaignEntity, EnrollmentEntity, LeadEntity } from '../../entities.js';
import { toLead, type JoinedLeadRow } from '../queries.js';

/** A lead as replacements see it, with its enrollment; columns of the enrollment are null where it has none. */
export type ReplaceableLead = LeadEntity & {
  enrollment_id: string | null;
  enrollment_state: EnrollmentEntity['state'] | null;
  enrollment_reason: EnrollmentEntity['reason'];
  steps_sent: number | null;
  latest_activity_at: Date | null;
  campaign_status: CampaignEntity['status'];
};

const readSql = `SELECT l.*, e.id AS enrollment_id, e.state AS enrollment_state,
    e.reason AS enrollment_reason, e.steps_sent, p.latest_activity_at, c.status AS campaign_status
  FROM leads l
  JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
  LEFT JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id
  LEFT JOIN people p ON p.account_id = l.account_id AND p.global_lead_id = l.global_lead_id`;

type Found = JoinedLeadRow<ReplaceableLead>[];

/** Returns a lead by id, also a removed or replaced one. */
export async function readReplaceable(
  db: EntityManager,
  accountId: string,
  leadId: string,
): Promise<ReplaceableLead | null> {
  const key = [toBin(accountId), toBin(leadId)];
  const [row] = await db.query<Found>(`${readSql} WHERE l.account_id = ? AND l.id = ?`, key);
  return row ? toLead<ReplaceableLead>(row) : null;
}

/** Returns the lead that a person is in a campaign, also a removed or replaced one: there is one at most. */
export async function readMember(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadId: string,
): Promise<ReplaceableLead | null> {
  const [row] = await db.query<Found>(
    `${readSql} WHERE l.account_id = ? AND l.campaign_id = ? AND l.global_lead_id = ?`,
    [toBin(accountId), toBin(campaignId), hashToBin(globalLeadId)],
  );
  return row ? toLead<ReplaceableLead>(row) : null;
}
