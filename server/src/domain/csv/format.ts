/** What a formula begins with, by OWASP's list, and the same in full width as Excel takes them too. */
const SIGN = '[=+\\-@\uff1d\uff0b\uff0d\uff20]';
/** Also behind apostrophes, so that one more can be taken off again. */
const FORMULA = new RegExp(`^[' ]*(?:${SIGN}|[\\t\\r\\n])`);
const GUARDED = new RegExp(`^'[' ]*(?:${SIGN}|[\\t\\r\\n])`);
/**
 * A formula within a cell: where a spreadsheet separates by other signs than the comma, quotes do not hold a
 * cell together, and a new one begins there.
 */
const INNER_FORMULA = new RegExp(`([;|\\t\\r\\n])(?=[ "']*${SIGN})`, 'g');
const INNER_GUARDED = new RegExp(`([;|\\t\\r\\n])'(?=[ "']*${SIGN})`, 'g');
const SEPARATOR = /[;|\t\r\n]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;

/** A line of CSV (RFC 4180); an apostrophe comes before whatever a spreadsheet would run as a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell, at) => quote(at === 0 && cells.length > 1 ? defuseFirst(cell) : defuse(cell))).join(',')}\r\n`;
}

/** Returns a cell that no spreadsheet runs; plain numbers stay as they are. */
export function defuse(cell: string): string {
  const guarded = SEPARATOR.test(cell) ? cell.replace(INNER_FORMULA, "$1'") : cell;
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${guarded}` : guarded;
}

/** As {@link defuse}: what is a number alone may begin a formula together with the cells that follow. */
function defuseFirst(cell: string): string {
  return FORMULA.test(cell) && NUMBER.test(cell) ? `'${cell}` : defuse(cell);
}

/** Returns what a cell said before {@link defuse}. */
export function undefuse(cell: string): string {
  const bare = GUARDED.test(cell) ? cell.slice(1) : cell;
  return bare.replace(INNER_GUARDED, '$1');
}

function quote(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** A file name that any system takes, from words of a person. */
export function fileName(base: string | undefined, fallback: string, ending: string): string {
  const safe = (base ?? '')
    .normalize('NFKD')
    .replace(/[^\w .-]+/g, '')
    .trim();
  return `${safe.replace(/^\.+/, '').slice(0, 100) || fallback}.${ending}`;
}
