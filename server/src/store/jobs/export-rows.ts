import type { EntityManager } from 'typeorm';
import { nextPeopleSql, type PopulationRow, type Selected } from './bulk/population.js';
import { toBin } from '../database/ids.js';
import type { PersonDetailRow } from '../people/people.js';
import { personTagListSql } from '../tags/person-tags.js';

/** What an export may show of a person: columns, and the tags (see `presentTagList`). */
export type ExportColumn = Exclude<keyof PersonDetailRow, 'account_id' | 'words'>;

/** Someone of a population with the columns that were asked for; `is_known` is 0 where the account knows nobody by the id. */
export type ExportRow = PopulationRow & Partial<Pick<PersonDetailRow, ExportColumn>> & { is_known: 0 | 1 };

/**
 * The next people of a population, as `nextPeople` finds them, each with the columns that are needed and no others: most
 * of what an export costs is reading a person whole.
 */
export async function nextForExport(
  db: EntityManager,
  accountId: string,
  selected: Selected,
  after: Buffer | null,
  limit: number,
  columns: readonly ExportColumn[],
): Promise<ExportRow[]> {
  const shown = columns.map(name =>
    name === 'tag_list' ? `${personTagListSql('p')} AS tag_list` : `p.${name}`,
  );
  // Those whom a filter shows are read where they are found.
  if (selected.population.kind === 'people') {
    const { sql, values } = nextPeopleSql(accountId, selected, after, limit, ['1 AS is_known', ...shown]);
    return db.query<ExportRow[]>(sql, values);
  }
  const next = nextPeopleSql(accountId, selected, after, limit);
  return db.query<ExportRow[]>(
    `SELECT ${['found.id', 'found.`index`', 'p.account_id IS NOT NULL AS is_known', ...shown].join(', ')}
       FROM (${next.sql}) found
       LEFT JOIN people p ON p.account_id = ? AND p.global_lead_id = found.id
      ORDER BY found.id`,
    [...next.values, toBin(accountId)],
  );
}
