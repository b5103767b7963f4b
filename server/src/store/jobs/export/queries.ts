// SQL, because an export reads people by the thousand, and of each only the columns of its file.
import type { EntityManager } from 'typeorm';
import { toEntities, type EntityOf } from '../../database/entity.js';
import { hashFromBin, toBin } from '../../database/ids.js';
import { people } from '../../people/entities.js';
import type { PersonDetailRow } from '../../people/queries.js';
import { personTagListSql } from '../../tags/queries.js';
import { nextPeopleSql, type PopulationEntry } from '../bulk/population/queries.js';
import type { Selected } from '../plan.js';

/** What an export may show of a person: columns, and the tags. */
export type ExportColumn = Exclude<keyof PersonDetailRow, 'account_id' | 'global_lead_id' | 'words'>;

/** The columns of a person that an export needs. */
export type ExportedPerson = EntityOf<typeof people, Partial<Pick<PersonDetailRow, ExportColumn>>>;

/** Someone of a population; `person` is null where the account knows nobody by the id. */
export interface ExportEntry extends PopulationEntry {
  person: ExportedPerson | null;
}

type ExportRow = Partial<Pick<PersonDetailRow, ExportColumn>> & {
  id: Buffer;
  index: number | null;
  is_known: 0 | 1;
};

/** Returns the next people of a population, as `nextPeople` does, each with these columns and no others. */
export async function nextForExport(
  db: EntityManager,
  accountId: string,
  selected: Selected,
  after: string | null,
  limit: number,
  columns: readonly ExportColumn[],
): Promise<ExportEntry[]> {
  const account = toBin(accountId);
  const shown = columns.map(name =>
    name === 'tag_list' ? `${personTagListSql('p')} AS tag_list` : `p.${name}`,
  );
  // Those whom a filter shows are read where they are found.
  if (selected.population.kind === 'people') {
    const { sql, values } = nextPeopleSql(account, selected, after, limit, ['1 AS is_known', ...shown]);
    return entriesOf(await db.query<ExportRow[]>(sql, values));
  }
  const next = nextPeopleSql(account, selected, after, limit);
  const rows = await db.query<ExportRow[]>(
    `SELECT ${['found.id', 'found.`index`', 'p.account_id IS NOT NULL AS is_known', ...shown].join(', ')}
       FROM (${next.sql}) found
       LEFT JOIN people p ON p.account_id = ? AND p.global_lead_id = found.id
      ORDER BY found.id`,
    [...next.values, account],
  );
  return entriesOf(rows);
}

function entriesOf(rows: ExportRow[]): ExportEntry[] {
  return toEntities(people, rows).map(row => ({
    globalLeadId: hashFromBin(row.id),
    index: row.index,
    person: row.is_known ? row : null,
  }));
}
