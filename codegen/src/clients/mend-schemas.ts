import type { Schema as ContractSchema } from '../contract.js';
import type { Document } from './down-convert.js';
import { mapSchemas } from './map-schemas.js';

/** A schema on its way to 3.0. */
interface Schema extends ContractSchema {
  nullable?: boolean;
  minimum?: unknown;
  maximum?: unknown;
  exclusiveMinimum?: unknown;
  exclusiveMaximum?: unknown;
}

/**
 * Mends what the converter leaves of JSON Schema 2020-12, anywhere in a document: alternatives to null, lists of types,
 * exclusive limits, what stands beside a reference. Examples are left alone, as they hold values and no schemas.
 */
export function mendSchemas(document: Document): Document {
  const schemas = (document.components as { schemas?: Record<string, Schema> } | undefined)?.schemas ?? {};
  const referred = ({ $ref }: Schema): Schema | undefined => schemas[$ref?.split('/').at(-1) ?? ''];
  return mapSchemas(document, node => {
    const mended = [
      nullAlternative,
      enumAlternatives,
      typeList,
      exclusiveLimits,
      nullableValues,
      nameValues,
    ].reduce<Schema>((schema, mend) => mend(schema, referred), node);
    return besideReference(mended);
  }) as Document;
}

type Mend = (schema: Schema, referred: (schema: Schema) => Schema | undefined) => Schema;

const isNull = ({ type }: Schema): boolean => type === 'null';

/**
 * Alternatives to null become `nullable`, which wants a type beside it: that of the others. A reference takes nothing
 * beside it, hence `allOf`: tools for 3.0 read this as "or null", though a strict validator would not.
 */
const nullAlternative: Mend = (schema, referred) => {
  const keyword = schema.oneOf?.some(isNull) ? 'oneOf' : schema.anyOf?.some(isNull) ? 'anyOf' : undefined;
  if (!keyword) return schema;
  const { [keyword]: members = [], ...others } = schema;
  const rest = members.filter(member => !isNull(member));
  const types = new Set(rest.map(member => (referred(member.allOf?.[0] ?? member) ?? member).type));
  const [type] = types;
  const nullable = { nullable: true, ...(types.size === 1 && type && { type }) };
  const [only, ...further] = rest;
  if (only?.$ref && !further.length) return { ...others, ...nullable, allOf: rest };
  return further.length ? { ...others, ...nullable, [keyword]: rest } : { ...only, ...others, ...nullable };
};

/** Alternatives that are all listed texts are one list: some generators make no type of alternatives to texts. */
const enumAlternatives: Mend = (schema, referred) => {
  const members = schema.anyOf?.map(member => referred(member) ?? member);
  if (!members?.every(({ type, enum: values }) => type === 'string' && values)) return schema;
  const { anyOf: _, ...others } = schema;
  return { ...others, type: 'string', enum: [...new Set(members.flatMap(member => member.enum))] };
};

/** Several types become alternatives, and null among them `nullable`. */
const typeList: Mend = schema => {
  if (!Array.isArray(schema.type)) return schema;
  const { type: list, ...others } = schema;
  const types = list.filter(type => type !== 'null');
  const nullable = types.length < list.length ? { nullable: true } : {};
  if (types.length === 1) return { ...others, type: types[0], ...nullable };
  return { ...others, oneOf: types.map(type => ({ type, ...nullable })) };
};

/** Limits that are numbers in 3.1 are flags beside the limit in 3.0. */
const exclusiveLimits: Mend = schema => {
  const mended = { ...schema };
  for (const [flag, limit] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    if (typeof schema[flag] !== 'number') continue;
    mended[limit] = schema[flag];
    mended[flag] = true;
  }
  return mended;
};

/** Null goes without saying in the values and the default of what is nullable, and generators stumble over it there. */
const nullableValues: Mend = schema => {
  if (!schema.nullable) return schema;
  const { default: standard, ...others } = schema;
  return {
    ...others,
    ...(schema.enum && { enum: schema.enum.filter(value => value !== null) }),
    ...(standard !== undefined && standard !== null && { default: standard }),
  };
};

/** Generators make names of listed values, and none of an asterisk: here it is called ALL. */
const nameValues: Mend = schema => {
  const listed = schema.enum?.map(String);
  if (!listed?.some(value => value.includes('*'))) return schema;
  const names = listed.map(value => value.replaceAll('*', 'ALL').replace(/\W+/g, '_').toUpperCase());
  return { ...schema, 'x-enum-varnames': names } as Schema;
};

/** Nothing counts that stands beside a reference. */
function besideReference(schema: Schema): Schema {
  const { $ref, ...others } = schema;
  return $ref && Object.keys(others).length > 0 ? { allOf: [{ $ref }], ...others } : schema;
}
