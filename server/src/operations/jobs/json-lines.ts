import type { CsvRow } from '../../domain/csv-reader.js';
import { storedRow } from '../../domain/csv-stored-row.js';
import { refused } from './refused.js';

/** Characters that are handed on at a stretch. */
const PIECE = 64 * 1024;

/**
 * The rows of a file as text, a line of JSON for each: the heading first, and a row that could not be read as why. A file
 * without rows, or with a heading that cannot be read, is refused.
 */
export function jsonLines(rows: AsyncIterable<CsvRow>): { bytes: AsyncGenerator<Buffer>; count(): number } {
  let count = 0;
  async function* write(): AsyncGenerator<Buffer> {
    let text = '';
    for await (const row of rows) {
      if (count === 0 && 'error' in row)
        throw refused('broken_heading', `The heading cannot be read. ${row.error}`);
      text += `${storedRow(row)}\n`;
      count++;
      if (text.length < PIECE) continue;
      yield Buffer.from(text);
      text = '';
    }
    if (count === 0) throw refused('empty_file', 'The file holds no rows.');
    if (text !== '') yield Buffer.from(text);
  }
  return { bytes: write(), count: () => count };
}
