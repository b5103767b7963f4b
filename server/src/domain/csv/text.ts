import { isUtf8 } from 'node:buffer';

/** Decodes a file as it comes, in any chunks. */
export interface TextReader {
  read(bytes: Uint8Array): string;
  end(): string;
}

/** What UTF-8 may write as one character beyond ASCII, and any other byte beyond it. */
const HIGH = /([\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]/g;

/** How many characters beyond ASCII bytes hold as UTF-8, and how many bytes beyond ASCII are none. */
function highBytes(bytes: Uint8Array): { characters: number; others: number } {
  let [characters, others] = [0, 0];
  for (const [, character] of latin1(bytes).matchAll(HIGH)) {
    if (character === undefined) others++;
    else characters++;
  }
  return { characters, others };
}

/** As many of the bytes as end with a whole character of UTF-8. */
function completeLength(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back]!;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const length = byte < 0xe0 ? 2 : byte < 0xf0 ? 3 : 4;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/**
 * Reads UTF-8, and each byte that is none as windows-1252: files that were put together from several hold both, and no
 * character is lost.
 */
export function utf8Reader(): TextReader {
  let cut: Uint8Array = new Uint8Array();
  return {
    read(bytes) {
      const all = cut.length === 0 ? bytes : Buffer.concat([cut, bytes]);
      const length = completeLength(all);
      cut = new Uint8Array(all.subarray(length));
      return decode(all.subarray(0, length));
    },
    end: () => decode(cut),
  };
}

/** Whether the platform knows an encoding by this name. */
export function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name) !== null;
  } catch {
    return false;
  }
}

/** Reads an encoding that the platform knows. */
export function encodedReader(encoding: string): TextReader {
  const decoder = new TextDecoder(encoding);
  return { read: bytes => decoder.decode(bytes, { stream: true }), end: () => decoder.decode() };
}

function decode(bytes: Uint8Array): string {
  if (isUtf8(bytes)) return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  return latin1(bytes).replace(HIGH, found => {
    const character = Buffer.from(found, 'latin1');
    if (isUtf8(character)) return character.toString('utf8');
    // As a stream: else Node 20 reads the bytes from 0x80 to 0x9f as control characters.
    return windows1252.decode(character, { stream: true });
  });
}

const windows1252 = new TextDecoder('windows-1252');

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
}

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
