import { Readable } from 'node:stream';
import type { QueryOptions } from 'mysql2';
import type { Database } from '../../server/src/store/database/database.js';

type Value = Buffer | string | number | Date | null;

/** The fields of a row, in the order of the columns. */
export type LoadRow = readonly Value[];

/**
 * Loads rows by `LOAD DATA LOCAL`, the fastest way into a table that the server has.
 *
 * @returns milliseconds
 */
export async function loadData(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: Iterable<LoadRow>,
): Promise<number> {
  const connection = await database.pool.getConnection();
  try {
    // Into an empty table, MariaDB then builds each index by sorting.
    await connection.query('SET GLOBAL local_infile = 1');
    await connection.query('SET SESSION unique_checks = 0, foreign_key_checks = 0');
    const options: QueryOptions = {
      sql: `LOAD DATA LOCAL INFILE 'rows' INTO TABLE ${table} CHARACTER SET binary (${columns.join(', ')})`,
      infileStreamFactory: () => Readable.from(inChunks(rows)),
    };
    const started = performance.now();
    await connection.query(options);
    const milliseconds = performance.now() - started;
    if (process.env.BENCH_SLOW) console.error(table, milliseconds.toFixed(0));
    await connection.query('SET SESSION unique_checks = 1, foreign_key_checks = 1');
    return milliseconds;
  } finally {
    connection.release();
  }
}

const chunkRows = 500;

function* inChunks(rows: Iterable<LoadRow>): Iterable<Buffer> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(row.map(field).join('\t'));
    if (lines.length === chunkRows) {
      yield Buffer.from(`${lines.join('\n')}\n`, 'latin1');
      lines = [];
    }
  }
  if (lines.length > 0) yield Buffer.from(`${lines.join('\n')}\n`, 'latin1');
}

/** A field as LOAD DATA reads it by default: each byte one Latin-1 character, its own signs escaped. */
function field(value: Value): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (value instanceof Date) return value.toISOString().slice(0, -1).replace('T', ' ');
  const bytes = typeof value === 'string' ? Buffer.from(value, 'utf8') : value;
  return bytes.toString('latin1').replace(/[\\\t\n\0]/g, sign => (sign === '\0' ? '\\0' : `\\${sign}`));
}
