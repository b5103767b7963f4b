/** What makes a spreadsheet take a cell for a formula, also behind apostrophes, so that one more can be taken off again. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^[+-]?\d+([.,]\d+)?$/;
const GUARDED = /^''*[=+\-@\t\r]/;

/** A line of CSV (RFC 4180); cells that a spreadsheet would run as a formula begin with an apostrophe instead. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(cell => quote(defuse(cell))).join(',')}\r\n`;
}

/** A cell that no spreadsheet runs; plain numbers stay as they are. */
export function defuse(cell: string): string {
  return FORMULA.test(cell) && !NUMBER.test(cell) ? `'${cell}` : cell;
}

/** What a cell said before {@link defuse}. */
export function undefuse(cell: string): string {
  return GUARDED.test(cell) ? cell.slice(1) : cell;
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
