import { fieldOfHeading, foldHeading } from './headings.js';
import { csvReader } from './reader.js';

/** Characters that a heading is searched for in, and rows. */
const CHARACTERS = 16 * 1024;
const ROWS = 20;

/** A heading below lines of other text: its delimiter, its line in the file, from 1, and the text from there on. */
export interface LowerHeading {
  delimiter: string;
  line: number;
  rest: string;
}

/**
 * Finds the heading of a file that begins with a title or notes, as reports and the connections of LinkedIn do: rows of one
 * cell, none of them an address or its heading, above a row of several that names a column of addresses. Null where the
 * first row is the heading, as in most files.
 */
export function lowerHeading(text: string, delimiters: readonly string[]): LowerHeading | null {
  const start = text.slice(0, CHARACTERS);
  for (const delimiter of delimiters) {
    const rows = csvReader(delimiter).read(start).slice(0, ROWS);
    for (const [index, row] of rows.entries()) {
      const filled = 'cells' in row ? row.cells.filter(cell => cell.trim() !== '') : [];
      const isNamed = filled.some(cell => fieldOfHeading(foldHeading(cell)) === 'email');
      if (filled.length === 1 && !isNamed && !filled[0]!.includes('@')) continue;
      if (index === 0 || filled.length < 2 || !isNamed) break;
      return { delimiter, line: row.line, rest: fromLine(text, row.line) };
    }
  }
  return null;
}

/** The text from a line on, counted from 1. */
function fromLine(text: string, line: number): string {
  const ends = text.matchAll(/\r\n|\r|\n/g);
  let at = 0;
  for (let passed = 1; passed < line; passed++) {
    const { index, 0: end } = ends.next().value!;
    at = index + end.length;
  }
  return text.slice(at);
}
