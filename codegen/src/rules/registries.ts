import { at, eachOperation, parametersOf, resolve } from '../contract.js';
import type { Contract, ResponseObject, Problem } from '../contract.js';
import { errorCodesOf } from '../model.js';

/** Registries of codes, and the enums that must list exactly the same. */
export function* checkRegistries(contract: Contract): Generator<Problem> {
  const errors = contract['x-error-codes'];
  const issues = contract['x-flow-issue-codes'];
  if (!errors) yield { pointer: '#/x-error-codes', message: 'the registry of error codes is missing' };
  if (!issues)
    yield { pointer: '#/x-flow-issue-codes', message: 'the registry of flow issue codes is missing' };
  for (const [code, entry] of Object.entries(errors ?? {})) {
    const pointer = at('#/x-error-codes', code);
    const { type, status, description } = entry ?? {};
    if (
      typeof type !== 'string' ||
      !Number.isInteger(status) ||
      typeof description !== 'string' ||
      !description.trim()
    ) {
      yield { pointer, message: 'an error code has a type, a status and a description' };
    } else if (status < 400 || status > 599)
      yield { pointer: at(pointer, 'status'), message: 'not a status of an error' };
  }
  yield* checkEnum(contract, 'ErrorCode', Object.keys(errors ?? {}), 'x-error-codes');
  yield* checkEnum(contract, 'FlowIssueCode', Object.keys(issues ?? {}), 'x-flow-issue-codes');
  if (contract.components?.schemas?.['EventType']) {
    yield* checkEnum(contract, 'EventType', Object.keys(contract.webhooks ?? {}), 'webhooks');
  }
  yield* checkErrorTypes(contract);
  yield* checkOperationErrors(contract);
}

/** The codes of each operation are in the registry, and each has its response; each 4xx response has a code. */
function* checkOperationErrors(contract: Contract): Generator<Problem> {
  const registry = contract['x-error-codes'] ?? {};
  for (const { path, item, operation, pointer } of eachOperation(contract.paths, '#/paths')) {
    const own = operation['x-error-codes'] ?? [];
    for (const code of own.filter(code => !(code in registry))) {
      yield { pointer: at(pointer, 'x-error-codes'), message: `"${code}" is not in x-error-codes` };
    }
    const parameters = parametersOf(contract, path, item, operation, pointer);
    const codes = errorCodesOf(contract, operation, parameters, pointer);
    const { default: others, ...responses } = operation.responses ?? {};
    const unexpected = others && resolve<ResponseObject>(contract, others, pointer).node['x-error-codes'];
    const statuses = Object.keys(responses);
    // A default response that names no codes stands for all of them.
    const expected = others && !unexpected ? [] : codes.filter(code => !unexpected?.includes(code));
    for (const code of expected) {
      const { status } = registry[code]!;
      if (!statuses.includes(String(status)))
        yield { pointer, message: `"${code}" needs a response ${status}` };
    }
    for (const status of statuses.filter(status => /^4\d\d$/.test(status))) {
      if (codes.length === 0 || codes.some(code => registry[code]!.status === Number(status))) continue;
      yield { pointer: at(pointer, 'responses', status), message: 'no error code has this status' };
    }
  }
}

function* checkEnum(
  contract: Contract,
  schema: string,
  keys: string[],
  registry: string,
): Generator<Problem> {
  const pointer = at('#/components/schemas', schema, 'enum');
  const values = contract.components?.schemas?.[schema]?.enum;
  if (!values) {
    yield { pointer, message: `the enum is missing; it lists the keys of ${registry}` };
    return;
  }
  const missing = keys.filter(key => !values.includes(key));
  const surplus = values.filter(value => !keys.includes(String(value)));
  if (missing.length) yield { pointer, message: `lacks what ${registry} has: ${missing.join(', ')}` };
  if (surplus.length) yield { pointer, message: `has what ${registry} lacks: ${surplus.join(', ')}` };
}

/** Where the contract names its error types, every code has one of them. */
function* checkErrorTypes(contract: Contract): Generator<Problem> {
  const types = contract.components?.schemas?.['ErrorType']?.enum;
  if (!types) return;
  for (const [code, { type }] of Object.entries(contract['x-error-codes'] ?? {})) {
    if (!types.includes(type)) {
      yield { pointer: at('#/x-error-codes', code, 'type'), message: `"${type}" is not in ErrorType` };
    }
  }
}
