import type { Detail } from '../../domain/api-error.js';
import { mergeNamed } from '../../domain/contact-name.js';
import { declaredFields } from '../../domain/flow-data.js';
import type { LeadInput, Verification } from '../../domain/lead-input.js';
import { lackingCustomKeys, storageIssue, type Contact } from '../../domain/lead-merge.js';
import type { CampaignEntity, LeadRow, PersonRow } from '../entities.js';
import { savedFlow } from '../flow/flows.js';
import { newIds, toBin } from '../database/ids.js';
import { newLead, newPerson } from './rows.js';
import { wordsColumn } from '../people/tokens.js';
import { contactColumns, contactOf, verificationColumns } from '../people/people.js';

/** Where leads go, and how they came in. The transaction holds the campaign locked, at least for sharing. */
export interface ImportTarget {
  campaign: CampaignEntity;
  /** As `source` of a lead shows it. */
  source: string;
  now: Date;
  /** Called once everybody is locked whom the account knows. */
  whenLocked?: () => void;
}

/** A lead to be stored, and the caller's number for it. */
export interface ImportRow {
  index: number;
  input: LeadInput;
}

/** A row that cannot be stored. */
export interface RefusedRow {
  index: number;
  globalLeadId: string;
  issue: Detail;
}

/** `restored`: the lead had been removed and came back. */
export type ImportOutcome = 'created' | 'restored' | 'updated' | 'unchanged';

/** What becomes of one person in an import. */
export interface Draft {
  globalLeadId: string;
  personBefore: PersonRow | undefined;
  leadBefore: LeadRow | undefined;
  leadId: Buffer;
  email: LeadInput['email'];
  person: Contact;
  lead: Contact;
  verification: Verification | undefined;
  tags: string[];
  /** The rows of the person, and what the lead knew after each. */
  rows: { index: number; custom: Contact['custom_lead_data'] }[];
}

/** Merges the rows of an import into what is known, person by person, in the order in which locks are taken. */
export function draftImport(
  rows: readonly ImportRow[],
  people: ReadonlyMap<string, PersonRow>,
  leads: ReadonlyMap<string, LeadRow>,
): { drafts: Draft[]; refused: RefusedRow[] } {
  const drafts = new Map<string, Draft>();
  const refused: RefusedRow[] = [];
  // In the order of the rows, so that the lead of the last one is the newest.
  const ids = newIds(rows.length);
  for (const [at, { index, input }] of rows.entries()) {
    const id = input.globalLeadId;
    const before = drafts.get(id);
    const personBefore = people.get(id);
    const leadBefore = leads.get(id);
    const person = mergeNamed(
      before?.person ?? (personBefore ? contactOf(personBefore) : null),
      input.contact,
    );
    const known = before?.lead ?? (leadBefore ? contactOf(leadBefore) : null);
    const lead = known ? mergeNamed(known, input.contact) : person;
    const issue = storageIssue(person) ?? storageIssue(lead) ?? archivalIssue(leadBefore);
    if (issue) {
      refused.push({ index, globalLeadId: id, issue });
      continue;
    }
    drafts.set(id, {
      globalLeadId: id,
      email: input.email,
      personBefore,
      leadBefore,
      leadId: before?.leadId ?? leadBefore?.id ?? ids[at]!,
      person,
      lead,
      verification: input.verification ?? before?.verification,
      tags: [...(before?.tags ?? []), ...input.tags],
      rows: [...(before?.rows ?? []), { index, custom: lead.custom_lead_data }],
    });
  }
  return { drafts: [...drafts.values()].sort((a, b) => (a.globalLeadId < b.globalLeadId ? -1 : 1)), refused };
}

/** Nobody can be where a replacement archived their row: the campaign goes on with whoever replaced them. */
function archivalIssue(before: LeadRow | undefined): Detail | null {
  if (!before || before.retired_at === null || before.deleted_at === null) return null;
  const message =
    'email belongs to a lead who was replaced in this campaign and is archived there. Add them to another campaign.';
  return { path: 'email', code: 'invalid_value', message };
}

/** A draft with the rows that it comes to. */
export interface Settled {
  draft: Draft;
  person: PersonRow;
  lead: LeadRow;
  outcome: ImportOutcome;
  /** Of each row, whether the lead lacked a declared custom field after it: as if the rows had come one by one. */
  incomplete: boolean[];
}

/** The rows that drafts come to, and what that does to each lead. */
export function settle(drafts: readonly Draft[], { campaign, source, now }: ImportTarget): Settled[] {
  const declared = declaredFields(savedFlow(campaign).flow).custom;
  const lacks = (custom: Contact['custom_lead_data']) => lackingCustomKeys(declared, custom).length > 0;
  return drafts.map(each => {
    const columns = contactColumns(each.person);
    const person: PersonRow = {
      ...(each.personBefore ?? newPerson(toBin(campaign.account_id), each, now)),
      ...columns,
      ...(each.verification && verificationColumns(each.verification)),
    };
    const lead: LeadRow = {
      ...(each.leadBefore ?? newLead(campaign, each, source, now)),
      ...(each.lead === each.person ? columns : contactColumns(each.lead)),
      is_incomplete: lacks(each.lead.custom_lead_data) ? 1 : 0,
    };
    const outcome = outcomeOf(each.leadBefore, lead);
    person.words = wordsColumn(person);
    // What the campaigns bring moves latest_activity_at alone.
    if (!each.personBefore || !isSame(each.personBefore, person)) person.updated_at = now;
    if (outcome === 'created' || outcome === 'restored') {
      lead.deleted_at = null;
      person.campaign_count += 1;
      person.newest_membership_created_at = now;
      person.latest_activity_at = now;
    }
    if (outcome !== 'unchanged') lead.updated_at = now;
    return { draft: each, person, lead, outcome, incomplete: each.rows.map(row => lacks(row.custom)) };
  });
}

function outcomeOf(before: LeadRow | undefined, after: LeadRow): ImportOutcome {
  if (!before) return 'created';
  if (before.deleted_at !== null) return 'restored';
  return isSame(before, after) ? 'unchanged' : 'updated';
}

/** Whether a row is as it was. */
export function isSame<Row extends object>(before: Row, after: Row): boolean {
  return (Object.keys(after) as (keyof Row)[]).every(name => {
    const [a, b] = [before[name], after[name]];
    return a instanceof Date && b instanceof Date ? a.getTime() === b.getTime() : a === b;
  });
}
