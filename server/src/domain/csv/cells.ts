import { parseEmail, type NormalizedEmail } from '../leads/email-address.js';
import { undefuse } from './format.js';
import type { CsvRow } from './reader.js';

/** Characters that nobody sees; they come along when text is copied from pages and documents. */
const INVISIBLE = /[\u00ad\u180e\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g;
const ADDRESSES = /[^\s@<>()[\]{};,|"“”„«»]+@[^\s@<>()[\]{};,|"“”„«»]+\.[^\s@<>()[\]{};,|"“”„«»]+/g;

/** What a cell says: without the formula around it with which spreadsheets keep a number as text (`="0049"`). */
export function cellText(cell: string): string {
  const text = undefuse(cell);
  const kept = text === cell ? /^\s*="(.*)"\s*$/s.exec(text) : null;
  return (kept ? kept[1]!.replaceAll('""', '"') : text).trim();
}

/**
 * The address in a cell, as `parseEmail` is to judge it, and the name beside it: `Jane Doe <jane@example.com>`,
 * `mailto:jane@example.com`, an address in quotes or with invisible characters. A cell with two addresses names nobody:
 * which of them is meant cannot be known.
 */
export function cellAddress(cell: string): { email: string; name: string | null } | { several: true } {
  const given = cellText(cell);
  if (parseEmail(given) !== null) return { email: given, name: null };
  const text = given.replace(INVISIBLE, '').replace(/\bmailto:([^\s?<>]+)(?:\?[^\s<>]*)?/gi, '$1');
  const found = text.match(ADDRESSES) ?? [];
  if (new Set(found.map(address => address.toLowerCase())).size > 1) return { several: true };
  const [, name, inside] = /^([^<>]*)<([^<>]*)>[\s;,.]*$/.exec(text) ?? [];
  const email = unwrapped(inside ?? text);
  // Words beside an address that are no name in front of it are left for the judge to refuse.
  const beside = name === undefined ? '' : unwrapped(name);
  // What is invalid after all is reported as it was given: a "<" that is left out of the message is what was wrong.
  if (parseEmail(email) === null) return { email: given, name: null };
  return { email, name: beside === '' || beside.includes('@') ? null : beside };
}

/** The normalized address in a cell; null where there is none, or more than one. */
export function emailOfCell(cell: string): NormalizedEmail | null {
  const read = cellAddress(cell);
  return 'several' in read ? null : parseEmail(read.email);
}

/** Without quotes and brackets around it, and what separated it from others. */
function unwrapped(text: string): string {
  return text.replace(/^[\s"'“”„‘’«»<([]+|[\s"'“”„‘’«»>)\];,]+$/g, '');
}

/** A row as it was stored; the line is null where an earlier release has stored it, which kept none. */
export type StoredCsvRow = { line: number | null } & ({ cells: string[] } | { error: string });

/** A row of a file as a line of JSON: the number of its line and its cells in one array, or why it could not be read. */
export function storedRow(row: CsvRow): string {
  // Rows are many: none is copied only for its number.
  return 'cells' in row ? `[${row.line},${JSON.stringify(row.cells).slice(1)}` : JSON.stringify(row);
}

/** Reads what {@link storedRow} wrote. */
export function readStoredRow(text: string): StoredCsvRow {
  const stored = JSON.parse(text) as (string | number)[] | { error: string; line?: number };
  if (!Array.isArray(stored)) return { line: stored.line ?? null, error: stored.error };
  const line = typeof stored[0] === 'number' ? (stored.shift() as number) : null;
  return { line, cells: stored as string[] };
}
