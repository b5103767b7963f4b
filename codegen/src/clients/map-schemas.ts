import type { Schema } from '../contract.js';
import { mapSchema } from '../schema-walk.js';

/**
 * Copies a document, each schema in it passed through `change`, the deepest first: those of components, and those of
 * parameters, headers and media types.
 */
export function mapSchemas(node: unknown, change: (schema: Schema) => Schema): unknown {
  if (Array.isArray(node)) return node.map(item => mapSchemas(item, change));
  if (typeof node !== 'object' || node === null) return node;
  const entries = Object.entries(node).map(([key, child]: [string, unknown]) => {
    if (key === 'schema') return [key, mapSchema(child as Schema, change)];
    if (key === 'schemas') return [key, mapEntries(child as Record<string, Schema>, change)];
    return [key, values.includes(key) ? child : mapSchemas(child, change)];
  });
  return Object.fromEntries(entries) as unknown;
}

/** Keys under which values stand, whatever these look like. */
const values = ['example', 'examples'];

function mapEntries(
  schemas: Record<string, Schema>,
  change: (schema: Schema) => Schema,
): Record<string, Schema> {
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, mapSchema(schema, change)]),
  );
}
