import { toBin } from './ids.js';
import { In, Not, type FindOperator } from 'typeorm';

/** SQL that leaves out accounts, with its values, for claims over all accounts. */
export function otherAccounts(
  column: string,
  except: readonly string[],
): { sql: string; values: Buffer[][] } {
  return except.length === 0
    ? { sql: '', values: [] }
    : { sql: `AND ${column} NOT IN (?)`, values: [except.map(toBin)] };
}

/** SQL that writes the bytes of an id column as UUID text. */
export function uuidText(column: string): string {
  const dash = (text: string, position: number) => `INSERT(${text}, ${position}, 0, '-')`;
  return [9, 14, 19, 24].reduce(dash, `LOWER(HEX(${column}))`);
}

/**
 * The rows of `(a, b) IN (?)`. One that is alone comes twice: an UPDATE or DELETE by a single row of values reads and locks the
 * whole table in MariaDB, 10.11 at least.
 */
export function keyRows<T>(rows: readonly T[]): readonly T[] {
  return rows.length === 1 ? [...rows, ...rows] : rows;
}

/** The pattern of LIKE that finds a text anywhere, its wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Reads a JSON column; what it contains was written by us, so the type is the caller's to know. */
export function fromJson<T>(text: string): T;
export function fromJson<T>(text: string | null): T | null;
export function fromJson<T>(text: string | null): T | null {
  return text === null ? null : (JSON.parse(text) as T);
}

/**
 * In the place of a timestamp that has not come, in columns that many rows have written at once. A row whose NULL becomes a
 * value grows: it is taken out of its page and put in again, for twice the price of all else.
 */
export const NEVER = new Date('9999-01-01T00:00:00.000Z');

/** A condition that leaves out these accounts, for claims over all accounts. */
export function exceptAccounts(accountIds: readonly string[]): { account_id?: FindOperator<string> } {
  return accountIds.length === 0 ? {} : { account_id: Not(In(accountIds)) };
}
