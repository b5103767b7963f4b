import type { EntityManager } from 'typeorm';
import { blockAndStop } from '../block-list/block-list.js';
import type { EnrollmentRow } from '../entities.js';
import { fromBin, hashFromBin, toBin } from '../database/ids.js';
import { mailIdentity, readCampaignFacts, readSendLeads } from '../sending/facts.js';

type Sequence = Pick<EnrollmentRow, 'campaign_id' | 'lead_id' | 'global_lead_id'> & {
  mailbox_email: string | null;
};

async function sequence(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<Sequence | null> {
  const [row] = await db.query<Sequence[]>(
    `SELECT e.campaign_id, e.lead_id, e.global_lead_id, m.email AS mailbox_email FROM enrollments e
       LEFT JOIN mailboxes m ON m.account_id = e.account_id AND m.id = e.mailbox_id
     WHERE e.account_id = ? AND e.id = ?`,
    [toBin(accountId), toBin(enrollmentId)],
  );
  return row ?? null;
}

/** The address that an enrolment writes to; null when there is no such enrolment. */
export async function addressOfEnrollment(
  db: EntityManager,
  accountId: string,
  enrollmentId: string,
): Promise<string | null> {
  const found = await sequence(db, accountId, enrollmentId);
  if (!found) return null;
  const leadId = fromBin(found.lead_id);
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
  const leadId = fromBin(found.lead_id);
  const campaignId = fromBin(found.campaign_id);
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
    global_lead_id: hashFromBin(found.global_lead_id),
  });
  return lead.email;
}
