/** A name that reading would take for several, or for one in quotes. */
const AMBIGUOUS = /[;,]|^\s*"/;
/** A name in quotes, or one that goes on to the next separator. */
const NAMES = /\s*"((?:[^"]|"")*)"\s*(?=[;,]|$)|([^;,]+)/g;

/** Names of tags in one cell; those that hold a separator stand in quotes. */
export function tagCell(names: readonly string[]): string {
  return names.map(name => (AMBIGUOUS.test(name) ? `"${name.replaceAll('"', '""')}"` : name)).join('; ');
}

/** The names of tags in a cell, separated by commas or semicolons. */
export function readTagCell(cell: string): string[] {
  return [...cell.matchAll(NAMES)]
    .map(([, quoted, plain]) => (quoted === undefined ? plain! : quoted.replaceAll('""', '"')).trim())
    .filter(name => name !== '');
}
