import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import type { enrollments } from '../enrollments/entity.js';
import { fromBin, hashFromBin, toBin } from '../database/ids.js';

/** Whom an enrollment writes to, and from where. */
export interface EnrolledLead {
  campaignId: string;
  leadId: string;
  globalLeadId: string;
  mailboxEmail: string | null;
}

/** Returns whom an enrollment writes to; null when it does not exist. */
export async function readEnrolledLead(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<EnrolledLead | null> {
  type Columns = Pick<Row<typeof enrollments>, 'campaign_id' | 'lead_id' | 'global_lead_id'>;
  const [row] = await db.query<(Columns & { mailbox_email: string | null })[]>(
    `SELECT e.campaign_id, e.lead_id, e.global_lead_id, m.email AS mailbox_email FROM enrollments e
       LEFT JOIN mailboxes m ON m.account_id = e.account_id AND m.id = e.mailbox_id
     WHERE e.account_id = ? AND e.id = ?`,
    [toBin(accountId), toBin(enrollmentId)],
  );
  if (!row) return null;
  return {
    campaignId: fromBin(row.campaign_id),
    leadId: fromBin(row.lead_id),
    globalLeadId: hashFromBin(row.global_lead_id),
    mailboxEmail: row.mailbox_email,
  };
}
