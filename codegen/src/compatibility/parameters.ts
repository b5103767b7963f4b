import type { Located, ParameterObject, Schema } from '../contract.js';
import { at, parametersOf } from '../contract.js';
import type { Direction } from './change.js';
import { narrowed, widened } from './change.js';
import { compareRest, flagChanged } from './rest.js';
import { compareSchemas } from './schemas.js';
import type { Both, Kind, Operation, Walk } from './walk.js';
import { below, report, sameKeyword } from './walk.js';

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

/** Compares whether a parameter, header or body must be there. */
export function compareRequiredFlag(walk: Walk, both: Both<object>, direction: Direction): void {
  const changed = flagChanged(both, 'required');
  const pointer = at(both.after.pointer, 'required');
  if (changed === 'set') report(walk, narrowed[direction], pointer, 'is required', direction);
  else if (changed) report(walk, widened[direction], pointer, 'may be missing', direction);
}
