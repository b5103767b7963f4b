import { type Schema, at, isReference } from '../contract.js';
import { schemaKeywords } from '../formats.js';
import { type Direction, narrowed, widened } from './change.js';
import { conditionKeywords, compareConditions } from './conditions.js';
import { compareObjects } from './objects.js';
import { compareRest } from './rest.js';
import { compareMembers, hasMembers, isOnlyMembers } from './unions.js';
import { type Both, type Walk, below, report, resolveBoth } from './walk.js';

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
  compareObjects(walk, both, direction, compareSchemas);
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
