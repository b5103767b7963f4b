import { _, type Options } from 'ajv/dist/core.js';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { type Schema, schemaName } from './contract.js';
import { formats, annotationFormats, annotationKeywords } from './formats.js';
import type { Model, Operation, Parameter } from './model.js';
import { eachSchema, mapSchema } from './schema-walk.js';

/**
 * Path, query and header values arrive as text and are coerced; bodies are not. Defaults are filled into what comes
 * in and never into what goes out. Answers are closed: a key that the contract does not name is a fault of ours, while a
 * caller may send keys that we do not know. The three kinds therefore compile apart, even where they share schemas.
 */
export type Direction = 'parameters' | 'bodies' | 'answers';

const settings: Record<Direction, Options> = {
  parameters: { coerceTypes: true, useDefaults: true },
  bodies: { useDefaults: true },
  answers: {},
};

/** Schemas under their ids, and the id that serves each part of each operation. */
export interface Compiled {
  ajv: Record<Direction, Ajv2020>;
  operations: Map<
    string,
    { params?: string; query?: string; headers?: string; body?: string; responses: Map<string, string> }
  >;
  events: Map<string, string>;
}

/** Registers every schema of the model with ajv; a schema is compiled when it is first asked for. */
export function compile(model: Model): Compiled {
  const ajv = {
    parameters: create('parameters', model),
    bodies: create('bodies', model),
    answers: create('answers', model),
  };
  const ids = new Map<string, string>();
  const register = (direction: Direction, schema: Schema): string => {
    const name = schemaName(schema.$ref);
    if (name && Object.keys(schema).length === 1) return schemaId(name);
    const plain = schemaFor(direction, schema);
    const key = `${direction} ${JSON.stringify(plain)}`;
    const id = ids.get(key) ?? `/inline/${ids.size}`;
    if (!ids.has(key)) ajv[direction].addSchema({ ...plain, $id: id });
    ids.set(key, id);
    return id;
  };
  return {
    ajv,
    operations: new Map(
      model.operations.map(operation => [operation.id, registerOperation(operation, register)]),
    ),
    events: new Map(model.events.map(event => [event.type, register('answers', event.envelope)])),
  };
}

function registerOperation(operation: Operation, register: (direction: Direction, schema: Schema) => string) {
  const { params, query, headers, body, responses } = operation;
  return {
    ...(params.length && { params: register('parameters', objectOf(params)) }),
    ...(query.length && { query: register('parameters', objectOf(query)) }),
    ...(headers.length && { headers: register('parameters', objectOf(headers)) }),
    ...(body?.schema && { body: register('bodies', body.schema) }),
    responses: new Map(
      responses.flatMap(({ status, schema }) =>
        schema ? [[status, register('answers', schema)] as const] : [],
      ),
    ),
  };
}

function objectOf(parameters: Parameter[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
  };
}

function create(direction: Direction, model: Model): Ajv2020 {
  const ajv = new Ajv2020({
    ...settings[direction],
    allErrors: true,
    discriminator: true,
    strictSchema: true,
    strictRequired: false,
    strictTypes: false,
    // Small schemas that many others name (ids, codes) stay one function instead of a copy at each place.
    inlineRefs: false,
    code: { source: true, formats: _`require("ajv-formats/dist/formats").fullFormats` },
  });
  for (const [format, definition] of Object.entries(formats)) ajv.addFormat(format, definition);
  for (const format of annotationFormats) ajv.addFormat(format, true);
  const parts = partsOfOthers(model);
  for (const { name, schema } of model.schemas) {
    const plain = parts.has(name) ? forAjv(schema) : schemaFor(direction, schema);
    ajv.addSchema({ ...plain, $id: schemaId(name) });
  }
  return ajv;
}

/** The schema as ajv takes it for one direction. A composition by allOf stays as open as it is written. */
export function schemaFor(direction: Direction, schema: Schema): Schema {
  return direction === 'answers' && !isComposed(schema) ? forAnswers(schema) : forAjv(schema);
}

export function schemaId(name: string): string {
  return `/schemas/${name}`;
}

/** A schema as ajv takes it: what is checked of it, with references to the ids of `schemaId`. */
function forAjv(schema: Schema): Schema {
  return mapSchema(schema, node => {
    if (node['x-checked-as']) return forAjv(node['x-checked-as']);
    const kept = Object.entries(node).filter(
      ([keyword]) =>
        !keyword.startsWith('x-') && !annotationKeywords.some(annotation => annotation === keyword),
    );
    const plain = Object.fromEntries(kept) as Schema;
    const name = schemaName(plain.$ref);
    if (name) plain.$ref = schemaId(name);
    if (plain.discriminator) plain.discriminator = { propertyName: plain.discriminator.propertyName };
    return plain;
  });
}

/** As `forAjv`, for what goes out: keys beside the named ones are refused where the schema says nothing of them. */
function forAnswers(schema: Schema): Schema {
  return mapSchema(forAjv(schema), node => {
    const says = node.additionalProperties !== undefined || node.unevaluatedProperties !== undefined;
    if (says || !node.properties) return node;
    return { ...node, additionalProperties: false };
  });
}

/** Names of the schemas that others are composed of by allOf. */
function partsOfOthers(model: Model): Set<string> {
  const roots = [
    ...model.schemas.map(({ schema }) => schema),
    ...model.operations.flatMap(({ responses }) => responses.flatMap(({ schema }) => schema ?? [])),
    ...model.events.map(({ envelope }) => envelope),
  ];
  const parts = roots
    .flatMap(root => [...eachSchema(root, '')])
    .flatMap(({ schema }) => schema.allOf ?? [])
    .flatMap(part => schemaName(part.$ref) ?? []);
  return new Set(parts);
}

function isComposed(schema: Schema): boolean {
  return [...eachSchema(schema, '')].some(({ schema: node }) => node.allOf !== undefined);
}
