import type { ChangeClass } from './change.js';
import { changeClasses, outweighs } from './change.js';

/** The number of a release, as `1.15.0`; pre-releases do not exist here. */
type Numbers = [major: number, minor: number, patch: number];

function parse(version: string): Numbers {
  const match = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/.exec(version);
  if (!match) throw new Error(`"${version}" is no version of three numbers`);
  return [Number(match[1]), Number(match[2]), Number(match[3])];
}

/** The version that follows a release when its changes are of this class. */
export function nextVersion(released: string, changeClass: ChangeClass): string {
  const [major, minor, patch] = parse(released);
  const next = {
    none: [major, minor, patch],
    patch: [major, minor, patch + 1],
    minor: [major, minor + 1, 0],
    major: [major + 1, 0, 0],
  };
  return next[changeClass].join('.');
}

/**
 * What is wrong with a version, given the last release and the class of all changes since; undefined when nothing is.
 * A greater step than the contract shows is right, since behaviour can change where the contract says nothing, but it is
 * one step: no number is left out.
 */
export function judgeVersion(
  released: string,
  version: string,
  changeClass: ChangeClass,
): string | undefined {
  parse(version);
  const allowed = changeClasses
    .filter(step => !outweighs(changeClass, step))
    .map(step => nextVersion(released, step));
  if (allowed.includes(version)) return undefined;
  const [least, ...greater] = allowed;
  return `must be ${least}${greater.length ? `, or ${greater.join(' or ')} for what the contract does not show` : ''}`;
}
