import type { Located, Schema } from '../contract.js';
import { directions } from './change.js';
import { compareRest } from './rest.js';
import { compareSchemas } from './schemas.js';
import type { Both, Walk } from './walk.js';
import { entriesOf, report } from './walk.js';

/** Compares the error registry and the codes of flow issues: what a code means stays as it is, texts may change. */
export function compareRegistries(walk: Walk): void {
  const both: Both<object> = {
    before: { node: walk.before, pointer: '#' },
    after: { node: walk.after, pointer: '#' },
  };
  for (const keyword of ['x-error-codes', 'x-flow-issue-codes']) {
    for (const { key: code, before, after } of entriesOf(both, keyword)) {
      if (!after) report(walk, 'major', before!.pointer, `the code ${code} was removed`);
      else if (!before) report(walk, 'minor', after.pointer, `the new code ${code}`);
      else compareRest(walk, { before: entry(before), after: entry(after) }, []);
    }
  }
}

/** A flow issue is its description alone. */
function entry({ node, pointer }: Located<unknown>): Located<object> {
  return { node: typeof node === 'string' ? { description: node } : (node as object), pointer };
}

/**
 * Compares the names of schemas, under which the SDK and generated clients export types. Comes after the operations: a
 * schema that none of them uses is compared here, as clients know its type all the same.
 */
export function compareNames(walk: Walk): void {
  const both: Both<object> = {
    before: { node: walk.before.components ?? {}, pointer: '#/components' },
    after: { node: walk.after.components ?? {}, pointer: '#/components' },
  };
  for (const { before, after } of entriesOf(both, 'schemas')) {
    if (!after) report(walk, 'major', before!.pointer, 'clients have no type of this name any more');
    else if (!before) report(walk, 'minor', after.pointer, 'a new type');
    else if (!wasCompared(walk, after.pointer))
      compareSchemas(walk, { before, after } as Both<Schema>, 'response');
  }
}

function wasCompared({ seen }: Walk, pointer: string): boolean {
  return directions.some(direction => seen.has(`${direction} ${pointer} ${pointer}`));
}

/** Compares how clients authenticate. */
export function compareSecuritySchemes(walk: Walk): void {
  const both: Both<object> = {
    before: { node: walk.before.components ?? {}, pointer: '#/components' },
    after: { node: walk.after.components ?? {}, pointer: '#/components' },
  };
  for (const { before, after } of entriesOf(both, 'securitySchemes')) {
    if (!after) report(walk, 'major', before!.pointer, 'the way to authenticate was removed');
    else if (!before) report(walk, 'minor', after.pointer, 'a new way to authenticate');
    else compareRest(walk, { before, after } as Both<object>, []);
  }
}
