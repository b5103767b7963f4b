import type { Contract } from '../contract.js';
import { at } from '../contract.js';
import type { Problem } from './problem.js';

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
