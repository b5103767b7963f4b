import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { CampaignStats } from '../../generated/types.js';
import { campaignTagKind, campaignTagsByName } from '../tags/campaign-tags.js';
import { insertCampaign, lockCampaign, updateCampaign } from './campaigns.js';
import type { CampaignRow, LeadRow, TagRow } from '../entities.js';
import { fromBin, hashFromBin, hashToBin, toBin } from '../database/ids.js';
import type { ImportRow } from '../leads/drafts.js';
import { importLeads, type ImportResult } from '../leads/import.js';
import { removeLeads } from '../leads/removal.js';
import { lockPeople, uncountMemberships } from '../people/people.js';
import { replaceTagLinks } from '../tags/tags.js';

/** What an external campaign takes over from its origin. Times of the engine are not among it: it never acts on one. */
export type ExternalColumns = Pick<
  CampaignRow,
  | 'name'
  | 'status'
  | 'schedule'
  | 'sending_interval_seconds'
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
  tags: readonly Pick<TagRow, 'name' | 'color'>[];
  /** Null: what is known stays. */
  stats: CampaignStats | null;
}

/**
 * The id here of a campaign of another platform: always the same, so that an import finds what an earlier one made. A
 * UUIDv7 of the moment at which the campaign was made there, which sorts it among the others.
 *
 * @param originId its UUID there
 */
export function externalCampaignId(accountId: string, originId: string, createdAt: Date): string {
  const origin = `${accountId} ${originId}`.toLowerCase();
  const id = createHash('sha256').update(origin).digest().subarray(0, 16);
  id.writeUIntBE(createdAt.getTime(), 0, 6);
  id[6] = 0x70 | (id[6]! & 0x0f);
  id[8] = 0x80 | (id[8]! & 0x3f);
  return fromBin(id);
}

/**
 * Stores an external campaign, or brings the one that is there up to date. It has no mailboxes, its people are never
 * enrolled, and no instant of its lifecycle is watched: whatever its status, nothing is sent for it.
 *
 * @param id see {@link externalCampaignId}
 */
export async function saveExternalCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
  { columns, tags, stats }: ExternalCampaign,
  now: Date,
): Promise<'created' | 'updated'> {
  const known = await lockCampaign(tx, accountId, id);
  const fixed = { source: 'external', start_at: null, pause_at: null, launched_at: null } as const;
  if (known) await updateCampaign(tx, known, columns);
  else await insertCampaign(tx, { account_id: toBin(accountId), id: toBin(id), ...fixed, ...columns });
  const tagIds = await campaignTagsByName(tx, accountId, tags, now);
  await replaceTagLinks(tx, accountId, campaignTagKind, id, tagIds);
  if (stats) await replaceStats(tx, accountId, id, stats);
  if (known?.deleted_at === null && columns.deleted_at !== null) await uncountMemberships(tx, accountId, id);
  return known ? 'updated' : 'created';
}

/** Makes these the only figures of a campaign; how many leads it has is counted here. */
async function replaceStats(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  { daily, totals }: CampaignStats,
): Promise<void> {
  const key = [toBin(accountId), toBin(campaignId)];
  await tx.query('DELETE FROM campaign_daily_stats WHERE account_id = ? AND campaign_id = ?', key);
  const counted = daily.filter(day => day.sent || day.replied || day.positiveReply || day.bounce);
  const rows = new Map(
    counted.map(day => [day.date, [...key, day.date, day.sent, day.replied, day.positiveReply, day.bounce]]),
  );
  if (rows.size > 0)
    await tx.query(
      `INSERT INTO campaign_daily_stats (account_id, campaign_id, day, sent, replied, positive_reply, bounce) VALUES ?`,
      [[...rows.values()]],
    );
  await tx.query(
    `UPDATE campaign_totals SET sent_count = ?, replied_count = ?, positive_reply_count = ?, bounce_count = ?,
       last_bounce_at = ?, enrollment_count = ?, terminal_enrollment_count = ?, contacted_enrollment_count = ?
     WHERE account_id = ? AND campaign_id = ?`,
    [
      totals.sentCount,
      totals.repliedCount,
      totals.positiveReplyCount,
      totals.bounceCount,
      totals.lastBounceAt === null ? null : new Date(totals.lastBounceAt),
      totals.enrollmentCount,
      totals.terminalEnrollmentCount,
      totals.contactedEnrollmentCount,
      ...key,
    ],
  );
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

/** Leads of a campaign that are not removed, in the order of their ids. */
export async function leadsAfter(
  db: EntityManager,
  accountId: string,
  campaignId: string,
  afterId: string | null,
  limit: number,
): Promise<{ id: string; globalLeadId: string }[]> {
  const rows = await db.query<Pick<LeadRow, 'id' | 'global_lead_id'>[]>(
    `SELECT id, global_lead_id FROM leads
     WHERE account_id = ? AND campaign_id = ? AND deleted_at IS NULL ${afterId === null ? '' : 'AND id > ?'}
     ORDER BY id LIMIT ?`,
    [toBin(accountId), toBin(campaignId), ...(afterId === null ? [] : [toBin(afterId)]), limit],
  );
  return rows.map(row => ({ id: fromBin(row.id), globalLeadId: hashFromBin(row.global_lead_id) }));
}

/** Removes people from an external campaign. Answers how many were in it. */
export async function removeExternalLeads(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  globalLeadIds: readonly string[],
  now: Date,
): Promise<number> {
  if (globalLeadIds.length === 0) return 0;
  await lockPeople(tx, accountId, globalLeadIds);
  const leads = await tx.query<Pick<LeadRow, 'id' | 'campaign_id' | 'global_lead_id'>[]>(
    `SELECT id, campaign_id, global_lead_id FROM leads
     WHERE account_id = ? AND campaign_id = ? AND global_lead_id IN (?) AND deleted_at IS NULL
     ORDER BY global_lead_id FOR UPDATE`,
    [toBin(accountId), toBin(campaignId), globalLeadIds.map(hashToBin)],
  );
  await removeLeads(tx, accountId, leads, now);
  return leads.length;
}
