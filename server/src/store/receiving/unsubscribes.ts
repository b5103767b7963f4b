import type { EntityManager } from 'typeorm';
import { blockAndStop } from '../block-list/block-list.js';
import { enrollments, type EnrollmentEntity } from '../entities.js';
import type { Row } from '../database/columns.js';
import { toEntity } from '../database/entity.js';
import { toBin } from '../database/ids.js';
import { mailIdentity, readCampaignFacts, readSendLeads } from '../sending/facts.js';

type Sequence = Pick<EnrollmentEntity, 'campaign_id' | 'lead_id' | 'global_lead_id'> & {
  mailbox_email: string | null;
};

async function sequence(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<Sequence | null> {
  type Columns = Pick<Row<typeof enrollments>, 'campaign_id' | 'lead_id' | 'global_lead_id'>;
  const [row] = await db.query<(Columns & { mailbox_email: string | null })[]>(
    `SELECT e.campaign_id, e.lead_id, e.global_lead_id, m.email AS mailbox_email FROM enrollments e
       LEFT JOIN mailboxes m ON m.account_id = e.account_id AND m.id = e.mailbox_id
     WHERE e.account_id = ? AND e.id = ?`,
    [toBin(accountId), toBin(enrollmentId)],
  );
  return row ? toEntity(enrollments, row) : null;
}

/** The address that an enrolment writes to; null when there is no such enrolment. */
export async function addressOfEnrollment(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<string | null> {
  const found = await sequence(db, accountId, enrollmentId);
  if (!found) return null;
  const leadId = found.lead_id;
  return (await readSendLeads(db, accountId, [leadId])).get(leadId)?.email ?? null;
}

/**
 * Takes an unsubscription: the address of the enrolment goes on the block list and all its sequences end. Done again it
 * changes nothing.
 *
 * @returns the address, null when there is no such enrolment
 */
export async function unsubscribeEnrollment(
  tx: EntityManager,
  accountId: string,
  enrollmentId: string,
  now: Date,
): Promise<string | null> {
  const found = await sequence(tx, accountId, enrollmentId);
  if (!found) return null;
  const leadId = found.lead_id;
  const campaignId = found.campaign_id;
  const lead = (await readSendLeads(tx, accountId, [leadId])).get(leadId);
  const campaign = (await readCampaignFacts(tx, accountId, [campaignId])).get(campaignId);
  if (!lead || !campaign) return null;
  const { mailbox_email, ...identity } = mailIdentity(lead, campaign, found.mailbox_email ?? '');
  const block = { type: 'email', value: lead.email, reason: 'Unsubscribed', origin: 'unsubscribe' } as const;
  await blockAndStop(tx, accountId, block, 'unsubscribed', now, {
    ...identity,
    ...(mailbox_email && { mailbox_email }),
    campaign_id: campaignId,
    lead_id: leadId,
    global_lead_id: found.global_lead_id,
  });
  return lead.email;
}
