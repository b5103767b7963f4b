import { setImmediate } from 'node:timers/promises';
import { foreignFormat, MARK_BYTES } from '../../domain/csv/dialect.js';
import { csvFileReader } from '../../domain/csv/file.js';
import type { CsvRow } from '../../domain/csv/reader.js';
import { refused } from './refused.js';

/** Bytes that are read at a stretch. */
const SLICE = 8 * 1024;

/**
 * Reads a CSV of any encoding and delimiter row by row; blank rows are left out, broken ones told. Other requests have
 * their turns between two stretches of it.
 *
 * @param encoding as its sender names it
 */
export async function* csvRows(bytes: AsyncIterable<Uint8Array>, encoding?: string): AsyncGenerator<CsvRow> {
  const reader = csvFileReader(encoding);
  for await (const chunk of onlyText(bytes))
    for (let at = 0; at < chunk.length; at += SLICE) {
      yield* reader.read(chunk.subarray(at, at + SLICE));
      await setImmediate();
    }
  yield* reader.end();
}

/** The same bytes; a workbook or a compressed file is refused as soon as it shows. */
async function* onlyText(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let start: Uint8Array = new Uint8Array();
  for await (const chunk of bytes) {
    if (start.length < MARK_BYTES) {
      start = Buffer.concat([start, chunk.subarray(0, MARK_BYTES)]);
      const format = foreignFormat(start);
      if (format !== null)
        throw refused('not_csv', `The file is ${format}, and no CSV: save it as CSV and send that.`);
    }
    yield chunk;
  }
}
