import {
  DELIMITERS,
  guessDelimiter,
  guessEncoding,
  namedDelimiter,
  encodedReader,
  isEncoding,
  utf8Reader,
  type TextReader,
} from './text.js';
import { csvReader, type CsvReader, type CsvRow } from './reader.js';
import { fieldOfHeading, foldHeading } from './headings.js';

/** As many bytes as the guesses of encoding and delimiter look at. */
const START_BYTES = 64 * 1024;

/** Reads the bytes of a CSV as they come, in any chunks, whatever its encoding and delimiter are. */
export interface CsvFileReader {
  /** The rows that these bytes complete. */
  read(bytes: Uint8Array): CsvRow[];
  /** The rows that are left when nothing follows. */
  end(): CsvRow[];
}

/**
 * Reads a CSV file row by row, see `csvReader`.
 *
 * @param named the encoding that its sender names. It is believed where the bytes are not UTF-8 or UTF-16 themselves: many
 *   programs name one without knowing
 */
export function csvFileReader(named?: string): CsvFileReader {
  let start: Uint8Array[] = [];
  let size = 0;
  let texts: TextReader | undefined;
  let rows: CsvReader | undefined;

  function begin(): CsvRow[] {
    const beginning = Buffer.concat(start);
    start = [];
    const guessed = guessEncoding(beginning);
    const isNamed = guessed === 'windows-1252' && named !== undefined && isEncoding(named);
    const encoding = isNamed ? named : guessed;
    texts = encoding === 'utf-8' ? utf8Reader() : encodedReader(encoding);
    const text = texts.read(beginning).replace(/^\ufeff/, '');
    const stated = namedDelimiter(text);
    const below = stated ? { ...stated, line: 2 } : lowerHeading(text, DELIMITERS);
    rows = csvReader(below?.delimiter ?? guessDelimiter(text), below?.line);
    return rows.read(below?.rest ?? text);
  }

  return {
    read(bytes) {
      if (texts && rows) return rows.read(texts.read(bytes));
      start.push(bytes);
      size += bytes.length;
      return size < START_BYTES ? [] : begin();
    },
    end() {
      const read = texts ? [] : begin();
      return [...read, ...rows!.read(texts!.end()), ...rows!.end()];
    },
  };
}

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
