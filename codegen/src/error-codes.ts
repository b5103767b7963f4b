import {
  type Contract,
  type Located,
  type OperationObject,
  type ParameterObject,
  type ResponseObject,
  at,
  resolve,
} from './contract.js';

/**
 * Every code that an operation can answer with, in the order of the registry: those that it names itself, and those that
 * come with its parameters (an id that names nothing) and with the responses that it shares (no key, too many requests).
 */
export function errorCodesOf(
  contract: Contract,
  operation: OperationObject,
  parameters: Located<ParameterObject>[],
  pointer: string,
): string[] {
  const responses = Object.entries(operation.responses ?? {}).map(
    ([status, response]) =>
      resolve<ResponseObject>(contract, response, at(pointer, 'responses', status)).node,
  );
  const named = new Set([
    ...(operation['x-error-codes'] ?? []),
    ...responses.flatMap(response => response['x-error-codes'] ?? []),
    ...parameters.flatMap(({ node }) => [node['x-not-found'] ?? [], node['x-error-codes'] ?? []].flat()),
  ]);
  return Object.keys(contract['x-error-codes'] ?? {}).filter(code => named.has(code));
}
