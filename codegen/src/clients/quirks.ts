import type { Schema } from '../contract.js';
import type { Document } from './down-convert.js';
import { mapSchemas } from './map-schemas.js';

// Ways in which the generator makes wrong code of a document that is right, and how to write it so that it does not.

/**
 * Renames an operation `xAsync` beside an operation `x`: the generator for PHP gives each operation a twin of that name,
 * which answers a promise.
 */
export function withoutAsyncClashes(document: Document): Document {
  const text = JSON.stringify(document);
  const ids = new Set([...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id!));
  const clashes = [...ids].filter(id => id.endsWith('Async') && ids.has(id.slice(0, -'Async'.length)));
  return clashes.reduce<Document>((document, id) => {
    const renamed = JSON.stringify(document).replaceAll(`"operationId":"${id}"`, `"operationId":"${id}Job"`);
    return JSON.parse(renamed) as Document;
  }, document);
}

/**
 * Does not say of an object with properties that it may have others, which is so where nothing is said: the generator
 * for PHP takes the others for a parent that the model does not have, and that for Go forgets the properties.
 */
export function withoutOpenModels(document: Document): Document {
  return mapSchemas(document, (schema: Schema) => {
    if (!schema.properties || !schema.additionalProperties) return schema;
    const { additionalProperties: _, ...others } = schema;
    return others;
  }) as Document;
}

/**
 * Does not say of an object without properties that it may have any, which is so where nothing is said: the generators
 * for Go and PHP take its values for objects then, so that the one cannot read custom fields and the other spoils them.
 */
export function withoutOpenValues(document: Document): Document {
  return mapSchemas(document, (schema: Schema) => {
    if (schema.properties || schema.additionalProperties !== true) return schema;
    const { additionalProperties: _, ...others } = schema;
    return others;
  }) as Document;
}

/**
 * Takes a reference alone for one that says more beside it, such as that it may be null: the generator for PHP does not
 * find the model otherwise, and its models take null for every property.
 */
export function withoutWrappedReferences(document: Document): Document {
  return mapSchemas(document, (schema: Schema) => {
    const [only, ...others] = schema.allOf ?? [];
    return only?.$ref && others.length === 0 ? only : schema;
  }) as Document;
}

/** Makes texts of flags in the query, which the PHP of the generator writes as 0 and 1. */
export function withTextFlags(document: Document): Document {
  return JSON.parse(JSON.stringify(document), (_, value: unknown) => {
    const { in: place, schema } = (value ?? {}) as { in?: string; schema?: Schema };
    if (place !== 'query' || schema?.type !== 'boolean') return value;
    const standard = schema.default === undefined ? {} : { default: String(schema.default) };
    return {
      ...(value as object),
      schema: { ...schema, type: 'string', enum: ['true', 'false'], ...standard },
    };
  }) as Document;
}

/** What Go needs of all this. */
export function prepareForGo(document: Document): Document {
  return withoutOpenValues(withoutOpenModels(document));
}

/** What PHP needs of all this. */
export function prepareForPhp(document: Document): Document {
  const changes = [
    withoutWrappedReferences,
    withoutOpenModels,
    withoutOpenValues,
    withTextFlags,
    withoutAsyncClashes,
  ];
  return changes.reduce((prepared, change) => change(prepared), document);
}
