import { isDeepStrictEqual } from 'node:util';
import { type Contract, type Located, type Schema, at, resolve } from '../contract.js';
import { checkedKeywords } from '../formats.js';
import { type Direction, narrowed, widened, type Both, type Walk, report } from './walk.js';

/** Compares two schemas; handed over because unions and schemas hold each other. */
type CompareSchemas = (walk: Walk, both: Both<Schema>, direction: Direction) => void;

const keywords = ['oneOf', 'anyOf', 'allOf'] as const;

/** Whether a schema is put together from others. */
export function hasMembers(schema: Schema): boolean {
  return keywords.some(keyword => schema[keyword] !== undefined);
}

/** Whether it says nothing but which others it is put together from. */
export function isOnlyMembers(schema: Schema): boolean {
  const others = checkedKeywords.filter(keyword => keyword !== 'discriminator' && keyword !== 'default');
  const shapes = ['properties', 'items', 'additionalProperties', 'unevaluatedProperties'] as const;
  return ![...others, ...shapes].some(keyword => keyword in schema);
}

/**
 * Compares the members of two unions, or of a union and the one schema that it grew from or shrank to. Members are
 * matched by name, then by content, then by the tag that distinguishes them; a last one on each side belongs together.
 */
export function compareMembers(
  walk: Walk,
  both: Both<Schema>,
  direction: Direction,
  compareSchemas: CompareSchemas,
): void {
  if (both.before.node.allOf || both.after.node.allOf) compareParts(walk, both, direction, compareSchemas);
  const before = alternatives(both.before);
  const after = alternatives(both.after);
  if (!before || !after) return;
  const { pairs, removed, added } = match(walk, before, after);
  for (const pair of pairs) compareSchemas(walk, pair, direction);
  const tagged = isTagged(walk, before, after);
  for (const { pointer, node } of added) {
    // A tagged alternative is a new value of its tag, and no more breaking than that.
    const changeClass = tagged && !isNull(node) ? 'minor' : widened[direction];
    report(walk, changeClass, pointer, isNull(node) ? 'may be null' : 'a new alternative', direction);
  }
  for (const { pointer, node } of removed) {
    const changeClass = tagged && !isNull(node) ? 'major' : narrowed[direction];
    report(
      walk,
      changeClass,
      pointer,
      isNull(node) ? 'may no longer be null' : 'an alternative was removed',
      direction,
    );
  }
}

/** Every part of `allOf` holds, so that a new one restricts. */
function compareParts(
  walk: Walk,
  both: Both<Schema>,
  direction: Direction,
  compareSchemas: CompareSchemas,
): void {
  const [before, after] = [members(both.before, 'allOf'), members(both.after, 'allOf')];
  if (!before || !after) return report(walk, 'major', both.after.pointer, 'allOf came or went');
  const { pairs, removed, added } = match(walk, before, after);
  for (const pair of pairs) compareSchemas(walk, pair, direction);
  for (const { pointer } of added)
    report(walk, narrowed[direction], pointer, 'a new part of allOf', direction);
  for (const { pointer } of removed)
    report(walk, widened[direction], pointer, 'a part of allOf was removed', direction);
}

function members({ node, pointer }: Located<Schema>, keyword: (typeof keywords)[number]) {
  return node[keyword]?.map((member, i) => ({ node: member, pointer: at(pointer, keyword, i) }));
}

/** The alternatives of a union; a schema that is none is its own only one. */
function alternatives(located: Located<Schema>): Located<Schema>[] | undefined {
  if (located.node.oneOf && located.node.anyOf) return undefined;
  return members(located, 'oneOf') ?? members(located, 'anyOf') ?? [located];
}

type Same = (before: Schema, after: Schema) => boolean;

function match(walk: Walk, before: Located<Schema>[], after: Located<Schema>[]) {
  const pairs: Both<Schema>[] = [];
  let [removed, added] = [before, after];
  const byTag: Same = (one, other) => {
    const [was, is] = [tagsOf(walk.before, one), tagsOf(walk.after, other)];
    return was.length > 0 && was.some(tag => is.includes(tag));
  };
  const byName: Same = (one, other) => one.$ref !== undefined && one.$ref === other.$ref;
  const last: Same = (one, other) =>
    removed.length === 1 && added.length === 1 && isNull(one) === isNull(other);
  for (const same of [byName, isDeepStrictEqual as Same, byTag, last]) {
    for (const one of removed) {
      const other = added.find(({ node }) => same(one.node, node));
      if (!other) continue;
      pairs.push({ before: one, after: other });
      added = added.filter(located => located !== other);
      removed = removed.filter(located => located !== one);
    }
  }
  return { pairs, removed, added };
}

/** Required properties of one value only, which tell this alternative from others: `type="email"`. */
function tagsOf(contract: Contract, schema: Schema): string[] {
  const { node } = resolve<Schema>(contract, schema, '#');
  return Object.entries(node.properties ?? {})
    .filter(([name, { const: constant }]) => constant !== undefined && node.required?.includes(name))
    .map(([name, { const: constant }]) => `${name}=${JSON.stringify(constant)}`);
}

function isTagged(walk: Walk, before: Located<Schema>[], after: Located<Schema>[]): boolean {
  const tagged = (contract: Contract) => (located: Located<Schema>) =>
    isNull(located.node) || tagsOf(contract, located.node).length > 0;
  return before.every(tagged(walk.before)) && after.every(tagged(walk.after));
}

function isNull({ type }: Schema): boolean {
  return type === 'null';
}
