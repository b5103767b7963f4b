// SQL, because imports read rows by the thousand as text, and an upload's errors are made within the database.
import type { EntityManager } from 'typeorm';
import { toBin, hashFromBin } from '../../database/ids.js';
import type { JobKey } from '../repository.js';
import { toEntities, type EntityOf } from '../../database/entity.js';
import { people } from '../../people/entities.js';
import type { PersonDetailRow } from '../../people/queries.js';
import { personTagListSql } from '../../tags/queries.js';
import { nextPeopleSql, type PopulationEntry } from '../bulk/population/queries.js';
import type { Selected } from '../entities.js';

/** A row that a job was given. */
export interface GivenRow {
  /** Position in what was given, from 0. */
  index: number;
  /** JSON of the lead object. */
  payload: string;
}

/** Returns the rows of a job from a position on. */
export function readJobRows(
  db: EntityManager,
  job: JobKey,
  from: number,
  limit: number,
): Promise<GivenRow[]> {
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM job_rows
     WHERE account_id = ? AND job_id = ? AND row_index >= ? ORDER BY row_index LIMIT ?`,
    [toBin(job.account_id), toBin(job.id), from, limit],
  );
}

/** Returns the rows of a job at these positions, as far as they are kept. */
export async function readJobRowsAt(
  db: EntityManager,
  job: JobKey,
  indexes: readonly number[],
): Promise<GivenRow[]> {
  if (indexes.length === 0) return [];
  return db.query(
    `SELECT row_index AS \`index\`, payload FROM job_rows
     WHERE account_id = ? AND job_id = ? AND row_index IN (?) ORDER BY row_index`,
    [toBin(job.account_id), toBin(job.id), indexes],
  );
}

/** Appends an error for each row of an upload that names nobody, and returns how many those are. */
export async function insertRowsOfNobody(
  tx: EntityManager,
  job: JobKey,
  count: number,
  uploadId: string,
  message: string,
): Promise<number> {
  const { affectedRows } = await tx.query<{ affectedRows: number }>(
    `INSERT INTO job_errors (account_id, job_id, seq, row_index, global_lead_id, message)
     SELECT account_id, ?, ? + ROW_NUMBER() OVER (ORDER BY row_index) - 1, row_index - 1, NULL, ?
       FROM upload_rows
      WHERE account_id = ? AND upload_id = ? AND global_lead_id IS NULL AND row_index > 0`,
    [toBin(job.id), count, message, toBin(job.account_id), toBin(uploadId)],
  );
  return affectedRows;
}

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
