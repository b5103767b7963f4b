import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';

/** The bytes of a file that are read: enough for the first rows. */
const bytesRead = 65_536;

/** Returns the first rows of a CSV file of the service (RFC 4180), each with its cells by heading. */
export async function firstRows(file: string, count: number): Promise<Record<string, string>[]> {
  const head = await text(createReadStream(file, { end: bytesRead - 1 }));
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, cell, end] of head.matchAll(/("(?:[^"]|"")*"|[^",\r\n]*)(,|\r\n)/g)) {
    row.push(cell!.replaceAll(/^"|"$/g, '').replaceAll('""', '"'));
    if (end === ',') continue;
    rows.push(row);
    row = [];
  }
  const [headings = [], ...others] = rows;
  return others
    .slice(0, count)
    .map(cells => Object.fromEntries(headings.map((heading, index) => [heading, cells[index] ?? ''])));
}
