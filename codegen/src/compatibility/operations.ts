import { isDeepStrictEqual } from 'node:util';
import type { Contract, Located, OperationObject } from '../contract.js';
import { at, eachOperation } from '../contract.js';
import { compareBodies, compareResponses } from './messages.js';
import { compareParameters } from './parameters.js';
import { compareRest } from './rest.js';
import type { Both, Kind, Operation, Walk } from './walk.js';
import { report } from './walk.js';

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
