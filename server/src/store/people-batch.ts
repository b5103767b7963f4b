import type { EntityManager } from 'typeorm';
import { hashFromBin, hashToBin, toBin } from './ids.js';
import { personDetailSql, type PersonDetailRow } from './people.js';

export type { PersonDetailRow };

/** People with their tags, by global lead id. */
export async function readPeople(
  db: EntityManager,
  accountId: string,
  globalLeadIds: readonly string[],
): Promise<Map<string, PersonDetailRow>> {
  if (globalLeadIds.length === 0) return new Map();
  const rows = await db.query<PersonDetailRow[]>(
    `SELECT ${personDetailSql} FROM people p WHERE p.account_id = ? AND p.global_lead_id IN (?)`,
    [toBin(accountId), globalLeadIds.map(hashToBin)],
  );
  return new Map(rows.map(row => [hashFromBin(row.global_lead_id), row]));
}
