import {
  type Schema,
  at,
  type Contract,
  type Located,
  type RequestBodyObject,
  type ResponseObject,
  eachOperation,
  parametersOf,
  resolve,
} from './contract.js';
import { schemaKeywords } from './formats.js';

/** Child schemas of a schema, each with the keys that lead to it. */
export function* childSchemas(schema: Schema): Generator<{ keys: (string | number)[]; schema: Schema }> {
  const node = schema as Record<string, unknown>;
  for (const keyword of schemaKeywords.one) {
    if (isObject(node[keyword])) yield { keys: [keyword], schema: node[keyword] };
  }
  for (const keyword of schemaKeywords.list) {
    if (!Array.isArray(node[keyword])) continue;
    for (const [i, child] of node[keyword].entries()) yield { keys: [keyword, i], schema: child as Schema };
  }
  for (const keyword of schemaKeywords.map) {
    if (!isObject(node[keyword])) continue;
    for (const [name, child] of Object.entries(node[keyword])) yield { keys: [keyword, name], schema: child };
  }
}

/** A schema and all schemas within it (references are not followed), each with its JSON pointer. */
export function* eachSchema(schema: Schema, pointer: string): Generator<{ schema: Schema; pointer: string }> {
  yield { schema, pointer };
  if (!isObject(schema)) return;
  for (const child of childSchemas(schema)) yield* eachSchema(child.schema, at(pointer, ...child.keys));
}

/** Copies a schema, deepest schema first, each passed through `change`. */
export function mapSchema(schema: Schema, change: (schema: Schema) => Schema): Schema {
  const node: Record<string, unknown> = { ...schema };
  for (const keyword of schemaKeywords.one) {
    if (isObject(node[keyword])) node[keyword] = mapSchema(node[keyword], change);
  }
  for (const keyword of schemaKeywords.list) {
    if (Array.isArray(node[keyword]))
      node[keyword] = node[keyword].map(child => mapSchema(child as Schema, change));
  }
  for (const keyword of schemaKeywords.map) {
    if (!isObject(node[keyword])) continue;
    node[keyword] = Object.fromEntries(
      Object.entries(node[keyword]).map(([name, child]) => [name, mapSchema(child, change)]),
    );
  }
  return change(node as Schema);
}

function isObject(value: unknown): value is Schema & Record<string, Schema> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every schema of the contract that is not inside another one: components, parameters, bodies, responses, webhooks. */
export function* eachRootSchema(contract: Contract): Generator<{ schema: Schema; pointer: string }> {
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    yield { schema, pointer: at('#/components/schemas', name) };
  }
  const seen = new Set<string>();
  for (const { schema, pointer } of [
    ...eachUsed(contract, contract.paths, '#/paths'),
    ...eachUsed(contract, contract.webhooks, '#/webhooks'),
  ]) {
    if (!seen.has(pointer)) yield { schema, pointer };
    seen.add(pointer);
  }
}

function* eachUsed(contract: Contract, items: Contract['webhooks'], root: string) {
  for (const { path, item, operation, pointer } of eachOperation(items, root)) {
    for (const parameter of parametersOf(contract, path, item, operation, pointer)) {
      if (parameter.node.schema)
        yield { schema: parameter.node.schema, pointer: at(parameter.pointer, 'schema') };
    }
    if (operation.requestBody) {
      yield* ofContent(
        resolve<RequestBodyObject>(contract, operation.requestBody, at(pointer, 'requestBody')),
      );
    }
    for (const [status, response] of Object.entries(operation.responses ?? {})) {
      yield* ofContent(resolve<ResponseObject>(contract, response, at(pointer, 'responses', status)));
    }
  }
}

function* ofContent({ node, pointer }: Located<RequestBodyObject | ResponseObject>) {
  for (const [type, media] of Object.entries(node.content ?? {})) {
    if (media.schema) yield { schema: media.schema, pointer: at(pointer, 'content', type, 'schema') };
  }
}

/**
 * Finds a top-level property through references and `allOf`. Of several the last counts: parts go from the general
 * (an envelope) to the particular (its type and data).
 */
export function findProperty(
  contract: Contract,
  schema: Schema,
  name: string,
  pointer = '#',
): Located<Schema> | undefined {
  const { node, pointer: place } = resolve<Schema>(contract, schema, pointer);
  const own = node.properties?.[name];
  if (own) return { node: own, pointer: at(place, 'properties', name) };
  const parts = (node.allOf ?? []).map((part, i) =>
    findProperty(contract, part, name, at(place, 'allOf', i)),
  );
  return parts.findLast(part => part !== undefined);
}

/**
 * The top-level keys that a request body knows; the caller strips all others before it validates.
 * Undefined where stripping is wrong: the body refuses unknown keys itself, or takes any key.
 */
export function bodyKeys(contract: Contract, schema: Schema): string[] | undefined {
  const parts = [...eachPart(contract, schema, new Set())];
  const closed = parts.some(
    part => part.additionalProperties === false || part.unevaluatedProperties === false,
  );
  const open = parts.some(part => part.additionalProperties !== undefined);
  const keys = [...new Set(parts.flatMap(part => Object.keys(part.properties ?? {})))];
  return closed || open || keys.length === 0 ? undefined : keys;
}

/** The schema itself and every schema that speaks about the same object. */
function* eachPart(contract: Contract, schema: Schema, seen: Set<Schema>): Generator<Schema> {
  const { node } = resolve<Schema>(contract, schema, '#');
  if (seen.has(node)) return;
  seen.add(node);
  yield node;
  for (const part of [...(node.allOf ?? []), ...(node.oneOf ?? []), ...(node.anyOf ?? [])]) {
    yield* eachPart(contract, part, seen);
  }
}
