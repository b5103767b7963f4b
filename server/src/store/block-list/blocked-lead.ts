import type { EntityManager } from 'typeorm';
import { globalLeadId } from '../../domain/email-address.js';
import type { EventPayloads } from '../../generated/events.js';
import { fromBin, hashFromBin, hashToBin, toBin } from '../database/ids.js';
import { mailIdentity, sendLead } from '../sending/facts.js';
import type { LeadRow } from '../entities.js';

/** What the event of an entry for an address may tell of a lead. */
export type BlockedLead = Omit<
  EventPayloads['blocklist.entry_added'],
  'block_list_entry_id' | 'type' | 'value' | 'reason' | 'origin'
>;

type Found = LeadRow & { campaign_name: string | null; mailbox_email: string | null };

/** The lead that an entry for an address concerns: the newest one that is written to, or else that there is. */
export async function blockedLead(
  db: EntityManager,
  accountId: string,
  email: string,
): Promise<Partial<BlockedLead>> {
  const [row] = await db.query<Found[]>(
    `SELECT l.*, c.name AS campaign_name, m.email AS mailbox_email FROM leads l
       JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id
       LEFT JOIN enrollments e ON e.account_id = l.account_id AND e.lead_id = l.id
       LEFT JOIN mailboxes m ON m.account_id = e.account_id AND m.id = e.mailbox_id
     WHERE l.account_id = ? AND l.global_lead_id = ? AND l.deleted_at IS NULL AND c.deleted_at IS NULL
     ORDER BY m.id IS NULL, l.id DESC LIMIT 1`,
    [toBin(accountId), hashToBin(globalLeadId(email))],
  );
  if (!row) return {};
  const campaign = { id: fromBin(row.campaign_id), name: row.campaign_name, zone: '' };
  const { mailbox_email, ...identity } = mailIdentity(sendLead(row), campaign, row.mailbox_email ?? '');
  return {
    ...identity,
    ...(mailbox_email && { mailbox_email }),
    campaign_id: campaign.id,
    lead_id: fromBin(row.id),
    global_lead_id: hashFromBin(row.global_lead_id),
  };
}
