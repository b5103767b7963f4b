import { slices } from '../domain/slices.js';
import type { StatementSink } from './statement-queue.js';
import { valuesSql, type Value } from './values-sql.js';

/** Rows of one statement, as many as a chunk of a job has: in statements of 250 the server takes a tenth longer. */
const SLICE = 2000;

/**
 * Stores new rows in few statements. Columns that are NULL in all of them are left out: of the two dozen that a person
 * has, an import knows a few, and each costs as much to write and to read as one that holds something.
 */
export async function insertRows<Column extends string>(
  db: StatementSink,
  table: string,
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
): Promise<void> {
  if (rows.length === 0) return;
  const used = columns.filter(column => rows.some(row => row[column] !== null));
  for await (const slice of slices(rows, SLICE))
    await db.query(`INSERT INTO ${table} (${used.join(', ')}) VALUES ?`, [valuesSql(used, slice)]);
}
