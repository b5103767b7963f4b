import { In, IsNull, LessThanOrEqual, Like, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { Page, Paginated } from '../database/deep-pages.js';
import { containing } from '../database/sql.js';
import { campaignTagLinks } from '../tags/entities.js';
import { campaigns, campaignTotals, type CampaignEntity } from './entities.js';

/** What names a campaign; functions that change one accept the whole entity. */
export type CampaignKey = Pick<CampaignEntity, 'account_id' | 'id'>;

/** Returns a campaign, also a deleted one, as the transaction sees it; null when the account has none with this id. */
export function findCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<CampaignEntity | null> {
  return tx.getRepository(campaigns).findOneBy({ account_id: accountId, id });
}

/**
 * Reads a campaign and locks it until the transaction ends, also a deleted one; null when it does not exist.
 *
 * @param lock `update` for who changes the campaign; `share` for who depends on it (adds leads, say): any number of
 *   these run side by side, but none beside an `update`, such as a launch
 */
export function lockCampaign(
  tx: EntityManager,
  accountId: string,
  id: string,
  lock: 'update' | 'share' = 'update',
): Promise<CampaignEntity | null> {
  return tx.getRepository(campaigns).findOne({
    where: { account_id: accountId, id },
    lock: { mode: lock === 'update' ? 'pessimistic_write' : 'pessimistic_read' },
  });
}

/** A campaign and the interval at which it sends. */
export type CampaignPace = CampaignKey & Pick<CampaignEntity, 'sending_interval_seconds'>;

/** Returns the ids of those of these campaigns that still run, at the same interval. */
export async function findRunningAt(db: EntityManager, paces: readonly CampaignPace[]): Promise<Set<string>> {
  if (paces.length === 0) return new Set();
  const rows = await db.getRepository(campaigns).find({
    select: { id: true },
    where: paces.map(({ account_id, id, sending_interval_seconds }) => ({
      ...{ account_id, id, sending_interval_seconds },
      ...{ status: 'running' as const, deleted_at: IsNull() },
    })),
  });
  return new Set(rows.map(({ id }) => id));
}

/** A flow as the campaign's row holds it; see `savedFlow`. */
export type FlowColumns = Pick<CampaignEntity, 'flow_data' | 'flow_revision'>;

/** Returns the flows of campaigns as they are saved, by campaign. */
export async function readFlows(
  db: EntityManager,
  accountId: string,
  campaignIds: readonly string[],
): Promise<Map<string, FlowColumns>> {
  if (campaignIds.length === 0) return new Map();
  const rows = await db.getRepository(campaigns).find({
    select: { id: true, flow_data: true, flow_revision: true },
    where: { account_id: accountId, id: In([...campaignIds]) },
  });
  return new Map(rows.map(row => [row.id, row]));
}

/** A campaign as lists show it. */
export type CampaignSummaryEntity = Omit<CampaignEntity, 'flow_data' | 'flow_revision' | 'mailbox_list'>;

const summaryColumns = Object.keys(campaigns.options.columns).filter(
  column => !['flow_data', 'flow_revision', 'mailbox_list'].includes(column),
);

/** Which campaigns a list shows. */
export interface CampaignFilter {
  status?: CampaignEntity['status'];
  /** Only campaigns that carry any of these tags. */
  tagIds?: readonly string[];
  /** Only campaigns whose name contains this text, whatever its case. */
  q?: string;
  includeDeleted: boolean;
}

/** Returns a page of an account's campaigns, newest first, and how many there are. */
export async function listCampaigns(
  db: EntityManager,
  accountId: string,
  filter: CampaignFilter,
  { limit, offset }: Page,
): Promise<Paginated<CampaignSummaryEntity>> {
  const listed = listedCampaigns(db, accountId, filter);
  const total = await listed.getCount();
  if (limit === 0 || offset >= total) return { rows: [], total };
  const page = listed.limit(limit).offset(offset);
  const rows = await db
    .getRepository(campaigns)
    .createQueryBuilder('campaign')
    .select(summaryColumns.map(column => `campaign.${column}`))
    .innerJoin(
      `(${page.getQuery()})`,
      'page',
      'page.account_id = campaign.account_id AND page.id = campaign.id',
    )
    .setParameters(page.getParameters())
    .orderBy('campaign.id', 'DESC')
    .getMany();
  return { rows, total };
}

/** The keys of a list, which come from an index alone, as a test holds; the rows of a page are then read by them. */
export function listedCampaigns(
  db: EntityManager,
  accountId: string,
  { status, tagIds, q, includeDeleted }: CampaignFilter,
): SelectQueryBuilder<CampaignEntity> {
  const query = db
    .getRepository(campaigns)
    .createQueryBuilder('listed')
    .select('listed.account_id', 'account_id')
    .addSelect('listed.id', 'id')
    .where({
      account_id: accountId,
      ...(!includeDeleted && { deleted_at: IsNull() }),
      ...(status !== undefined && { status }),
      ...(q !== undefined && { name: Like(containing(q)) }),
    })
    .orderBy('listed.id', 'DESC');
  if (tagIds === undefined) return query;
  const tagged = query
    .subQuery()
    .select('1')
    .from(campaignTagLinks, 'link')
    .where({ tag_id: In([...tagIds]) })
    .andWhere('link.account_id = listed.account_id AND link.campaign_id = listed.id');
  return query.andWhere(`EXISTS ${tagged.getQuery()}`).setParameters(tagged.getParameters());
}

/** A campaign that has no mailboxes and tags yet, and has never run. */
export type NewCampaign = Omit<CampaignEntity, 'mailbox_list' | 'tag_list' | 'guard_from' | 'guard_trip'>;

/** Stores a new campaign, with its counts at zero. */
export async function insertCampaign(tx: EntityManager, campaign: NewCampaign): Promise<void> {
  await tx.getRepository(campaigns).insert(campaign);
  const key = { account_id: campaign.account_id, campaign_id: campaign.id };
  await tx.getRepository(campaignTotals).insert(key);
}

/** Changes columns of a campaign that the transaction holds locked. */
export async function updateCampaign(
  tx: EntityManager,
  { account_id, id }: CampaignKey,
  change: Partial<Omit<CampaignEntity, 'account_id' | 'id'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await tx.getRepository(campaigns).update({ account_id, id }, change);
}

/** Whether the time has come to start or to pause any campaign: most polls find none, and need no transaction then. */
export async function hasDueCampaigns(db: EntityManager, now: Date): Promise<boolean> {
  const repository = db.getRepository(campaigns);
  const due = { deleted_at: IsNull() };
  return (
    (await repository.existsBy({ ...due, status: 'scheduled', start_at: LessThanOrEqual(now) })) ||
    (await repository.existsBy({ ...due, status: 'running', pause_at: LessThanOrEqual(now) }))
  );
}

/**
 * Locks campaigns of a status, over all accounts, whose time to change it has come, without waiting for those that
 * another worker holds.
 */
export function lockDueCampaigns(
  tx: EntityManager,
  due: { status: CampaignEntity['status']; column: 'start_at' | 'pause_at' },
  now: Date,
  limit: number,
): Promise<Pick<CampaignEntity, 'account_id' | 'id' | 'name'>[]> {
  return tx.getRepository(campaigns).find({
    select: { account_id: true, id: true, name: true },
    where: { status: due.status, [due.column]: LessThanOrEqual(now), deleted_at: IsNull() },
    order: { [due.column]: 'ASC' },
    take: limit,
    lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
  });
}
