import { isUtf8 } from 'node:buffer';
import { completeLength, highBytes } from './text.js';

/** What separates the cells of a row in the files that are read. */
export const DELIMITERS = [',', ';', '\t', '|'] as const;

export type CsvEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/**
 * The encoding of a file from its first bytes: what its byte order mark says, else what most of its bytes fit. A file of
 * UTF-8 with a few other bytes in it is UTF-8.
 */
export function guessEncoding(start: Uint8Array): CsvEncoding {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  const zeros = [0, 0];
  for (let at = 0; at < start.length; at++) if (start[at] === 0) zeros[at % 2]!++;
  const [even, odd] = zeros as [number, number];
  // Addresses and delimiters have every other byte zero; zeros that got into other files are few.
  const many = start.length / 6;
  if (odd > many && odd > 5 * even) return 'utf-16le';
  if (even > many && even > 5 * odd) return 'utf-16be';
  // Without a character that the cut goes through.
  const whole = start.subarray(0, completeLength(start));
  if (isUtf8(whole)) return 'utf-8';
  const { characters, others } = highBytes(whole);
  return others > characters ? 'windows-1252' : 'utf-8';
}

/** As many bytes as {@link foreignFormat} looks at. */
export const MARK_BYTES = 4;

/** First bytes of files that people take for a CSV, and what they are. */
const foreign: readonly (readonly [mark: readonly number[], format: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], 'an Excel workbook (.xlsx) or another zipped file'],
  [[0xd0, 0xcf, 0x11, 0xe0], 'an Excel workbook (.xls)'],
  [[0x1f, 0x8b, 0x08], 'compressed with gzip'],
  ...asText([
    ['%PDF', 'a PDF'],
    ['{"', 'JSON'],
    ['[{', 'JSON'],
    // What a link to a shared sheet returns to someone who is not logged in.
    ['<!do', 'a web page'],
    ['<!DO', 'a web page'],
    ['<htm', 'a web page'],
    ['<HTM', 'a web page'],
  ]),
];

function asText(
  marks: readonly (readonly [string, string])[],
): readonly (readonly [readonly number[], string])[] {
  return marks.map(([mark, format]) => [[...Buffer.from(mark)], format]);
}

/** What a file is that is no text, by its first bytes; null where they could be those of a CSV. */
export function foreignFormat(start: Uint8Array): string | null {
  const found = foreign.find(([mark]) => mark.every((byte, at) => start[at] === byte));
  return found?.[1] ?? null;
}

/** The delimiter that a file names in a line of its own above the heading, as Excel does (`sep=;`), and what follows. */
export function namedDelimiter(text: string): { delimiter: string; rest: string } | null {
  // Saved again it has delimiters behind it, as every row.
  const line = /^\ufeff?"?sep=([^\r\n"])"?\1*(?:\r\n|\r|\n)/i.exec(text);
  return line && { delimiter: line[1]!, rest: text.slice(line[0].length) };
}

/** The delimiter that the heading has most of, outside quotes. */
export function guessDelimiter(text: string): string {
  const heading = /^(?:"[^"]*"|[^"\r\n])*/.exec(text.trimStart())![0].replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0]!;
}
