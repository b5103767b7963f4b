import { isUtf8 } from 'node:buffer';

/** Decodes a file as it comes, in any chunks. */
export interface TextReader {
  read(bytes: Uint8Array): string;
  end(): string;
}

/** What UTF-8 may write as one character beyond ASCII, and any other byte beyond it. */
const HIGH = /([\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})|[\x80-\xff]/g;

/** How many characters beyond ASCII bytes hold as UTF-8, and how many bytes beyond ASCII are none. */
export function highBytes(bytes: Uint8Array): { characters: number; others: number } {
  let [characters, others] = [0, 0];
  for (const [, character] of latin1(bytes).matchAll(HIGH)) {
    if (character === undefined) others++;
    else characters++;
  }
  return { characters, others };
}

/** As many of the bytes as end with a whole character of UTF-8. */
export function completeLength(bytes: Uint8Array): number {
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
