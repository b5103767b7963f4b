// SQL, because TypeORM writes thousands of rows at five times the cost, and large contents as text twice their length.
import { Readable } from 'node:stream';
import type { PoolConnection, ResultSetHeader } from 'mysql2';
import type { DataSource, EntityManager, EntitySchema } from 'typeorm';
import { slices } from '../../../domain/jobs/slices.js';
import { columnNames, toStored } from '../entity.js';
import { duplicateKey, errnoOf } from '../errors.js';
import type { RowFile } from './row-file.js';
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

/** Where rows go. */
export interface Target {
  table: string;
  columns: readonly string[];
  duplicates: Duplicates;
}

/**
 * What a server answers that takes no files, by its settings or at all; a proxy before it names the
 * statement.
 */
const refusals = new Set([1148, 1235, 3948, 4166]);
const refusal = /\bload[ _]data\b/i;
const refusing = new WeakSet<DataSource>();

/** Whether the server of a transaction may still take rows as a file: many are configured not to. */
export function mayTakeFiles({ dataSource }: EntityManager): boolean {
  return !refusing.has(dataSource);
}

/**
 * Stores new rows by `LOAD DATA LOCAL`, which the server does an eighth faster than an `INSERT` of the same
 * rows: it has no statement to read. With LOCAL the server only warns of what it could not store as it
 * is, so that every warning is thrown here as the error that it is.
 *
 * @returns false where the server takes no files; then nothing has happened
 */
export async function loadRows(tx: EntityManager, target: Target, file: RowFile): Promise<boolean> {
  const { table, columns, duplicates } = target;
  const connection = (await tx.queryRunner!.connect()) as PoolConnection;
  const sql = `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET binary (${columns.join(', ')})`;
  try {
    const { warningStatus } = await new Promise<ResultSetHeader>((resolve, reject) => {
      const infileStreamFactory = () => Readable.from(file);
      connection.query<ResultSetHeader>({ sql, infileStreamFactory }, (error, header) =>
        error ? reject(error) : resolve(header),
      );
    });
    if (warningStatus > 0) await refuseWarnings(tx, duplicates);
    return true;
  } catch (error) {
    if (!refusals.has(errnoOf(error) ?? 0) && !refusal.test(String(error))) throw error;
    refusing.add(tx.dataSource);
    return false;
  }
}

interface Warning {
  Level: string;
  Code: number;
  Message: string;
}

async function refuseWarnings(tx: EntityManager, duplicates: Duplicates): Promise<void> {
  const warnings = await tx.query<Warning[]>('SHOW WARNINGS');
  const first = warnings.find(
    ({ Level, Code }) => Level !== 'Note' && !(duplicates === 'ignored' && Code === duplicateKey),
  );
  if (first) throw Object.assign(new Error(first.Message), { errno: first.Code });
}

/**
 * Bytes of messages in one statement: as text in its SQL they are twice as long, and servers take 16 MB by
 * default.
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
