import { at, eachOperation, isJson, resolve, methods } from '../contract.js';
import type {
  Contract,
  MediaTypeObject,
  OperationObject,
  RequestBodyObject,
  ResponseObject,
  Problem,
  Schema,
} from '../contract.js';
import { findProperty } from '../properties.js';

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
