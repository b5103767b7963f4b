import type { Located, Schema } from '../contract.js';
import { at } from '../contract.js';
import type { Direction } from './change.js';
import { narrowed, widened } from './change.js';
import type { Both, Walk } from './walk.js';
import { entriesOf, report } from './walk.js';

/** Compares two schemas; handed over because objects and schemas hold each other. */
export type CompareSchemas = (walk: Walk, both: Both<Schema>, direction: Direction) => void;

/** Compares what an object holds: its properties, which of them are required, and whether it takes others. */
export function compareObjects(
  walk: Walk,
  both: Both<Schema>,
  direction: Direction,
  compareSchemas: CompareSchemas,
): void {
  for (const { key, before, after } of entriesOf(both, 'properties')) {
    if (!after) report(walk, 'major', before!.pointer, 'the property was removed');
    else if (!before) reportAdded(walk, both, key, after.pointer, direction);
    else compareSchemas(walk, { before, after } as Both<Schema>, direction);
  }
  compareRequired(walk, both, direction);
  for (const keyword of ['additionalProperties', 'unevaluatedProperties'] as const)
    compareOthers(walk, both, keyword, direction, compareSchemas);
}

function reportAdded(
  walk: Walk,
  both: Both<Schema>,
  key: string,
  pointer: string,
  direction: Direction,
): void {
  const required = both.after.node.required?.includes(key);
  // A client of before does not send it, and ignores what it does not know.
  if (required && direction === 'request')
    report(walk, 'major', pointer, 'a new property is required', direction);
  else report(walk, 'minor', pointer, 'a new property', direction);
}

function compareRequired(walk: Walk, { before, after }: Both<Schema>, direction: Direction): void {
  const [was, is] = [before.node.required ?? [], after.node.required ?? []];
  for (const key of is.filter(
    key => !was.includes(key) && (isDescribed(before, key) || !isDescribed(after, key)),
  ))
    report(walk, narrowed[direction], at(after.pointer, 'required'), `"${key}" is required`, direction);
  for (const key of was.filter(
    key => !is.includes(key) && (isDescribed(after, key) || !isDescribed(before, key)),
  ))
    report(walk, widened[direction], at(after.pointer, 'required'), `"${key}" may be missing`, direction);
}

function isDescribed({ node }: Located<Schema>, key: string): boolean {
  return key in (node.properties ?? {});
}

/**
 * Keys that are not described. To answer with more of them is an addition as any new property is; to refuse them breaks
 * whoever sends them.
 */
function compareOthers(
  walk: Walk,
  { before, after }: Both<Schema>,
  keyword: 'additionalProperties' | 'unevaluatedProperties',
  direction: Direction,
  compareSchemas: CompareSchemas,
): void {
  const [was, is] = [before.node[keyword] ?? true, after.node[keyword] ?? true];
  if (typeof was === 'object' && typeof is === 'object') {
    const place = (located: Located<Schema>, node: Schema) => ({
      node,
      pointer: at(located.pointer, keyword),
    });
    return compareSchemas(walk, { before: place(before, was), after: place(after, is) }, direction);
  }
  if (was === is) return;
  const pointer = at((after.node[keyword] === undefined ? before : after).pointer, keyword);
  if (was === false) report(walk, 'minor', pointer, 'takes further properties', direction);
  else if (is === true)
    report(walk, widened[direction], pointer, 'further properties may be anything', direction);
  else {
    const lost = is === false && typeof was === 'object';
    const message = is === false ? 'no further properties' : 'further properties are restricted';
    report(walk, lost ? 'major' : narrowed[direction], pointer, message, direction);
  }
}
