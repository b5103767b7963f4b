// SQL, because a person is read by each GET in one prepared statement, and locked, stored and changed by the thousand.
import type { EntityManager } from 'typeorm';
import type { Row } from '../database/columns.js';
import type { Database } from '../database/database.js';
import { columnNames, toEntities, toEntity, toStored } from '../database/entity.js';
import { fromBin, fromBinOrNull, hashFromBin, hashToBin, toBin } from '../database/ids.js';
import { valuesSql } from '../database/bulk/values/queries.js';
import type { CampaignEntity } from '../entities.js';
import { enrollmentSql, joinEnrollmentSql, type EnrollmentColumns } from '../leads/queries.js';
import { personTagListSql } from '../tags/queries.js';
import { people, type PersonEntity } from './entities.js';

/** A person as lists and details show it, with the tags (see `presentTagList`). */
export type PersonDetail = PersonEntity & { tag_list: string | null };

type PersonRow = Row<typeof people>;
/** As statements return it. */
export type PersonDetailRow = PersonRow & Pick<PersonDetail, 'tag_list'>;

/** Columns of a person in all statements. */
export const personColumns = columnNames(people);

const identity = new Set<string>(['account_id', 'global_lead_id', 'email', 'email_domain', 'created_at']);

/** SELECT list of a person `p` with the tags. */
const detailSql = `${personColumns.map(name => `p.${name}`).join(', ')}, ${personTagListSql('p')} AS tag_list`;
const readSql = `SELECT ${detailSql} FROM people p WHERE p.account_id = ? AND p.global_lead_id = ?`;

/** Returns a person, read in one prepared statement; null when the account knows nobody by this id. */
export async function readPerson(
  database: Database,
  accountId: string,
  globalLeadId: string,
): Promise<PersonDetail | null> {
  const [row] = await database.prepared<PersonDetailRow>(readSql, [
    toBin(accountId),
    hashToBin(globalLeadId),
  ]);
  return row ? toEntity(people, row) : null;
}

/** As {@link readPerson}, within a transaction: sees what it wrote. */
export async function readPersonIn(
  tx: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<PersonDetail | null> {
  const [row] = await tx.query<PersonDetailRow[]>(readSql, [toBin(accountId), hashToBin(globalLeadId)]);
  return row ? toEntity(people, row) : null;
}

/** Returns people by the bytes of their ids, in the order of the ids. */
export async function readPeople(
  db: EntityManager,
  account: Buffer,
  ids: readonly Buffer[],
): Promise<PersonDetail[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<PersonDetailRow[]>(
    `SELECT ${detailSql} FROM people p WHERE p.account_id = ? AND p.global_lead_id IN (?)`,
    [account, ids],
  );
  const byId = new Map(toEntities(people, rows).map(person => [person.global_lead_id, person]));
  return ids.flatMap(id => byId.get(hashFromBin(id)) ?? []);
}

/** Locks people in the order of their ids, as every transaction does; returns those that exist, by id. */
export async function lockPeople(
  tx: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, PersonEntity>> {
  if (globalLeadIds.length === 0) return new Map();
  const rows = await tx.query<PersonRow[]>(
    `SELECT ${personColumns.join(', ')} FROM people WHERE account_id = ? AND global_lead_id IN (?)
     ORDER BY global_lead_id FOR UPDATE`,
    [toBin(accountId), globalLeadIds.map(hashToBin)],
  );
  return new Map(toEntities(people, rows).map(person => [person.global_lead_id, person]));
}

/** Returns which of these ids are people of the account. */
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

/** Stores changes of people that the transaction holds locked, all in one statement. */
export async function updatePeople(tx: EntityManager, changed: readonly PersonEntity[]): Promise<void> {
  if (changed.length === 0) return;
  const changing = personColumns.filter(name => !identity.has(name));
  await tx.query(
    `INSERT INTO people (${personColumns.join(', ')}) VALUES ?
     ON DUPLICATE KEY UPDATE ${changing.map(name => `${name} = VALUES(${name})`).join(', ')}`,
    [valuesSql(personColumns, toStored(people, changed))],
  );
}

/**
 * Takes the memberships of a campaign that is deleted out of the counts of its people. A lead that was removed before is
 * no longer counted.
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

/** A campaign that a person is in, and the lead there. */
export interface PersonMembership extends EnrollmentColumns {
  campaign_id: string;
  campaign_name: string | null;
  campaign_status: CampaignEntity['status'];
  lead_id: string;
  created_at: Date;
}

type MembershipIds = Record<'campaign_id' | 'lead_id', Buffer> & { enrollment_id: Buffer | null };

/** Returns the campaigns that a person is in, the one joined last first. */
export async function listMemberships(
  db: EntityManager,
  accountId: string,
  globalLeadId: string,
): Promise<PersonMembership[]> {
  const rows = await db.query<(Omit<PersonMembership, keyof MembershipIds> & MembershipIds)[]>(
    `SELECT l.campaign_id, c.name AS campaign_name, c.status AS campaign_status, l.id AS lead_id, l.created_at,
       ${enrollmentSql}
     FROM leads l
     JOIN campaigns c ON c.account_id = l.account_id AND c.id = l.campaign_id AND c.deleted_at IS NULL
     ${joinEnrollmentSql}
     WHERE l.account_id = ? AND l.global_lead_id = ? AND l.deleted_at IS NULL ORDER BY l.id DESC`,
    [toBin(accountId), hashToBin(globalLeadId)],
  );
  return rows.map(row => ({
    ...row,
    campaign_id: fromBin(row.campaign_id),
    lead_id: fromBin(row.lead_id),
    enrollment_id: fromBinOrNull(row.enrollment_id),
  }));
}
