import { type Schema, at, isReference, type Located } from '../contract.js';
import { schemaKeywords } from '../formats.js';
import { narrowed, widened, compareRest, below, report, resolveBoth, entriesOf } from './walk.js';
import type { Direction, Both, Walk } from './walk.js';
import { conditionKeywords, compareConditions } from './conditions.js';
import { compareMembers, hasMembers, isOnlyMembers } from './unions.js';

const known = [
  ...schemaKeywords.one, ...schemaKeywords.list, ...schemaKeywords.map, ...conditionKeywords,
  '$ref', 'type', 'const', 'enum', 'required', 'default', 'discriminator',
]; // prettier-ignore

/** Compares two schemas for values that travel one way. References are followed; each pair is compared once. */
export function compareSchemas(walk: Walk, both: Both<Schema>, direction: Direction): void {
  const resolved = resolveBoth<Schema>(walk, both);
  compareDefaults(walk, both, resolved, direction);
  if (isReference(both.before.node) && isReference(both.after.node)) compareRest(walk, both, known);
  const pair = `${direction} ${resolved.before.pointer} ${resolved.after.pointer}`;
  if (walk.seen.has(pair)) return;
  walk.seen.add(pair);
  compareRest(walk, resolved, known);
  const unions = [resolved.before, resolved.after].map(({ node }) => hasMembers(node));
  if (unions.includes(true)) {
    // What is not a union counts as a member by the name under which it is referred to.
    const named = (i: number, side: 'before' | 'after') => (unions[i] ? resolved : both)[side];
    compareMembers(walk, { before: named(0, 'before'), after: named(1, 'after') }, direction, compareSchemas);
    if (unions[0] !== unions[1]) return compareLone(walk, resolved);
  }
  compareShapes(walk, resolved, direction);
}

/** A union on one side alone was compared as such; conditions beside its members have no counterpart. */
function compareLone(walk: Walk, both: Both<Schema>): void {
  const union = hasMembers(both.after.node) ? both.after : both.before;
  if (isOnlyMembers(union.node)) return;
  report(walk, 'major', both.after.pointer, 'alternatives with further conditions came or went');
}

function compareShapes(walk: Walk, both: Both<Schema>, direction: Direction): void {
  compareConditions(walk, both, direction);
  compareObjects(walk, both, direction);
  for (const keyword of ['items', 'propertyNames'] as const) compareInner(walk, both, keyword, direction);
  compareDiscriminators(walk, both);
}

function compareDiscriminators(walk: Walk, both: Both<Schema>): void {
  const [before, after] = [both.before.node.discriminator, both.after.node.discriminator];
  const kept = Object.entries(before?.mapping ?? {}).every(([tag, ref]) => after?.mapping?.[tag] === ref);
  if (before?.propertyName === after?.propertyName && kept) return;
  report(walk, 'major', at(both.after.pointer, 'discriminator'), 'another discriminator');
}

function compareInner(walk: Walk, both: Both<Schema>, keyword: keyof Schema, direction: Direction): void {
  const inner = below<Schema>(both, keyword);
  if (inner) return compareSchemas(walk, inner, direction);
  const { before, after } = both;
  if (after.node[keyword] !== undefined)
    report(walk, narrowed[direction], at(after.pointer, keyword), `${keyword} is restricted`, direction);
  else if (before.node[keyword] !== undefined)
    report(walk, widened[direction], at(before.pointer, keyword), `${keyword} is unrestricted`, direction);
}

/** A default acts where the service fills it in; in what it answers it is a note. */
function compareDefaults(walk: Walk, both: Both<Schema>, resolved: Both<Schema>, direction: Direction): void {
  const [before, after] = (['before', 'after'] as const).map(
    side => both[side].node.default ?? resolved[side].node.default,
  );
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const pointer = at(both[after === undefined ? 'before' : 'after'].pointer, 'default');
  if (direction === 'response') report(walk, 'patch', pointer, 'another default in an answer', direction);
  else if (before === undefined)
    report(walk, 'minor', pointer, 'a default for what may be left out', direction);
  else report(walk, 'major', pointer, 'leaving it out means something else: another default', direction);
}

/** Compares what an object holds: its properties, which of them are required, and whether it takes others. */
function compareObjects(walk: Walk, both: Both<Schema>, direction: Direction): void {
  for (const { key, before, after } of entriesOf(both, 'properties')) {
    if (!after) report(walk, 'major', before!.pointer, 'the property was removed');
    else if (!before) reportAdded(walk, both, key, after.pointer, direction);
    else compareSchemas(walk, { before, after } as Both<Schema>, direction);
  }
  compareRequired(walk, both, direction);
  for (const keyword of ['additionalProperties', 'unevaluatedProperties'] as const)
    compareOthers(walk, both, keyword, direction);
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
