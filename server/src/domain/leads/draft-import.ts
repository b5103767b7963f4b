import type { Detail } from '../api/api-error.js';
import { mergeNamed, type LeadInput, type Verification } from './lead-input.js';
import { contactFields, lackingCustomKeys, storageIssue, type Contact } from './lead-merge.js';

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

/** `restored`: the lead had been removed, or archived by a replacement, and came back. */
export type ImportOutcome = 'created' | 'restored' | 'updated' | 'unchanged';

/** A lead that is in the campaign, or was before it was removed. */
export type KnownLead = Contact & {
  id: string;
  is_incomplete: boolean;
  retired_at: Date | null;
  deleted_at: Date | null;
};

/** What becomes of one person in an import. */
export interface Draft<Person extends Contact, Lead extends KnownLead> {
  globalLeadId: string;
  email: LeadInput['email'];
  personBefore: Person | undefined;
  leadBefore: Lead | undefined;
  leadId: string;
  person: Contact;
  lead: Contact;
  verification: Verification | undefined;
  tags: string[];
  outcome: ImportOutcome;
  /** The rows of the person, and whether the lead lacked a declared custom field after each. */
  rows: { index: number; incomplete: boolean }[];
}

/** What an account knows of the people of an import, by global lead id. */
export interface Known<Person extends Contact, Lead extends KnownLead> {
  people: ReadonlyMap<string, Person>;
  /** Their leads in the campaign. */
  leads: ReadonlyMap<string, Lead>;
}

/**
 * Merges the rows of an import into what is known, person by person.
 *
 * @param declared the custom fields that the campaign declares
 * @param newIds ids for new leads, as many as rows, in ascending order
 * @returns the drafts in the order of their global lead ids, in which rows are locked
 */
export function draftImport<Person extends Contact, Lead extends KnownLead>(
  rows: readonly ImportRow[],
  { people, leads }: Known<Person, Lead>,
  declared: readonly string[],
  newIds: readonly string[],
): { drafts: Draft<Person, Lead>[]; refused: RefusedRow[] } {
  const drafts = new Map<string, Draft<Person, Lead>>();
  const refused: RefusedRow[] = [];
  for (const [at, { index, input }] of rows.entries()) {
    const id = input.globalLeadId;
    const before = drafts.get(id);
    const leadBefore = leads.get(id);
    const person = mergeNamed(before?.person ?? people.get(id) ?? null, input.contact);
    const known = before?.lead ?? leadBefore;
    const lead = known ? mergeNamed(known, input.contact) : person;
    const issue = storageIssue(person) ?? storageIssue(lead);
    if (issue) {
      refused.push({ index, globalLeadId: id, issue });
      continue;
    }
    const incomplete = isIncomplete(lead, declared);
    drafts.set(id, {
      globalLeadId: id,
      email: input.email,
      personBefore: people.get(id),
      leadBefore,
      // In the order of the rows, so that the lead of the last one is the newest.
      leadId: before?.leadId ?? leadBefore?.id ?? newIds[at]!,
      person,
      lead,
      verification: input.verification ?? before?.verification,
      tags: [...(before?.tags ?? []), ...input.tags],
      outcome: outcomeOf(leadBefore, lead, incomplete),
      rows: [...(before?.rows ?? []), { index, incomplete }],
    });
  }
  return { drafts: [...drafts.values()].sort((a, b) => (a.globalLeadId < b.globalLeadId ? -1 : 1)), refused };
}

/** Whether a lead lacks a custom field that its campaign declares: it is held from sending then. */
export function isIncomplete({ custom_lead_data }: Contact, declared: readonly string[]): boolean {
  return lackingCustomKeys(declared, custom_lead_data).length > 0;
}

/** Whether a lead may be enrolled: it is complete, and neither removed nor replaced. */
export function isReady({
  is_incomplete,
  deleted_at,
  retired_at,
}: Pick<KnownLead, 'is_incomplete' | 'deleted_at' | 'retired_at'>): boolean {
  return !is_incomplete && deleted_at === null && retired_at === null;
}

function outcomeOf(before: KnownLead | undefined, after: Contact, incomplete: boolean): ImportOutcome {
  if (!before) return 'created';
  if (before.deleted_at !== null) return 'restored';
  return before.is_incomplete === incomplete && isSameContact(before, after) ? 'unchanged' : 'updated';
}

function isSameContact(a: Contact, b: Contact): boolean {
  return (
    contactFields.every(field => a[field] === b[field]) &&
    JSON.stringify(a.custom_lead_data) === JSON.stringify(b.custom_lead_data)
  );
}
