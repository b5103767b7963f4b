import { csvFileReader } from '../../domain/csv-file.js';
import type { CsvRow } from '../../domain/csv-reader.js';

export type { CsvRow };

/** Reads a CSV of any encoding and delimiter row by row; blank rows are left out, broken ones told. */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const reader = csvFileReader();
  for await (const chunk of bytes) yield* reader.read(chunk);
  yield* reader.end();
}
