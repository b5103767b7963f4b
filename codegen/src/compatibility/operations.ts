import { isDeepStrictEqual } from 'node:util';
import { at, eachOperation, parametersOf } from '../contract.js';
import type { Contract, Located, OperationObject, ParameterObject, Schema } from '../contract.js';
import { compareBodies, compareResponses } from './messages.js';
import { compareRest, report, compareRequiredFlag, below, sameKeyword } from './walk.js';
import type { Both, Kind, Operation, Walk, Direction } from './walk.js';
import { compareSchemas } from './schemas.js';

const calls: Kind = { section: 'paths', asks: 'request', answers: 'response' };
const events: Kind = { section: 'webhooks', asks: 'response', answers: 'request' };

/** Compares all operations and events. */
export function compareOperations(walk: Walk): void {
  for (const kind of [calls, events]) {
    const [before, after] = [operationsOf(walk.before, kind), operationsOf(walk.after, kind)];
    const thing = kind === calls ? 'operation' : 'event';
    for (const [name, { pointer }] of before)
      if (!after.has(name)) report(walk, 'major', pointer, `the ${thing} was removed`);
    for (const [name, operation] of after) {
      const older = before.get(name);
      if (older) compareOperation(walk, { before: older, after: operation }, kind);
      else report(walk, 'minor', operation.pointer, `a new ${thing}`);
    }
    comparePathTexts(walk, kind);
  }
}

function operationsOf(contract: Contract, { section }: Kind): Map<string, Operation> {
  return new Map(
    [...eachOperation(contract[section], `#/${section}`)].map(({ operation, ...found }) => [
      `${found.method} ${found.path}`,
      { ...found, node: operation },
    ]),
  );
}

function compareOperation(walk: Walk, both: { before: Operation; after: Operation }, kind: Kind): void {
  if (kind === calls) {
    compareNames(walk, both);
    compareSecurity(walk, both);
  }
  compareParameters(walk, both, kind);
  compareBodies(walk, both, kind);
  compareResponses(walk, both, kind);
  const names = kind === calls ? [] : ['operationId', 'tags'];
  const texts = withoutTexts(both, names);
  compareRest(walk, texts, ['operationId', 'tags', 'security', 'parameters', 'requestBody', 'responses']);
}

/** Nobody calls an event by name, so that its names are notes; `x-` makes them so. */
function withoutTexts(both: Both<OperationObject>, names: string[]): Both<OperationObject> {
  const note = ({ node, pointer }: Located<OperationObject>) => ({
    node: Object.fromEntries(
      Object.entries(node).map(([key, value]) => [names.includes(key) ? `x-${key}` : key, value]),
    ) as OperationObject,
    pointer,
  });
  return { before: note(both.before), after: note(both.after) };
}

/** Generated clients name methods after the operation, and the classes that hold them after its tag. */
function compareNames(walk: Walk, { before, after }: Both<OperationObject>): void {
  for (const key of ['operationId', 'tags'] as const)
    if (!isDeepStrictEqual(before.node[key], after.node[key]))
      report(walk, 'major', at(after.pointer, key), `another ${key}, after which generated clients name it`);
}

function compareSecurity(walk: Walk, { before, after }: Both<OperationObject>): void {
  const [was, is] = [ways(walk.before, before.node), ways(walk.after, after.node)];
  const pointer = after.node.security ? at(after.pointer, 'security') : after.pointer;
  if (is.includes(open) && was.includes(open)) return;
  if (is.includes(open)) return report(walk, 'minor', pointer, 'needs no key any more');
  for (const way of was.filter(way => !is.includes(way)))
    report(walk, 'major', pointer, way === open ? 'needs a key' : `no longer takes ${way}`);
  for (const way of is.filter(way => !was.includes(way)))
    if (!was.includes(open)) report(walk, 'minor', pointer, `also takes ${way}`);
}

/** Without any credentials. */
const open = '{}';

/** The ways to authenticate, each as text. */
function ways(contract: Contract, { security = contract.security ?? [] }: OperationObject): string[] {
  return security.length ? security.map(way => JSON.stringify(way)) : [open];
}

const methodsAndParameters = [
  'parameters', 'get', 'post', 'put', 'patch', 'delete', 'head', 'options', 'trace',
]; // prettier-ignore

function comparePathTexts(walk: Walk, { section }: Kind): void {
  for (const [path, item] of Object.entries(walk.after[section] ?? {})) {
    const older = walk.before[section]?.[path];
    const pointer = at(`#/${section}`, path);
    if (older)
      compareRest(
        walk,
        { before: { node: older, pointer }, after: { node: item, pointer } },
        methodsAndParameters,
      );
  }
}

/** Compares the parameters of an operation, or the headers of an event, by place and name. */
export function compareParameters(
  walk: Walk,
  { before, after }: { before: Operation; after: Operation },
  { asks }: Kind,
): void {
  const older = byName(parametersOf(walk.before, before.path, before.item, before.node, before.pointer));
  const newer = byName(parametersOf(walk.after, after.path, after.item, after.node, after.pointer));
  for (const [name, { pointer }] of older)
    if (!newer.has(name)) report(walk, 'major', pointer, `the ${name} was removed`);
  for (const [name, parameter] of newer) {
    const known = older.get(name);
    if (known) compareParameter(walk, { before: known, after: parameter }, asks);
    else reportAdded(walk, name, parameter, after.pointer, asks);
  }
}

/** Names of headers are the same in any case. */
function byName(parameters: Located<ParameterObject>[]): Map<string, Located<ParameterObject>> {
  return new Map(
    parameters.map(parameter => {
      const { in: place, name } = parameter.node;
      return [`${place} parameter ${place === 'header' ? name.toLowerCase() : name}`, parameter];
    }),
  );
}

function reportAdded(
  walk: Walk,
  name: string,
  { node, pointer }: Located<ParameterObject>,
  operation: string,
  direction: Direction,
): void {
  // A shared parameter is not new in itself, but to this operation.
  const place = pointer.startsWith('#/components/') ? at(operation, 'parameters') : pointer;
  if (node.required && direction === 'request') report(walk, 'major', place, `a new ${name} is required`);
  else report(walk, 'minor', place, `a new ${name}`);
}

function compareParameter(walk: Walk, both: Both<ParameterObject>, direction: Direction): void {
  compareRequiredFlag(walk, both, direction);
  const schemas = below<Schema>(both, 'schema');
  if (schemas) compareSchemas(walk, schemas, direction);
  else if (!sameKeyword(both, 'schema')) report(walk, 'major', both.after.pointer, 'its schema came or went');
  if (!sameKeyword(both, 'x-not-found'))
    report(walk, 'major', at(both.after.pointer, 'x-not-found'), 'another error code for an unknown one');
  compareRest(walk, both, ['name', 'in', 'required', 'schema', 'x-not-found']);
}
