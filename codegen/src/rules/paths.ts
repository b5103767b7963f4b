import type { Contract } from '../contract.js';
import { at, eachOperation } from '../contract.js';
import type { Segment } from '../model.js';
import { segmentsOf } from '../model.js';
import type { Problem } from './problem.js';

const segmentShape = /^(?:\{[A-Za-z]\w*\}|[^{}]+)$/;

/** Templates that the router can tell apart: whole segments, no two operations for one request. */
export function* checkPaths(contract: Contract): Generator<Problem> {
  for (const path of Object.keys(contract.paths)) {
    if (
      !path.startsWith('/') ||
      !path
        .slice(1)
        .split('/')
        .every(part => segmentShape.test(part))
    ) {
      yield { pointer: at('#/paths', path), message: 'a path segment is either text or one {parameter}' };
    }
  }
  const entries = [...eachOperation(contract.paths, '#/paths')];
  for (const [i, entry] of entries.entries()) {
    for (const earlier of entries.slice(0, i)) {
      if (earlier.method !== entry.method || !collide(segmentsOf(earlier.path), segmentsOf(entry.path)))
        continue;
      yield { pointer: entry.pointer, message: `a request can match both this path and ${earlier.path}` };
    }
  }
}

/** Two templates collide when one path matches both and neither is the more literal one throughout. */
function collide(a: Segment[], b: Segment[]): boolean {
  if (a.length !== b.length) return false;
  const winners = new Set<'a' | 'b'>();
  for (const [i, left] of a.entries()) {
    const right = b[i]!;
    if ('literal' in left && 'literal' in right) {
      if (left.literal !== right.literal) return false;
    } else if ('literal' in left) winners.add('a');
    else if ('literal' in right) winners.add('b');
  }
  return winners.size !== 1;
}
