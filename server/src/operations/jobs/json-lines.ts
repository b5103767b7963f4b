import type { CsvRow } from '../../domain/csv/reader.js';
import { storedRow } from '../../domain/csv/stored-row.js';
import { refused } from './refused.js';

/** Characters that are handed on at a stretch. */
const PIECE = 64 * 1024;

/**
 * The rows of a file as text, a line of JSON for each: the heading first, and a row that could not be read as why. A file
 * without rows, with a heading that cannot be read, or with people in its only line is refused.
 */
export function jsonLines(rows: AsyncIterable<CsvRow>): { bytes: AsyncGenerator<Buffer>; count(): number } {
  let count = 0;
  let first: CsvRow | undefined;
  async function* write(): AsyncGenerator<Buffer> {
    let text = '';
    for await (const row of rows) {
      if (count === 0 && 'error' in row)
        throw refused('broken_heading', `The heading cannot be read. ${row.error}`);
      first ??= row;
      text += `${storedRow(row)}\n`;
      count++;
      if (text.length < PIECE) continue;
      yield Buffer.from(text);
      text = '';
    }
    if (count === 0) throw refused('empty_file', 'The file holds no rows.');
    if (count === 1 && holdsAddress(first!)) throw refused('empty_file', singleLine);
    if (text !== '') yield Buffer.from(text);
  }
  return { bytes: write(), count: () => count };
}

/** As `curl -d` sends a file, for one: what remains is a heading without rows, which would import nobody and tell nothing. */
const singleLine =
  'The file is a single line with addresses in it: send it with its line ends (curl --data-binary, not -d), its first line naming the columns.';

function holdsAddress(row: CsvRow): boolean {
  return 'cells' in row && row.cells.some(cell => cell.includes('@'));
}
