import { groupBy } from '../../domain/shared/group-by.js';
import { In, IsNull, type EntityManager } from 'typeorm';
import { endEnrollments, lockEnrollmentsOfLeads } from '../enrollments/repository.js';
import { indexThreads } from '../inbox/search/indexing/queries.js';
import { people } from '../people/entities.js';
import { addToTotals } from '../stats/repository.js';
import { leads, type LeadEntity } from './entities.js';
import { lockThreadsOf } from './queries.js';

const forUpdate = { mode: 'pessimistic_write' } as const;

/** Locks a lead of a campaign; null when it does not exist or is deleted. */
export function lockLead(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
  id: string,
): Promise<LeadEntity | null> {
  return tx.getRepository(leads).findOne({
    where: { account_id: accountId, id, campaign_id: campaignId, deleted_at: IsNull() },
    lock: forUpdate,
  });
}

/** Locks leads, deleted ones too, in the order in which every transaction locks them. */
export function lockLeads(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
): Promise<LeadEntity[]> {
  return tx
    .getRepository(leads)
    .find({ where: { account_id: accountId, id: In(ids) }, order: { id: 'ASC' }, lock: forUpdate });
}

/** Locks every lead that these people are in campaigns that may be changed. */
export async function lockMemberships(
  tx: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<LeadEntity[]> {
  if (globalLeadIds.length === 0) return [];
  const found = await tx
    .getRepository(leads)
    .createQueryBuilder('lead')
    .select(['lead.account_id', 'lead.id'])
    .innerJoin('campaigns', 'c', 'c.account_id = lead.account_id AND c.id = lead.campaign_id')
    .where({ account_id: accountId, global_lead_id: In(globalLeadIds), deleted_at: IsNull() })
    .andWhere("c.source <> 'external' AND c.deleted_at IS NULL")
    .getMany();
  if (found.length === 0) return [];
  const ids = found.map(lead => lead.id);
  return (await lockLeads(tx, accountId, ids)).filter(lead => lead.deleted_at === null);
}

/** Locks the leads of a person that are not deleted, in all campaigns. */
export function lockLeadsOfPerson(
  tx: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<LeadEntity[]> {
  return tx.getRepository(leads).find({
    where: { account_id: accountId, global_lead_id: globalLeadId, deleted_at: IsNull() },
    order: { id: 'ASC' },
    lock: forUpdate,
  });
}

type Removable = Pick<LeadEntity, 'id' | 'campaign_id' | 'global_lead_id'>;

/**
 * Removes leads from their campaigns: their sequences stop, the people stay. The transaction holds people and leads
 * locked, and none of the leads is deleted already.
 */
export async function removeLeads(
  tx: EntityManager,
  accountId: string,
  removed: readonly Removable[],
  now: Date,
): Promise<void> {
  if (removed.length === 0) return;
  const ids = removed.map(lead => lead.id);
  await tx
    .getRepository(leads)
    .update({ account_id: accountId, id: In(ids) }, { deleted_at: now, updated_at: now });
  const enrollments = await lockEnrollmentsOfLeads(tx, accountId, ids);
  await endEnrollments(
    tx,
    accountId,
    enrollments.map(row => row.id),
    { state: 'stopped', reason: 'removed' },
    now,
  );
  await uncount(tx, accountId, removed, now);
  for (const [campaignId, count] of counted(removed.map(lead => lead.campaign_id)))
    await addToTotals(tx, accountId, campaignId, { lead_count: -count });
}

/** Takes memberships off the counts of people; those who lose equally many in one statement. */
async function uncount(
  tx: EntityManager,
  accountId: string,
  removed: readonly Removable[],
  now: Date,
): Promise<void> {
  const byCount = groupBy(counted(removed.map(lead => lead.global_lead_id)), ([, count]) => count);
  for (const [count, persons] of byCount)
    await tx
      .getRepository(people)
      .createQueryBuilder()
      .update({
        campaign_count: () => 'GREATEST(CAST(campaign_count AS SIGNED) - :count, 0)',
        latest_activity_at: now,
      })
      .where({ account_id: accountId, global_lead_id: In(persons.map(([person]) => person)) })
      .setParameters({ count })
      .execute();
}

/** How often each value is there, by value. */
function counted(values: readonly string[]): [value: string, count: number][] {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort();
}

/** A lead that was changed, before and after. */
export interface ChangedLead {
  before: LeadEntity;
  after: LeadEntity;
}

/** The columns of a lead by which its threads are found. */
const indexed = ['name', 'first_name', 'last_name', 'company_name'] as const;

/** Updates the search index of the threads of renamed leads. Locks the threads: enrollments come before them. */
export async function indexRenamed(
  tx: EntityManager,
  accountId: string,
  changes: readonly ChangedLead[],
): Promise<void> {
  const renamed = changes.flatMap(({ before, after }) =>
    indexed.some(name => before[name] !== after[name]) ? [after] : [],
  );
  if (renamed.length === 0) return;
  const byId = new Map(renamed.map(lead => [lead.id, lead]));
  const threads = await lockThreadsOf(tx, accountId, [...byId.keys()]);
  const texts = threads.flatMap(({ number, leadId }) => {
    const lead = byId.get(leadId);
    return lead ? [{ number, texts: indexed.map(name => lead[name]) }] : [];
  });
  if (texts.length > 0) await indexThreads(tx, accountId, texts);
}
