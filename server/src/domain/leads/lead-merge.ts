import type { Detail } from '../api/api-error.js';
import { isObject } from '../flow/shape.js';
import { fieldText, standardFields, type StandardField } from '../merge/merge-fields.js';
import { isLongerThan } from '../api/limits.js';

/** Fields of a person beside the address. */
export type ContactField = Exclude<StandardField, 'email'>;

/** What is known of a person: null where nothing is. */
export type Contact = Record<ContactField, string | null> & { custom_lead_data: Record<string, unknown> };

/** What a caller says of a person. A key left out says nothing; null, or a text of spaces, clears. */
export type ContactPatch = Partial<Record<ContactField, string | null>> & {
  custom_lead_data?: Record<string, unknown> | null;
};

export const contactFields = standardFields.filter(field => field !== 'email');

/** Longest value of each field, in characters. */
const LONGEST: Record<ContactField, number> = {
  name: 255,
  first_name: 255,
  last_name: 255,
  company_name: 255,
  website: 2048,
  linkedin_url: 2048,
  company_linkedin_url: 2048,
  phone_number: 64,
  mobile_phone_number: 64,
};
/** Most custom data of one person, in bytes of JSON, and in keys. */
const MAX_CUSTOM_BYTES = 64 * 1024;
const MAX_CUSTOM_KEYS = 200;
const MAX_CUSTOM_KEY = 100;

/**
 * Merges what a caller says into what is known: given keys replace, omitted ones stay, and custom data is merged key
 * by key, a null taking its key away.
 */
export function mergeContact(known: Contact | null, given: ContactPatch): Contact {
  const merged = {
    custom_lead_data: mergeCustom(known?.custom_lead_data ?? {}, given.custom_lead_data),
  } as Contact;
  for (const field of contactFields) {
    const value = given[field];
    merged[field] = value === undefined ? (known?.[field] ?? null) : value?.trim() || null;
  }
  return merged;
}

function mergeCustom(
  known: Record<string, unknown>,
  given: ContactPatch['custom_lead_data'],
): Record<string, unknown> {
  if (given === null) return {};
  const merged = new Map([...Object.entries(known), ...Object.entries(given ?? {})]);
  return Object.fromEntries([...merged].filter(([, value]) => value !== null && value !== undefined));
}

/** The characters that `trim` drops: a text of nothing else is empty. */
export const blankCharacters: readonly string[] = [
  ...'\t\n\v\f\r \u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff',
];

/**
 * The declared custom keys that a person lacks (absent, or empty when merged into a text): mail waits until they are there.
 * The database judges by the same rule where it judges many at once, see `lackingSql`.
 */
export function lackingCustomKeys(
  declared: readonly string[],
  data: Record<string, unknown> | null,
): string[] {
  return declared.filter(key => fieldText(data && Object.hasOwn(data, key) ? data[key] : null) === '');
}

/** The name last: where nobody gave one it is made of first and last name, and those are to blame. */
const judged = [...contactFields.filter(field => field !== 'name'), 'name'] as const;

/**
 * Why a person's fields cannot be stored, by the field that is to blame; null when they can. Judge the merged contact,
 * whose custom data may have outgrown its limit by merging.
 */
export function storageIssue(contact: Contact): Detail | null {
  for (const field of judged) {
    const value = contact[field];
    if (value === null) continue;
    if (isLongerThan(value, LONGEST[field]))
      return issue(field, 'too_long', `is longer than ${LONGEST[field]} characters.`);
    if (!isStorableText(value))
      return issue(field, 'invalid_value', 'contains characters that cannot be stored.');
  }
  return customDataIssue(contact.custom_lead_data);
}

function customDataIssue(data: Record<string, unknown>): Detail | null {
  const keys = Object.keys(data);
  if (keys.length === 0) return null;
  const refuse = (code: Detail['code'], message: string) => issue('custom_lead_data', code, message);
  if (keys.length > MAX_CUSTOM_KEYS) return refuse('too_long', `has more than ${MAX_CUSTOM_KEYS} keys.`);
  const bad = keys.find(key => key.trim() === '' || isLongerThan(key, MAX_CUSTOM_KEY));
  if (bad !== undefined)
    return refuse('invalid_value', `has a key that is empty or longer than ${MAX_CUSTOM_KEY} characters.`);
  if (Buffer.byteLength(JSON.stringify(data)) > MAX_CUSTOM_BYTES)
    return refuse('too_long', `is larger than ${MAX_CUSTOM_BYTES} bytes.`);
  return isStorable(data) ? null : refuse('invalid_value', 'contains characters that cannot be stored.');
}

function issue(path: string, code: Detail['code'], message: string): Detail {
  return { path, code, message: `${path} ${message}` };
}

function isStorable(value: unknown): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (Array.isArray(value)) return value.every(isStorable);
  return (
    !isObject(value) ||
    Object.entries(value).every(([key, member]) => isStorableText(key) && isStorable(member))
  );
}

/** Text without NUL and without half a surrogate pair, which no text column takes. */
function isStorableText(text: string): boolean {
  return !/[\0\p{Cs}]/u.test(text);
}
