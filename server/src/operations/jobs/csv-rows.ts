import { setImmediate } from 'node:timers/promises';
import { csvFileReader } from '../../domain/csv-file.js';
import type { CsvRow } from '../../domain/csv-reader.js';

export type { CsvRow };

/** Bytes that are read at a stretch. */
const SLICE = 8 * 1024;

/**
 * Reads a CSV of any encoding and delimiter row by row; blank rows are left out, broken ones told. Other requests have
 * their turns between two stretches of it.
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<CsvRow> {
  const reader = csvFileReader();
  for await (const chunk of bytes)
    for (let at = 0; at < chunk.length; at += SLICE) {
      yield* reader.read(chunk.subarray(at, at + SLICE));
      await setImmediate();
    }
  yield* reader.end();
}
