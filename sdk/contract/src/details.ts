import type { ErrorObject } from 'ajv';
import type { ErrorDetail } from 'outreach-sdk/types';

/** One invalid field of a value: its path, the code of the rule that it breaks, and a sentence for a person. */
export type Detail = Pick<ErrorDetail, 'path' | 'code' | 'message'>;

const maxDetails = 100;

type Rule = [code: Detail['code'], message: (params: Record<string, unknown>) => string | undefined];

const required: Rule = ['required', () => 'is required'];
const unknownField: Rule = ['unknown_field', () => 'is not a known field'];
const noBranch: Rule = ['invalid', () => 'does not have one of the allowed forms'];

/** The code and the message of each keyword of JSON Schema. Without a message here, that of ajv is used. */
const rules: Record<string, Rule> = {
  required,
  dependentRequired: required,
  additionalProperties: unknownField,
  unevaluatedProperties: unknownField,
  anyOf: noBranch,
  oneOf: noBranch,
  type: ['invalid_type', ({ type }) => `must be ${[type].flat().map(nameOfType).join(' or ')}`],
  enum: [
    'invalid_value',
    ({ allowedValues }) => `must be one of: ${(allowedValues as unknown[]).map(String).join(', ')}`,
  ],
  const: ['invalid_value', ({ allowedValue }) => `must be ${JSON.stringify(allowedValue)}`],
  discriminator: ['invalid_value', () => 'is not a known kind'],
  format: ['invalid_format', ({ format }) => formats[String(format)]],
  pattern: ['invalid_format', ({ pattern }) => messageOfPattern(String(pattern))],
  minLength: ['too_short', ({ limit }) => atLeast(limit, 'character')],
  maxLength: ['too_long', ({ limit }) => `must have at most ${count(limit, 'character')}`],
  minItems: ['too_few_items', ({ limit }) => atLeast(limit, 'item')],
  maxItems: ['too_many_items', ({ limit }) => `must have at most ${count(limit, 'item')}`],
  minimum: ['too_small', ({ limit }) => `must be at least ${String(limit)}`],
  maximum: ['too_large', ({ limit }) => `must be at most ${String(limit)}`],
  exclusiveMinimum: ['too_small', () => undefined],
  exclusiveMaximum: ['too_large', () => undefined],
};

/** The messages of the formats of the contract. */
const formats: Record<string, string> = {
  date: 'must be a date such as 2026-11-03',
  'date-time': 'must be a date and time with a time zone, such as 2026-11-03T16:00:00Z',
  email: 'must be an email address',
  uri: 'must be an absolute URL, such as https://example.com/path',
  uuid: 'must be a UUID, such as 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01',
};

/**
 * Returns the errors of a validator as the `details` of a response, at most 100. Paths such as `leads[3].email` are relative to
 * the validated value.
 */
export function detailsOf(errors: readonly ErrorObject[], value: unknown): Detail[] {
  return onePerPlace(withoutBranchNoise(errors))
    .slice(0, maxDetails)
    .map(error => {
      const [code, message] = ruleOf(error);
      const words = message(error.params as Record<string, unknown>) ?? error.message ?? 'is not valid';
      return { path: pathOf(error, value), code, message: words };
    });
}

function ruleOf({ keyword, params }: ErrorObject): Rule {
  const hasNoTag = keyword === 'discriminator' && (params as { tagValue?: unknown }).tagValue === undefined;
  return hasNoTag ? required : (rules[keyword] ?? ['invalid', () => undefined]);
}

/** Keeps the first error of each path: more errors of a value with the wrong type add nothing. */
function onePerPlace(errors: readonly ErrorObject[]): ErrorObject[] {
  const seen = new Set<string>();
  return errors.filter(error => {
    const place = `${error.instancePath} ${missingKey(error)}`;
    return !seen.has(place) && seen.add(place);
  });
}

/**
 * A value that fits no branch of a union is reported once per branch and once for the union. Where a branch
 * complains about something inside the value (the branch was meant), the rest is noise; otherwise the union's
 * own complaint says it all.
 */
function withoutBranchNoise(errors: readonly ErrorObject[]): ErrorObject[] {
  let kept: ErrorObject[] = [];
  for (const error of errors) {
    if (error.keyword !== 'anyOf' && error.keyword !== 'oneOf') {
      kept.push(error);
      continue;
    }
    const aboutInside = kept.some(other => isInside(other, error.instancePath));
    kept = kept.filter(
      other => other.instancePath !== error.instancePath || isInside(other, error.instancePath),
    );
    if (!aboutInside) kept.push(error);
  }
  return kept;
}

function isInside(error: ErrorObject, instancePath: string): boolean {
  return (
    error.instancePath.startsWith(`${instancePath}/`) ||
    (error.instancePath === instancePath && missingKey(error) !== '')
  );
}

/** Returns the missing or unknown key of an error about its parent object. */
function missingKey(error: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<
    string,
    string | undefined
  >;
  if (error.keyword === 'discriminator') return String((error.params as { tag?: string }).tag ?? '');
  return missingProperty ?? additionalProperty ?? unevaluatedProperty ?? '';
}

function pathOf(error: ErrorObject, value: unknown): string {
  const keys = error.instancePath
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const named = missingKey(error);
  let path = '';
  let current = value;
  for (const key of named === '' ? keys : [...keys, named]) {
    path += step(path, key, Array.isArray(current));
    current =
      typeof current === 'object' && current !== null ? (current as Record<string, unknown>)[key] : undefined;
  }
  return path;
}

function step(before: string, key: string, inArray: boolean): string {
  if (inArray) return `[${key}]`;
  if (!/^[\w$-]+$/.test(key)) return `[${JSON.stringify(key)}]`;
  return before === '' ? key : `.${key}`;
}

/** Returns the message of a pattern of the contract. */
function messageOfPattern(pattern: string): string | undefined {
  if (pattern === '\\S') return 'must not be blank';
  if (pattern.startsWith('^[^/\\\\]*')) return 'must be the name of a file, without a path';
  if (pattern.startsWith('^whsec_')) return 'must be whsec_ and 24 to 64 bytes in padded Base64';
  const choices = /^\^\(([\w|]+)\)\?\(,\(\1\)\?\)\*\$$/.exec(pattern);
  return choices
    ? `must be a list, separated by commas, of: ${choices[1]!.replaceAll('|', ', ')}`
    : undefined;
}

function atLeast(limit: unknown, unit: string): string {
  return limit === 1 ? 'must not be empty' : `must have at least ${count(limit, unit)}`;
}

function count(limit: unknown, unit: string): string {
  return `${String(limit)} ${unit}${limit === 1 ? '' : 's'}`;
}

function nameOfType(type: unknown): string {
  if (type === 'null') return 'null';
  return `${/^[aeiou]/.test(String(type)) ? 'an' : 'a'} ${String(type)}`;
}
