import type { EntityManager } from 'typeorm';
import type { ImportRow } from '../../domain/leads/draft-import.js';
import type { CampaignStats } from '../../generated/types.js';
import { importLeads, type ImportResult } from '../leads/import/repository.js';
import { lockLeadsOf } from '../leads/queries.js';
import { removeLeads } from '../leads/repository.js';
import { lockPeople, uncountMemberships } from '../people/queries.js';
import { campaignTagKind, type TagEntity } from '../tags/entities.js';
import { campaignTagsByName, replaceTagLinks } from '../tags/repository.js';
import { campaignDailyStats, campaignTotals, type CampaignEntity } from './entities.js';
import { insertCampaign, lockCampaign, updateCampaign } from './repository.js';

/** What an external campaign takes over from its origin: nothing that the engine would act on. */
export type ExternalColumns = Pick<
  CampaignEntity,
  | 'name'
  | 'status'
  | 'schedule'
  | 'sending_interval_seconds'
  | 'max_bounce_percent'
  | 'lifecycle_time_zone'
  | 'lifecycle_start_on'
  | 'lifecycle_pause_on'
  | 'bucket_id'
  | 'flow_data'
  | 'flow_revision'
  | 'created_at'
  | 'updated_at'
  | 'deleted_at'
>;

/** A campaign of another platform. */
export interface ExternalCampaign {
  columns: ExternalColumns;
  tags: readonly Pick<TagEntity, 'name' | 'color'>[];
  /** Null keeps what is stored. */
  stats: CampaignStats | null;
}

/**
 * Stores an external campaign, or brings the one that is there up to date. It has no mailboxes, its people are never
 * enrolled, and no time of its lifecycle is watched: whatever its status, nothing is sent for it.
 */
export async function saveExternalCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
  { columns, tags, stats }: ExternalCampaign,
  now: Date,
): Promise<'created' | 'updated'> {
  const known = await lockCampaign(tx, accountId, id);
  const unwatched = { start_at: null, pause_at: null, launched_at: null };
  if (known) await updateCampaign(tx, known, columns);
  else await insertCampaign(tx, { account_id: accountId, id, source: 'external', ...unwatched, ...columns });
  const tagIds = await campaignTagsByName(tx, accountId, tags, now);
  await replaceTagLinks(tx, accountId, campaignTagKind, id, tagIds);
  if (stats) await replaceStats(tx, accountId, id, stats);
  if (known?.deleted_at === null && columns.deleted_at !== null) await uncountMemberships(tx, accountId, id);
  return known ? 'updated' : 'created';
}

/** Replaces the statistics of a campaign; how many leads it has is counted here. */
async function replaceStats(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  { daily, totals }: CampaignStats,
): Promise<void> {
  const key = { account_id: accountId, campaign_id: campaignId };
  const counted = daily.filter(day => day.sent || day.replied || day.positiveReply || day.bounce);
  const rows = new Map(
    counted.map(({ date: day, sent, replied, positiveReply: positive_reply, bounce }) => [
      day,
      { ...key, day, sent, replied, positive_reply, bounce },
    ]),
  );
  await tx.getRepository(campaignDailyStats).delete(key);
  if (rows.size > 0) await tx.getRepository(campaignDailyStats).insert([...rows.values()]);
  await tx.getRepository(campaignTotals).update(key, {
    sent_count: totals.sentCount,
    replied_count: totals.repliedCount,
    positive_reply_count: totals.positiveReplyCount,
    bounce_count: totals.bounceCount,
    last_bounce_at: totals.lastBounceAt === null ? null : new Date(totals.lastBounceAt),
    enrollment_count: totals.enrollmentCount,
    terminal_enrollment_count: totals.terminalEnrollmentCount,
    contacted_enrollment_count: totals.contactedEnrollmentCount,
    unsubscribed_count: totals.unsubscribedCount ?? 0,
  });
}

/** Stores leads of an external campaign, as `importLeads` does; run it with `transactionWithInserts`. */
export async function saveExternalLeads(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  rows: readonly ImportRow[],
  now: Date,
): Promise<ImportResult> {
  const campaign = await lockCampaign(tx, accountId, campaignId, 'share');
  return importLeads(tx, accountId, { campaign: campaign!, source: 'external', now }, rows);
}

/** Removes people from an external campaign, and returns how many were in it. */
export async function removeExternalLeads(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
  now: Date,
): Promise<number> {
  if (globalLeadIds.length === 0) return 0;
  await lockPeople(tx, accountId, globalLeadIds);
  const leads = await lockLeadsOf(tx, accountId, campaignId, globalLeadIds);
  const members = [...leads.values()].filter(lead => lead.deleted_at === null);
  await removeLeads(tx, accountId, members, now);
  return members.length;
}
