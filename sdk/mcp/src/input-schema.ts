import type { Contract, Operation, Parameter, Schema } from 'outreach-contract';

/** JSON Schema (2020-12) of an object. */
export interface ObjectSchema {
  type: 'object';
  properties: Record<string, object>;
  required?: string[];
  additionalProperties?: false;
  [keyword: string]: unknown;
}

/** The argument that holds the body, beside those that are parameters: names of the two never meet. */
export const bodyArgument = 'body';

/**
 * Returns the arguments of an operation: its parameters by name, and its body. References are followed, because few clients do.
 * Keywords of OpenAPI that JSON Schema lacks are left out.
 */
export function inputSchema(operation: Operation, follow: Contract['follow']): ObjectSchema {
  const fields = operation.parameters.map(
    parameter => [argumentOf(parameter), schemaOf(parameter, follow), parameter.required] as const,
  );
  const body = bodySchema(operation, follow);
  const all = body ? [...fields, [bodyArgument, body, operation.body?.required] as const] : fields;
  const required = all.filter(([, , isRequired]) => isRequired).map(([name]) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(all.map(([name, schema]) => [name, schema])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

/** Returns the name of a parameter as an argument; that of a header, such as `If-Match`, becomes one that every model can write. */
export function argumentOf({ name, in: place }: Pick<Parameter, 'name' | 'in'>): string {
  return place === 'header' ? name.toLowerCase().replaceAll('-', '_') : name;
}

/** The header that makes a call safe to repeat. */
export const keyHeader = 'Idempotency-Key';

/** Example and description of the contract would have a model give every call the same key, or one where none is wanted. */
const aboutKey =
  'Made by itself when left out. Give one only to repeat a call, and then the one that the failed call names.';

function schemaOf({ name, schema, description, example }: Parameter, follow: Contract['follow']): object {
  if (name === keyHeader) return { ...resolved(schema, follow), description: aboutKey };
  return {
    ...resolved(schema, follow),
    ...(description !== undefined && { description }),
    ...(example !== undefined && { examples: [example] }),
  };
}

function bodySchema({ body }: Operation, follow: Contract['follow']): object | undefined {
  const { schema, example, examples = {} } = body?.content?.['application/json'] ?? {};
  if (!schema) return undefined;
  const shown = example ?? Object.values(examples).map(each => follow(each).value.value)[0];
  return { ...resolved(schema, follow), ...(shown !== undefined && { examples: [shown] }) };
}

/** Keywords whose members are named by the contract: what looks like a keyword there is a property. */
const named = new Set(['properties', 'patternProperties', '$defs']);
/** Keywords whose values are data, whatever they look like. */
const data = new Set(['default', 'const', 'enum', 'examples']);

/** @param within the references that led here: what would hold itself is left open, and is checked by the service alone */
function resolved(schema: Schema, follow: Contract['follow'], within: readonly string[] = []): object {
  const { $ref, ...own } = schema;
  if ($ref !== undefined && within.includes($ref)) return {};
  const path = $ref === undefined ? within : [...within, $ref];
  const inner = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(inner);
    return typeof value === 'object' && value !== null ? resolved(value, follow, path) : value;
  };
  const target = $ref === undefined ? {} : resolved(follow<Schema>({ $ref }).value, follow, path);
  const keywords = Object.entries(own).flatMap(([keyword, value]): [string, unknown][] => {
    if (keyword === 'example') return [['examples', [value]]];
    if (keyword === 'discriminator' || keyword.startsWith('x-')) return [];
    if (data.has(keyword)) return [[keyword, value]];
    return [[keyword, named.has(keyword) ? mapValues(value as object, inner) : inner(value)]];
  });
  return { ...target, ...Object.fromEntries(keywords) };
}

function mapValues(object: object, map: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, map(value)]));
}
