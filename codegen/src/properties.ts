import type { Contract, Located, Schema } from './contract.js';
import { at, resolve } from './contract.js';

/**
 * Finds a top-level property through references and `allOf`. Of several the last counts: parts go from the general
 * (an envelope) to the particular (its type and data).
 */
export function findProperty(
  contract: Contract,
  schema: Schema,
  name: string,
  pointer = '#',
): Located<Schema> | undefined {
  const { node, pointer: place } = resolve<Schema>(contract, schema, pointer);
  const own = node.properties?.[name];
  if (own) return { node: own, pointer: at(place, 'properties', name) };
  const parts = (node.allOf ?? []).map((part, i) =>
    findProperty(contract, part, name, at(place, 'allOf', i)),
  );
  return parts.findLast(part => part !== undefined);
}

/**
 * The top-level keys that a request body knows; the caller strips all others before it validates.
 * Undefined where stripping is wrong: the body refuses unknown keys itself, or takes any key.
 */
export function bodyKeys(contract: Contract, schema: Schema): string[] | undefined {
  const parts = [...eachPart(contract, schema, new Set())];
  const closed = parts.some(
    part => part.additionalProperties === false || part.unevaluatedProperties === false,
  );
  const open = parts.some(part => part.additionalProperties !== undefined);
  const keys = [...new Set(parts.flatMap(part => Object.keys(part.properties ?? {})))];
  return closed || open || keys.length === 0 ? undefined : keys;
}

/** The schema itself and every schema that speaks about the same object. */
function* eachPart(contract: Contract, schema: Schema, seen: Set<Schema>): Generator<Schema> {
  const { node } = resolve<Schema>(contract, schema, '#');
  if (seen.has(node)) return;
  seen.add(node);
  yield node;
  for (const part of [...(node.allOf ?? []), ...(node.oneOf ?? []), ...(node.anyOf ?? [])]) {
    yield* eachPart(contract, part, seen);
  }
}
