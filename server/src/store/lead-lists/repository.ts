import { Like, type EntityManager, type QueryDeepPartialEntity } from 'typeorm';
import { paginate, type Page, type Paginated } from '../database/deep-pages.js';
import { containing } from '../database/sql.js';
import type { LeadList } from '../../generated/types.js';
import {
  entity,
  hash,
  timestamp,
  integer,
  json,
  key,
  nullable,
  text,
  uuid,
  type Entity,
} from '../database/columns.js';

/** TypeORM's type of what it writes knows no JSON of any keys. */
type Written = QueryDeepPartialEntity<LeadListEntity>;

/** Returns a page of an account's lead lists whose names contain `q`, newest first. */
export function listLeadLists(
  db: EntityManager,
  accountId: string,
  q: string,
  page: Page,
): Promise<Paginated<LeadListEntity>> {
  const lists = db.getRepository(leadLists).createQueryBuilder('list').where({ account_id: accountId });
  if (q !== '') lists.andWhere({ name: Like(containing(q)) });
  return paginate(lists.orderBy('list.id', 'DESC'), page);
}

/** Returns a lead list; null when there is none. */
export function readLeadList(
  db: EntityManager,
  accountId: string,
  id: string,
): Promise<LeadListEntity | null> {
  return db.getRepository(leadLists).findOneBy({ account_id: accountId, id });
}

/** As {@link readLeadList}, and locks the list until the transaction ends. */
export function lockLeadList(
  tx: EntityManager,
  accountId: string,
  id: string,
): Promise<LeadListEntity | null> {
  const where = { account_id: accountId, id };
  return tx.getRepository(leadLists).findOne({ where, lock: { mode: 'pessimistic_write' } });
}

/** Stores a new list. A name that is taken, whatever its case, is a duplicate key error. */
export async function insertLeadList(tx: EntityManager, list: LeadListEntity): Promise<void> {
  await tx.getRepository(leadLists).insert(list as Written);
}

/** Writes what people may change of a list. A name that is taken is a duplicate key error. */
export async function updateLeadList(tx: EntityManager, list: LeadListEntity): Promise<void> {
  const { account_id, id, name, description, column_layout, updated_at } = list;
  const changes = { name, description, column_layout, updated_at };
  await tx.getRepository(leadLists).update({ account_id, id }, changes as Written);
}

/** Deletes a list; its people stay. Returns whether there was one. */
export async function deleteLeadList(tx: EntityManager, accountId: string, id: string): Promise<boolean> {
  const { affected } = await tx.getRepository(leadLists).delete({ account_id: accountId, id });
  if (affected !== 1) return false;
  await tx.getRepository(leadListMembers).delete({ account_id: accountId, list_id: id });
  return true;
}

export const leadLists = entity('lead_lists', {
  account_id: key(uuid),
  id: key(uuid),
  name: text,
  description: nullable(text),
  column_layout: nullable(json<LeadList['column_layout']>()),
  /** Kept, because a list is counted on every page of it. */
  member_count: integer,
  created_at: timestamp,
  updated_at: timestamp,
});
export type LeadListEntity = Entity<typeof leadLists>;

export const leadListMembers = entity('lead_list_members', {
  account_id: key(uuid),
  list_id: key(uuid),
  global_lead_id: key(hash),
  created_at: timestamp,
});
