import { type Contract, type OperationObject, at, eachOperation } from '../contract.js';
import { camelCase } from '../names.js';
import type { Problem } from './problem.js';
import { type Segment, segmentsOf } from '../model.js';

/** What every operation of `paths` says about itself. */
export function* checkOperations(contract: Contract): Generator<Problem> {
  yield* checkTags(contract);
  const tags = new Set((contract.tags ?? []).map(({ name }) => name));
  const [ids, sdkMethods] = [new Set<string>(), new Set<string>()];
  for (const { operation, method, pointer } of eachOperation(contract.paths, '#/paths')) {
    if (['head', 'options', 'trace'].includes(method))
      yield { pointer, message: `the method ${method} is not supported` };
    yield* checkId(operation, ids, pointer);
    yield* checkSdkMethod(operation, sdkMethods, pointer);
    if (!operation.summary?.trim()) yield { pointer, message: 'an operation needs a summary' };
    if (operation.tags?.length !== 1)
      yield { pointer: at(pointer, 'tags'), message: 'an operation has exactly one tag' };
    else if (!tags.has(operation.tags[0]!)) {
      yield { pointer: at(pointer, 'tags', 0), message: `the tag "${operation.tags[0]}" is not declared` };
    }
    yield* checkStatuses(operation, pointer);
    if (operation.security?.length) {
      yield {
        pointer: at(pointer, 'security'),
        message: 'an operation is public ([]) or leaves security to the root',
      };
    }
  }
}

function* checkTags(contract: Contract): Generator<Problem> {
  const keys = new Map<string, string>();
  for (const [i, { name }] of (contract.tags ?? []).entries()) {
    const pointer = at('#/tags', i);
    const key = camelCase(name);
    if (!key) yield { pointer, message: `the tag "${name}" gives no name` };
    if (keys.has(key))
      yield { pointer, message: `the tags "${keys.get(key)}" and "${name}" give the same name` };
    keys.set(key, name);
  }
}

function* checkId({ operationId }: OperationObject, ids: Set<string>, pointer: string): Generator<Problem> {
  if (!operationId) {
    yield { pointer, message: 'an operation needs an operationId' };
    return;
  }
  const place = at(pointer, 'operationId');
  if (!/^[a-z][A-Za-z0-9]*$/.test(operationId))
    yield { pointer: place, message: `"${operationId}" is not camelCase` };
  if (ids.has(operationId))
    yield { pointer: place, message: `the operationId "${operationId}" is used twice` };
  ids.add(operationId);
}

function* checkSdkMethod(operation: OperationObject, all: Set<string>, pointer: string): Generator<Problem> {
  const name = operation['x-sdk-method'];
  if (name === undefined) return;
  const place = at(pointer, 'x-sdk-method');
  if (!/^[a-z][A-Za-z]*\.[a-z][A-Za-z]*$/.test(name))
    yield { pointer: place, message: `"${name}" is not of the form resource.method` };
  if (all.has(name)) yield { pointer: place, message: `the SDK method "${name}" is used twice` };
  all.add(name);
}

function* checkStatuses({ responses }: OperationObject, pointer: string): Generator<Problem> {
  const statuses = Object.keys(responses ?? {});
  const place = at(pointer, 'responses');
  if (!statuses.some(status => /^2\d\d$/.test(status))) yield { pointer: place, message: 'no 2xx response' };
  if (!statuses.some(status => status === 'default' || /^4(?:\d\d|XX)$/.test(status))) {
    yield { pointer: place, message: 'no error response: neither default nor a 4xx' };
  }
}

const segmentShape = /^(?:\{[A-Za-z]\w*\}|[^{}]+)$/;

/** Templates that the router can tell apart: whole segments, no two operations for one request. */
export function* checkPaths(contract: Contract): Generator<Problem> {
  for (const path of Object.keys(contract.paths)) {
    if (
      !path.startsWith('/') ||
      !path
        .slice(1)
        .split('/')
        .every(part => segmentShape.test(part))
    ) {
      yield { pointer: at('#/paths', path), message: 'a path segment is either text or one {parameter}' };
    }
  }
  const entries = [...eachOperation(contract.paths, '#/paths')];
  for (const [i, entry] of entries.entries()) {
    for (const earlier of entries.slice(0, i)) {
      if (earlier.method !== entry.method || !collide(segmentsOf(earlier.path), segmentsOf(entry.path)))
        continue;
      yield { pointer: entry.pointer, message: `a request can match both this path and ${earlier.path}` };
    }
  }
}

/** Two templates collide when one path matches both and neither is the more literal one throughout. */
function collide(a: Segment[], b: Segment[]): boolean {
  if (a.length !== b.length) return false;
  const winners = new Set<'a' | 'b'>();
  for (const [i, left] of a.entries()) {
    const right = b[i]!;
    if ('literal' in left && 'literal' in right) {
      if (left.literal !== right.literal) return false;
    } else if ('literal' in left) winners.add('a');
    else if ('literal' in right) winners.add('b');
  }
  return winners.size !== 1;
}
