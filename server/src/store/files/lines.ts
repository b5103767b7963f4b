import type { EntityManager } from 'typeorm';
import type { FileKey, FileStore } from './file-store.js';

const newline = 10;

/** A line of a file. */
export interface Line {
  /** Without its end. */
  text: string;
  /** Where the next one begins, in bytes. */
  end: number;
}

/** Reads a file line by line; between two readings nothing is open, so that it may be left where it is. */
export interface LineReader {
  /** Where the next line begins, in bytes. */
  position(): number;
  /** The next lines, at most `limit`; fewer only at the end of the file. */
  next(limit: number, db?: EntityManager): Promise<Line[]>;
}

/** Lines that are passed over at a stretch. */
const PASSED = 1000;

/** Passes over lines; false when the file ends before. */
export async function passLines(lines: LineReader, count: number, db?: EntityManager): Promise<boolean> {
  for (let left = count; left > 0;) {
    const passed = await lines.next(Math.min(left, PASSED), db);
    if (passed.length === 0) return false;
    left -= passed.length;
  }
  return true;
}

/** Reads the lines of a file from a place where one begins. Every line of it ends with a newline. */
export function lineReader(store: FileStore, key: FileKey, fromByte: number): LineReader {
  /** What was read and not yet reported, and where that begins. */
  let rest: Buffer = Buffer.alloc(0);
  let position = fromByte;

  /** How many bytes of the rest the next lines take. */
  function split(limit: number, lines: Line[]): number {
    let start = 0;
    while (lines.length < limit) {
      const end = rest.indexOf(newline, start);
      if (end < 0) break;
      lines.push({ text: rest.toString('utf8', start, end), end: position + end + 1 });
      start = end + 1;
    }
    return start;
  }

  return {
    position: () => position,

    async next(limit, db) {
      const lines: Line[] = [];
      for (;;) {
        const taken = split(limit, lines);
        rest = rest.subarray(taken);
        position += taken;
        if (lines.length === limit) return lines;
        const piece = await store.readAt(key, position + rest.length, db);
        if (piece.length === 0) return lines;
        rest = rest.length === 0 ? piece : Buffer.concat([rest, piece]);
      }
    },
  };
}
