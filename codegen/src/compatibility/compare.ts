import { isDeepStrictEqual } from 'node:util';
import { type Contract, at, type Located, type Schema } from '../contract.js';
import { changeClasses, compareRest, report, directions, entriesOf } from './walk.js';
import type { Change, Walk, Both } from './walk.js';
import { compareOperations } from './operations.js';
import { compareSchemas } from './schemas.js';

/**
 * Returns every change from one contract to another and what it asks of the version, the weightiest first. The number of
 * the version itself is none of them.
 */
export function compareContracts(before: Contract, after: Contract): Change[] {
  const walk: Walk = { before, after, changes: new Map(), seen: new Set() };
  compareOperations(walk);
  compareRegistries(walk);
  compareNames(walk);
  compareSecuritySchemes(walk);
  compareRoots(walk);
  if (walk.changes.size === 0 && !isDeepStrictEqual(numberless(before), numberless(after)))
    report(walk, 'patch', '#', 'written differently, and means the same');
  return [...walk.changes.values()].sort(
    (one, other) => changeClasses.indexOf(other.class) - changeClasses.indexOf(one.class),
  );
}

function numberless(contract: Contract): object {
  return { ...contract, info: { ...contract.info, version: '' } };
}

/** Tags, licence and the address of the service are for readers; clients are given the address by their users. */
const rootTexts = ['tags', 'servers'] as const;

function compareRoots(walk: Walk): void {
  const { before, after } = walk;
  const info = (contract: Contract) => ({ node: contract.info, pointer: '#/info' });
  compareRest(walk, { before: info(before), after: info(after) }, ['version']);
  for (const key of rootTexts) {
    const [was, is] = [before, after].map(contract => (contract as unknown as Record<string, unknown>)[key]);
    if (!isDeepStrictEqual(was, is)) report(walk, 'patch', at('#', key), `other ${key}`);
  }
  const compared = ['openapi', 'info', 'paths', 'webhooks', 'components', 'security', ...rootTexts];
  const root = (contract: Contract) => ({ node: contract, pointer: '#' });
  compareRest(walk, { before: root(before), after: root(after) }, [...compared, ...registries]);
}

const registries = ['x-error-codes', 'x-flow-issue-codes'];

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
