import { at, isReference, resolve, schemaName, eachOperation, isJson, methods } from '../contract.js';
import type {
  Contract,
  Schema,
  Problem,
  MediaTypeObject,
  OperationObject,
  RequestBodyObject,
  ResponseObject,
} from '../contract.js';
import {
  annotationFormats,
  annotationKeywords,
  checkedFormats,
  checkedKeywords,
  schemaKeywords,
} from '../formats.js';
import { eachRootSchema, eachSchema, findProperty } from '../schema-walk.js';

const keywords = new Set<string>([
  ...schemaKeywords.one,
  ...schemaKeywords.list,
  ...schemaKeywords.map,
  ...checkedKeywords,
  ...annotationKeywords,
]);
const formats = new Set<string>([...checkedFormats, ...annotationFormats]);
const besideRef = new Set<string>(['$ref', 'default', ...annotationKeywords]);
const types = ['string', 'integer', 'number', 'boolean', 'object', 'array', 'null'];
/** Names that generated files use themselves. */
const reservedNames = [
  'Record',
  'Promise',
  'NonNullable',
  'Operations',
  'RawRequest',
  'RawResponse',
  'AsyncIterable',
  'Error',
];

/** Schemas that all emitters read alike. */
export function* checkSchemas(contract: Contract): Generator<Problem> {
  for (const [name, schema] of Object.entries(contract.components?.schemas ?? {})) {
    const pointer = at('#/components/schemas', name);
    if (!/^[A-Z][A-Za-z0-9]*$/.test(name))
      yield { pointer, message: `the schema name "${name}" is not PascalCase` };
    if (reservedNames.includes(name)) yield { pointer, message: `the schema name "${name}" is reserved` };
    if (schema.default !== undefined) {
      yield {
        pointer: at(pointer, 'default'),
        message: 'a default is beside the $ref, where it is filled in',
      };
    }
  }
  for (const root of eachRootSchema(contract)) {
    for (const { schema, pointer } of eachSchema(root.schema, root.pointer))
      yield* checkSchema(contract, schema, pointer);
  }
}

function* checkSchema(contract: Contract, schema: Schema, pointer: string): Generator<Problem> {
  if (typeof schema !== 'object' || schema === null) {
    yield { pointer, message: 'a schema is an object' };
    return;
  }
  for (const keyword of Object.keys(schema)) {
    if (keyword.startsWith('x-') || keywords.has(keyword)) continue;
    yield { pointer: at(pointer, keyword), message: `the keyword "${keyword}" is not supported` };
  }
  if (isReference(schema)) {
    yield* checkReference(contract, schema, pointer);
    return;
  }
  yield* checkType(schema, pointer);
  yield* checkText(schema, pointer);
  if (schema.discriminator) yield* checkDiscriminator(contract, schema, pointer);
}

function* checkReference(contract: Contract, schema: Schema, pointer: string): Generator<Problem> {
  const name = schemaName(schema.$ref);
  if (!name || !contract.components?.schemas?.[name]) {
    yield { pointer: at(pointer, '$ref'), message: `${schema.$ref} is not a component schema` };
  }
  for (const keyword of Object.keys(schema).filter(key => !besideRef.has(key) && !key.startsWith('x-'))) {
    yield { pointer: at(pointer, keyword), message: `"${keyword}" cannot stand beside $ref` };
  }
}

function* checkType(schema: Schema, pointer: string): Generator<Problem> {
  const named = Array.isArray(schema.type) ? schema.type : schema.type === undefined ? [] : [schema.type];
  const says = ['const', 'enum', 'oneOf', 'anyOf', 'allOf'].some(keyword => keyword in schema);
  if (
    named.length === 0 &&
    !says &&
    Object.keys(schema).some(keyword => checkedKeywords.some(key => key === keyword))
  ) {
    yield { pointer, message: 'a schema with conditions says its type' };
  }
  for (const type of named.filter(type => !types.includes(type))) {
    yield { pointer: at(pointer, 'type'), message: `the type "${type}" does not exist` };
  }
  if (named.includes('array') && !schema.items)
    yield { pointer, message: 'an array says what its items are' };
  const shapeless = !schema.properties && schema.additionalProperties === undefined && !says;
  if (named.includes('object') && shapeless) {
    yield { pointer, message: 'a free-form object says additionalProperties: true' };
  }
  for (const name of (schema.required ?? []).filter(
    name => schema.properties && !(name in schema.properties),
  )) {
    if (!schema.allOf)
      yield { pointer: at(pointer, 'required'), message: `"${name}" is required and not described` };
  }
}

function* checkText(schema: Schema, pointer: string): Generator<Problem> {
  if (schema.format !== undefined && !formats.has(schema.format)) {
    yield { pointer: at(pointer, 'format'), message: `the format "${schema.format}" is not supported` };
  }
  if (schema.pattern === undefined) return;
  try {
    new RegExp(schema.pattern, 'u');
  } catch {
    yield { pointer: at(pointer, 'pattern'), message: 'the pattern is no regular expression' };
  }
}

/** Ajv decides by the tag alone, so each member must hold it, required, with values that no other member has. */
function* checkDiscriminator(contract: Contract, schema: Schema, pointer: string): Generator<Problem> {
  const tag = schema.discriminator?.propertyName ?? '';
  const place = at(pointer, 'discriminator');
  if (!schema.oneOf) yield { pointer: place, message: 'a discriminator is beside oneOf' };
  const seen = new Set<unknown>();
  for (const [i, member] of (schema.oneOf ?? []).entries()) {
    const { node } = resolve<Schema>(contract, member, pointer);
    const values = tagValues(node.properties?.[tag]);
    if (!values.length || !node.required?.includes(tag)) {
      yield {
        pointer: at(pointer, 'oneOf', i),
        message: `a member requires "${tag}" and says its const or enum itself`,
      };
    }
    for (const value of values.filter(value => seen.has(value))) {
      yield {
        pointer: at(pointer, 'oneOf', i),
        message: `two members have the ${tag} ${JSON.stringify(value)}`,
      };
    }
    values.forEach(value => seen.add(value));
  }
}

function tagValues(schema: Schema | undefined): unknown[] {
  return schema?.const !== undefined ? [schema.const] : (schema?.enum ?? []);
}

/** Bodies and responses: schemas and examples where there is JSON, and media types that the server can pass on. */
export function* checkMedia(contract: Contract): Generator<Problem> {
  const seen = new Set<string>();
  const first = (pointer: string) => !seen.has(pointer) && seen.add(pointer);
  for (const { operation, pointer } of eachOperation(contract.paths, '#/paths')) {
    for (const [status, entry] of Object.entries(operation.responses ?? {})) {
      const response = resolve<ResponseObject>(contract, entry, at(pointer, 'responses', status));
      if (first(response.pointer)) yield* checkResponse(response.node, status, response.pointer);
    }
    const body = operation.requestBody && readBody(contract, operation, pointer);
    if (body && first(body.pointer)) yield* checkBody(body.node, body.pointer);
  }
}

function readBody(contract: Contract, operation: OperationObject, pointer: string) {
  return resolve<RequestBodyObject>(
    contract,
    operation.requestBody ?? { content: {} },
    at(pointer, 'requestBody'),
  );
}

function* checkBody({ content }: RequestBodyObject, pointer: string): Generator<Problem> {
  const types = Object.keys(content);
  const place = at(pointer, 'content');
  if (types.length === 0) yield { pointer: place, message: 'a body needs a media type' };
  if (types.some(isJson) && types.length > 1)
    yield { pointer: place, message: 'a JSON body has no other media type' };
  for (const type of types) yield* checkMediaType(type, content[type]!, at(place, type));
}

function* checkResponse({ content }: ResponseObject, status: string, pointer: string): Generator<Problem> {
  const types = Object.entries(content ?? {});
  if (types.length === 0 && !/^(?:204|3\d\d)$/.test(status)) {
    yield { pointer, message: 'a response needs content with a schema, unless it is a 204 or a redirect' };
  }
  if (types.length > 1) yield { pointer: at(pointer, 'content'), message: 'a response has one media type' };
  for (const [type, media] of types) yield* checkMediaType(type, media, at(pointer, 'content', type));
}

function* checkMediaType(type: string, media: MediaTypeObject, pointer: string): Generator<Problem> {
  if (!media.schema) yield { pointer, message: 'a media type needs a schema' };
  if (!isJson(type)) return;
  if (media.example === undefined && Object.keys(media.examples ?? {}).length === 0) {
    yield { pointer, message: 'a JSON media type needs an example' };
  }
}

/** Webhooks: one `post` per event, whose JSON body is the envelope with the event's name as its type. */
export function* checkEvents(contract: Contract): Generator<Problem> {
  for (const [type, item] of Object.entries(contract.webhooks ?? {})) {
    const pointer = at('#/webhooks', type);
    for (const method of methods.filter(method => method !== 'post' && item[method])) {
      yield { pointer: at(pointer, method), message: 'an event is delivered by post' };
    }
    const body = item.post?.requestBody;
    const place = at(pointer, 'post', 'requestBody');
    const media = body && resolve<RequestBodyObject>(contract, body, place);
    const json = media?.node.content['application/json'];
    if (!media || !json?.schema) {
      yield { pointer: place, message: 'an event has a JSON body with a schema' };
      continue;
    }
    const schemaPointer = at(media.pointer, 'content', 'application/json', 'schema');
    yield* checkEnvelope(contract, type, json.schema, schemaPointer);
    if (json.example === undefined && !json.examples)
      yield { pointer: place, message: 'an event needs an example' };
  }
}

function* checkEnvelope(
  contract: Contract,
  type: string,
  envelope: Schema,
  pointer: string,
): Generator<Problem> {
  const tag = findProperty(contract, envelope, 'type', pointer);
  if (tag?.node.const !== type) {
    yield {
      pointer: tag?.pointer ?? pointer,
      message: `the type of the envelope is not the const "${type}"`,
    };
  }
  for (const name of ['timestamp', 'data']) {
    if (!findProperty(contract, envelope, name)) yield { pointer, message: `the envelope has no ${name}` };
  }
}
