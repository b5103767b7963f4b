import type { Contract, Operation, Parameter, Schema } from 'outreach-contract';

/** JSON Schema (2020-12) of an object. */
export interface ObjectSchema {
  type: 'object';
  properties: Record<string, object>;
  required?: string[];
  additionalProperties?: false;
  [keyword: string]: unknown;
}

/** The argument for the body. No parameter has this name. */
export const bodyArgument = 'body';

/**
 * Returns the arguments of an operation: its parameters by name, and its body. References are resolved, because few clients
 * resolve them. Keywords of OpenAPI that are not part of JSON Schema are left out.
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

/** Returns the argument for a parameter. The name of a header, such as `If-Match`, becomes one that every model can write. */
export function argumentOf({ name, in: place }: Pick<Parameter, 'name' | 'in'>): string {
  return place === 'header' ? name.toLowerCase().replaceAll('-', '_') : name;
}

/** The header that makes a call safe to repeat. */
export const keyHeader = 'Idempotency-Key';

/** With the example and description of the contract, a model would send the same key with every call. */
const aboutKey =
  'Leave it out: a key is created automatically. Only to repeat a failed call, pass the key that its error names.';

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

/** Keywords whose members are named by the contract, so that a key there is a property, not a keyword. */
const named = new Set(['properties', 'patternProperties', '$defs']);
/** Keywords whose values are data, not schemas. */
const data = new Set(['default', 'const', 'enum', 'examples']);

/** @param within the references that led here; a schema that contains itself is left open, and only the service checks it */
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
