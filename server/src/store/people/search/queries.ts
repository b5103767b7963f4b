// SQL, because a page at any depth and of any filter is read from the index that costs least.
import type { EntityManager } from 'typeorm';
import { readDeepPage, type Mark, type Page } from '../../database/deep-pages.js';
import { type PersonEntity, peopleTokens } from '../entities.js';
import { toBin, hashToBin } from '../../database/ids.js';
import { keyRows } from '../../database/sql.js';
import { filterConditions, filterSources, type PeopleFilter } from '../filter/queries.js';
import { readPeople, type PersonDetail } from '../queries.js';
import { select, type Fragment, type Selection } from '../../database/selection/queries.js';
import { insertEntities } from '../../database/bulk/queries.js';
import { statementQueue, type StatementQueue } from '../../database/bulk/statement-queue.js';

/** What people are sorted by: a column, and the index that is ordered by it and then by id. */
const sorts = {
  latest_activity: { column: 'latest_activity_at', index: 'by_activity', nullable: true },
  created_at: { column: 'created_at', index: 'by_creation', nullable: false },
  updated_at: { column: 'updated_at', index: 'by_update', nullable: false },
  email: { column: 'email', index: 'by_email', nullable: false },
  name: { column: 'name', index: 'by_name', nullable: true },
  campaign_count: { column: 'campaign_count', index: 'by_campaign_count', nullable: false },
} as const satisfies Record<string, { column: keyof PersonEntity; index: string; nullable: boolean }>;

export type PeopleSort = keyof typeof sorts;

/** What an entry of a covering index costs, in rows that are read. */
const COVERED_COST = 1 / 15;

/** The order of a list; people without a value come last either way. */
export interface PeopleOrder {
  sort: PeopleSort;
  direction: 'asc' | 'desc';
}

/**
 * A page of people, and how many there are. Everybody is counted exactly, and so are the members of a list; of those that
 * other filters select, at most 10,000 are.
 *
 * @param memberCount of the list that `filter.listId` names
 */
export async function listPeople(
  db: EntityManager,
  accountId: string,
  filter: PeopleFilter,
  order: PeopleOrder,
  { limit, offset }: Page,
  memberCount?: number,
): Promise<{ rows: PersonDetail[]; total: number }> {
  const account = toBin(accountId);
  const everybody = await countEverybody(db, account);
  const conditions = [{ sql: 'p.account_id = ?', values: [account] }, ...filterConditions(filter)];
  const sources = filterSources(account, filter);
  const isNarrowed = conditions.length > 1;
  const page = { limit, offset };
  const table = `people p FORCE INDEX (${sorts[order.sort].index})`;
  const selection = isNarrowed
    ? await select(
        db,
        {
          table,
          id: 'p.global_lead_id',
          size: everybody,
          conditions,
          sources,
          countBy: sources.length === 1 && conditions.length === 2 ? 'd.global_lead_id' : null,
          total: conditions.length === 2 ? memberCount : undefined,
          walkCost: isCovered(filter, order) ? COVERED_COST : 1,
        },
        page,
      )
    : unnarrowed(table, account, everybody);
  const { total } = selection;
  if (limit === 0 || (!isNarrowed && offset >= everybody)) return { rows: [], total: await total };
  const listing = { account, selection, order, everybody: isNarrowed ? null : everybody };
  const ids = await pageIds(db, listing, page);
  return { rows: await readPeople(db, account, ids), total: await total };
}

/** Whether the index of the order holds all that the filter needs: then no row is read on the way. */
function isCovered(filter: PeopleFilter, { sort }: PeopleOrder): boolean {
  const { search, globalLeadIds, campaignIds, listId, tagIds } = filter;
  const isInOthers = [globalLeadIds, campaignIds, listId, tagIds].some(value => value !== null);
  return sort === 'latest_activity' && !search?.pieces.length && !isInOthers;
}

function unnarrowed(table: string, account: Buffer, total: number): Selection {
  const from = { sql: `FROM ${table} WHERE p.account_id = ?`, values: [account] };
  return { from, distinct: '', total: Promise.resolve(total) };
}

async function countEverybody(db: EntityManager, account: Buffer): Promise<number> {
  const rows = await db.query<{ value: number }[]>(
    "SELECT value FROM account_counts WHERE account_id = ? AND name = 'people'",
    [account],
  );
  return rows[0]?.value ?? 0;
}

/** What the statements of one list have in common. */
interface Listing {
  account: Buffer;
  selection: Selection;
  order: PeopleOrder;
  /** How many people there are when the list shows them all, else null. */
  everybody: number | null;
}

/** The ids of a page, read from the index alone. NULLs sort first in SQL: ascending, they are a second part. */
async function pageIds(db: EntityManager, list: Listing, { limit, offset }: Page): Promise<Buffer[]> {
  const { column, nullable } = sorts[list.order.sort];
  if (list.order.direction === 'desc' || !nullable) return part(db, list, null, { limit, offset });
  const withValue = await part(db, list, 'IS NOT NULL', { limit, offset });
  if (withValue.length === limit) return withValue;
  const before =
    withValue.length > 0 ? offset + withValue.length : await countValues(db, list.selection, column);
  const rest = { limit: limit - withValue.length, offset: Math.max(0, offset - before) };
  return [...withValue, ...(await part(db, list, 'IS NULL', rest))];
}

async function part(
  db: EntityManager,
  { account, selection: { from, distinct }, order, everybody }: Listing,
  only: 'IS NULL' | 'IS NOT NULL' | null,
  page: Page,
): Promise<Buffer[]> {
  const { column, nullable } = sorts[order.sort];
  const { direction } = order;
  const where = only === null ? '' : `AND p.${column} ${only}`;
  const read = async (mark: Mark | null, { limit, offset }: Page): Promise<Mark[]> => {
    const begin = mark ? beginningAt(mark, column, direction, nullable && only === null) : nowhere;
    return db.query(
      `SELECT ${distinct} p.global_lead_id AS id, p.${column} AS value ${from.sql} ${where} ${begin.sql}
       ORDER BY p.${column} ${direction}, p.global_lead_id ${direction} LIMIT ? OFFSET ?`,
      [...from.values, ...begin.values, limit, offset],
    );
  };
  if (everybody === null) return (await read(null, page)).map(row => row.id);
  const list = {
    key: `people ${account.toString('hex')} ${column} ${direction} ${only}`,
    count: everybody,
    growsInFront: order.sort === 'created_at' && direction === 'desc',
    read,
  };
  return (await readDeepPage(list, page)).map(row => row.id);
}

const nowhere: Fragment = { sql: '', values: [] };

/** The condition that a list begins at a mark. */
function beginningAt(
  { value, id }: Mark,
  column: string,
  direction: 'asc' | 'desc',
  nullsFollow: boolean,
): Fragment {
  const [beyond, upTo] = direction === 'desc' ? ['<', '<='] : ['>', '>='];
  if (value === null) return { sql: `AND p.${column} IS NULL AND p.global_lead_id ${upTo} ?`, values: [id] };
  const nulls = nullsFollow ? `OR p.${column} IS NULL` : '';
  return {
    sql: `AND (p.${column} ${beyond} ? OR (p.${column} = ? AND p.global_lead_id ${upTo} ?) ${nulls})`,
    values: [value, value, id],
  };
}

async function countValues(db: EntityManager, { from }: Selection, column: string): Promise<number> {
  const [{ total }] = await db.query<[{ total: number }]>(
    `SELECT COUNT(DISTINCT p.global_lead_id) AS total ${from.sql} AND p.${column} IS NOT NULL`,
    from.values,
  );
  return total;
}

type Findable = Pick<PersonEntity, 'account_id' | 'global_lead_id' | 'words'>;

function wordsOf({ words }: Findable): string[] {
  return words.split(' ').filter(word => word !== '');
}

/** Makes new people of an account findable. */
export async function insertTokens(queue: StatementQueue, people: readonly Findable[]): Promise<void> {
  const rows = people.flatMap(person => {
    const { account_id, global_lead_id } = person;
    return wordsOf(person).map(token => ({ account_id, token, global_lead_id }));
  });
  // In the order of the key, which is the cheapest to write; people of a word are in order already.
  rows.sort(({ token: a }, { token: b }) => (a < b ? -1 : a > b ? 1 : 0));
  await insertEntities(queue, peopleTokens, rows, 'ignored');
}

/** Makes people of an account findable by their present words, and no longer by their previous ones. */
export async function replaceTokens(
  tx: EntityManager,
  changes: readonly { before: Findable; after: Findable }[],
): Promise<void> {
  const renamed = changes.filter(({ before, after }) => before.words !== after.words);
  const [first] = renamed;
  if (!first) return;
  const gone = renamed.flatMap(({ before, after }) => {
    const kept = new Set(wordsOf(after));
    const words = wordsOf(before).filter(word => !kept.has(word));
    return words.map(word => [word, hashToBin(before.global_lead_id)] as const);
  });
  if (gone.length > 0)
    await tx.query('DELETE FROM people_tokens WHERE account_id = ? AND (token, global_lead_id) IN (?)', [
      toBin(first.before.account_id),
      keyRows(gone),
    ]);
  const queue = statementQueue(tx);
  await insertTokens(
    queue,
    renamed.map(({ after }) => after),
  );
  await queue.drained();
}
