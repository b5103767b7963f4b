import type { EntityManager } from 'typeorm';
import type { PersonRow } from './entities/index.js';
import { toBin } from './ids.js';
import { filterConditions, filterSources, fromSource, type PeopleFilter } from './people-filter.js';
import { allOf, MANY, type Fragment } from './people-words.js';
import { personDetailSql, type PersonDetailRow } from './people.js';
import type { Page } from './tags.js';

/** What people are sorted by: a column, and the index that is ordered by it and then by id. */
const sorts = {
  latest_activity: { column: 'latest_activity_at', index: 'by_activity', nullable: true },
  created_at: { column: 'created_at', index: 'by_creation', nullable: false },
  updated_at: { column: 'updated_at', index: 'by_update', nullable: false },
  email: { column: 'email', index: 'by_email', nullable: false },
  name: { column: 'name', index: 'by_name', nullable: true },
  campaign_count: { column: 'campaign_count', index: 'by_campaign_count', nullable: false },
} as const satisfies Record<string, { column: keyof PersonRow; index: string; nullable: boolean }>;

export type PeopleSort = keyof typeof sorts;

/** The order of a list; people without a value come last either way. */
export interface PeopleOrder {
  sort: PeopleSort;
  direction: 'asc' | 'desc';
}

/**
 * A page of people, and how many there are. Everybody is counted exactly, and so are the members of a list; of those that
 * other filters select, at most {@link MANY} are.
 *
 * @param memberCount of the list that `filter.listId` names
 */
export async function listPeople(
  db: EntityManager,
  accountId: string,
  filter: PeopleFilter,
  order: PeopleOrder,
  { limit, offset }: Page,
  memberCount: number | null = null,
): Promise<{ rows: PersonDetailRow[]; total: number }> {
  const account = toBin(accountId);
  const everybody = await countEverybody(db, account);
  const conditions = [{ sql: 'p.account_id = ?', values: [account] }, ...filterConditions(filter)];
  const isKept = conditions.length === 1 || (conditions.length === 2 && memberCount !== null);
  const source = everybody < MANY ? null : await shortSource(db, filterSources(account, filter));
  const from = source ? fromSource(source, conditions) : walk(filter, order, conditions);
  const total = isKept ? (memberCount ?? everybody) : await countUpTo(db, from);
  if (limit === 0 || (offset >= total && (isKept || total < MANY))) return { rows: [], total };
  const ids = await pageIds(db, from, order, { limit, offset });
  return { rows: await readPage(db, account, ids), total };
}

async function countEverybody(db: EntityManager, account: Buffer): Promise<number> {
  const rows = await db.query<{ value: number }[]>(
    "SELECT value FROM account_counts WHERE account_id = ? AND name = 'people'",
    [account],
  );
  return rows[0]?.value ?? 0;
}

/** Counts rows, but not beyond {@link MANY}. */
async function countUpTo(db: EntityManager, from: Fragment): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total FROM (SELECT 1 ${from.sql} LIMIT ${MANY}) found`,
    from.values,
  );
  return total;
}

async function shortSource(db: EntityManager, sources: readonly Fragment[]): Promise<Fragment | null> {
  for (const source of sources) if ((await countUpTo(db, source)) < MANY) return source;
  return null;
}

/** People along an index that is in the order of the list. */
function walk(
  { hasReply, verificationStatus }: PeopleFilter,
  { sort }: PeopleOrder,
  conditions: readonly Fragment[],
): Fragment {
  let index: string = sorts[sort].index;
  if (sort === 'latest_activity' && hasReply !== null) index = 'by_reply';
  else if (sort === 'latest_activity' && verificationStatus !== null) index = 'by_verification';
  const all = allOf(conditions);
  return { sql: `FROM people p FORCE INDEX (${index}) WHERE ${all.sql}`, values: all.values };
}

/** The ids of a page, read from the index alone. NULLs sort first in SQL: ascending, they are a second part. */
async function pageIds(
  db: EntityManager,
  from: Fragment,
  { sort, direction }: PeopleOrder,
  { limit, offset }: Page,
): Promise<Buffer[]> {
  const { column, nullable } = sorts[sort];
  const part = async (where: string, page: Page) => {
    const rows = await db.query<{ id: Buffer }[]>(
      `SELECT p.global_lead_id AS id ${from.sql} ${where}
       ORDER BY p.${column} ${direction}, p.global_lead_id ${direction} LIMIT ? OFFSET ?`,
      [...from.values, page.limit, page.offset],
    );
    return rows.map(row => row.id);
  };
  if (direction === 'desc' || !nullable) return part('', { limit, offset });
  const withValue = await part(`AND p.${column} IS NOT NULL`, { limit, offset });
  if (withValue.length === limit) return withValue;
  const before = withValue.length > 0 ? offset + withValue.length : await countValues(db, from, column);
  const rest = { limit: limit - withValue.length, offset: Math.max(0, offset - before) };
  return [...withValue, ...(await part(`AND p.${column} IS NULL`, rest))];
}

async function countValues(db: EntityManager, from: Fragment, column: string): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(*) AS total ${from.sql} AND p.${column} IS NOT NULL`,
    from.values,
  );
  return total;
}

async function readPage(
  db: EntityManager,
  account: Buffer,
  ids: readonly Buffer[],
): Promise<PersonDetailRow[]> {
  if (ids.length === 0) return [];
  const rows = await db.query<PersonDetailRow[]>(
    `SELECT ${personDetailSql} FROM people p WHERE p.account_id = ? AND p.global_lead_id IN (?)`,
    [account, ids],
  );
  const byId = new Map(rows.map(row => [row.global_lead_id.toString('hex'), row]));
  return ids.flatMap(id => byId.get(id.toString('hex')) ?? []);
}
