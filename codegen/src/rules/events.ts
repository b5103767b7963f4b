import type { Contract, RequestBodyObject, Schema } from '../contract.js';
import { at, methods, resolve } from '../contract.js';
import { findProperty } from '../properties.js';
import type { Problem } from './problem.js';

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
