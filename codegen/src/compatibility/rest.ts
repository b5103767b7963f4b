import { at } from '../contract.js';
import type { Both, Node, Walk } from './walk.js';
import { report, sameKeyword } from './walk.js';

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

/** Compares a flag that is false where it is absent. */
export function flagChanged({ before, after }: Both<object>, key: string): 'set' | 'cleared' | undefined {
  const flags = [before, after].map(({ node }) => (node as Node)[key] === true);
  if (flags[0] === flags[1]) return undefined;
  return flags[1] ? 'set' : 'cleared';
}
