import type { EntityManager } from 'typeorm';
import type { Verification } from '../../domain/lead-input.js';
import { contactFields, type Contact, type ContactField } from '../../domain/lead-merge.js';
import type { Database } from '../database/database.js';
import type { Flag, PersonRow } from '../entities.js';
import { hashFromBin, hashToBin, toBin } from '../database/ids.js';
import { fromJson, toJson } from '../database/json.js';
import { personTagListSql } from '../tags/queries.js';
import type { StatementQueue } from '../database/bulk/statement-queue.js';

/** A person as lists and details show it, with the tags (see `presentTagList`). */
export type PersonDetailRow = PersonRow & { tag_list: string | null };

/** Columns of a person in all statements. */
export const personColumns = [
  'account_id', 'global_lead_id', 'email', ...contactFields, 'custom_lead_data', 'email_domain', 'words', 'verification_status',
  'verification_quality', 'verification_provider', 'verified_at', 'is_free', 'is_role', 'campaign_count', 'has_reply',
  'latest_activity_at', 'newest_membership_created_at', 'created_at', 'updated_at',
] as const satisfies readonly (keyof PersonRow)[]; // prettier-ignore

const identity = new Set<string>(['account_id', 'global_lead_id', 'email', 'email_domain', 'created_at']);

/** SELECT list of a person `p` with its tags. */
export const personDetailSql = `${personColumns.map(name => `p.${name}`).join(', ')}, ${personTagListSql('p')} AS tag_list`;

/** What a row of a person or of a lead knows. */
export function contactOf(row: Pick<PersonRow, ContactField | 'custom_lead_data'>): Contact {
  const fields = Object.fromEntries(contactFields.map(field => [field, row[field]]));
  return {
    ...(fields as Record<ContactField, string | null>),
    custom_lead_data: fromJson(row.custom_lead_data) ?? {},
  };
}

/** The columns that hold a contact; no custom fields at all are NULL. */
export function contactColumns(contact: Contact): Pick<PersonRow, ContactField | 'custom_lead_data'> {
  const { custom_lead_data: custom } = contact;
  return { ...contact, custom_lead_data: Object.keys(custom).length === 0 ? null : toJson(custom) };
}

type VerificationColumns = Pick<
  PersonRow,
  | 'verification_status'
  | 'verification_quality'
  | 'verification_provider'
  | 'verified_at'
  | 'is_free'
  | 'is_role'
>;

/** The columns of what a verifier said; null clears them. */
export function verificationColumns(said: Verification | null): VerificationColumns {
  const flag = (value: boolean | null | undefined): Flag | null => (value == null ? null : value ? 1 : 0);
  return {
    verification_status: said?.status ?? null,
    verification_quality: said?.quality ?? null,
    verification_provider: said?.provider ?? null,
    verified_at: said?.verifiedAt ?? null,
    is_free: flag(said?.isFree),
    is_role: flag(said?.isRole),
  };
}

/** Reads a person in one prepared statement; null when the account knows nobody by this id. */
export async function readPerson(
  database: Database,
  accountId: string,
  globalLeadId: string,
): Promise<PersonDetailRow | null> {
  const [row] = await database.prepared<PersonDetailRow>(
    `SELECT ${personDetailSql} FROM people p WHERE p.account_id = ? AND p.global_lead_id = ?`,
    [toBin(accountId), hashToBin(globalLeadId)],
  );
  return row ?? null;
}

/** As {@link readPerson}, within a transaction: sees what it wrote. */
export async function readPersonIn(
  tx: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<PersonDetailRow | null> {
  const [row] = await tx.query<PersonDetailRow[]>(
    `SELECT ${personDetailSql} FROM people p WHERE p.account_id = ? AND p.global_lead_id = ?`,
    [toBin(accountId), hashToBin(globalLeadId)],
  );
  return row ?? null;
}

/** Locks people by id, in the order in which every transaction takes them; answers those there are, by id. */
export async function lockPeople(
  tx: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, PersonRow>> {
  if (globalLeadIds.length === 0) return new Map();
  const rows = await tx.query<PersonRow[]>(
    `SELECT ${personColumns.join(', ')} FROM people WHERE account_id = ? AND global_lead_id IN (?)
     ORDER BY global_lead_id FOR UPDATE`,
    [toBin(accountId), globalLeadIds.map(hashToBin)],
  );
  return new Map(rows.map(row => [hashFromBin(row.global_lead_id), row]));
}

/** Which of these ids are people of the account. */
export async function knownPeople(
  db: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<Set<string>> {
  if (globalLeadIds.length === 0) return new Set();
  const rows = await db.query<Pick<PersonRow, 'global_lead_id'>[]>(
    'SELECT global_lead_id FROM people WHERE account_id = ? AND global_lead_id IN (?)',
    [toBin(accountId), globalLeadIds.map(hashToBin)],
  );
  return new Set(rows.map(row => hashFromBin(row.global_lead_id)));
}

/** Stores new people. One that another transaction has just made is a duplicate key error. */
export async function insertPeople(queue: StatementQueue, people: readonly PersonRow[]): Promise<void> {
  await queue.insert('people', personColumns, people);
}

/** Writes people that the transaction holds locked, all in one statement. */
export async function updatePeople(tx: EntityManager, people: readonly PersonRow[]): Promise<void> {
  if (people.length === 0) return;
  const changing = personColumns.filter(name => !identity.has(name));
  await tx.query(
    `INSERT INTO people (${personColumns.join(', ')}) VALUES ?
     ON DUPLICATE KEY UPDATE ${changing.map(name => `${name} = VALUES(${name})`).join(', ')}`,
    [people.map(personValues)],
  );
}

function personValues(person: PersonRow): unknown[] {
  return personColumns.map(name => person[name]);
}

/**
 * Takes the memberships of a campaign that is deleted out of the counts of its people. A lead that was removed before
 * counts no more already.
 */
export async function uncountMemberships(
  tx: EntityManager,
  accountId: string,
  campaignId: string,
): Promise<void> {
  await tx.query(
    `UPDATE leads l JOIN people p ON p.account_id = l.account_id AND p.global_lead_id = l.global_lead_id
        SET p.campaign_count = GREATEST(CAST(p.campaign_count AS SIGNED) - 1, 0)
      WHERE l.account_id = ? AND l.campaign_id = ? AND l.deleted_at IS NULL`,
    [toBin(accountId), toBin(campaignId)],
  );
}
