import { In, IsNull, type EntityManager } from 'typeorm';
import { campaignMailboxes, campaigns, type CampaignEntity } from '../campaigns/entities.js';
import { enrollments } from '../enrollments/entity.js';

const simulatedColumns = {
  id: true,
  schedule: true,
  lifecycle_time_zone: true,
  sending_interval_seconds: true,
  start_at: true,
  pause_at: true,
  flow_data: true,
  flow_revision: true,
} as const satisfies { [column in keyof CampaignEntity]?: true };

/** A campaign as far as a simulation runs it. */
export type SimulatedCampaignEntity = Pick<CampaignEntity, keyof typeof simulatedColumns>;

/** Returns the mailboxes of the campaigns of an account that run or are scheduled, by campaign. */
export async function readSendingCampaigns(
  db: EntityManager,
  accountId: string,
): Promise<{ id: string; mailboxIds: string[] }[]> {
  const rows = await db.getRepository(campaigns).find({
    select: { id: true, mailbox_list: true },
    where: {
      account_id: accountId,
      status: In(['running', 'scheduled']),
      deleted_at: IsNull(),
      source: 'manual',
    },
  });
  return rows.map(row => ({ id: row.id, mailboxIds: row.mailbox_list?.split(',') ?? [] }));
}

/** Returns campaigns by id, as far as a simulation runs them. */
export async function readSimulated(
  db: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<SimulatedCampaignEntity[]> {
  return db.getRepository(campaigns).find({
    select: simulatedColumns,
    where: { account_id: accountId, id: In([...ids]) },
  });
}

/** Returns the mailboxes attached to campaigns, and when each last sent for them; by campaign. */
export async function readTurns(
  db: EntityManager,
  accountId: string,
  campaignIds: readonly string[],
): Promise<Map<string, Map<string, Date | null>>> {
  const links = await db.getRepository(campaignMailboxes).find({
    where: { account_id: accountId, campaign_id: In([...campaignIds]) },
    order: { campaign_id: 'ASC', created_at: 'ASC', mailbox_id: 'ASC' },
  });
  const turns = new Map(campaignIds.map(id => [id, new Map<string, Date | null>()]));
  for (const link of links) turns.get(link.campaign_id)?.set(link.mailbox_id, link.last_sent_at);
  return turns;
}

/** Counts the enrollments of a campaign that are paused by hand, and those that the block list ended. */
export async function countHalted(
  db: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<{ paused: number; blocked: number }> {
  const of = { account_id: accountId, campaign_id: campaignId };
  const stored = db.getRepository(enrollments);
  return {
    paused: await stored.countBy({ ...of, state: 'paused', reason: In(['manual', 'blocked']) }),
    blocked: await stored.countBy({ ...of, state: 'stopped', reason: In(['manual', 'blocked']) }),
  };
}
