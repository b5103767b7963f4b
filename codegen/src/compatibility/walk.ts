import { isDeepStrictEqual } from 'node:util';
import { at, resolve } from '../contract.js';
import type { Contract, Located, Method, OperationObject, PathItem } from '../contract.js';

/** What a change asks of the next version, in order of weight; "none" asks nothing. */
export const changeClasses = ['none', 'patch', 'minor', 'major'] as const;
export type ChangeClass = (typeof changeClasses)[number];

/**
 * Which way a value travels. A request goes from the client to the service; a response comes to the client, and so does
 * the payload of an event.
 */
export const directions = ['request', 'response'] as const;
export type Direction = (typeof directions)[number];

/** One difference between two contracts. */
export interface Change {
  class: Exclude<ChangeClass, 'none'>;
  /** JSON pointer: into the older contract for what was removed, else into the newer one. */
  pointer: string;
  message: string;
  /** Which ways the value travels that gave the class; empty where that does not matter. */
  directions: Direction[];
}

/** Whether one class weighs more than another. */
export function outweighs(one: ChangeClass, other: ChangeClass): boolean {
  return changeClasses.indexOf(one) > changeClasses.indexOf(other);
}

/** The class of all changes together: that of the weightiest. */
export function classOf(changes: Change[]): ChangeClass {
  return changes.reduce<ChangeClass>((all, { class: own }) => (outweighs(own, all) ? own : all), 'none');
}

/** A value may now be what it could not be: safe where the service reads it, not where a client does. */
export const widened = { request: 'minor', response: 'major' } as const;

/** A value may no longer be what it could be: safe where a client reads it, not where the service does. */
export const narrowed = { request: 'major', response: 'minor' } as const;

/** A node as the walk reads it: any keys, of which each comparer knows its own. */
export type Node = Record<string, unknown>;

/** The same part of the older and the newer contract. */
export interface Both<T = Node> {
  before: Located<T>;
  after: Located<T>;
}

/** An operation with what its path says for it. */
export interface Operation extends Located<OperationObject> {
  path: string;
  method: Method;
  item: PathItem;
}

/** Operations that clients call, or events, which the service calls them with. */
export interface Kind {
  section: 'paths' | 'webhooks';
  /** Which way parameters and bodies travel. */
  asks: Direction;
  /** Which way the answers to them travel. */
  answers: Direction;
}

/** A walk through two contracts at once, and what it has found. */
export interface Walk {
  before: Contract;
  after: Contract;
  changes: Map<string, Change>;
  /** Pairs of schemas that were compared, by direction: components are used in many places, and in circles. */
  seen: Set<string>;
}

/**
 * Notes a change. The same one found again, as a component is used in requests and in responses, stays one change,
 * of the class that weighs more.
 */
export function report(
  walk: Walk,
  changeClass: Change['class'],
  pointer: string,
  message: string,
  direction?: Direction,
): void {
  const key = `${pointer} ${message}`;
  const known = walk.changes.get(key);
  const directions = direction ? [direction] : [];
  if (!known || outweighs(changeClass, known.class)) {
    walk.changes.set(key, { class: changeClass, pointer, message, directions });
  } else if (known.class === changeClass) {
    known.directions = [...new Set([...known.directions, ...directions])].sort();
  }
}

/** Follows the references of both sides. */
export function resolveBoth<T extends object>(walk: Walk, { before, after }: Both<unknown>): Both<T> {
  return {
    before: resolve<T>(walk.before, before.node as T, before.pointer),
    after: resolve<T>(walk.after, after.node as T, after.pointer),
  };
}

/** A key of one or both sides, with what is under it. */
export interface Entry {
  key: string;
  before?: Located<unknown>;
  after?: Located<unknown>;
}

/** The entries under one keyword (a map of properties, of statuses, …) of both sides, by key. */
export function* entriesOf({ before, after }: Both<object>, keyword: string): Generator<Entry> {
  const maps = { before: mapAt(before.node, keyword), after: mapAt(after.node, keyword) };
  for (const key of new Set([...Object.keys(maps.before), ...Object.keys(maps.after)])) {
    yield {
      key,
      ...(key in maps.before && {
        before: { node: maps.before[key], pointer: at(before.pointer, keyword, key) },
      }),
      ...(key in maps.after && {
        after: { node: maps.after[key], pointer: at(after.pointer, keyword, key) },
      }),
    };
  }
}

function mapAt(node: object, keyword: string): Node {
  return ((node as Node)[keyword] ?? {}) as Node;
}

/** What is under one keyword that both sides have. */
export function below<T>({ before, after }: Both<object>, keyword: string): Both<T> | undefined {
  const values = [(before.node as Node)[keyword], (after.node as Node)[keyword]];
  if (values.some(value => value === undefined)) return undefined;
  return {
    before: { node: values[0] as T, pointer: at(before.pointer, keyword) },
    after: { node: values[1] as T, pointer: at(after.pointer, keyword) },
  };
}

/** Whether a keyword says the same on both sides. */
export function sameKeyword({ before, after }: Both<object>, keyword: string): boolean {
  return isDeepStrictEqual((before.node as Node)[keyword], (after.node as Node)[keyword]);
}

/** Keywords that only tell a reader something. */
const texts = new Set([
  'title', 'summary', 'description', 'example', 'examples', 'externalDocs', '$comment', 'contact', 'license',
  'termsOfService',
]); // prettier-ignore

/**
 * Compares what no other comparer has read: texts and notes (`x-…`) are documentation, and `deprecated` announces a
 * later removal. Anything else is taken for breaking, so that what this check does not know cannot slip through it.
 */
export function compareRest(walk: Walk, both: Both<object>, known: readonly string[]): void {
  const { before, after } = both as Both;
  for (const key of new Set([...Object.keys(before.node), ...Object.keys(after.node)])) {
    if (known.includes(key) || sameKeyword(both, key)) continue;
    const pointer = at(key in after.node ? after.pointer : before.pointer, key);
    if (key === 'deprecated') compareDeprecated(walk, after.node, pointer);
    else if (texts.has(key) || key.startsWith('x-')) report(walk, 'patch', pointer, `another ${key}`);
    else report(walk, 'major', pointer, `another ${key}: this check cannot tell that it is compatible`);
  }
}

function compareDeprecated(walk: Walk, after: Node, pointer: string): void {
  if (after.deprecated === true) report(walk, 'minor', pointer, 'deprecated');
  else report(walk, 'patch', pointer, 'no longer deprecated');
}

/** Compares whether a parameter, header or body must be there. */
export function compareRequiredFlag(walk: Walk, both: Both<object>, direction: Direction): void {
  const [was, is] = [both.before, both.after].map(({ node }) => (node as Node).required === true);
  if (was === is) return;
  const pointer = at(both.after.pointer, 'required');
  if (is) report(walk, narrowed[direction], pointer, 'is required', direction);
  else report(walk, widened[direction], pointer, 'may be missing', direction);
}
