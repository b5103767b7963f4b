import type { Contract, MediaTypeObject, PathItem, Reference, Schema } from '../contract.js';
import { eachOperation, isReference } from '../contract.js';
import { mapSchema } from '../schema-walk.js';

interface Content {
  content?: Record<string, MediaTypeObject>;
  headers?: unknown;
}

/**
 * The contract as openapi-typescript is to read it: without what would fill the types with text that no reader of types
 * looks for (examples of whole bodies, the headers that every response has), and without discriminators, whose
 * members carry their tag as a const already.
 */
export function forTypes(contract: Contract): Contract {
  const standard = Object.entries(contract).filter(([key]) => !key.startsWith('x-'));
  const copy = structuredClone(Object.fromEntries(standard)) as unknown as Contract;
  const { schemas, responses, requestBodies } = (copy.components ??= {}) as {
    schemas?: Record<string, Schema>;
    responses?: Record<string, Content>;
    requestBodies?: Record<string, Content>;
  };
  for (const [name, schema] of Object.entries(schemas ?? {})) {
    schemas![name] = mapSchema(schema, ({ discriminator: _tag, ...rest }) => rest);
  }
  const used = [...contentsOf(copy.paths), ...contentsOf(copy.webhooks)];
  for (const content of [...used, ...Object.values(responses ?? {}), ...Object.values(requestBodies ?? {})]) {
    delete content.headers;
    for (const media of Object.values(content.content ?? {})) {
      delete media.example;
      delete media.examples;
    }
  }
  delete copy.components['headers'];
  delete copy.components['examples'];
  return copy;
}

function contentsOf(items: Record<string, PathItem> | undefined): Content[] {
  return [...eachOperation(items, '#')].flatMap(({ operation }) =>
    [operation.requestBody, ...Object.values(operation.responses ?? {})].filter(isContent),
  );
}

function isContent(node: Content | Reference | undefined): node is Content {
  return node !== undefined && !isReference(node);
}
