import type { ErrorObject } from 'ajv';
import type { Detail } from '../domain/api-error.js';

const maxDetails = 100;

const codes: Record<string, Detail['code']> = {
  required: 'required',
  dependentRequired: 'required',
  additionalProperties: 'unknown_field',
  unevaluatedProperties: 'unknown_field',
  type: 'invalid_type',
  enum: 'invalid_value',
  const: 'invalid_value',
  discriminator: 'invalid_value',
  format: 'invalid_format',
  pattern: 'invalid_format',
  minLength: 'too_short',
  maxLength: 'too_long',
  minimum: 'too_small',
  exclusiveMinimum: 'too_small',
  maximum: 'too_large',
  exclusiveMaximum: 'too_large',
  minItems: 'too_few_items',
  maxItems: 'too_many_items',
};

/**
 * What a validator found, as the `details` of a response: paths such as `leads[3].email`, relative to the validated value.
 * At most 100 items.
 */
export function detailsOf(errors: readonly ErrorObject[], value: unknown): Detail[] {
  return onePerPlace(withoutBranchNoise(errors))
    .slice(0, maxDetails)
    .map(error => ({ path: pathOf(error, value), code: codeOf(error), message: messageOf(error) }));
}

/** What else is wrong with a value of the wrong type, or with an empty one, tells nothing more. */
function onePerPlace(errors: readonly ErrorObject[]): ErrorObject[] {
  const told = new Set<string>();
  return errors.filter(error => {
    const place = `${error.instancePath} ${missingKey(error)}`;
    return !told.has(place) && told.add(place);
  });
}

/**
 * A value that fits no branch of a union is reported once per branch and once for the union. Where a branch complains about
 * something inside the value (the branch was meant), the rest is noise; otherwise the union's own complaint says it all.
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

/** The key that an error about its parent object names: absent, or one too many. */
function missingKey(error: ErrorObject): string {
  const { missingProperty, additionalProperty, unevaluatedProperty } = error.params as Record<
    string,
    string | undefined
  >;
  if (error.keyword === 'discriminator') return String((error.params as { tag?: string }).tag ?? '');
  return missingProperty ?? additionalProperty ?? unevaluatedProperty ?? '';
}

function codeOf(error: ErrorObject): Detail['code'] {
  if (error.keyword === 'discriminator' && tagIsAbsent(error)) return 'required';
  return codes[error.keyword] ?? 'invalid';
}

function tagIsAbsent(error: ErrorObject): boolean {
  return (error.params as { tagValue?: unknown }).tagValue === undefined;
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

function messageOf(error: ErrorObject): string {
  const params = error.params as Record<string, unknown>;
  switch (error.keyword) {
    case 'required':
    case 'dependentRequired':
      return 'is required';
    case 'additionalProperties':
    case 'unevaluatedProperties':
      return 'is not a known field';
    case 'type':
      return `must be ${typesOf(params.type)}`;
    case 'enum':
      return `must be one of: ${listed(params.allowedValues)}`;
    case 'const':
      return `must be ${JSON.stringify(params.allowedValue)}`;
    case 'discriminator':
      return tagIsAbsent(error) ? 'is required' : 'is not a known kind';
    case 'pattern':
      return messageOfPattern(String(params.pattern)) ?? error.message!;
    case 'format':
      return formats[String(params.format)] ?? error.message!;
    case 'anyOf':
    case 'oneOf':
      return 'fits none of the allowed forms';
    case 'minLength':
    case 'minItems':
    case 'maxLength':
    case 'maxItems':
      return messageOfSize(error.keyword, Number(params.limit));
    case 'minimum':
      return `must be at least ${String(params.limit)}`;
    case 'maximum':
      return `must be at most ${String(params.limit)}`;
    default:
      return error.message ?? 'is not valid';
  }
}

function messageOfSize(keyword: 'minLength' | 'minItems' | 'maxLength' | 'maxItems', limit: number): string {
  const [bound, of] = [keyword.slice(0, 3), keyword.slice(3)];
  if (bound === 'min' && limit === 1) return 'must not be empty';
  const unit = `${of === 'Length' ? 'character' : 'item'}${limit === 1 ? '' : 's'}`;
  return `must have at ${bound === 'min' ? 'least' : 'most'} ${limit} ${unit}`;
}

/** What the formats that the contract uses ask for. */
const formats: Record<string, string> = {
  date: 'must be a date such as 2026-11-03',
  'date-time': 'must be a date and time with a time zone, such as 2026-11-03T16:00:00Z',
  email: 'must be an e-mail address',
  uri: 'must be an absolute URL, such as https://example.com/path',
  uuid: 'must be a UUID, such as 01920d3c-7a44-7bb1-9d53-2f1f0d6a1c01',
};

/** What patterns that the contract uses ask for, in words; null for others. */
function messageOfPattern(pattern: string): string | null {
  if (pattern === '\\S') return 'must not be blank';
  if (pattern.startsWith('^[^/\\\\]*')) return 'must be the name of a file, without a path';
  if (pattern.startsWith('^whsec_')) return 'must be whsec_ and 24 to 64 bytes in padded Base64';
  const choices = /^\^\(([\w|]+)\)\?\(,\(\1\)\?\)\*\$$/.exec(pattern);
  return choices && `must be a list, separated by commas, of: ${choices[1]!.replaceAll('|', ', ')}`;
}

const typeNames: Record<string, string> = {
  string: 'a string',
  integer: 'an integer',
  number: 'a number',
  boolean: 'a boolean',
  array: 'an array',
  object: 'an object',
};

/** The wanted type, or the types of which one is wanted, in words. */
function typesOf(type: unknown): string {
  return [type]
    .flat()
    .map(name => typeNames[String(name)] ?? String(name))
    .join(' or ');
}

function listed(values: unknown): string {
  return Array.isArray(values) ? values.map(value => String(value)).join(', ') : '';
}
