import { isDeepStrictEqual } from 'node:util';
import type { Contract, Located, Method, OperationObject, PathItem } from '../contract.js';
import { at, resolve } from '../contract.js';
import type { Change, Direction } from './change.js';
import { outweighs } from './change.js';

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
