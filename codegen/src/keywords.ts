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
