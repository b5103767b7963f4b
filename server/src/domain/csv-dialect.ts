const DELIMITERS = [',', ';', '\t', '|'] as const;

/** The encoding of a file from its first bytes: what its byte order mark says, else UTF-8 where that fits. */
export function guessEncoding(start: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252' {
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  try {
    // As a stream, so that a character that the cut goes through is no error.
    new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true });
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The delimiter that a file names in a line of its own above the heading, as Excel does (`sep=;`), and what follows. */
export function namedDelimiter(text: string): { delimiter: string; rest: string } | null {
  const line = /^\ufeff?"?sep=([^\r\n"])"?(?:\r\n|\r|\n)/i.exec(text);
  return line && { delimiter: line[1]!, rest: text.slice(line[0].length) };
}

/** The delimiter that the heading has most of, outside quotes. */
export function guessDelimiter(text: string): string {
  const heading = (text.trimStart().split(/\r\n|\r|\n/, 1)[0] ?? '').replace(/"[^"]*"/g, '');
  const count = (delimiter: string) => heading.split(delimiter).length;
  return [...DELIMITERS].sort((a, b) => count(b) - count(a))[0]!;
}
