import type { Schema } from './contract.js';
import { at } from './contract.js';
import { schemaKeywords } from './keywords.js';

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
