import { createReadStream } from 'node:fs';
import { text } from 'node:stream/consumers';

/** How much of a file is looked at, in bytes: enough for some rows, whatever its size. */
const lookedAt = 65_536;

/** The first rows of a CSV file (RFC 4180) as the service writes it, each with its cells by their headings. */
export async function firstRows(file: string, count: number): Promise<Record<string, string>[]> {
  const head = await text(createReadStream(file, { end: lookedAt - 1 }));
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
