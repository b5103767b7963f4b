// SQL, because TypeORM writes thousands of rows at five times the cost, and large contents as text twice their length.
import type { PoolConnection } from 'mysql2';
import type { EntityManager, EntitySchema } from 'typeorm';
import { slices } from '../../../domain/jobs/slices.js';
import { columnNames, toStored } from '../entity.js';
import { valuesSql, type Value } from './values/queries.js';

/** Where statements go whose answers nobody reads: a transaction, or a queue in front of it. */
export interface StatementSink {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

/** What becomes of a row whose key is there already: it is passed over, or is a duplicate key error. */
export type Duplicates = 'refused' | 'ignored';

/**
 * Rows of one statement, as many as a chunk of a job has: in statements of 250 the server takes a tenth
 * longer.
 */
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
  const insert = `INSERT INTO ${table} (${used.join(', ')}) VALUES ?`;
  // Unlike INSERT IGNORE, this refuses a value that does not fit.
  const sql =
    duplicates === 'ignored' ? `${insert} ON DUPLICATE KEY UPDATE ${used[0]} = ${table}.${used[0]}` : insert;
  for await (const slice of slices(rows, SLICE))
    for (const batch of inStatements(slice, row => bytesOf(used, row)))
      await db.query(sql, [valuesSql(used, batch)]);
}

/** Characters and bytes of a row, but for values of a few bytes. */
function bytesOf<Column extends string>(
  columns: readonly Column[],
  row: Readonly<Record<Column, Value>>,
): number {
  let bytes = 0;
  for (const column of columns) {
    const value = row[column];
    if (typeof value === 'string' || Buffer.isBuffer(value)) bytes += value.length;
  }
  return bytes;
}

/** Stores new entities in few statements: for thousands, which TypeORM would write at five times the cost. */
export function insertEntities<T extends object>(
  db: StatementSink,
  table: EntitySchema<T>,
  entities: readonly T[],
  duplicates?: Duplicates,
): Promise<void> {
  const rows = toStored(table, entities);
  return insertRows(db, table.options.tableName!, columnNames(table), rows, duplicates);
}

/**
 * Stores an entity by a prepared statement of a transaction, in which its values travel as bytes. For large
 * contents: in the text of a statement they would be twice as long, and the server would have to read them
 * back.
 */
export async function insertPrepared<T extends object>(
  tx: EntityManager,
  table: EntitySchema<T>,
  entity: T,
): Promise<void> {
  const connection = (await tx.queryRunner!.connect()) as PoolConnection;
  const stored: Record<string, Value> = toStored(table, [entity])[0]!;
  // A statement is prepared once, for values of the same types: NULL has one of its own.
  const columns = Object.keys(stored).filter(column => stored[column] !== null);
  const marks = columns.map(() => '?');
  const sql = `INSERT INTO ${table.options.tableName} (${columns.join(', ')}) VALUES (${marks.join(', ')})`;
  await new Promise<void>((resolve, reject) => {
    connection.execute(
      sql,
      columns.map(column => stored[column]!),
      error => (error ? reject(error) : resolve()),
    );
  });
}

/**
 * The columns but those that are NULL in all rows: of the two dozen that a person has, an import knows a few,
 * and each costs as much to write and to read as one that holds something.
 */
function usedColumns<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
): Column[] {
  return columns.filter(column => rows.some(row => row[column] !== null));
}

/** The columns of rows that all have the same ones. */
export function columnsOf<Column extends string>(rows: readonly Readonly<Record<Column, Value>>[]): Column[] {
  return Object.keys(rows[0] ?? {}) as Column[];
}

/**
 * Bytes and characters of one statement: in its SQL a byte is two characters long, a character up to three bytes, and servers
 * take 16 MB by default.
 */
const STATEMENT_BYTES = 4 * 1024 * 1024;

/**
 * What is stored, in batches that a server takes in one statement each; what is larger goes alone.
 *
 * @param bytesOf what an item adds to its statement, beside small columns
 */
export function inStatements<Item>(items: readonly Item[], bytesOf: (item: Item) => number): Item[][] {
  const batches: Item[][] = [];
  let room = 0;
  for (const item of items) {
    const size = bytesOf(item);
    if (batches.length === 0 || size > room) {
      batches.push([]);
      room = STATEMENT_BYTES;
    }
    batches.at(-1)!.push(item);
    room -= size;
  }
  return batches;
}
