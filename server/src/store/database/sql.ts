import { toBin } from './ids.js';

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

/** The pattern of LIKE that finds a text anywhere, its wildcards taken literally. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
