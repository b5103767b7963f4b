import { readFileSync } from 'node:fs';
import fc, { type Arbitrary } from 'fast-check';
import { parse } from 'yaml';

/** A JSON schema as the contract writes it. */
export interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  oneOf?: JsonSchema[];
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
}

export interface Parameter {
  name: string;
  in: string;
  schema: JsonSchema;
}

interface ContractOperation {
  operationId: string;
  parameters?: ({ $ref: string } | Parameter)[];
  requestBody?: { content: Record<string, { schema: JsonSchema; example?: unknown }> };
}

/** The contract as it is written. */
export const contract = parse(readFileSync(new URL('../../openapi.yaml', import.meta.url), 'utf8'), {
  maxAliasCount: -1,
}) as {
  paths: Record<string, Record<string, ContractOperation>>;
  components: { schemas: Record<string, JsonSchema>; parameters: Record<string, Parameter> };
};

/** Every operation that takes a JSON body, with its path template and the schema and example of the body. */
export function bodyOperations() {
  return Object.entries(contract.paths).flatMap(([path, item]) =>
    Object.entries(item).flatMap(([method, operation]) => {
      const media = operation.requestBody?.content['application/json'];
      if (!media) return [];
      const { schema, example } = media;
      return [{ path, method: method.toUpperCase(), operationId: operation.operationId, schema, example }];
    }),
  );
}

/** Values near the schemas of an operation's query parameters, by name. */
export function queryParameters(operationId: string): Record<string, Arbitrary<unknown>> {
  const operation = Object.values(contract.paths)
    .flatMap(item => Object.values(item))
    .find(each => each.operationId === operationId);
  const parameters = (operation?.parameters ?? [])
    .map(parameterOf)
    .filter(parameter => parameter.in === 'query');
  return Object.fromEntries(parameters.map(({ name, schema }) => [name, nearSchema(schema)]));
}

/** A parameter, which may be a reference. */
export function parameterOf(parameter: { $ref: string } | Parameter): Parameter {
  return '$ref' in parameter ? contract.components.parameters[parameter.$ref.split('/').at(-1)!]! : parameter;
}

/**
 * Values near a schema: most fit it, some break it in one place (a wrong type, a missing or surplus key, a hostile text),
 * because validation is worth testing exactly at its edge.
 */
export function nearSchema(schema: JsonSchema, depth = 0): Arbitrary<unknown> {
  const fitting = fittingSchema(resolve(schema), depth);
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: anything });
}

const anything = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>('', null, -1, 1e308, [], {}, '\u0000', '💥'),
);
const texts = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'a@example.com',
    '{{first_name}}',
    '{{custom.x}}',
    '{% if',
    "' OR 1=1 --",
    '\r\nBcc: x@y.z',
    'x'.repeat(3000),
  ),
);

/** The schema that a reference names, or the schema itself. */
export function resolve(schema: JsonSchema): JsonSchema {
  const name = schema.$ref?.split('/').at(-1);
  return name ? resolve(contract.components.schemas[name]!) : schema;
}

function fittingSchema(schema: JsonSchema, depth: number): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.oneOf) return fc.oneof(...schema.oneOf.map(each => nearSchema(each, depth + 1)));
  const types = [schema.type ?? 'object'].flat();
  return fc.oneof(...types.map(type => ofType(type, schema, depth)));
}

function ofType(type: string, schema: JsonSchema, depth: number): Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: schema.minimum ?? -5, max: Math.min(schema.maximum ?? 5_000, 1_000_000) });
    case 'number':
      return fc.double({ noNaN: true });
    case 'array':
      return arrayOf(schema, depth);
    case 'string':
      return textOf(schema);
    default:
      return objectOf(schema, depth);
  }
}

function arrayOf({ items = {}, minItems = 0, maxItems = 3 }: JsonSchema, depth: number): Arbitrary<unknown> {
  const maxLength = Math.min(maxItems, Math.max(minItems, depth > 4 ? 0 : 3));
  return fc.array(nearSchema(items, depth + 1), { minLength: Math.min(minItems, maxLength), maxLength });
}

function textOf({ format, enum: _ }: JsonSchema): Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date-time')
    return fc.date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true }).map(d => d.toISOString());
  if (format === 'date')
    return fc
      .date({ min: new Date(0), max: new Date(4e12), noInvalidDate: true })
      .map(d => d.toISOString().slice(0, 10));
  if (format === 'email') return fc.oneof(fc.emailAddress(), texts);
  return texts;
}

function objectOf({ properties, required = [] }: JsonSchema, depth: number): Arbitrary<unknown> {
  if (!properties)
    return fc.dictionary(fc.string({ maxLength: 10 }), fc.jsonValue({ maxDepth: 2 }), { maxKeys: 4 });
  const known = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, nearSchema(value, depth + 1)]),
  );
  const whole = fc.record(known, { requiredKeys: required.filter(name => name in known) });
  const lacking = fc.record(known, { requiredKeys: [] });
  const surplus = whole.map(value => ({ ...value, surplus_key: 1 }));
  return fc.oneof(
    { weight: 10, arbitrary: whole },
    { weight: 1, arbitrary: lacking },
    { weight: 1, arbitrary: surplus },
  );
}
