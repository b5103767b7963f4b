import { at, eachOperation, parametersOf, resolve } from '../contract.js';
import type { Contract, OperationObject, Problem, Located, ParameterObject, Schema } from '../contract.js';
import { camelCase } from '../names.js';
import { type Segment, segmentsOf } from '../model.js';
import { invalidCode } from '../emit/routes.js';

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

const scalarTypes = ['string', 'integer', 'number', 'boolean'];

/** Parameters that are plain values in the path, the query or a header, and whose error codes exist. */
export function* checkParameters(contract: Contract): Generator<Problem> {
  const codes = Object.keys(contract['x-error-codes'] ?? {});
  const seen = new Set<string>();
  for (const { path, item, operation, pointer } of eachOperation(contract.paths, '#/paths')) {
    const parameters = parametersOf(contract, path, item, operation, pointer);
    yield* checkTemplate(path, parameters, pointer);
    if (!codes.includes(invalidCode(path))) {
      yield { pointer, message: `"${invalidCode(path)}" is not in x-error-codes` };
    }
    if (!parameters.some(({ node }) => node['x-not-found']) && !codes.includes('route_not_found')) {
      yield { pointer, message: '"route_not_found" is not in x-error-codes' };
    }
    for (const parameter of parameters) {
      if (seen.has(parameter.pointer)) continue;
      seen.add(parameter.pointer);
      yield* checkParameter(contract, parameter, codes);
    }
  }
}

function* checkTemplate(
  path: string,
  parameters: Located<ParameterObject>[],
  pointer: string,
): Generator<Problem> {
  const inPath = parameters.filter(({ node }) => node.in === 'path');
  const declared = inPath.map(({ node }) => node.name);
  const used = segmentsOf(path).flatMap(segment => ('param' in segment ? [segment.param] : []));
  for (const name of used.filter(name => !declared.includes(name))) {
    yield { pointer, message: `the path parameter {${name}} is not declared` };
  }
  for (const { node } of inPath.filter(({ node }) => !used.includes(node.name))) {
    yield { pointer, message: `the path has no {${node.name}}` };
  }
}

function* checkParameter(
  contract: Contract,
  { node, pointer }: Located<ParameterObject>,
  codes: string[],
): Generator<Problem> {
  const known = ['name', 'in', 'description', 'required', 'deprecated', 'schema', 'example', 'examples'];
  for (const key of Object.keys(node).filter(key => !known.includes(key) && !key.startsWith('x-'))) {
    yield { pointer: at(pointer, key), message: `"${key}" of a parameter is not supported` };
  }
  if (node.in === 'cookie')
    yield { pointer: at(pointer, 'in'), message: 'cookie parameters are not supported' };
  if (node.in === 'path' && !node.required) yield { pointer, message: 'a path parameter is required' };
  if (!node.schema || !isScalar(resolve<Schema>(contract, node.schema, pointer).node)) {
    yield { pointer: at(pointer, 'schema'), message: 'a parameter is a string, integer, number or boolean' };
  }
  const code = node['x-not-found'];
  if (code === undefined) return;
  if (node.in !== 'path')
    yield { pointer: at(pointer, 'x-not-found'), message: 'only path parameters can be unknown' };
  if (!codes.includes(code))
    yield { pointer: at(pointer, 'x-not-found'), message: `"${code}" is not in x-error-codes` };
}

function isScalar(schema: Schema): boolean {
  return typeof schema.type === 'string' && scalarTypes.includes(schema.type);
}
