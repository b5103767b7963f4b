import type { EntityManager } from 'typeorm';
import type { LeadListRow } from '../entities.js';
import { hashFromBin, hashToBin, toBin } from '../database/ids.js';
import { containing } from '../database/sql.js';
import type { Page } from '../database/paginate.js';

const columns = 'account_id, id, name, description, column_layout, member_count, created_at, updated_at';
/** Members that one statement takes. */
const CHUNK = 1000;

/** A page of an account's lead lists, newest first, and how many there are. */
export async function listLeadLists(
  db: EntityManager,
  accountId: string,
  q: string,
  { limit, offset }: Page,
): Promise<{ rows: LeadListRow[]; total: number }> {
  const where = `account_id = ? ${q === '' ? '' : 'AND name LIKE ?'}`;
  const values = [toBin(accountId), ...(q === '' ? [] : [containing(q)])];
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM lead_lists WHERE ${where}`,
    values,
  );
  if (limit === 0 || offset >= total) return { rows: [], total };
  const rows = await db.query<LeadListRow[]>(
    `SELECT ${columns} FROM lead_lists WHERE ${where} ORDER BY id DESC LIMIT ? OFFSET ?`,
    [...values, limit, offset],
  );
  return { rows, total };
}

/** A lead list; null when there is none. */
export async function readLeadList(
  db: EntityManager,
  accountId: string,
  id: string,
  lock: '' | 'FOR UPDATE' = '',
): Promise<LeadListRow | null> {
  const [row] = await db.query<LeadListRow[]>(
    `SELECT ${columns} FROM lead_lists WHERE account_id = ? AND id = ? ${lock}`,
    [toBin(accountId), toBin(id)],
  );
  return row ?? null;
}

/** Stores a new list. A name that is taken, whatever its case, is a duplicate key error. */
export async function insertLeadList(tx: EntityManager, list: LeadListRow): Promise<void> {
  await tx.query(`INSERT INTO lead_lists (${columns}) VALUES (?)`, [
    [
      list.account_id,
      list.id,
      list.name,
      list.description,
      list.column_layout,
      list.member_count,
      list.created_at,
      list.updated_at,
    ],
  ]);
}

/** Writes what people may change of a list. A name that is taken is a duplicate key error. */
export async function updateLeadList(tx: EntityManager, list: LeadListRow): Promise<void> {
  await tx.query(
    'UPDATE lead_lists SET name = ?, description = ?, column_layout = ?, updated_at = ? WHERE account_id = ? AND id = ?',
    [list.name, list.description, list.column_layout, list.updated_at, list.account_id, list.id],
  );
}

/** Deletes a list; its people stay. Answers whether there was one. */
export async function deleteLeadList(tx: EntityManager, accountId: string, id: string): Promise<boolean> {
  const key = [toBin(accountId), toBin(id)];
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    'DELETE FROM lead_lists WHERE account_id = ? AND id = ?',
    key,
  );
  if (affectedRows > 0)
    await tx.query('DELETE FROM lead_list_members WHERE account_id = ? AND list_id = ?', key);
  return affectedRows > 0;
}

/** Which of these people are on a list. */
async function membersAmong(
  tx: EntityManager,
  { account_id, id }: LeadListRow,
  globalLeadIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query<{ global_lead_id: Buffer }[]>(
    'SELECT global_lead_id FROM lead_list_members WHERE account_id = ? AND list_id = ? AND global_lead_id IN (?)',
    [account_id, id, globalLeadIds.map(hashToBin)],
  );
  return new Set(rows.map(row => hashFromBin(row.global_lead_id)));
}

/**
 * Puts people on a list that the transaction holds locked. All of them must be people of the account.
 *
 * @returns those who were not on it before
 */
export async function addMembers(
  tx: EntityManager,
  list: LeadListRow,
  globalLeadIds: readonly string[],
  now: Date,
): Promise<string[]> {
  const added: string[] = [];
  for (let start = 0; start < globalLeadIds.length; start += CHUNK) {
    const chunk = globalLeadIds.slice(start, start + CHUNK);
    const members = await membersAmong(tx, list, chunk);
    const fresh = chunk.filter(id => !members.has(id)).sort();
    if (fresh.length === 0) continue;
    await tx.query(
      'INSERT INTO lead_list_members (account_id, list_id, global_lead_id, created_at) VALUES ?',
      [fresh.map(id => [list.account_id, list.id, hashToBin(id), now])],
    );
    added.push(...fresh);
  }
  await countMembers(tx, list, added.length);
  return added;
}

/** Takes people off a list that the transaction holds locked; answers those who were on it. */
export async function removeMembers(
  tx: EntityManager,
  list: LeadListRow,
  globalLeadIds: readonly string[],
): Promise<string[]> {
  const removed: string[] = [];
  for (let start = 0; start < globalLeadIds.length; start += CHUNK) {
    const members = [...(await membersAmong(tx, list, globalLeadIds.slice(start, start + CHUNK)))];
    if (members.length === 0) continue;
    await tx.query(
      'DELETE FROM lead_list_members WHERE account_id = ? AND list_id = ? AND global_lead_id IN (?)',
      [list.account_id, list.id, members.map(hashToBin)],
    );
    removed.push(...members);
  }
  await countMembers(tx, list, -removed.length);
  return removed;
}

async function countMembers(
  tx: EntityManager,
  { account_id, id }: LeadListRow,
  change: number,
): Promise<void> {
  if (change === 0) return;
  await tx.query(
    `UPDATE lead_lists SET member_count = GREATEST(CAST(member_count AS SIGNED) + ?, 0)
     WHERE account_id = ? AND id = ?`,
    [change, account_id, id],
  );
}
