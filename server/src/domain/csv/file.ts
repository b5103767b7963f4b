import { DELIMITERS, guessDelimiter, guessEncoding, namedDelimiter } from './dialect.js';
import { lowerHeading } from './preamble.js';
import { csvReader, type CsvReader, type CsvRow } from './reader.js';
import { encodedReader, isEncoding, utf8Reader, type TextReader } from './text.js';

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
