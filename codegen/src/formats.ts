import { fullFormats } from 'ajv-formats/dist/formats.js';

const leapYear = '(?:[1-9]\\d(?:0[48]|[2468][048]|[13579][26])|(?:[2468][048]|[13579][26])00)';
const monthAndDay =
  '(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|02-(?:0[1-9]|1\\d|2[0-8])';
const date = `(?:[1-9]\\d{3}-(?:${monthAndDay})|${leapYear}-02-29)`;
const time = '(?:[01]\\d|2[0-3]):[0-5]\\d:[0-5]\\d(?:\\.\\d+)?';
const offset = '(?:Z|[+-](?:[01]\\d|2[0-3]):[0-5]\\d)';

/**
 * What each checked format takes. Those of ajv-formats are wider than what the rest of the service reads: a UUID with
 * `urn:uuid:` before it, a leap second, an offset without minutes and the year 0 pass there, and are no value to JavaScript's
 * `Date` or the database. Dates and times are those of RFC 3339 (5.6) in upper case, years 1000 to 9999.
 */
export const formats: Record<(typeof checkedFormats)[number], RegExp | typeof fullFormats.uri> = {
  uuid: /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,
  date: new RegExp(`^${date}$`),
  'date-time': new RegExp(`^${date}T${time}${offset}$`),
  uri: fullFormats.uri,
};

/** The JSON Schema vocabulary that the emitters understand, in one table: rules refuse everything else. */

/** Keywords whose value is one schema, a list of schemas or a map of schemas. */
export const schemaKeywords = {
  one: ['items', 'additionalProperties', 'unevaluatedProperties', 'propertyNames'],
  list: ['oneOf', 'anyOf', 'allOf'],
  map: ['properties'],
} as const;

/** Keywords that a validator checks and that hold plain values. */
export const checkedKeywords = [
  '$ref', 'type', 'const', 'enum', 'format', 'pattern', 'minLength', 'maxLength',
  'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf',
  'minItems', 'maxItems', 'uniqueItems', 'required', 'minProperties', 'maxProperties', 'discriminator', 'default',
] as const; // prettier-ignore

/** Keywords that tell a reader something and check nothing. */
export const annotationKeywords = [
  'title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'example', 'examples', 'externalDocs', '$comment',
  'contentMediaType', 'contentEncoding',
] as const; // prettier-ignore

/** Formats that a validator checks. */
export const checkedFormats = ['uuid', 'date', 'date-time', 'uri'] as const;

/** Formats that only tell a reader what the text is; the domain judges it. */
export const annotationFormats = ['email', 'binary', 'password'] as const;
