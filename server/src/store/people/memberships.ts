import type { EntityManager } from 'typeorm';
import type { CampaignEntity } from '../entities.js';
import { hashToBin, toBin } from '../database/ids.js';
import { enrollmentSql, joinEnrollmentSql, type EnrollmentColumns } from '../leads/leads.js';

/** A campaign that a person is in, and the lead there. */
export interface MembershipRow extends EnrollmentColumns {
  campaign_id: Buffer;
  campaign_name: string | null;
  campaign_status: CampaignEntity['status'];
  lead_id: Buffer;
  created_at: Date;
}

/** The campaigns that a person is in, the one joined last first. */
export async function listMemberships(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<MembershipRow[]> {
  return db.query(
    `SELECT l.campaign_id, c.name AS campaign_name, c.status AS campaign_status, l.id AS lead_id, l.created_at,
       ${enrollmentSql}
     FROM leads l
     JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id AND c.deleted_at IS NULL
     ${joinEnrollmentSql}
     WHERE l.account_id = ? AND l.global_lead_id = ? AND l.deleted_at IS NULL ORDER BY l.id DESC`,
    [toBin(accountId), hashToBin(globalLeadId)],
  );
}
