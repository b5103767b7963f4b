import { readFileSync } from 'node:fs';
import type { ErrorCode } from 'outreach-sdk/types';
import { operations as validators, type OperationValidators } from './generated/validators.cjs';
import { readContract, type Operation } from './read-contract.js';

export { events as eventValidators, type Validator } from './generated/validators.cjs';

/** What the code generator derives from each operation of the contract. */
interface Route {
  operationId: string;
  /** Known top-level keys of the body. If absent, any key is known. */
  bodyKeys?: readonly string[];
  queryKeys?: readonly string[];
  /** Error code for an unknown id in the path: for the last parameter, and for each parameter. */
  notFound: ErrorCode;
  notFoundByParam: Readonly<Record<string, ErrorCode>>;
  /** Error code for a request that fails validation. */
  invalid: ErrorCode;
  /** Statuses that the contract names. */
  statuses: readonly number[];
  /** Media types of the responses that are not JSON, by status. */
  responseTypes?: Readonly<Record<number, string>>;
}

/** An operation of the contract with its validators. */
export interface CheckedOperation extends Operation, Route {
  /** Names of the parameters in the path, in order. */
  pathParams: readonly string[];
  validators: OperationValidators;
}

/** The contract that this package was built from. */
export const contract = readContract(read('openapi.json'));

const byId = new Map(
  contract.tags.flatMap(tag => tag.operations.map(operation => [operation.id, operation])),
);

/** All operations, sorted by path. A literal segment comes before a parameter in the same position. */
export const operations: readonly CheckedOperation[] = (JSON.parse(read('routes.json')) as Route[]).map(
  route => {
    const operation = byId.get(route.operationId)!;
    const pathParams = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
    return { ...route, ...operation, pathParams, validators: validators[operation.id]! };
  },
);

/** The type and the status of each error code. */
export const errorTable = Object.fromEntries(contract.errors) as Readonly<
  Record<ErrorCode, { type: string; status: number; description: string }>
>;

/** @throws {Error} for an operation that the contract does not have */
export function operationOf(id: string): CheckedOperation {
  const found = operations.find(operation => operation.id === id);
  if (!found) throw new Error(`The contract has no operation ${id}.`);
  return found;
}

function read(name: string): string {
  return readFileSync(new URL(`generated/${name}`, import.meta.url), 'utf8');
}
