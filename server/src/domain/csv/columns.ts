import type { ColumnLayout, LeadCreate } from '../../generated/types.js';
import { cellAddress, cellText, emailOfCell } from './cells.js';
import {
  fieldOfHeading,
  foldHeading,
  isDerived,
  meansProfile,
  meansSurname,
  vagueFieldOfHeading,
} from './headings.js';
import { layoutColumns, type Column } from './column-layout.js';
import { contactFields } from '../leads/lead-merge.js';
import { quoted } from '../shared/escape-html.js';

/**
 * The field of each column of an imported file, null where it is not imported. A layout says it by label, else the
 * heading is guessed: known names in several spellings, and anything else becomes a custom field of that name.
 *
 * @param declared keys of custom fields that the campaign asks for: a heading that means one is spelled as it is
 */
export function importColumns(
  heading: readonly string[],
  layout?: ColumnLayout,
  declared: readonly string[] = [],
): (string | null)[] {
  const columns = layout && layoutColumns(layout);
  if (columns && columns.length > 0) return namedColumns(heading, columns);
  const asked = new Map(declared.map(key => [foldHeading(key), key]));
  const clear = new Set(heading.map(label => fieldOfHeading(foldHeading(label))));
  const names = heading.map(foldHeading);
  const [isSurname, isProfile] = [meansSurname(names), meansProfile(names)];
  const [seen, taken] = [new Set<string>(), new Set<string>()];
  return heading.map(label => {
    const folded = foldHeading(label);
    // Of a heading that comes twice the first column counts.
    if (folded === '' || isDerived(folded) || seen.has(folded)) return null;
    seen.add(folded);
    const vague = vagueFieldOfHeading(folded);
    const named = fieldOfHeading(folded) ?? (clear.has(vague) ? undefined : vague);
    const read = named === 'name' && isSurname ? 'last_name' : named;
    const known = folded === 'url' && isProfile ? 'linkedin_url' : read;
    // What the campaign asks for by this very name is what its messages need; an address is an address.
    const isAsked = asked.has(folded) && known !== 'email';
    const key = known && !isAsked && !taken.has(known) ? known : customKey(label, asked.get(folded));
    taken.add(key);
    return key;
  });
}

/**
 * The columns of a layout. Where a heading comes twice, its second column is that of the layout's second entry of that
 * name, as exports write them.
 */
function namedColumns(heading: readonly string[], columns: readonly Column[]): (string | null)[] {
  const byLabel = new Map<string, string[]>();
  for (const { key, label } of columns) {
    const folded = foldHeading(label);
    byLabel.set(folded, [...(byLabel.get(folded) ?? []), key]);
  }
  return heading.map(label => byLabel.get(foldHeading(label))?.shift() ?? null);
}

/** The custom field of a heading; `{{plan}}` means `plan`, since no merge field could name a key with such braces. */
function customKey(heading: string, declared?: string): string {
  const label = (/^\s*\{\{(.+)\}\}\s*$/.exec(heading)?.[1] ?? heading).trim();
  const named = /^custom(?:_lead_data)?\.(.+)$/i.exec(label);
  if (named) return `custom.${named[1]}`;
  if (declared !== undefined) return `custom.${declared}`;
  return `custom.${label.toLowerCase().replace(/\s+/g, '_').slice(0, 100)}`;
}

/** The position of the column that holds the address; -1 when there is none. */
export function emailColumn(columns: readonly (string | null)[]): number {
  return columns.indexOf('email');
}

/**
 * Why nobody can be found under a heading without a column of addresses, in words for people.
 *
 * @param remedy what to do about its names
 */
export function noEmailColumn(heading: readonly string[], remedy: string): string {
  const reason = 'No column of the file contains email addresses.';
  if (heading.some(cell => emailOfCell(cell) !== null))
    return `${reason} Its first row contains an email address instead of column names. Add a row of column names above it.`;
  const named = heading.filter(cell => cell.trim() !== '').map(cell => `"${cell.trim().slice(0, 40)}"`);
  if (named.length === 0) return reason;
  const shown = named.slice(0, SHOWN).join(', ') + (named.length > SHOWN ? ' and others' : '');
  return `${reason} Its columns are ${shown}. ${remedy}`;
}

/** Headings that a message names. */
const SHOWN = 10;

const plain = new Set<string>(contactFields);

/** A row of an imported file as a lead. Empty cells say nothing; of several columns of one field the first that is filled counts. */
export function leadOfRow(
  cells: readonly string[],
  columns: readonly (string | null)[],
): { lead: LeadCreate } | { message: string } {
  const surplus = cells.slice(columns.length).filter(cell => cell.trim() !== '');
  if (surplus.length > 0)
    return { message: `The row has ${cells.length} cells but the heading has ${columns.length}.` };
  const fields: Record<string, string> = {};
  const custom: Record<string, unknown> = {};
  let addressee: string | null = null;
  let data: Record<string, unknown> | undefined;
  let tags: string[] | undefined;
  for (const [index, key] of columns.entries()) {
    const value = cellText(cells[index] ?? '');
    if (key === null || value === '' || fields[key] !== undefined) continue;
    if (key === 'email') {
      const address = cellAddress(cells[index]!);
      if ('several' in address)
        return {
          message: `${quoted(value)} contains several email addresses. Put each person in a separate row.`,
        };
      fields.email = address.email;
      addressee = address.name;
    } else if (plain.has(key)) fields[key] = value;
    else if (key === 'display_name') fields.name = value;
    else if (key === 'tags') tags ??= readTagCell(value);
    else if (key.startsWith('custom.')) {
      const name = key.slice('custom.'.length);
      if (!Object.hasOwn(custom, name)) custom[name] = value;
    } else if (key === 'custom_lead_data') {
      const given = parseObject(value);
      if (given === null) return { message: 'custom_lead_data is not a JSON object.' };
      data ??= given;
    }
  }
  const isNamed = ['name', 'first_name', 'last_name'].some(key => fields[key]);
  if (addressee !== null && !isNamed) fields.name = addressee;
  const lead: LeadCreate = {
    email: '',
    ...fields,
    ...(tags && tags.length > 0 && { tags }),
    ...customData(data ? { ...data, ...custom } : custom),
  };
  return { lead };
}

function customData(custom: Record<string, unknown>): Pick<LeadCreate, 'custom_lead_data'> {
  return Object.keys(custom).length > 0 ? { custom_lead_data: custom } : {};
}

function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

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
