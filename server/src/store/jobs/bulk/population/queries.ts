// SQL, because a population is walked by the thousand along one index, under conditions that a request composes.
import type { EntityManager } from 'typeorm';
import { hashFromBin, hashToBin, toBin } from '../../../database/ids.js';
import { allOf, flag, type Fragment } from '../../../database/selection/queries.js';
import { filterConditions } from '../../../people/filter/queries.js';
import type { Exclusions, Population, Selected } from '../../entities.js';
import { eligibleFor, type BulkTarget } from '../eligibility/queries.js';

/** Someone of a population. */
export interface PopulationEntry {
  globalLeadId: string;
  /** Position in what was given, from 0; null where the server selected the person. */
  index: number | null;
}

interface Source extends Fragment {
  /** The column of the id that the rows are in the order of. */
  id: string;
  /** Rows may repeat an id. */
  repeats: boolean;
}

function sourceOf(account: Buffer, population: Population): Source {
  switch (population.kind) {
    case 'set':
      return {
        // The first row of a set is its heading.
        sql: `FROM upload_rows s FORCE INDEX (population)
          WHERE s.account_id = ? AND s.upload_id = ? AND s.row_index > 0`,
        values: [account, toBin(population.setId)],
        id: 's.global_lead_id',
        repeats: true,
      };
    case 'list': {
      const conditions = population.filter ? filterConditions(population.filter) : [];
      const people =
        'STRAIGHT_JOIN people p ON p.account_id = s.account_id AND p.global_lead_id = s.global_lead_id';
      const all = allOf(conditions);
      return {
        sql: `FROM lead_list_members s FORCE INDEX (PRIMARY) ${conditions.length > 0 ? people : ''}
          WHERE s.account_id = ? AND s.list_id = ? AND ${all.sql}`,
        values: [account, toBin(population.listId), ...all.values],
        id: 's.global_lead_id',
        repeats: false,
      };
    }
    case 'campaign':
      return {
        sql: `FROM leads s FORCE INDEX (person)
          WHERE s.account_id = ? AND s.campaign_id = ? AND s.deleted_at IS NULL`,
        values: [account, toBin(population.campaignId)],
        id: 's.global_lead_id',
        repeats: false,
      };
    case 'people': {
      const all = allOf(filterConditions(population.filter));
      return {
        sql: `FROM people p FORCE INDEX (PRIMARY) WHERE p.account_id = ? AND ${all.sql}`,
        values: [account, ...all.values],
        id: 'p.global_lead_id',
        repeats: false,
      };
    }
  }
}

function exclusionFlags(account: Buffer, id: string, { listId, campaignId, setId }: Exclusions): Fragment[] {
  const of = (alias: string) => `${alias}.account_id = ? AND ${alias}.global_lead_id = ${id}`;
  return [
    ...(listId
      ? [flag(`lead_list_members xm WHERE ${of('xm')} AND xm.list_id = ?`, account, toBin(listId))]
      : []),
    ...(campaignId
      ? [
          flag(
            `leads xl WHERE ${of('xl')} AND xl.campaign_id = ? AND xl.deleted_at IS NULL`,
            account,
            toBin(campaignId),
          ),
        ]
      : []),
    ...(setId ? [flag(`upload_rows xs WHERE ${of('xs')} AND xs.upload_id = ?`, account, toBin(setId))] : []),
  ];
}

/** Returns those of some people whom the exclusions name. */
export async function excludedOf(
  db: EntityManager,
  accountId: string,
  { listId, campaignId, setId }: Exclusions,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const of = [toBin(accountId), ids.map(hashToBin)];
  const from = (rows: string, owner: string | undefined): Fragment[] => {
    const sql = `SELECT global_lead_id AS id FROM ${rows} AND account_id = ? AND global_lead_id IN (?)`;
    return owner === undefined ? [] : [{ sql, values: [toBin(owner), ...of] }];
  };
  const parts = [
    ...from('lead_list_members WHERE list_id = ?', listId),
    ...from('leads WHERE deleted_at IS NULL AND campaign_id = ?', campaignId),
    ...from('upload_rows WHERE upload_id = ?', setId),
  ];
  if (parts.length === 0) return new Set();
  const found = await db.query<{ id: Buffer }[]>(
    parts.map(part => part.sql).join(' UNION ALL '),
    parts.flatMap(part => part.values),
  );
  return new Set(found.map(({ id }) => hashFromBin(id)));
}

/** Returns the next people of a population in the order of their ids, without those who are excluded. */
export async function nextPeople(
  db: EntityManager,
  accountId: string,
  selected: Selected,
  after: string | null,
  limit: number,
): Promise<PopulationEntry[]> {
  const { sql, values } = nextPeopleSql(toBin(accountId), selected, after, limit);
  const rows = await db.query<{ id: Buffer; index: number | null }[]>(sql, values);
  return rows.map(({ id, index }) => ({ globalLeadId: hashFromBin(id), index }));
}

/**
 * The statement of {@link nextPeople}.
 *
 * @param more further columns, of a population whose source has them
 */
export function nextPeopleSql(
  account: Buffer,
  { population, exclusions }: Selected,
  after: string | null,
  limit: number,
  more: readonly string[] = [],
): Fragment {
  const { sql, values, id, repeats } = sourceOf(account, population);
  const conditions: Fragment[] = [
    after ? { sql: `${id} > ?`, values: [hashToBin(after)] } : { sql: `${id} IS NOT NULL`, values: [] },
    ...exclusionFlags(account, id, exclusions).map(each => ({ ...each, sql: `${each.sql} = 0` })),
  ];
  const all = allOf(conditions);
  const position = repeats ? 'MIN(s.row_index) - 1' : 'NULL';
  return {
    sql: `SELECT ${[`${id} AS id`, `${position} AS \`index\``, ...more].join(', ')} ${sql} AND ${all.sql}
     ${repeats ? `GROUP BY ${id}` : ''} ORDER BY ${id} LIMIT ?`,
    values: [...values, ...all.values, limit],
  };
}

/** How many rows a population has, and what becomes of them. */
export interface PopulationCounts {
  matched: number;
  excluded: number;
  /** Rows that repeat a person. */
  duplicate: number;
  /** People whom the work would not concern, and rows without a usable id. */
  ineligible: number;
  actionable: number;
}

/**
 * Counts a population.
 *
 * @param target only those whom this would change are actionable; by default all are
 */
export async function countPopulation(
  db: EntityManager,
  accountId: string,
  { population, exclusions }: Selected,
  target?: BulkTarget,
): Promise<PopulationCounts> {
  const account = toBin(accountId);
  const eligible = target ? eligibleFor(account, target) : { sql: '1', values: [] };
  const { sql, values, id, repeats } = sourceOf(account, population);
  const flags = exclusionFlags(account, 'found.id', exclusions);
  const excluded = flags.map(each => each.sql).join(' OR ') || '0';
  const [counts] = await db.query<[Omit<PopulationCounts, 'actionable'>]>(
    `SELECT COALESCE(SUM(rows_of_id), 0) AS matched,
            COALESCE(SUM(IF(id IS NULL, 0, rows_of_id - 1)), 0) AS duplicate,
            COALESCE(SUM(id IS NOT NULL AND is_excluded), 0) AS excluded,
            COALESCE(SUM(IF(id IS NULL, rows_of_id, is_excluded = 0 AND is_eligible = 0)), 0) AS ineligible
       FROM (SELECT found.id, found.rows_of_id, (${excluded}) AS is_excluded, (${eligible.sql}) AS is_eligible
               FROM (SELECT ${id} AS id, ${repeats ? 'COUNT(*)' : '1'} AS rows_of_id ${sql}
                       ${repeats ? `GROUP BY ${id}` : ''}) found) judged`,
    [...flags.flatMap(each => each.values), ...eligible.values, ...values],
  );
  const { matched, excluded: left, duplicate, ineligible } = counts;
  return {
    matched,
    excluded: left,
    duplicate,
    ineligible,
    actionable: matched - left - duplicate - ineligible,
  };
}
