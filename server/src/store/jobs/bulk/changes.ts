import type { EntityManager } from 'typeorm';
import { parseEmail } from '../../../domain/leads/email-address.js';
import type { JobCounts } from '../../../domain/jobs/job-state.js';
import type { LeadInput } from '../../../domain/leads/lead-input.js';
import type { ImportRow, RefusedRow } from '../../../domain/leads/draft-import.js';
import { addNewcomers } from './add/queries.js';
import type { CampaignEntity, LeadListEntity, PersonEntity } from '../../entities.js';
import { lockEnrollmentsOf, type LockedEnrollmentRow } from '../../enrollments/campaign/queries.js';
import { pauseEnrollments } from '../../enrollments/repository.js';
import { resumeEnrollments } from '../../enrollments/resume.js';
import { savedFlow } from '../../flow/repository.js';
import { importLeads, type ImportedRow, type ImportTarget } from '../../leads/import/repository.js';
import { addMembers, removeMembers } from '../../lead-lists/queries.js';
import { lockLeadsOf } from '../../leads/queries.js';
import { lockMemberships, removeLeads } from '../../leads/repository.js';
import { knownPeople, lockPeople } from '../../people/queries.js';

/** What a batch came to. Whom the account does not know is in `unknown` and in no counter. */
export interface BulkChange<Counts extends JobCounts = JobCounts> {
  counts: Counts;
  /** Global lead ids of those concerned. */
  people: string[];
  unknown: string[];
}

/** A batch that took people out of campaigns, or off a list. */
export type Removal = BulkChange<{ removed: number; skipped: number }>;

/** A batch of an import. */
export interface Import {
  counts: Record<'imported' | 'created' | 'updated' | 'enrolled' | 'incomplete' | 'failed', number>;
  people: string[];
  refused: RefusedRow[];
}

/** Imports rows, and counts what became of them; rows that were refused are counted as failed. */
export async function importBatch(
  tx: EntityManager,
  accountId: string,
  target: ImportTarget,
  rows: readonly ImportRow[],
): Promise<Import> {
  const { imported, refused } = await importLeads(tx, accountId, target, rows);
  const count = counter(imported);
  const created = count(row => row.outcome === 'created');
  return {
    counts: {
      imported: imported.length,
      created,
      updated: imported.length - created,
      enrolled: count(row => row.enrolled),
      incomplete: count(row => row.incomplete),
      failed: refused.length,
    },
    people: [...new Set(imported.map(row => row.globalLeadId))],
    refused,
  };
}

/** Brings people of the account into a campaign. */
export async function addPeopleToCampaign(
  tx: EntityManager,
  accountId: string,
  { campaign, now }: Omit<ImportTarget, 'source'>,
  ids: readonly string[],
): Promise<BulkChange<Record<'created' | 'updated' | 'enrolled' | 'skipped' | 'incomplete', number>>> {
  const { known, others, ...added } = await addNewcomers(tx, campaign, ids, now);
  const people = await lockPeople(tx, accountId, others);
  const rows = [...people.values()].map((person, index) => ({ index, input: asInput(person) }));
  const target = { campaign, source: 'people', now };
  const { imported, refused } = await importLeads(tx, accountId, target, rows);
  const count = counter(imported);
  const unwanted = new Set(refused.map(row => row.globalLeadId));
  return {
    counts: {
      created: added.created + count(row => row.outcome === 'created'),
      updated: count(row => row.outcome !== 'created' && changes(row)),
      enrolled: added.enrolled + count(row => row.enrolled),
      skipped: count(row => !changes(row)) + refused.length,
      incomplete: added.incomplete + count(row => row.incomplete && changes(row)),
    },
    people: [...known].filter(id => !unwanted.has(id)),
    unknown: ids.filter(id => !known.has(id)),
  };
}

/** Whether an import did anything: a lead that was there unchanged may still have been enrolled. */
function changes({ outcome, enrolled }: ImportedRow): boolean {
  return outcome !== 'unchanged' || enrolled;
}

/** Takes people out of a campaign. */
export async function removePeopleFromCampaign(
  tx: EntityManager,
  accountId: string,
  campaign: CampaignEntity,
  ids: readonly string[],
  now: Date,
): Promise<Removal> {
  const people = await lockPeople(tx, accountId, ids);
  const leads = await lockLeadsOf(tx, accountId, campaign.id, [...people.keys()]);
  const live = [...leads.values()].filter(lead => lead.deleted_at === null);
  await removeLeads(tx, accountId, live, now);
  return {
    counts: { removed: live.length, skipped: people.size - live.length },
    people: live.map(lead => lead.global_lead_id),
    unknown: ids.filter(id => !people.has(id)),
  };
}

/** Takes people out of all campaigns that may be written to; `removed` counts memberships. */
export async function removePeopleFromAllCampaigns(
  tx: EntityManager,
  accountId: string,
  ids: readonly string[],
  now: Date,
): Promise<Removal> {
  const people = await lockPeople(tx, accountId, ids);
  const leads = await lockMemberships(tx, accountId, [...people.keys()]);
  await removeLeads(tx, accountId, leads, now);
  const concerned = new Set(leads.map(lead => lead.global_lead_id));
  return {
    counts: { removed: leads.length, skipped: people.size - concerned.size },
    people: [...concerned],
    unknown: ids.filter(id => !people.has(id)),
  };
}

/** Pauses the sequences of people in a campaign. */
export const pausePeople = changingSequences('paused', (tx, { account_id }, locked, now) =>
  pauseEnrollments(tx, account_id, locked, now),
);

/** Lets the paused sequences of people in a campaign go on. */
export const resumePeople = changingSequences('resumed', (tx, campaign, locked, now) =>
  resumeEnrollments(tx, campaign.account_id, savedFlow(campaign).flow, locked, now),
);

function changingSequences(
  counter: 'paused' | 'resumed',
  change: (
    tx: EntityManager,
    campaign: CampaignEntity,
    locked: readonly LockedEnrollmentRow[],
    now: Date,
  ) => Promise<readonly LockedEnrollmentRow[]>,
) {
  return async (
    tx: EntityManager,
    accountId: string,
    campaign: CampaignEntity,
    ids: readonly string[],
    now: Date,
  ): Promise<BulkChange> => {
    const locked = await lockEnrollmentsOf(tx, accountId, campaign.id, ids);
    const people = (await change(tx, campaign, locked, now)).map(row => row.global_lead_id);
    const enrolled = new Set(locked.map(row => row.global_lead_id));
    const others = ids.filter(id => !enrolled.has(id));
    const known = await knownPeople(tx, accountId, others);
    const unknown = others.filter(id => !known.has(id));
    const skipped = ids.length - people.length - unknown.length;
    return { counts: { [counter]: people.length, skipped }, people, unknown };
  };
}

/** Puts people on a list that the transaction holds locked. */
export async function addPeopleToList(
  tx: EntityManager,
  accountId: string,
  list: LeadListEntity,
  ids: readonly string[],
  now: Date,
): Promise<BulkChange<{ added: number; skipped: number }>> {
  const known = await knownPeople(tx, accountId, ids);
  const added = await addMembers(tx, list, [...known], now);
  return {
    counts: { added: added.length, skipped: known.size - added.length },
    people: added,
    unknown: ids.filter(id => !known.has(id)),
  };
}

/** Takes people off a list that the transaction holds locked. */
export async function removePeopleFromList(
  tx: EntityManager,
  accountId: string,
  list: LeadListEntity,
  ids: readonly string[],
): Promise<Removal> {
  const removed = new Set(await removeMembers(tx, list, ids));
  const others = ids.filter(id => !removed.has(id));
  const known = await knownPeople(tx, accountId, others);
  return {
    counts: { removed: removed.size, skipped: known.size },
    people: [...removed],
    unknown: others.filter(id => !known.has(id)),
  };
}

function counter(imported: readonly ImportedRow[]) {
  return (is: (row: ImportedRow) => boolean) => imported.filter(is).length;
}

/** A person as a lead that says nothing new. */
function asInput(person: PersonEntity): LeadInput {
  const email = parseEmail(person.email);
  if (email === null) throw new Error('A person is stored under an address that is none.');
  return {
    email,
    globalLeadId: person.global_lead_id,
    contact: {},
    tags: [],
    verification: undefined,
  };
}
