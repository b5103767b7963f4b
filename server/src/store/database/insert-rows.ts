import type { PoolConnection } from 'mysql2';
import type { EntityManager, EntitySchema } from 'typeorm';
import { slices } from '../../domain/slices.js';
import { toStored } from './entity.js';
import { valuesSql, type Value } from './values-sql.js';

/** Where statements go whose answers nobody reads: a transaction, or a queue in front of it. */
export interface StatementSink {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** What becomes of a row whose key is there already: it is passed over, or is a duplicate key error. */
export type Duplicates = 'refused' | 'ignored';

/** Rows of one statement, as many as a chunk of a job has: in statements of 250 the server takes a tenth longer. */
const SLICE = 2000;

/** Stores new rows in few statements. */
export async function insertRows<Column extends string>(
  db: StatementSink,
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
  duplicates: Duplicates = 'refused',
): Promise<void> {
  if (rows.length === 0) return;
  const used = usedColumns(columns, rows);
  const insert = duplicates === 'ignored' ? 'INSERT IGNORE' : 'INSERT';
  for await (const slice of slices(rows, SLICE))
    await db.query(`${insert} INTO ${table} (${used.join(', ')}) VALUES ?`, [valuesSql(used, slice)]);
}

/** Stores new entities in few statements: for thousands, which TypeORM would write at five times the cost. */
export function insertEntities<T extends object>(
  db: StatementSink,
  table: EntitySchema<T>,
  entities: readonly T[],
  duplicates?: Duplicates,
): Promise<void> {
  const { tableName, columns } = table.options;
  return insertRows(db, tableName!, Object.keys(columns), toStored(table, entities), duplicates);
}

/**
 * Stores an entity by a prepared statement of a transaction, in which its values travel as bytes. For large contents: in
 * the text of a statement they would be twice as long, and the server would have to read them back.
 */
export async function insertPrepared<T extends object>(
  tx: EntityManager,
  table: EntitySchema<T>,
  entity: T,
): Promise<void> {
  const connection = (await tx.queryRunner!.connect()) as PoolConnection;
  const stored = toStored(table, [entity])[0]!;
  const columns = Object.keys(stored);
  const sql = `INSERT INTO ${table.options.tableName} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`;
  await new Promise<void>((resolve, reject) => {
    connection.execute(sql, Object.values(stored), error => (error ? reject(error) : resolve()));
  });
}

/**
 * The columns but those that are NULL in all rows: of the two dozen that a person has, an import knows a few, and each
 * costs as much to write and to read as one that holds something.
 */
export function usedColumns<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
): Column[] {
  return columns.filter(column => rows.some(row => row[column] !== null));
}

/** The columns of rows that all have the same ones. */
export function columnsOf<Column extends string>(rows: readonly Readonly<Record<Column, Value>>[]): Column[] {
  return Object.keys(rows[0] ?? {}) as Column[];
}
