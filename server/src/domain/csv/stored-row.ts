import type { CsvRow } from './reader.js';

/** A row as it was stored; the line is null where an earlier release has stored it, which kept none. */
export type StoredCsvRow = { line: number | null } & ({ cells: string[] } | { error: string });

/** A row of a file as a line of JSON: the number of its line and its cells in one array, or why it could not be read. */
export function storedRow(row: CsvRow): string {
  // Rows are many: none is copied only for its number.
  return 'cells' in row ? `[${row.line},${JSON.stringify(row.cells).slice(1)}` : JSON.stringify(row);
}

/** Reads what {@link storedRow} wrote. */
export function readStoredRow(text: string): StoredCsvRow {
  const stored = JSON.parse(text) as (string | number)[] | { error: string; line?: number };
  if (!Array.isArray(stored)) return { line: stored.line ?? null, error: stored.error };
  const line = typeof stored[0] === 'number' ? (stored.shift() as number) : null;
  return { line, cells: stored as string[] };
}
