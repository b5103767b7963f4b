import { In, type EntityManager } from 'typeorm';
import type { CampaignField } from '../../../domain/csv/column-layout.js';
import { enrollments, leads, threads } from '../../entities.js';

/** Where a lead of a campaign is, as an export shows it; null before the launch, or without a category. */
export type LeadState = Record<CampaignField, string | null>;

/** Returns the states of the leads of a campaign, by global lead id. */
export async function readLeadStates(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, LeadState>> {
  const ofLeads = await db.getRepository(leads).find({
    select: { id: true, global_lead_id: true },
    where: { account_id: accountId, campaign_id: campaignId, global_lead_id: In([...globalLeadIds]) },
  });
  const ofLead = { account_id: accountId, lead_id: In(ofLeads.map(({ id }) => id)) };
  const [positions, conversations] = await Promise.all([
    db
      .getRepository(enrollments)
      .find({ select: { lead_id: true, state: true, reason: true }, where: ofLead }),
    // The latest conversation of a lead comes last.
    db.getRepository(threads).find({
      select: { lead_id: true, category: true },
      where: ofLead,
      order: { last_message_at: 'ASC' },
    }),
  ]);
  const enrollmentOf = new Map(positions.map(({ lead_id, ...position }) => [lead_id, position]));
  const categoryOf = new Map(conversations.map(({ lead_id, category }) => [lead_id, category]));
  return new Map(
    ofLeads.map(({ id, global_lead_id }) => [
      global_lead_id,
      {
        enrollment_state: enrollmentOf.get(id)?.state ?? null,
        enrollment_reason: enrollmentOf.get(id)?.reason ?? null,
        category: categoryOf.get(id) ?? null,
      },
    ]),
  );
}
