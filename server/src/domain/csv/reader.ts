import { MAX_ROW, recordReader, type OpenedCell, type RecordRead, type RecordReader } from './record.js';

/** A row of a CSV: the line of the file that it begins in, from 1, and its cells, or why it could not be read. */
export type CsvRow = { line: number } & ({ cells: string[] } | { error: string });

/** Reads the text of a CSV as it comes, in any chunks. */
export interface CsvReader {
  /** The rows that this piece completes. */
  read(text: string): CsvRow[];
  /** The rows that are left when nothing follows. */
  end(): CsvRow[];
}

type ReadRow = Extract<RecordRead, { kind: 'row' }>;

const ADDRESS = /^[\s"']*[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>]+[\s"']*$/;

/**
 * Reads a CSV row by row and keeps no more of it than the row it is at. Blank rows are left out. A row that cannot be read
 * is reported as such, and reading goes on with the next line: of a quote that is never closed, with the line behind the one in
 * which it opened. The first row is taken for the heading: what has more cells than it cannot be right.
 *
 * @param firstLine the number, from 1, of the line in the file that the text begins with
 */
export function csvReader(delimiter: string, firstLine = 1): CsvReader {
  let pieces: string[] = [];
  let [size, wanted] = [0, 0];
  let line = firstLine;
  /** Positions in the text: of what is behind the last row, up to where quotes must close in their line. */
  let bound = 0;
  /** Where the line end is searched for behind which reading goes on; null while rows are read. */
  let skipFrom: number | null = null;
  let width: number | null = null;

  function readUpTo(text: string, isEnd: boolean): CsvRow[] {
    const reader = recordReader({ text, isEnd, delimiter });
    const rows: CsvRow[] = [];
    let at = 0;
    while (at < text.length) {
      const next: number | null = skipFrom === null ? step(reader, text, at, rows) : skip(reader, text);
      if (next === null) break;
      line += lineEndsIn(reader, at, next);
      at = next;
    }
    pieces = [text.slice(at)];
    size = text.length - at;
    // A long row is checked again only when as much has come again: each character is read twice.
    wanted = 2 * size;
    bound = Math.max(0, bound - at);
    if (skipFrom !== null) skipFrom = Math.max(0, skipFrom - at);
    return rows;
  }

  /** Reads what begins at a position; answers where to go on, null when more text is needed. */
  function step(reader: RecordReader, text: string, at: number, rows: CsvRow[]): number | null {
    const found = reader.read(at, bound);
    if (found.kind === 'more') return null;
    if (found.kind === 'too_long') {
      rows.push({ line, error: `The row in line ${line} of the file is longer than 1 MB.` });
      skipFrom = at + MAX_ROW;
      return at;
    }
    const unclosed = found.kind === 'row' ? swallower(reader, text, found) : found;
    if (unclosed === null) {
      const { cells, end } = found as ReadRow;
      if (cells.some(cell => cell.trim() !== '')) {
        rows.push({ line, cells });
        width ??= cells.length;
      }
      return end;
    }
    rows.push({ line, error: whyUnclosed(unclosed, line + lineEndsIn(reader, at, unclosed.opened)) });
    bound = Math.max(bound, unclosed.seen);
    skipFrom = unclosed.opened;
    return at;
  }

  /** Goes to the next line. */
  function skip({ lineEnd, behind }: RecordReader, text: string): number | null {
    const end = lineEnd(skipFrom!);
    const next = end === Infinity ? text.length : behind(end);
    if (next !== null && end !== Infinity) skipFrom = null;
    return next;
  }

  /** The quote that took other rows for its text: what it closed is no row, and those are. */
  function swallower({ lineEnd }: RecordReader, text: string, { cells, end, spans, isOdd }: ReadRow) {
    if (spans === null || width === null || width < 2) return null;
    if (!isOdd && cells.length === width) return null;
    const columns = cells.flatMap((cell, column) => (ADDRESS.test(cell) ? [column] : []));
    const isRow = (other: string) => {
      const parts = other.split(delimiter);
      return parts.length === width && columns.some(column => ADDRESS.test(parts[column] ?? ''));
    };
    const others = text.slice(lineEnd(spans.opened), end).split(/[\r\n]+/);
    return others.some(isRow) ? { ...spans, seen: end } : null;
  }

  return {
    read(text) {
      pieces.push(text);
      size += text.length;
      return size < wanted ? [] : readUpTo(pieces.join(''), false);
    },
    end: () => readUpTo(pieces.join(''), true),
  };
}

/** What is wrong with a cell whose quote has no partner, in words for people. */
function whyUnclosed({ isTorn }: OpenedCell, line: number): string {
  return isTorn
    ? `In line ${line} of the file, text follows the closing quote of a cell. Write a quote inside a cell twice.`
    : `The quote that opens in line ${line} of the file is not closed.`;
}

/** How many lines end between two positions. */
function lineEndsIn({ lineEnd, behind }: RecordReader, from: number, to: number): number {
  let count = 0;
  for (let at: number | null = from; at !== null && lineEnd(at) < to; at = behind(lineEnd(at))) count++;
  return count;
}
