/** Longest row, in characters, line ends in quotes included. */
export const MAX_ROW = 1024 * 1024;

/** A cell that opens with a quote. */
export interface OpenedCell {
  /** Where its quote is. */
  opened: number;
  /** Another quote in the same line looks as if it closed the cell, and text follows it. */
  isTorn: boolean;
}

/** What is at a place of a CSV where a row begins. */
export type RecordRead =
  | {
      kind: 'row';
      cells: string[];
      /** Behind the line end. */
      end: number;
      /** The first cell that goes over several lines; null when none does. */
      spans: OpenedCell | null;
      /** It has quotes where no program that writes CSV puts them. */
      isOdd: boolean;
    }
  /** A quote without its partner; `seen` is how far it was searched for. */
  | ({ kind: 'unclosed'; seen: number } & OpenedCell)
  | { kind: 'too_long' }
  /** The row goes on behind the text. */
  | { kind: 'more' };

type QuotedCell =
  | { kind: 'closed'; value: string; next: number; isOdd: boolean; isTorn: boolean }
  /** What looked like a quoted cell is a plain one. */
  | { kind: 'plain' }
  | Extract<RecordRead, { kind: 'unclosed' | 'more' }>;

export interface CsvText {
  text: string;
  /** Nothing follows it. */
  isEnd: boolean;
  delimiter: string;
}

export interface RecordReader {
  /**
   * Reads the row that begins at a position. Quotes that open before `bound` must close in their own line: an unclosed
   * quote was searched for up to there before, so no cell that begins in between has a partner further on.
   */
  read(at: number, bound: number): RecordRead;
  /** The next line end from a position on; Infinity when there is none. */
  lineEnd(at: number): number;
  /** The position behind a line end; null when the rest of it may be still to come. */
  behind(lineEnd: number): number | null;
}

/**
 * Reads rows of a CSV text (RFC 4180), and what people and programs make of it: any line ends, spaces around quotes, quotes
 * in a cell that are not doubled. Whatever keeps to the RFC is read as the RFC says.
 *
 * A quoted cell ends at a quote that a delimiter or a line end follows. A quote that looks like the opening one of another
 * cell shows that this cell was never closed.
 */
export function recordReader({ text, isEnd, delimiter }: CsvText): RecordReader {
  const [nextQuote, nextDelimiter] = [finder(text, '"'), finder(text, delimiter)];
  const [nextLf, nextCr] = [finder(text, '\n'), finder(text, '\r')];
  const lineEnd = (at: number) => Math.min(nextLf(at), nextCr(at));
  const isBlank = (char: string | undefined) =>
    (char === ' ' || char === '\t' || char === '\ufeff') && char !== delimiter;
  const isCellEnd = (at: number) =>
    at === text.length || text[at] === delimiter || text[at] === '\n' || text[at] === '\r';
  const isCut = (at: number) => at === text.length && !isEnd;

  function skipBlanks(from: number): number {
    let at = from;
    while (isBlank(text[at])) at++;
    return at;
  }

  function behind(end: number): number | null {
    if (text[end] !== '\r') return end + 1;
    if (isCut(end + 1)) return null;
    return text[end + 1] === '\n' ? end + 2 : end + 1;
  }

  function read(at: number, bound: number): RecordRead {
    const end = Math.min(lineEnd(at), text.length);
    if (nextQuote(at) < end) return readQuoting(at, bound);
    if (end - at > MAX_ROW) return { kind: 'too_long' };
    return rowUpTo(end, text.slice(at, end).split(delimiter), null, false);
  }

  function rowUpTo(end: number, cells: string[], spans: OpenedCell | null, isOdd: boolean): RecordRead {
    const next = end === text.length ? (isEnd ? end : null) : behind(end);
    return next === null ? { kind: 'more' } : { kind: 'row', cells, end: next, spans, isOdd };
  }

  /** The same, cell by cell. */
  function readQuoting(start: number, bound: number): RecordRead {
    const cells: string[] = [];
    let [spans, isOdd]: [OpenedCell | null, boolean] = [null, false];
    for (let at = start; ; at++) {
      const opened = skipBlanks(at);
      const cell: QuotedCell =
        text[opened] === '"' ? readQuoted(opened, start + MAX_ROW, bound) : { kind: 'plain' };
      if (cell.kind === 'more' || cell.kind === 'unclosed') return cell;
      if (cell.kind === 'closed') {
        cells.push(cell.value);
        isOdd ||= cell.isOdd;
        if (lineEnd(opened) < cell.next) spans ??= { opened, isTorn: cell.isTorn };
        at = cell.next;
      } else {
        const end = Math.min(nextDelimiter(at), lineEnd(at), text.length);
        cells.push(text.slice(at, end));
        at = end;
      }
      if (at - start > MAX_ROW) return { kind: 'too_long' };
      if (at === text.length || text[at] !== delimiter) return rowUpTo(at, cells, spans, isOdd);
    }
  }

  function readQuoted(opened: number, limit: number, bound: number): QuotedCell {
    let [strays, isTorn] = [0, false];
    for (let at = opened + 1; ;) {
      const first = nextQuote(at);
      const isBound = opened < bound && lineEnd(opened) < Math.min(first, text.length);
      if (isBound) return { kind: 'unclosed', opened, isTorn, seen: bound };
      if (first >= Math.min(text.length, limit)) return unfinished({ opened, isTorn }, limit);
      at = endOfRun(first);
      const count = at - first;
      const next = skipBlanks(at);
      if (isCut(next)) return unfinished({ opened, isTorn }, limit);
      // A pair is one quote of the text, unless another one that was not doubled waits for its partner.
      const mayClose = count % 2 === 1 || strays % 2 === 1;
      if (mayClose && isCellEnd(next)) {
        const value = text.slice(opened + 1, at - 1).replaceAll('""', '"');
        return { kind: 'closed', value, next, isOdd: strays > 0, isTorn };
      }
      if (count % 2 === 0) continue;
      if (first === opened + 1) return { kind: 'plain' };
      if (looksOpening(first, opened)) return { kind: 'unclosed', opened, isTorn, seen: first };
      strays++;
      isTorn ||= first < lineEnd(opened);
    }
  }

  function unfinished(cell: OpenedCell, limit: number): QuotedCell {
    if (text.length < limit && !isEnd) return { kind: 'more' };
    return { kind: 'unclosed', ...cell, seen: Math.min(limit, text.length) };
  }

  function endOfRun(from: number): number {
    let at = from;
    while (text[at] === '"') at++;
    return at;
  }

  /** In the line of the cell itself only a quote right behind a delimiter: prose too has quotes behind spaces. */
  function looksOpening(quote: number, opened: number): boolean {
    if (text[quote - 1] === delimiter) return true;
    if (lineEnd(opened) > quote) return false;
    let at = quote - 1;
    while (isBlank(text[at])) at--;
    return text[at] === delimiter || text[at] === '\n' || text[at] === '\r';
  }

  return { read, lineEnd, behind };
}

/** Finds a character from a position on, Infinity where there is none. It searches no stretch twice, back and forth. */
function finder(text: string, char: string): (at: number) => number {
  // There is none from the first position up to the second.
  let [from, found] = [0, -1];
  return at => {
    if (at < from) {
      const before = text.slice(at, from).indexOf(char);
      from = at;
      if (before >= 0) found = at + before;
    } else if (at > found) {
      from = at;
      found = text.indexOf(char, at);
      if (found < 0) found = Infinity;
    }
    return found;
  };
}
