// SQL, because these are read for each batch of messages that leaves.
import { sends } from '../entities.js';
import type { EntityManager } from 'typeorm';
import { blocksMailboxes } from '../../../domain/campaigns/campaign-status.js';
import type { IdentifiedLead } from '../../../domain/leads/email-address.js';
import { campaignZone } from '../../../domain/schedule/lifecycle-dates.js';
import { campaigns, leads, type LeadEntity, type ThreadEntity } from '../../entities.js';
import type { Row } from '../../database/columns.js';
import { toEntities } from '../../database/entity.js';
import { toBin } from '../../database/ids.js';

/** A lead as sending sees it: what is merged, where it goes, and whether it may go at all. */
export interface SendLead extends IdentifiedLead {
  id: string;
  custom_lead_data: Record<string, unknown>;
  /** It was deleted, or a replacement has retired it. */
  gone: boolean;
}

/** Leads by id. */
export async function readSendLeads(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, SendLead>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Row<typeof leads>[]>('SELECT * FROM leads WHERE account_id = ? AND id IN (?)', [
    toBin(accountId),
    ids.map(toBin),
  ]);
  return new Map(toEntities(leads, rows).map(lead => [lead.id, sendLead(lead)]));
}

/** A lead as sending sees it. */
export function sendLead(row: LeadEntity): SendLead {
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    first_name: row.first_name,
    last_name: row.last_name,
    company_name: row.company_name,
    website: row.website,
    linkedin_url: row.linkedin_url,
    company_linkedin_url: row.company_linkedin_url,
    phone_number: row.phone_number,
    mobile_phone_number: row.mobile_phone_number,
    custom_lead_data: row.custom_lead_data,
    gone: row.deleted_at !== null || row.retired_at !== null,
  };
}

/** Whose a message is. */
export type Origin = Pick<ThreadEntity, 'campaign_id' | 'lead_id' | 'global_lead_id' | 'enrollment_id'>;

/** Whose a message was when it left; that of its thread where the ledger does not know the message. */
export async function readSendOrigin(
  db: EntityManager,
  accountId: string,
  sendId: string | null,
  thread: Origin,
): Promise<Origin> {
  if (sendId === null) return thread;
  const send = await db.getRepository(sends).findOne({
    select: {
      account_id: true,
      id: true,
      campaign_id: true,
      lead_id: true,
      global_lead_id: true,
      enrollment_id: true,
    },
    where: { account_id: accountId, id: sendId },
  });
  return send ?? thread;
}

/** A campaign as events and metrics name it. */
export interface CampaignFacts {
  id: string;
  name: string | null;
  /** Zone in which its days are counted. */
  zone: string;
}

/** A campaign and whether its mailboxes wait for its interval. */
export interface SendingCampaign extends CampaignFacts {
  blocksMailboxes: boolean;
}

/** Campaigns by id, deleted ones too. */
export async function readCampaignFacts(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, SendingCampaign>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<
    Pick<
      Row<typeof campaigns>,
      'id' | 'name' | 'status' | 'schedule' | 'lifecycle_time_zone' | 'deleted_at'
    >[]
  >(
    `SELECT id, name, status, schedule, lifecycle_time_zone, deleted_at FROM campaigns
     WHERE account_id = ? AND id IN (?)`,
    [toBin(accountId), ids.map(toBin)],
  );
  const found = toEntities(campaigns, rows).map(row => ({
    id: row.id,
    name: row.name,
    zone: campaignZone(row),
    blocksMailboxes: row.deleted_at === null && blocksMailboxes(row.status),
  }));
  return new Map(found.map(campaign => [campaign.id, campaign]));
}
