import type { EntityManager } from 'typeorm';
import { slices } from '../domain/slices.js';
import { addToTotals } from './campaign-stats.js';
import { fromBin } from './ids.js';
import {
  draftImport,
  isSame,
  settle,
  type ImportOutcome,
  type ImportRow,
  type ImportTarget,
  type RefusedRow,
  type Settled,
} from './lead-drafts.js';
import { enrollWritten } from './lead-enrollment.js';
import { insertLeads, lockLeadsOf, updateLeads } from './leads.js';
import { countNewPeople, insertPeople, lockPeople, updatePeople } from './people.js';
import { insertTokens, replaceTokens } from './people-tokens.js';
import { addPersonTags, tagsByName } from './person-tags.js';

/** Rows that are merged at a stretch. */
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
  const ids = [...new Set(rows.map(row => row.input.globalLeadId))].sort();
  const people = await lockPeople(tx, accountId, ids);
  // Whom the account does not know is in none of its campaigns.
  const leads = await lockLeadsOf(tx, accountId, fromBin(target.campaign.id), [...people.keys()]);
  const { drafts, refused } = draftImport(rows, people, leads);
  const settled: Settled[] = [];
  for await (const slice of slices(drafts, SLICE)) settled.push(...settle(slice, target));
  await writePeople(tx, accountId, settled, target.now);
  await writeLeads(tx, settled);
  const enrolled = await enroll(tx, accountId, target, settled);
  await countNewPeople(tx, accountId, settled.filter(row => !row.draft.personBefore).length);
  return { imported: settled.flatMap(row => imported(row, enrolled)).sort(byIndex), refused };
}

function byIndex(a: { index: number }, b: { index: number }): number {
  return a.index - b.index;
}

async function writePeople(
  tx: EntityManager,
  accountId: string,
  settled: readonly Settled[],
  now: Date,
): Promise<void> {
  const fresh = settled.filter(row => !row.draft.personBefore).map(row => row.person);
  const changes = settled.flatMap(({ draft: { personBefore }, person }) =>
    personBefore && !isSame(personBefore, person) ? [{ before: personBefore, after: person }] : [],
  );
  await insertPeople(tx, fresh);
  await updatePeople(
    tx,
    changes.map(({ after }) => after),
  );
  await insertTokens(tx, fresh);
  await replaceTokens(tx, changes);
  const tags = await tagsByName(
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

async function writeLeads(tx: EntityManager, settled: readonly Settled[]): Promise<void> {
  const of = (...outcomes: ImportOutcome[]) =>
    settled.filter(row => outcomes.includes(row.outcome)).map(row => row.lead);
  await insertLeads(tx, of('created'));
  await updateLeads(tx, of('restored', 'updated'));
}

async function enroll(
  tx: EntityManager,
  accountId: string,
  { campaign, now }: ImportTarget,
  settled: readonly Settled[],
): Promise<Set<string>> {
  const written = settled.map(({ draft: { leadBefore }, lead }) => ({ before: leadBefore, after: lead }));
  const { leadIds, totals } = await enrollWritten(tx, accountId, campaign, written, now);
  const lead_count = settled.filter(row => row.outcome === 'created' || row.outcome === 'restored').length;
  await addToTotals(tx, accountId, fromBin(campaign.id), { ...totals, lead_count });
  return leadIds;
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
