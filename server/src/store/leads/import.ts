import type { EntityManager } from 'typeorm';
import { slices } from '../../domain/slices.js';
import { addToTotals } from '../stats/repository.js';
import type { LeadRow, PersonRow } from '../entities.js';
import { countNewPeople } from '../stats/held-counts.js';
import { fromBin } from '../database/ids.js';
import {
  draftImport,
  isSame,
  settle,
  type ImportOutcome,
  type ImportRow,
  type ImportTarget,
  type RefusedRow,
  type Settled,
} from './drafts.js';
import { barredFrom, enrollNew, enrollWritten } from './enroll.js';
import { indexRenamed, type ChangedLead } from './words.js';
import { insertLeads, lockLeadsOf, updateLeads } from './leads.js';
import { insertPeople, lockPeople, updatePeople } from '../people/people.js';
import { insertTokens, replaceTokens } from '../people/tokens.js';
import { addPersonTags, personTagsByName } from '../tags/queries.js';
import { statementQueue } from '../database/bulk/statement-queue.js';

/** Rows that are sent together, while the next ones are merged; and those that are merged at a stretch. */
const TOGETHER = 500;
const SLICE = 100;

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
  rows: readonly ImportRow[],
): Promise<ImportResult> {
  const { campaign, now, whenLocked } = target;
  const ids = [...new Set(rows.map(row => row.input.globalLeadId))].sort();
  const people = await lockPeople(tx, accountId, ids);
  // Whom the account does not know is in none of its campaigns.
  const leads = await lockLeadsOf(tx, accountId, campaign.id, [...people.keys()]);
  whenLocked?.();
  const asking = barredFrom(
    tx,
    campaign,
    rows.map(({ input }) => input.email),
  );
  // Who merges rows meanwhile sees what went wrong at the end.
  asking.catch(() => undefined);
  const { drafts, refused } = draftImport(rows, people, leads);
  const barred = await asking;
  const queue = statementQueue(tx);
  const settled: Settled[] = [];
  for await (const together of slices(drafts, TOGETHER)) {
    const rows: Settled[] = [];
    for await (const slice of slices(together, SLICE)) rows.push(...settle(slice, target));
    await insertPeople(queue, newPeople(rows));
    settled.push(...rows);
  }
  const made = leadsThat(settled, 'created');
  await insertTokens(queue, newPeople(settled));
  await insertLeads(queue, made);
  const begun = await enrollNew(queue, campaign, made, barred, now);
  await queue.drained();
  await countNewPeople(tx, accountId, newPeople(settled).length);
  await updateKnown(tx, settled);
  await tagPeople(tx, accountId, settled, now);
  const changed = settled.flatMap(changedLead);
  const goneOn = await enrollWritten(tx, campaign, changed, barred, now);
  const lead_count = made.length + leadsThat(settled, 'restored').length;
  for (const totals of [begun.totals, goneOn.totals, { lead_count }])
    await addToTotals(tx, accountId, campaign.id, totals);
  await indexRenamed(tx, accountId, changed);
  const enrolled = new Set([...begun.leadIds, ...goneOn.leadIds]);
  return { imported: settled.flatMap(row => imported(row, enrolled)).sort(byIndex), refused };
}

function byIndex(a: { index: number }, b: { index: number }): number {
  return a.index - b.index;
}

function newPeople(settled: readonly Settled[]): PersonRow[] {
  return settled.filter(row => !row.draft.personBefore).map(row => row.person);
}

function leadsThat(settled: readonly Settled[], ...were: ImportOutcome[]): LeadRow[] {
  return settled.filter(row => were.includes(row.outcome)).map(row => row.lead);
}

/** Writes people and leads that were there. */
async function updateKnown(tx: EntityManager, settled: readonly Settled[]): Promise<void> {
  const changes = settled.flatMap(({ draft: { personBefore }, person }) =>
    personBefore && !isSame(personBefore, person) ? [{ before: personBefore, after: person }] : [],
  );
  await updatePeople(
    tx,
    changes.map(({ after }) => after),
  );
  await replaceTokens(tx, changes);
  await updateLeads(tx, leadsThat(settled, 'restored', 'updated'));
}

function changedLead({ draft: { leadBefore }, lead, outcome }: Settled): ChangedLead[] {
  return leadBefore && outcome !== 'created' ? [{ before: leadBefore, after: lead }] : [];
}

async function tagPeople(
  tx: EntityManager,
  accountId: string,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  const tags = await personTagsByName(
    tx,
    accountId,
    settled.flatMap(row => row.draft.tags),
    now,
  );
  const links = settled.flatMap(({ draft: { globalLeadId, tags: names } }) =>
    names.map(name => ({ globalLeadId, tagId: tags.get(name)! })),
  );
  await addPersonTags(tx, accountId, links);
}

/** A row that repeats an address updates what the first one made. */
function imported(
  { draft: { globalLeadId, rows }, lead, outcome, incomplete }: Settled,
  enrolled: ReadonlySet<string>,
): ImportedRow[] {
  const leadId = fromBin(lead.id);
  return rows.map(({ index }, position) => ({
    index,
    leadId,
    globalLeadId,
    outcome: position === 0 ? outcome : 'updated',
    incomplete: incomplete[position]!,
    enrolled: position === 0 && enrolled.has(leadId),
  }));
}
