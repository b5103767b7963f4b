import { isDeepStrictEqual } from 'node:util';
import type { Contract } from '../contract.js';
import { at } from '../contract.js';
import type { Change } from './change.js';
import { changeClasses } from './change.js';
import { compareOperations } from './operations.js';
import { compareNames, compareRegistries, compareSecuritySchemes } from './registries.js';
import { compareRest } from './rest.js';
import type { Walk } from './walk.js';
import { report } from './walk.js';

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
