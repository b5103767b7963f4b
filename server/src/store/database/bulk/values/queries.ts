// SQL, because the driver writes rows at three times the cost: a fifth of all that an import costs.
import mysql2 from 'mysql2';

/** What a column holds. */
export type Value = Buffer | Date | string | number | null;

/**
 * Rows as what follows VALUES.
 *
 * @param same what all rows have in columns that they lack themselves
 */
export function valuesSql<Column extends string, Lacking extends Column = never>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Exclude<Column, Lacking>, Value>>[],
  same?: Readonly<Record<Lacking, Value>>,
) {
  const holding = rows as readonly Readonly<Record<string, Value>>[];
  const writers = columns.map(column =>
    same && column in same ? always(literal(same[column as Lacking])) : writerOf(column, holding),
  );
  return mysql2.raw(holding.map(row => `(${writers.map(write => write(row)).join(',')})`).join(','));
}

/**
 * Rows as a table of their own, to be joined: so many rows change in one statement, each in its own way.
 * `UNION ALL` is what all servers read; times are text in it, to be cast where they are compared.
 */
export function tableSql<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Record<Column, Value>>[],
) {
  const writers = columns.map(column => writerOf(column, rows));
  const selects = rows.map(
    row => `SELECT ${columns.map((column, at) => `${writers[at]!(row)} AS ${column}`).join(',')}`,
  );
  return mysql2.raw(`(${selects.join(' UNION ALL ')})`);
}

/** Writes a column of a row; what all rows share (the account, the time) is written once. */
function writerOf<Column extends string>(
  column: Column,
  rows: readonly Readonly<Record<Column, Value>>[],
): (row: Readonly<Record<Column, Value>>) => string {
  const first = rows[0]?.[column] ?? null;
  if (rows.some(row => row[column] !== first)) return row => literal(row[column]);
  return always(literal(first));
}

function always(sql: string): () => string {
  return () => sql;
}

function literal(value: Value): string {
  if (Buffer.isBuffer(value)) return `X'${value.toString('hex')}'`;
  // The driver escapes each double quote too, of which JSON is full.
  if (typeof value === 'string') return `'${value.replace(/['\\]/g, '\\$&')}'`;
  return mysql2.escape(value, false, 'Z');
}
