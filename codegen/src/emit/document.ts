import {
  type Contract,
  type Reference,
  type ResponseObject,
  eachOperation,
  isReference,
  resolve,
} from '../contract.js';
import type { Model } from '../model.js';
import { pascalCase } from '../names.js';

/** The JSON document that the service serves as `/openapi.json`. */
export function emitDocument(contract: Contract, model: Model): string {
  return JSON.stringify(withErrorCodes(contract, model));
}

/**
 * The contract as it is served: each operation names all of its codes, and each of its error responses only those that
 * it can have there, with one of them as the example.
 */
function withErrorCodes(contract: Contract, { operations, errors }: Model): Contract {
  const copy = structuredClone(contract);
  const shared = (copy.components?.['responses'] ?? {}) as Record<string, ResponseObject | Reference>;
  const used: Record<string, ResponseObject | Reference> = {};
  const byId = new Map(operations.map(operation => [operation.id, operation]));
  for (const { operation } of eachOperation(copy.paths, '#/paths')) {
    const { errorCodes } = byId.get(operation.operationId ?? '')!;
    operation['x-error-codes'] = errorCodes;
    for (const [status, reference] of Object.entries(operation.responses ?? {})) {
      if (!isReference(reference)) continue;
      const general = reference.$ref.split('/').at(-1)!;
      const { node } = resolve<ResponseObject>(contract, reference, '#');
      const ofStatus = ({ code, status: of }: Model['errors'][number]) =>
        errorCodes.includes(code) && (String(of) === status || node['x-error-codes']?.includes(code));
      const codes = errors.filter(ofStatus);
      const isGeneral = codes.length === (node['x-error-codes']?.length ?? 0);
      const name = isGeneral ? general : codes.map(({ code }) => pascalCase(code)).join('Or');
      used[name] = codes.length === 0 ? shared[general]! : narrowed(node, codes);
      reference.$ref = `#/components/responses/${name}`;
    }
  }
  for (const { operation } of eachOperation(copy.webhooks ?? {}, '#/webhooks'))
    for (const reference of Object.values(operation.responses ?? {})) {
      const name = isReference(reference) && reference.$ref.split('/').at(-1)!;
      if (name) used[name] = shared[name]!;
    }
  return { ...copy, components: { ...copy.components, responses: used } };
}

/** Narrowed by `x-error-codes` and the example alone: generators of clients would make a model of each narrowed schema. */
function narrowed(response: ResponseObject, codes: Model['errors']): ResponseObject {
  const [{ code, type, message }] = codes as [Model['errors'][number]];
  return {
    ...response,
    'x-error-codes': codes.map(each => each.code),
    content: Object.fromEntries(
      Object.entries(response.content ?? {}).map(([mediaType, { schema, example }]) => [
        mediaType,
        {
          ...(schema && { schema }),
          example: codes.some(each => isOf(example, each.code))
            ? example
            : { error: { type, code, message } },
        },
      ]),
    ),
  };
}

function isOf(example: unknown, code: string): boolean {
  return (example as { error?: { code?: string } } | undefined)?.error?.code === code;
}
