import type { EntityManager } from 'typeorm';
import { declaredFields } from '../../../domain/flow/data.js';
import {
  draftImport,
  type Draft,
  type ImportOutcome,
  type ImportRow,
  type RefusedRow,
} from '../../../domain/leads/draft-import.js';
import { slices } from '../../../domain/jobs/slices.js';
import { newId } from '../../database/ids.js';
import { insertEntities } from '../../database/bulk/queries.js';
import { statementQueue } from '../../database/bulk/statement-queue.js';
import { leads, people, type CampaignEntity, type LeadEntity, type PersonEntity } from '../../entities.js';
import { savedFlow } from '../../flow/repository.js';
import { verificationColumns, wordsColumn } from '../../people/entities.js';
import { lockPeople, updatePeople } from '../../people/queries.js';
import { insertTokens, replaceTokens } from '../../people/search/queries.js';
import { addToTotals } from '../../stats/repository.js';
import { countNewPeople } from '../../stats/held-counts.js';
import { addPersonTags, personTagsByName } from '../../tags/queries.js';
import { erasedAmong } from '../../block-list/queries.js';
import { barredFrom, enrollNew, enrollWritten } from '../enroll.js';
import { lockLeadsOf, updateLeads } from '../queries.js';
import { indexRenamed, type ChangedLead } from '../repository.js';
import { newLead, newPerson } from '../rows.js';

/** Rows that are sent together, while the next ones are merged; and those that are merged at a stretch. */
const TOGETHER = 500;
const SLICE = 100;

/** Where leads go, and how they came in. The transaction holds the campaign locked, at least for sharing. */
export interface ImportTarget {
  campaign: CampaignEntity;
  /** As `source` of a lead shows it. */
  source: string;
  now: Date;
}

/** A row that is stored. */
export interface ImportedRow {
  index: number;
  /** UUID of the lead. */
  leadId: string;
  globalLeadId: string;
  outcome: ImportOutcome;
  /** It lacks a declared custom field and is held from sending. */
  incomplete: boolean;
  /** It was enrolled now. */
  enrolled: boolean;
}

/** Rows that are stored, and why the others are not. */
export interface ImportResult {
  imported: ImportedRow[];
  refused: RefusedRow[];
}

/**
 * Imports leads: people are merged by address, their tags and verification kept, their rows in the campaign made,
 * brought back or merged, and those that are complete enrolled when the campaign is launched. The number of statements
 * does not depend on the number of rows. Rows of one address are merged in their order.
 *
 * Throws a duplicate key error when another transaction makes the same person or lead at this moment: then the whole
 * transaction is to run again, see `transactionWithInserts`.
 */
export async function importLeads(
  tx: EntityManager,
  accountId: string,
  target: ImportTarget,
  given: readonly ImportRow[],
): Promise<ImportResult> {
  const { campaign, now } = target;
  const ids = [...new Set(given.map(row => row.input.globalLeadId))].sort();
  const known = await lockPeople(tx, accountId, ids);
  // Asked once they are locked: whoever is erased meanwhile is erased with what is stored here.
  const erased = await erasedAmong(tx, accountId, ids);
  const rows = erased.size === 0 ? given : given.filter(row => !erased.has(row.input.globalLeadId));
  // Whom the account does not know is in none of its campaigns.
  const members = await lockLeadsOf(tx, accountId, campaign.id, [...known.keys()]);
  const emails = rows.map(({ input }) => input.email);
  const asking = barredFrom(tx, campaign, emails);
  // Who merges rows meanwhile sees what went wrong at the end.
  asking.catch(() => undefined);
  const declared = declaredFields(savedFlow(campaign).flow).custom;
  const { drafts, refused } = draftImport(rows, { people: known, leads: members }, declared, rows.map(newId));
  const barred = await asking;
  const queue = statementQueue(tx);
  const merged: Merged[] = [];
  for await (const together of slices(drafts, TOGETHER)) {
    const part: Merged[] = [];
    for await (const slice of slices(together, SLICE))
      for (const draft of slice) part.push(merge(draft, target));
    await insertEntities(queue, people, newPeople(part));
    merged.push(...part);
  }
  const made = leadsThat(merged, 'created');
  await insertTokens(queue, newPeople(merged));
  await insertEntities(queue, leads, made);
  const begun = await enrollNew(queue, campaign, made, barred, now);
  await queue.drained();
  await countNewPeople(tx, accountId, newPeople(merged).length);
  await updateKnown(tx, merged);
  await tagPeople(tx, accountId, merged, now);
  const changed = merged.flatMap(changedLead);
  const goneOn = await enrollWritten(tx, campaign, changed, barred, now);
  const lead_count = made.length + leadsThat(merged, 'restored').length;
  for (const totals of [begun.totals, goneOn.totals, { lead_count }])
    await addToTotals(tx, accountId, campaign.id, totals);
  await indexRenamed(tx, accountId, changed);
  const enrolled = new Set([...begun.leadIds, ...goneOn.leadIds]);
  const imported = merged.flatMap(row => importedRows(row, enrolled)).sort((a, b) => a.index - b.index);
  const unwanted = given.filter(row => erased.has(row.input.globalLeadId)).map(erasedRow);
  return { imported, refused: [...refused, ...unwanted].sort((a, b) => a.index - b.index) };
}

function erasedRow({ index, input: { globalLeadId } }: ImportRow): RefusedRow {
  const message =
    'This person was erased. To add the address again, delete its hash from the block list first.';
  return { index, globalLeadId, issue: { path: 'email', code: 'invalid_value', message } };
}

/** A draft with the entities that it comes to. */
interface Merged {
  draft: Draft<PersonEntity, LeadEntity>;
  person: PersonEntity;
  /** Whether a person whom the account knew is not the same any more. */
  isPersonChanged: boolean;
  lead: LeadEntity;
}

function merge(draft: Draft<PersonEntity, LeadEntity>, { campaign, source, now }: ImportTarget): Merged {
  const { personBefore, leadBefore, verification, outcome } = draft;
  const person: PersonEntity = {
    ...(personBefore ?? newPerson(campaign.account_id, draft, now)),
    ...draft.person,
    ...(verification && verificationColumns(verification)),
  };
  person.words = wordsColumn(person);
  let isPersonChanged = personBefore !== undefined && !isSame(personBefore, person);
  // What the campaigns bring moves latest_activity_at alone.
  if (isPersonChanged) person.updated_at = now;
  const lead: LeadEntity = {
    ...(leadBefore ?? newLead(campaign, draft, source, now)),
    ...draft.lead,
    is_incomplete: draft.rows.at(-1)!.incomplete,
  };
  if (outcome === 'created' || outcome === 'restored') {
    Object.assign(lead, { deleted_at: null, retired_at: null, replaced_by_lead_id: null });
    person.campaign_count += 1;
    person.newest_membership_created_at = now;
    person.latest_activity_at = now;
    isPersonChanged = personBefore !== undefined;
  }
  if (outcome !== 'unchanged') lead.updated_at = now;
  return { draft, person, isPersonChanged, lead };
}

/** Whether an entity is equal to the previous one: dates and custom fields too, which may be other objects. */
function isSame<T extends object>(before: T, after: T): boolean {
  return (Object.keys(after) as (keyof T)[]).every(
    name => before[name] === after[name] || JSON.stringify(before[name]) === JSON.stringify(after[name]),
  );
}

function newPeople(merged: readonly Merged[]): PersonEntity[] {
  return merged.flatMap(({ draft, person }) => (draft.personBefore ? [] : [person]));
}

function leadsThat(merged: readonly Merged[], ...were: ImportOutcome[]): LeadEntity[] {
  return merged.flatMap(({ draft, lead }) => (were.includes(draft.outcome) ? [lead] : []));
}

/** Stores the changes of people and leads that existed before. */
async function updateKnown(tx: EntityManager, merged: readonly Merged[]): Promise<void> {
  const changes = merged.flatMap(({ draft: { personBefore }, person, isPersonChanged }) =>
    personBefore && isPersonChanged ? [{ before: personBefore, after: person }] : [],
  );
  await updatePeople(
    tx,
    changes.map(({ after }) => after),
  );
  await replaceTokens(tx, changes);
  await updateLeads(tx, leadsThat(merged, 'restored', 'updated'));
}

function changedLead({ draft: { leadBefore }, lead }: Merged): ChangedLead[] {
  return leadBefore ? [{ before: leadBefore, after: lead }] : [];
}

async function tagPeople(
  tx: EntityManager,
  accountId: string,
  merged: readonly Merged[],
  now: Date,
): Promise<void> {
  const names = merged.flatMap(({ draft }) => draft.tags);
  const tags = await personTagsByName(tx, accountId, names, now);
  const links = merged.flatMap(({ draft: { globalLeadId, tags: names } }) =>
    names.map(name => ({ globalLeadId, tagId: tags.get(name)! })),
  );
  await addPersonTags(tx, accountId, links);
}

/** A row that repeats an address updates what the first one made. */
function importedRows({ draft, lead: { id } }: Merged, enrolled: ReadonlySet<string>): ImportedRow[] {
  const { globalLeadId, outcome, rows } = draft;
  return rows.map(({ index, incomplete }, position) => ({
    index,
    leadId: id,
    globalLeadId,
    outcome: position === 0 ? outcome : 'updated',
    incomplete,
    enrolled: position === 0 && enrolled.has(id),
  }));
}
