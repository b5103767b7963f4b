import type { Contract, Located, RequestBodyObject, ResponseObject, Schema } from './contract.js';
import { at, eachOperation, parametersOf, resolve } from './contract.js';

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
