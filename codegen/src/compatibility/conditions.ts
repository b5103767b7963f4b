import type { Schema } from '../contract.js';
import { at } from '../contract.js';
import { narrowed, widened, report, sameKeyword } from './walk.js';
import type { Direction, Both, Node, Walk } from './walk.js';

const lower = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'] as const;
const upper = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'] as const;
const exact = ['format', 'pattern', 'multipleOf', 'uniqueItems'] as const;

/** Keywords that restrict a single value. */
export const conditionKeywords: readonly string[] = [...lower, ...upper, ...exact];

const allTypes = ['string', 'number', 'boolean', 'object', 'array', 'null'];

/** Compares what restricts a value by itself: its type, the values to choose from, limits, formats. */
export function compareConditions(walk: Walk, both: Both<Schema>, direction: Direction): void {
  compareTypes(walk, both, direction);
  compareValues(walk, both, direction);
  for (const keyword of lower) compareLimit(walk, both, keyword, direction, (old, now) => now > old);
  for (const keyword of upper) compareLimit(walk, both, keyword, direction, (old, now) => now < old);
  for (const keyword of exact) compareExact(walk, both, keyword, direction);
}

function compareTypes(walk: Walk, both: Both<Schema>, direction: Direction): void {
  if (sameKeyword(both, 'type')) return;
  const pointer = at(both.after.pointer, 'type');
  const [before, after] = [typesOf(both.before.node), typesOf(both.after.node)];
  for (const type of after.filter(type => !admits(before, type)))
    report(walk, widened[direction], pointer, `may be ${type}`, direction);
  for (const type of before.filter(type => !admits(after, type)))
    report(walk, narrowed[direction], pointer, `may no longer be ${type}`, direction);
}

function typesOf({ type, const: constant, enum: values }: Schema): string[] {
  if (type !== undefined) return [type].flat();
  const listed = constant !== undefined ? [constant] : values;
  return listed ? [...new Set(listed.map(typeOf))] : allTypes;
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/** Every integer is a number. */
function admits(types: string[], type: string): boolean {
  return types.includes(type) || (type === 'integer' && types.includes('number'));
}

/**
 * Values to choose from. New ones are additions whichever way they travel: the product's history adds statuses, events
 * and error codes in minor versions, so that a client meets values that it does not know.
 */
function compareValues(walk: Walk, both: Both<Schema>, direction: Direction): void {
  const [before, after] = [valuesOf(both.before.node), valuesOf(both.after.node)];
  const pointer = at(both.after.pointer, 'const' in both.after.node ? 'const' : 'enum');
  if (before && after) {
    for (const value of after.filter(value => !before.includes(value)))
      report(walk, 'minor', pointer, `the new value ${value}`);
    for (const value of before.filter(value => !after.includes(value)))
      report(walk, 'major', pointer, `no value ${value} any more`);
  } else if (after) {
    report(walk, narrowed[direction], pointer, 'only listed values', direction);
  } else if (before) {
    report(walk, widened[direction], both.after.pointer, 'values beyond those listed', direction);
  }
}

function valuesOf({ const: constant, enum: values }: Schema): string[] | undefined {
  const listed = constant !== undefined ? [constant] : values;
  return listed?.map(value => JSON.stringify(value));
}

function compareLimit(
  walk: Walk,
  both: Both<Schema>,
  keyword: string,
  direction: Direction,
  tightens: (old: number, now: number) => boolean,
): void {
  if (sameKeyword(both, keyword)) return;
  const [old, now] = [both.before, both.after].map(
    ({ node }) => (node as Node)[keyword] as number | undefined,
  );
  const tighter = now !== undefined && (old === undefined || tightens(old, now));
  const pointer = at(now === undefined ? both.before.pointer : both.after.pointer, keyword);
  const message = `${keyword} is ${now ?? 'gone'}, was ${old ?? 'not set'}`;
  report(walk, (tighter ? narrowed : widened)[direction], pointer, message, direction);
}

/** Two formats or patterns cannot be compared as one within the other, so another one breaks either way. */
function compareExact(walk: Walk, both: Both<Schema>, keyword: string, direction: Direction): void {
  if (sameKeyword(both, keyword)) return;
  const [old, now] = [both.before, both.after].map(({ node }) => (node as Node)[keyword] || undefined);
  const pointer = at(now === undefined ? both.before.pointer : both.after.pointer, keyword);
  if (old === undefined && now !== undefined)
    report(walk, narrowed[direction], pointer, `the condition ${keyword} ${now}`, direction);
  else if (now === undefined && old !== undefined)
    report(walk, widened[direction], pointer, `no condition ${keyword} any more`, direction);
  else if (old !== now) report(walk, 'major', pointer, `another ${keyword}: ${now}, was ${old}`);
}
